/// What an edit changed: enough for a renderer to animate and for a cache to follow.
///
/// It is as small as the edit, with ranges kept as ranges; a place is followed by binary search. Changes of edits that
/// followed one another are joined by `followed(by:)`.
///
/// A place that never was follows to nil. To know what was, a change counts the items of the sections in which
/// the edit inserted, deleted or moved some. In any other section each number that an item can have stays as it
/// is, however many items there are.
public struct Change: Hashable, Sendable {
  /// The content size before the edit, in points.
  public internal(set) var contentSizeBefore: LayoutSize
  /// The content size after it.
  public internal(set) var contentSizeAfter: LayoutSize
  /// The first item of each section that may lie elsewhere in it than before, by new place, ascending.
  /// Sections that are not listed may only have moved as a whole.
  public internal(set) var firstChangedItems: [ItemPath] = []

  /// Sections that were deleted, by old place, ascending.
  public internal(set) var deletedSections: [Int] = []
  /// Sections that were inserted, by new place, ascending.
  public internal(set) var insertedSections: [Int] = []
  /// Sections that were replaced, by old place, ascending.
  public internal(set) var reloadedSections: [Int] = []
  /// Items that were deleted, by old place, ascending; not those of deleted sections.
  public internal(set) var deletedItems = ItemPaths()
  /// Items that were inserted, by new place, ascending; not those of inserted sections.
  public internal(set) var insertedItems = ItemPaths()
  /// Items that were given another original size, by old place, ascending; they may have been moved as well.
  public internal(set) var resizedItems = ItemPaths()

  /// The index's revision before the edit and after it.
  var revisionBefore: Int
  var revisionAfter: Int

  var sectionMap: IndexMap
  var sectionMoves = MoveTable<Int>()
  /// Of the sections in which items came, went or moved, ascending by old place.
  var itemMaps: [SectionItemMap] = []
  var itemMoves = MoveTable<ItemPath>()

  /// Sections that were moved, ascending by old place.
  public var movedSections: [Move<Int>] { sectionMoves.moves }

  /// Items that were moved, ascending by old place.
  public var movedItems: [Move<ItemPath>] { itemMoves.moves }

  /// An edit, yet to be made, of a feed with so many sections.
  init(contentSizeBefore: LayoutSize, sectionCount: Int, revision: Int) {
    (revisionBefore, revisionAfter) = (revision, revision)
    self.contentSizeBefore = contentSizeBefore
    contentSizeAfter = contentSizeBefore
    sectionMap = IndexMap(oldCount: sectionCount)
  }

  /// Notes that sections are inserted behind all others.
  mutating func noteInsertedSections(_ sections: Range<Int>) {
    insertedSections = Array(sections)
    sectionMap = IndexMap(oldCount: sectionMap.oldCount, placed: IndexRanges(sections))
  }

  /// Where a section went, or nil if it was deleted or never was.
  ///
  /// - Complexity: O(log k) for k edits.
  public func newSection(of old: Int) -> Int? { sectionMap.newIndex(of: old) ?? sectionMoves.target(of: old) }

  /// Where a section was, or nil if it was inserted or is not there.
  ///
  /// - Complexity: O(log k) for k edits.
  public func oldSection(of new: Int) -> Int? { sectionMap.oldIndex(of: new) ?? sectionMoves.source(of: new) }

  /// Where an item went, or nil if it was deleted, with its section or alone, or never was.
  ///
  /// - Complexity: O(log k) for k edits.
  public func newPath(of old: ItemPath) -> ItemPath? {
    if let target = itemMoves.target(of: old) { return target }
    guard !reloadedSections.contains(sorted: old.section), let section = newSection(of: old.section) else {
      return nil
    }
    let map = itemMap(ofSection: old.section)
    let item = map.map { $0.newIndex(of: old.item) } ?? Change.possible(old.item)
    return item.map { ItemPath(section: section, item: $0) }
  }

  /// Where an item was, or nil if it was inserted, with its section or alone, or is not there.
  ///
  /// - Complexity: O(log k) for k edits.
  public func oldPath(of new: ItemPath) -> ItemPath? {
    if let source = itemMoves.source(of: new) { return source }
    guard let section = oldSection(of: new.section), !reloadedSections.contains(sorted: section) else {
      return nil
    }
    let map = itemMap(ofSection: section)
    let item = map.map { $0.oldIndex(of: new.item) } ?? Change.possible(new.item)
    return item.map { ItemPath(section: section, item: $0) }
  }

  /// Whether items came, went, moved or changed their sizes.
  var changesItems: Bool {
    !(sectionMap.isIdentity && reloadedSections.isEmpty && itemMaps.isEmpty && itemMoves.moves.isEmpty
      && resizedItems.isEmpty)
  }

  /// Whether the edit moved an item, alone or with its section.
  func moves(_ old: ItemPath) -> Bool {
    itemMoves.target(of: old) != nil || sectionMoves.target(of: old.section) != nil
  }

  /// Where the items of a section went, by old place, if any came, went or moved.
  func itemMap(ofSection old: Int) -> IndexMap? {
    let index = itemMaps.partitioningIndex { $0.section >= old }
    return index < itemMaps.count && itemMaps[index].section == old ? itemMaps[index].map : nil
  }

  /// The number of an item, or nil if no item of any section can have it.
  private static func possible(_ item: Int) -> Int? {
    item >= 0 && item < SectionStorage.itemCounts.upperBound ? item : nil
  }
}

extension Array where Element: Comparable {
  /// Whether an ascending array contains an element. O(log n).
  func contains(sorted element: Element) -> Bool {
    let index = partitioningIndex { $0 >= element }
    return index < count && self[index] == element
  }
}
