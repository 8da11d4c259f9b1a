extension LayoutError {
  /// An edit of a batch, as an error names it.
  public enum BatchOperation: UInt8, Hashable, Sendable {
    /// An item to insert: its path after the batch.
    case insertItem
    /// An item to delete: its path before the batch.
    case deleteItem
    /// An item to move: its path before the batch.
    case moveItemFrom
    /// An item to move: its path after the batch.
    case moveItemTo
    /// An item that is given another size: its path before the batch.
    case setSize
    /// A section to insert: its index after the batch.
    case insertSection
    /// A section to delete: its index before the batch.
    case deleteSection
    /// A section to move: its index before the batch.
    case moveSectionFrom
    /// A section to move: its index after the batch.
    case moveSectionTo
    /// A section to replace: its index before the batch.
    case reloadSection
    /// A section that is given other options: its index before the batch.
    case setOptions
  }

  /// One of the two sides of a difference.
  public enum DifferenceSide: UInt8, Hashable, Sendable {
    /// The lists before.
    case old
    /// The lists after.
    case new
  }

  /// What is wrong with an edit of a batch.
  public enum BatchFault: Hashable, Sendable {
    /// Two edits that exclude each other name the same index or path.
    case duplicate
    /// There is no such index or path; its list has `count`.
    case outOfRange(count: Int)
    /// What is deleted is moved, too.
    case deletedAndMoved
    /// What is deleted is given another size or replaced, too.
    case deletedAndReloaded
    /// A section that is moved is replaced, too. An item may be moved and given another size.
    case movedAndReloaded
    /// The section is deleted or replaced; or the item's section is, and the item is not moved out of it.
    case sectionIsGone
    /// After the batch there would be `actual` sections, or items in the section, where `expected` were asked for.
    case countMismatch(expected: Int, actual: Int)
  }
}
