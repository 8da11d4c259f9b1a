import Perpend
import TestSupport
import Testing

/// Places that a change lists are a collection like an array of them, whatever their number.
struct ItemPathsTests {
  @Test(arguments: RandomRuns.seeds(30))
  func sameAsAnArray(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var array: [ItemPath] = []
    for section in 0..<4 {
      for item in 0..<10 where random.oneIn(2) { array.append(ItemPath(section: section, item: item)) }
    }
    let paths = ItemPaths(array)
    #expect(Array(paths) == array)
    #expect(paths.count == array.count && paths.isEmpty == array.isEmpty)
    #expect(paths.first == array.first && paths.last == array.last)
    #expect(paths.indices.map { paths[$0] } == array)
    #expect(Array(paths.reversed()) == array.reversed())
    #expect(
      paths.ranges.flatMap { range in range.items.map { ItemPath(section: range.section, item: $0) } }
        == array)
    #expect(
      zip(paths.ranges, paths.ranges.dropFirst()).allSatisfy {
        $0.section < $1.section || $0.items.upperBound < $1.items.lowerBound
      })
    for section in [.min, -1, 0, 1, 2, 3, 4, .max] {
      for item in [.min, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, .max] {
        let path = ItemPath(section: section, item: item)
        #expect(paths.contains(path) == array.contains(path))
      }
    }
  }

  /// As an array the places would take 160 GB.
  @Test func tenBillionItemsOfAGrid() throws {
    let count = 10_000_000_000
    let layout = UniformGrid(itemSize: LayoutSize(width: 20, height: 0), rowSpacing: 0)
    let grid = FeedSection(layout: .grid(layout), unsizedItemCount: 3 * count)
    var index = try LayoutIndex(Container(width: 100), sections: [grid])
    let change = try index.deleteItems(count..<2 * count, inSection: 0)
    #expect(index.itemCount == 2 * count)
    #expect(change.deletedItems.count == count)
    #expect(change.deletedItems.ranges == [ItemRange(section: 0, items: count..<2 * count)])
    #expect(change.deletedItems[count / 2] == ItemPath(section: 0, item: count + count / 2))
    #expect(change.deletedItems.last == ItemPath(section: 0, item: 2 * count - 1))
    func newItem(_ old: Int) -> Int? { change.newPath(of: ItemPath(section: 0, item: old))?.item }
    #expect(newItem(count - 1) == count - 1)
    #expect(newItem(count) == nil && newItem(2 * count - 1) == nil)
    #expect(newItem(2 * count) == count && newItem(3 * count - 1) == 2 * count - 1)
    #expect(newItem(3 * count) == nil)
    #expect(change.oldPath(of: ItemPath(section: 0, item: count))?.item == 2 * count)
    #expect(change.oldPath(of: ItemPath(section: 0, item: 2 * count)) == nil)
  }

  /// What a batch deletes and inserts one by one is kept as the ranges that it comes to.
  @Test func singleEditsOfABatch() throws {
    let section = FeedSection(layout: .list(), items: Array(repeating: LayoutSize(height: 10), count: 100))
    var index = try LayoutIndex(Container(width: 100), sections: [section, section])
    let change = try index.update { batch in
      for item in (20..<60).reversed() { batch.deleteItem(at: ItemPath(section: 1, item: item)) }
      for item in [5, 3, 4, 90, 91] { batch.insertItem(.zero, at: ItemPath(section: 0, item: item)) }
      for item in [7, 9, 8] { batch.setSize(.zero, ofItemAt: ItemPath(section: 0, item: item)) }
    }
    #expect(change.deletedItems.ranges == [ItemRange(section: 1, items: 20..<60)])
    #expect(
      change.insertedItems.ranges == [
        ItemRange(section: 0, items: 3..<6), ItemRange(section: 0, items: 90..<92),
      ])
    #expect(change.resizedItems.ranges == [ItemRange(section: 0, items: 7..<10)])
  }
}
