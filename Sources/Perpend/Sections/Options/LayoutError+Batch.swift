extension LayoutError {
  /// An edit of a batch, as an error names it.
  public enum BatchOperation: UInt8, Hashable, Sendable {
    /// An item to insert, by new place.
    case insertItem
    /// An item to delete, by old place.
    case deleteItem
    /// An item to move, by old place.
    case moveItemFrom
    /// Where an item is moved, by new place.
    case moveItemTo
    /// An item that is given another size, by old place.
    case setSize
    /// A section to insert, by new place.
    case insertSection
    /// A section to delete, by old place.
    case deleteSection
    /// A section to move, by old place.
    case moveSectionFrom
    /// Where a section is moved, by new place.
    case moveSectionTo
    /// A section to replace, by old place.
    case reloadSection
    /// A section that is given other options, by old place.
    case setOptions
  }

  /// What a difference leads from, or what it leads to.
  public enum DifferenceSide: UInt8, Hashable, Sendable {
    /// What the difference leads from.
    case old
    /// What it leads to.
    case new
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
