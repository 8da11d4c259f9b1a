/// Why a value or a call was refused. What was called is then as it was before the call.
///
/// `description` is a sentence in English that names the place, the value and the bound.
public enum LayoutError: Error, Hashable, Sendable {
  /// A length that is NaN or out of range, in points.
  case invalidLength(Quantity, value: Double, at: Place, allowed: ClosedRange<Double>)
  /// A number of columns, or a maximum of it, that is out of range.
  case invalidColumnCount(Int, section: Int, allowed: ClosedRange<Int>)
  /// A number of columns to cover that is out of range.
  case invalidSpan(Int, at: ItemPath, allowed: ClosedRange<Int>)
  /// The index of a column to lock an item to that is out of range.
  case invalidColumn(Int, at: ItemPath, allowed: ClosedRange<Int>)
  /// A display scale that is NaN or out of range.
  case invalidDisplayScale(Double, allowed: ClosedRange<Double>)
  /// The section has `count` items whose sizes are not known, and its layout needs them.
  case noItemSizes(section: Int, count: Int)
  /// More or fewer items than a section may have.
  case invalidItemCount(Int, section: Int, allowed: ClosedRange<Int>)
  /// The number of items that a custom layout placed in the band that begins with an item. `allowed` ends with the
  /// number of items that were left.
  case invalidBandItemCount(Int, at: ItemPath, allowed: ClosedRange<Int>)
  /// The number of items that the feed would have up to the end of a section, which is more than `limit`.
  case tooManyItems(Int, section: Int, limit: Int)
  /// More decorations than a section may have.
  case tooManyDecorations(Int, section: Int, limit: Int)
  /// There is no section of that index; there are `count` sections.
  case noSuchSection(Int, count: Int)
  /// There is no item at that path; its section, if there is one, has `count` items.
  case noSuchItem(ItemPath, count: Int)
  /// Rows, a flow, a custom layout or a waterfall with items that span columns would end at `value` points on the
  /// cross axis, which is more than `limit`.
  case reachesTooFar(section: Int, value: Double, limit: Double)
  /// The content would be longer than `limit` points. `section` is the index of the section that would end beyond
  /// that.
  case contentTooLong(section: Int, limit: Double)

  /// A child of an outline that does not have exactly one parent. `of` is the parent that claims it. If no parent
  /// claims it, `of` is the one before whose children, or at the end of whose children, it stands.
  case invalidChild(ItemPath, of: ItemPath, ChildFault)

  /// An edit of a batch that makes no sense; or, without an operation, a count that is not the expected one.
  case invalidBatch(LayoutError.BatchFault, LayoutError.BatchOperation?, at: Place)

  /// An identifier that stands twice in a list, or in two lists of one snapshot: at `at` and, before that, at
  /// `first`.
  case duplicateIdentifier(LayoutError.DifferenceSide, at: Place, first: Place)

  /// A change cannot be joined to one that does not begin where it ends.
  ///
  /// After the first change the feed, or the section at `at`, has `actual` sections or items; before the second it
  /// has `expected`. Where only one of the changes knows the number of items, the other number is the least
  /// possible one.
  case changesDoNotMeet(expected: Int, actual: Int, at: Place)
  /// A scroll anchor was asked with a change that is not what has happened since it was noted.
  ///
  /// Both ranges count edits in which items were inserted, deleted, moved or changed their sizes: the first from
  /// when the anchor was noted until now, the second before and after the change.
  case staleAnchor(ClosedRange<Int>, change: ClosedRange<Int>)

  /// What is wrong with a child of an outline.
  public enum ChildFault: UInt8, Hashable, Sendable {
    /// A parent before has it too.
    case claimedTwice
    /// There is no such item.
    case missing
    /// No parent has it. Each range of children begins where the one before ends.
    case unclaimed
  }

  /// What a refused length is the length of.
  public enum Quantity: UInt8, Hashable, Sendable {
    /// The length of the container along its cross axis.
    case containerLength
    /// The least length of the content.
    case minimumContentLength
    /// The original width of an item.
    case itemWidth
    /// The original height of an item.
    case itemHeight
    /// The height of an item, scaled to its column or its span.
    case scaledHeight
    /// The space between columns.
    case columnSpacing
    /// The space between the items of a column, or of a line of a flow.
    case itemSpacing
    /// The space between rows.
    case rowSpacing
    /// The space between the lines of a flow.
    case lineSpacing
    /// The least width of a column.
    case minimumColumnWidth
    /// A side of the space around the items of a section, or around an outline.
    case sectionInset
    /// A side of the space around a decoration.
    case decorationInset
    /// The height of a header, of a section or of the whole feed.
    case headerHeight
    /// A side of the space around a header.
    case headerInset
    /// The height of a footer, of a section or of the whole feed.
    case footerHeight
    /// A side of the space around a footer.
    case footerInset
    /// The x of an item that a custom layout places, from the start of its band.
    case frameX
    /// The y of an item that a custom layout places, from the start of its band.
    case frameY
    /// The width of an item that a custom layout places.
    case frameWidth
    /// The height of an item that a custom layout places.
    case frameHeight
    /// The length of a band of a custom layout.
    case bandLength
  }

  /// Where a refused value stood. In a batch, an index or a path means what the operation means by it: before the
  /// batch, or after it.
  public enum Place: Hashable, Sendable {
    /// The feed as a whole: its container, its header or its footer.
    case container
    /// A section, by its index; in an outline, a column.
    case section(Int)
    /// An item, by its path.
    case item(ItemPath)
  }
}
