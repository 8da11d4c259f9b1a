/// Edits to be made together, with `UICollectionView`'s meaning of places: deletions, reloads, size and
/// option changes and the sources of moves name places before the batch, insertions and the targets of moves
/// places after it. The order of the calls has no effect.
///
///     let change = try index.update { batch in
///       batch.deleteItem(at: ItemPath(section: 0, item: 3))
///       batch.insertItem(LayoutSize(width: 3, height: 2), at: ItemPath(section: 0, item: 0))
///     }
///
/// What two lists or two snapshots differ in becomes edits by `addDifference(from:to:inSection:)` and its kin.
///
/// A batch is a list; whether it makes sense is checked, whole, when it is applied.
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

  /// Creates a batch of no edits.
  public init() {}

  /// Inserts an item of an original size; `path` is its place after the batch.
  public mutating func insertItem(_ size: LayoutSize, at path: ItemPath, traits: ItemTraits? = nil) {
    insertedItems.append((path, size, traits))
  }

  /// Deletes an item; `path` is its place before the batch.
  public mutating func deleteItem(at path: ItemPath) { deletedItems.append(path) }

  /// Moves an item from its place before the batch to its place after it. Its old section may be deleted or
  /// reloaded by the same batch; the item may be given another size by it, which it arrives with.
  public mutating func moveItem(from: ItemPath, to: ItemPath) { movedItems.append(Move(from: from, to: to)) }

  /// Gives an item another original size, and other traits if they are given; `path` is its place before the batch.
  /// An item of a grid keeps the grid's size.
  public mutating func setSize(_ size: LayoutSize, ofItemAt path: ItemPath, traits: ItemTraits? = nil) {
    resizedItems.append((path, size, traits))
  }

  /// Inserts a section; `index` is its place after the batch. Items that the batch inserts into it, or moves
  /// there, take their places, and its own the rest.
  public mutating func insertSection(_ section: FeedSection, at index: Int) {
    insertedSections.append((index, section))
  }

  /// Deletes a section with its items but those that the batch moves out of it; `index` is its place before the batch.
  public mutating func deleteSection(at index: Int) { deletedSections.append(index) }

  /// Moves a section from its place before the batch to its place after it.
  public mutating func moveSection(from: Int, to: Int) { movedSections.append(Move(from: from, to: to)) }

  /// Puts another section in the place of one, whose items are gone but those that the batch moves out of it;
  /// `index` is its place before the batch.
  public mutating func reloadSection(at index: Int, with section: FeedSection) {
    reloadedSections.append((index, section))
  }

  /// Changes everything about a section but its items; `index` is its place before the batch.
  public mutating func setOptions(_ options: SectionOptions, ofSection index: Int) {
    changedOptions.append((index, options))
  }
}
