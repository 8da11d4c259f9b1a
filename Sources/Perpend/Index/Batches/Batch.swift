/// Edits that are made together.
///
///     let change = try index.update { batch in
///       batch.deleteItem(at: ItemPath(section: 0, item: 3))
///       batch.insertItem(LayoutSize(width: 3, height: 2), at: ItemPath(section: 0, item: 0))
///     }
///
/// Indices and paths mean what they mean in `UICollectionView`: deletions, new sizes, new options, reloads and the
/// sources of moves name them *before* the batch, insertions and the targets of moves *after* it. The order of the
/// calls has no effect.
///
/// What two lists or two snapshots differ in becomes edits by `addDifference(from:to:inSection:)` and its kin.
///
/// A batch is a list. `LayoutIndex.apply(_:expecting:)` checks it as a whole.
public struct Batch: Sendable {
  var insertedItems: [(path: ItemPath, size: LayoutSize, traits: ItemTraits?)] = []
  @usableFromInline var deletedItems: [ItemPath] = []
  @usableFromInline var movedItems: [Move<ItemPath>] = []
  var resizedItems: [(path: ItemPath, size: LayoutSize, traits: ItemTraits?)] = []
  var insertedSections: [(index: Int, section: FeedSection)] = []
  var deletedSections: [Int] = []
  var movedSections: [Move<Int>] = []
  var reloadedSections: [(index: Int, section: FeedSection)] = []
  var changedOptions: [(index: Int, options: SectionOptions)] = []

  /// Creates a batch without edits.
  public init() {}

  /// Inserts an item.
  ///
  /// - Parameters:
  ///   - size: The original size of the item, in points.
  ///   - path: The path of the item after the batch.
  ///   - traits: What sets the item apart; nil if nothing does.
  /// - Complexity: O(1), amortized over many calls.
  public mutating func insertItem(_ size: LayoutSize, at path: ItemPath, traits: ItemTraits? = nil) {
    insertedItems.append((path, size, traits))
  }

  /// Deletes an item.
  ///
  /// - Parameter path: The path of the item before the batch.
  /// - Complexity: O(1), amortized over many calls.
  public mutating func deleteItem(at path: ItemPath) { deletedItems.append(path) }

  /// Moves an item.
  ///
  /// The batch may delete or reload the section that the item leaves. It may also give the item another size: the
  /// item arrives with it.
  ///
  /// - Parameters:
  ///   - from: The path of the item before the batch.
  ///   - to: The path of the item after the batch.
  /// - Complexity: O(1), amortized over many calls.
  public mutating func moveItem(from: ItemPath, to: ItemPath) { movedItems.append(Move(from: from, to: to)) }

  /// Gives an item another original size. An item of a grid keeps the size that the grid gives it.
  ///
  /// - Parameters:
  ///   - size: The new original size, in points.
  ///   - path: The path of the item before the batch.
  ///   - traits: The new traits; nil leaves them as they are.
  /// - Complexity: O(1), amortized over many calls.
  public mutating func setSize(_ size: LayoutSize, ofItemAt path: ItemPath, traits: ItemTraits? = nil) {
    resizedItems.append((path, size, traits))
  }

  /// Inserts a section.
  ///
  /// Items that the batch inserts into the section, or moves there, stand at their own paths. The items of
  /// `section` fill the rest.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - index: The index of the section after the batch.
  /// - Complexity: O(1), amortized over many calls.
  public mutating func insertSection(_ section: FeedSection, at index: Int) {
    insertedSections.append((index, section))
  }

  /// Deletes a section with all its items, except those that the batch moves out of it.
  ///
  /// - Parameter index: The index of the section before the batch.
  /// - Complexity: O(1), amortized over many calls.
  public mutating func deleteSection(at index: Int) { deletedSections.append(index) }

  /// Moves a section.
  ///
  /// - Parameters:
  ///   - from: The index of the section before the batch.
  ///   - to: The index of the section after the batch.
  /// - Complexity: O(1), amortized over many calls.
  public mutating func moveSection(from: Int, to: Int) { movedSections.append(Move(from: from, to: to)) }

  /// Replaces a section. Its old items are deleted, except those that the batch moves out of it.
  ///
  /// - Parameters:
  ///   - index: The index of the section before the batch.
  ///   - section: The section that replaces it.
  /// - Complexity: O(1), amortized over many calls.
  public mutating func reloadSection(at index: Int, with section: FeedSection) {
    reloadedSections.append((index, section))
  }

  /// Changes everything about a section except its items.
  ///
  /// - Parameters:
  ///   - options: The new options.
  ///   - index: The index of the section before the batch.
  /// - Complexity: O(1), amortized over many calls.
  public mutating func setOptions(_ options: SectionOptions, ofSection index: Int) {
    changedOptions.append((index, options))
  }
}
