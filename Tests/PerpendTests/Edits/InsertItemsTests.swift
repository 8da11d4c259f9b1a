import Perpend
import TestSupport
import Testing

/// Items inserted by the single call are where the batch of the same insertions puts them.
struct InsertItemsTests {
  @Test(arguments: Waterfall.Placement.allCases, [0, 1, 90, 300])
  func sameAsABatch(placement: Waterfall.Placement, count: Int) throws {
    let waterfall = Waterfall(columns: .fixed(3), placement: placement)
    let sizes = (0..<count).map { LayoutSize(width: 40, height: Double(10 + $0 * 7 % 50)) }
    let section = FeedSection(layout: .waterfall(waterfall), items: sizes)
    for place in Set([0, count / 2, count]) {
      var single = try LayoutIndex(Container(width: 300), sections: [section, section])
      var batched = single
      let added = (0..<70).map { LayoutSize(height: Double($0)) }
      let change = try single.insertItems(added, at: ItemPath(section: 0, item: place))
      let other = try batched.update { batch in
        for (offset, size) in added.enumerated() {
          batch.insertItem(size, at: ItemPath(section: 0, item: place + offset))
        }
      }
      single._checkInvariants()
      try require(noDifference: firstDifference(single, batched), Trail().adding("at \(place)"))
      #expect(change.insertedItems == other.insertedItems)
      #expect(change.firstChangedItems == other.firstChangedItems)
      #expect(change.contentSizeAfter == other.contentSizeAfter)
      for item in 0..<count + 70 {
        let path = ItemPath(section: 0, item: item)
        #expect(change.oldPath(of: path) == other.oldPath(of: path))
      }
    }
  }

  @Test(arguments: Waterfall.Placement.allCases, [1, 90, 300])
  func deletedAsByABatch(placement: Waterfall.Placement, count: Int) throws {
    let waterfall = Waterfall(columns: .fixed(3), placement: placement)
    let sizes = (0..<count).map { LayoutSize(width: 40, height: Double(10 + $0 * 7 % 50)) }
    let section = FeedSection(layout: .waterfall(waterfall), items: sizes)
    for range in [0..<1, 0..<count, count / 2..<count, count / 3..<count / 2] {
      var single = try LayoutIndex(Container(width: 300), sections: [section, section])
      var batched = single
      let change = try single.deleteItems(range, inSection: 0)
      let other = try batched.update { batch in
        for item in range { batch.deleteItem(at: ItemPath(section: 0, item: item)) }
      }
      single._checkInvariants()
      try require(noDifference: firstDifference(single, batched), Trail().adding("\(range)"))
      #expect(change.deletedItems == other.deletedItems)
      #expect(change.firstChangedItems == other.firstChangedItems)
      for item in 0..<count {
        let path = ItemPath(section: 0, item: item)
        #expect(change.newPath(of: path) == other.newPath(of: path))
      }
    }
  }

  @Test func whatIsRefused() throws {
    let section = FeedSection(layout: .list(), items: [LayoutSize(height: 10)])
    var index = try LayoutIndex(Container(width: 100), sections: [section])
    let before = index
    for item in [-1, 2, Int.max] {
      let path = ItemPath(section: 0, item: item)
      #expect(throws: LayoutError.noSuchItem(path, count: 1)) { try index.insertItems([.zero], at: path) }
    }
    #expect(throws: LayoutError.noSuchSection(1, count: 1)) {
      try index.insertItems([.zero], at: ItemPath(section: 1, item: 0))
    }
    for range in [-1..<1, 0..<2, 1..<2, 5..<5] {
      #expect(throws: LayoutError.self) { try index.deleteItems(range, inSection: 0) }
    }
    #expect(throws: LayoutError.noSuchSection(-1, count: 1)) { try index.deleteItems(0..<1, inSection: -1) }
    #expect(throws: LayoutError.self) {
      try index.insertItems(
        [LayoutSize(height: 1), LayoutSize(height: -1)], at: ItemPath(section: 0, item: 0))
    }
    try require(noDifference: firstDifference(index, before), Trail())
  }
}
