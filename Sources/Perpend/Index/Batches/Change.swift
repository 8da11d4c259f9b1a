/// What an edit changed: enough for a renderer to animate it and for a cache to follow it.
///
/// It is as small as the edit: items that follow one another are kept as a range. In the costs below, k is the
/// number of ranges and moves of the edit. The changes of edits that followed one another are joined by
/// `followed(by:)`.
///
/// A section or an item that never existed leads to nil. To know that, a change counts the items of the sections in
/// which the edit inserted, deleted or moved some. In any other section each index that an item can have leads to
/// itself, however many items the section has.
public struct Change: Hashable, Sendable {
  /// The content size before the edit, in points.
  public internal(set) var contentSizeBefore: LayoutSize
  /// The content size after the edit, in points.
  public internal(set) var contentSizeAfter: LayoutSize
  /// For each section, the first item that may lie elsewhere in it than before: its path after the edit, ascending.
  /// A section that is not listed may only have moved as a whole.
  public internal(set) var firstChangedItems: [ItemPath] = []

  /// Sections that were deleted: their indices before the edit, ascending.
  public internal(set) var deletedSections: [Int] = []
  /// Sections that were inserted: their indices after the edit, ascending.
  public internal(set) var insertedSections: [Int] = []
  /// Sections that were replaced: their indices before the edit, ascending.
  public internal(set) var reloadedSections: [Int] = []
  /// Items that were deleted: their paths before the edit, ascending. Items of deleted sections are not listed.
  public internal(set) var deletedItems = ItemPaths()
  /// Items that were inserted: their paths after the edit, ascending. Items of inserted sections are not listed.
  public internal(set) var insertedItems = ItemPaths()
  /// Items that were given another original size: their paths before the edit, ascending. They may have been moved
  /// as well.
  public internal(set) var resizedItems = ItemPaths()

  /// The index's revision before the edit and after it.
  var revisionBefore: Int
  var revisionAfter: Int

  var sectionMap: IndexMap
  var sectionMoves = MoveTable<Int>()
  /// Of the sections in which items came, went or moved, ascending by old index.
  var itemMaps: [SectionItemMap] = []
  var itemMoves = MoveTable<ItemPath>()

  /// Sections that were moved, ascending by their indices before the edit.
  ///
  /// - Complexity: O(1).
  public var movedSections: [Move<Int>] { sectionMoves.moves }

  /// Items that were moved, ascending by their paths before the edit.
  ///
  /// - Complexity: O(1).
  public var movedItems: [Move<ItemPath>] { itemMoves.moves }

  /// The change of an edit that is yet to be made, of a feed with `sectionCount` sections.
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

  /// The index of a section after the edit.
  ///
  /// - Parameter old: The index of the section before the edit.
  /// - Returns: nil if the section was deleted or never existed.
  /// - Complexity: O(log k).
  public func newSection(of old: Int) -> Int? { sectionMap.newIndex(of: old) ?? sectionMoves.target(of: old) }

  /// The index of a section before the edit.
  ///
  /// - Parameter new: The index of the section after the edit.
  /// - Returns: nil if the section was inserted or does not exist.
  /// - Complexity: O(log k).
  public func oldSection(of new: Int) -> Int? { sectionMap.oldIndex(of: new) ?? sectionMoves.source(of: new) }

  /// The path of an item after the edit.
  ///
  /// - Parameter old: The path of the item before the edit.
  /// - Returns: nil if the item was deleted, by itself or with its section, or never existed.
  /// - Complexity: O(log k).
  public func newPath(of old: ItemPath) -> ItemPath? {
    if let target = itemMoves.target(of: old) { return target }
    guard !reloadedSections.contains(sorted: old.section), let section = newSection(of: old.section) else {
      return nil
    }
    let map = itemMap(ofSection: old.section)
    let item = map.map { $0.newIndex(of: old.item) } ?? Change.possible(old.item)
    return item.map { ItemPath(section: section, item: $0) }
  }

  /// The path of an item before the edit.
  ///
  /// - Parameter new: The path of the item after the edit.
  /// - Returns: nil if the item was inserted, by itself or with its section, or does not exist.
  /// - Complexity: O(log k).
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

  /// Where the items of a section went, by its old index, if any came, went or moved.
  func itemMap(ofSection old: Int) -> IndexMap? {
    let index = itemMaps.partitioningIndex { $0.section >= old }
    return index < itemMaps.count && itemMaps[index].section == old ? itemMaps[index].map : nil
  }

  /// The index of an item, or nil if no item of any section can have it.
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
