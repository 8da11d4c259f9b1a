extension LayoutError {
  /// An edit of a batch, as an error names it.
  public enum BatchOperation: UInt8, Hashable, Sendable {
    case insertItem, deleteItem, moveItemFrom, moveItemTo, setSize
    case insertSection, deleteSection, moveSectionFrom, moveSectionTo, reloadSection, setOptions
  }

  /// What a difference leads from, or what it leads to.
  public enum DifferenceSide: UInt8, Hashable, Sendable {
    case old, new
  }

  /// What is wrong with an edit of a batch.
  public enum BatchFault: Hashable, Sendable {
    /// The place is named twice by edits of which only one can be.
    case duplicate
    /// The place is not there; its list has `count`.
    case outOfRange(count: Int)
    /// What is deleted is also moved.
    case deletedAndMoved
    /// What is deleted is also reloaded.
    case deletedAndReloaded
    /// A section that is moved is also reloaded. An item may be both.
    case movedAndReloaded
    /// The section is deleted or reloaded, or the item's is and the item is not moved out of it.
    case sectionIsGone
    /// After the batch there would be `actual` and not `expected` sections, or items in the section.
    case countMismatch(expected: Int, actual: Int)
  }
}
