import Perpend
import TestSupport
import Testing

/// Waterfalls whose items keep their columns.
struct StableWaterfallTests {
  @Test(arguments: RandomRuns.seeds(8), [1, 2, 3, 8, 17])
  func histories(seed: UInt64, columns: Int) throws {
    var random = RandomSource(seed: seed &* 31 &+ UInt64(columns), placements: [.stable])
    let waterfall = Waterfall(
      columns: .fixed(columns), itemSpacing: random.pick([0, 3]), placement: .stable)
    let sections = (0..<random.int(1...2)).map { _ in
      let sizes = SizeStyle.given.sizes(random.pick([0, 3, 70, 400]), using: &random)
      return FeedSection(layout: .waterfall(waterfall), items: sizes)
    }
    try runHistory(Feed(Container(width: 400), sections), edits: 25, seed: seed, &random)
  }

  /// A size change moves the items below in its column and no other, and places one block.
  @Test func aSizeChangeMovesOneColumn() throws {
    var random = RandomSource(seed: 5)
    let sizes = SizeStyle.given.sizes(20_000, using: &random)
    let waterfall = Waterfall(columns: .fixed(8), placement: .stable)
    var index = try LayoutIndex(
      Container(width: 800), sections: [FeedSection(layout: .waterfall(waterfall), items: sizes)])
    let before = index
    let placed = index.work.itemsPlaced
    try index.setSize(LayoutSize(height: 500), ofItemAt: ItemPath(section: 0, item: 3))
    #expect(index.work.itemsPlaced - placed <= 64)
    let column = try #require(index.column(ofItemAt: ItemPath(section: 0, item: 3)))
    for item in 4..<20_000 {
      let path = ItemPath(section: 0, item: item)
      let (old, new) = (try #require(before.frame(ofItemAt: path)), try #require(index.frame(ofItemAt: path)))
      #expect(index.column(ofItemAt: path) == before.column(ofItemAt: path))
      if index.column(ofItemAt: path) == column {
        #expect(((new.y - old.y) * 960).rounded() == Double(units(500) - units(sizes[3].height)))
      } else {
        #expect(new == old)
      }
    }
  }

  /// From shortest to stable nothing moves; with other columns all are dealt out anew.
  @Test func changesOfLayout() throws {
    let sizes = (0..<300).map { LayoutSize(height: Double(($0 * 37) % 90)) }
    var waterfall = Waterfall(columns: .fixed(4))
    var index = try LayoutIndex(
      Container(width: 400), sections: [FeedSection(layout: .waterfall(waterfall), items: sizes)])
    let shortest = index
    waterfall.placement = .stable
    try index.setOptions(SectionOptions(layout: .waterfall(waterfall)), ofSection: 0)
    #expect(sameFrames(index, shortest))
    try index.setSize(LayoutSize(height: 900), ofItemAt: ItemPath(section: 0, item: 0))
    for columns in [5, 4] {
      waterfall.columns = .fixed(columns)
      try index.setOptions(SectionOptions(layout: .waterfall(waterfall)), ofSection: 0)
    }
    try index.setSize(sizes[0], ofItemAt: ItemPath(section: 0, item: 0))
    try index.repack(section: 0, from: 0)
    #expect(sameFrames(index, shortest))
  }

  private func sameFrames(_ a: LayoutIndex, _ b: LayoutIndex) -> Bool {
    (0..<a.itemCount).allSatisfy { item in
      let path = ItemPath(section: 0, item: item)
      return a.frame(ofItemAt: path) == b.frame(ofItemAt: path)
    }
  }

  /// A column from which all items have gone ends, once it has one again, with that one.
  @Test func aColumnThatWasEmpty() throws {
    let waterfall = Waterfall(columns: .fixed(2), columnSpacing: 0, itemSpacing: 10, placement: .stable)
    let sizes = Array(repeating: LayoutSize(height: 10), count: 260)
    var index = try LayoutIndex(
      Container(width: 200), sections: [FeedSection(layout: .waterfall(waterfall), items: sizes)])
    try index.update { batch in
      for item in stride(from: 1, to: 260, by: 2) { batch.deleteItem(at: ItemPath(section: 0, item: item)) }
    }
    #expect(index.contentSize.height == 130 * 20 - 10)
    let path = ItemPath(section: 0, item: 1)
    try index.update { batch in
      batch.deleteItem(at: path)
      batch.insertItem(LayoutSize(height: 9000), at: path)
    }
    #expect(index.frame(ofItemAt: path) == LayoutRect(x: 100, y: 0, width: 100, height: 9000))
    #expect(index.contentSize.height == 9000)
    try index.deleteItems(1..<2, inSection: 0)
    #expect(index.contentSize.height == 129 * 20 - 10)
    index._checkInvariants()
  }

  @Test func repackRefusesWhatIsNotThere() throws {
    var index = try LayoutIndex(
      Container(width: 100), sections: [FeedSection(layout: .list(), items: [.zero])])
    #expect(throws: LayoutError.noSuchSection(1, count: 1)) { try index.repack(section: 1, from: 0) }
    for item in [-1, 1, Int.max] {
      let path = ItemPath(section: 0, item: item)
      #expect(throws: LayoutError.noSuchItem(path, count: 1)) { try index.repack(section: 0, from: item) }
    }
  }
}
