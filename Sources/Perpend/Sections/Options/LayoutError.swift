/// Why a value or a call was refused. The index is then as it was before the call.
public enum LayoutError: Error, Hashable, Sendable {
  /// A length that is not finite, or outside of what it may be, in points.
  case invalidLength(Quantity, value: Double, at: Place, allowed: ClosedRange<Double>)
  /// A column count, or a maximum of one, outside of what it may be.
  case invalidColumnCount(Int, section: Int, allowed: ClosedRange<Int>)
  /// A span outside of what it may be.
  case invalidSpan(Int, at: ItemPath, allowed: ClosedRange<Int>)
  /// A column to lock an item to outside of what it may be.
  case invalidColumn(Int, at: ItemPath, allowed: ClosedRange<Int>)
  /// A display scale that is not finite or outside of what it may be.
  case invalidDisplayScale(Double, allowed: ClosedRange<Double>)
  /// The section has `count` items of which no size is known, and its layout needs one of each.
  case noItemSizes(section: Int, count: Int)
  /// More or fewer items than a section may have.
  case invalidItemCount(Int, section: Int, allowed: ClosedRange<Int>)
  /// A custom layout placed so many items in a band that begins with an item; `allowed` ends with how many were
  /// left.
  case invalidBandItemCount(Int, at: ItemPath, allowed: ClosedRange<Int>)
  /// Up to the end of a section the feed would have so many items, more than `limit`.
  case tooManyItems(Int, section: Int, limit: Int)
  /// More decorations than a section may have.
  case tooManyDecorations(Int, section: Int, limit: Int)
  /// There is no section of that number; there are `count`.
  case noSuchSection(Int, count: Int)
  /// There is no item at that path; its section, if there is one, has `count`.
  case noSuchItem(ItemPath, count: Int)
  /// Rows, a flow, a custom layout or a waterfall with items that span columns would reach `value` points across,
  /// and can reach `limit`.
  case reachesTooFar(section: Int, value: Double, limit: Double)
  /// The content would be longer than `limit` points; `section` is where it would pass it.
  case contentTooLong(section: Int, limit: Double)

  /// A child of an outline that is not claimed by exactly one parent. `of` is the parent that claims it, or,
  /// where it is unclaimed, the one behind or at the end of whose children it is.
  case invalidChild(ItemPath, of: ItemPath, ChildFault)

  /// An edit of a batch that does not make sense, or, without an operation, a count that does not agree.
  case invalidBatch(LayoutError.BatchFault, LayoutError.BatchOperation?, at: Place)

  /// An identifier that a difference was to tell apart stands at two places of a list, or of two lists of one snapshot.
  case duplicateIdentifier(LayoutError.DifferenceSide, at: Place, first: Place)

  /// A change was joined to one that does not end where it begins. The feed, or a section by its place in between,
  /// has `actual` sections or items after the one, and `expected` before the other; where only one of them knows how
  /// many items there are, the other number is the least that there can be.
  case changesDoNotMeet(expected: Int, actual: Int, at: Place)
  /// A scroll anchor was asked with a change that is not what has happened since it was noted. Both are given as the
  /// counts, before and after, of edits in which items came, went, moved or changed their sizes.
  case staleAnchor(ClosedRange<Int>, change: ClosedRange<Int>)

  /// What is wrong with a child of an outline.
  public enum ChildFault: UInt8, Hashable, Sendable {
    /// A parent before has claimed it.
    case claimedTwice
    /// There is no such item.
    case missing
    /// No parent claims it: runs of children follow one another without gaps.
    case unclaimed
  }

  /// What a refused length was to be.
  public enum Quantity: UInt8, Hashable, Sendable {
    /// The length of the container across the way it scrolls.
    case containerLength
    /// The least length of the content.
    case minimumContentLength
    /// The original width of an item.
    case itemWidth
    /// The original height of an item.
    case itemHeight
    /// The height of an item after scaling to its column.
    case scaledHeight
    /// The space between columns.
    case columnSpacing
    /// The space between the items of a column, or of a line of a flow.
    case itemSpacing
    /// The space between rows.
    case rowSpacing
    /// The space between the lines of a flow.
    case lineSpacing
    /// The width that columns have at least.
    case minimumColumnWidth
    /// A side of the space around the items of a section, or of an outline.
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
    /// Where a custom layout places an item across, from the start of its band.
    case frameX
    /// Where a custom layout places an item along the way it scrolls, from the start of its band.
    case frameY
    /// How wide a custom layout makes an item.
    case frameWidth
    /// How high a custom layout makes an item.
    case frameHeight
    /// The length of a band of a custom layout.
    case bandLength
  }

  /// Where a refused value stood. A place that a batch names is an old or a new one, as its operation means
  /// it.
  public enum Place: Hashable, Sendable {
    /// The feed as a whole: its container, its header or its footer.
    case container
    /// A section; of an outline, a column.
    case section(Int)
    /// An item.
    case item(ItemPath)
  }
}
