import Perpend
import TestSupport
import Testing

/// Layout in slices: whatever is left for later, once it is done all is as if it had never been left.
struct SlicingTests {
  /// A limit counts from the content's start, not from that of the section in which it lies.
  @Test func aLimitInALaterSection() throws {
    let section = FeedSection(
      layout: .waterfall(Waterfall(columns: .fixed(3))),
      items: (0..<20_000).map { LayoutSize(height: Double(50 + $0 * 37 % 100)) })
    var index = try LayoutIndex(Container(width: 100), sections: [section])
    let start = index.contentSize.height
    index.layoutLimit = start + 100
    try index.append(section)
    #expect(index.pendingItemCount > 19_000 && index.pendingItemCount < 20_000)

    try index.ensureLayout(through: start + 300_000)
    let last = ItemPath(section: 1, item: 20_000 - index.pendingItemCount - 1)
    #expect(try #require(index.frame(ofItemAt: last)).y >= start + 299_800)
    #expect(index.pendingItemCount > 1000)

    index.layoutLimit = start + 5000
    let before = index.work.itemsPlaced
    try index.setSize(LayoutSize(height: 77.5), ofItemAt: ItemPath(section: 1, item: 0))
    #expect(index.work.itemsPlaced - before < 2000)
    index.layoutLimit = nil
    try index.continueLayout(itemBudget: .max)
    var sizes = section
    sizes.items[0] = LayoutSize(height: 77.5)
    let fresh = try LayoutIndex(Container(width: 100), sections: [section, sizes])
    #expect(firstDifference(index, fresh) == nil)
  }

  /// However large, a budget is one for all sections, and the layout limit does not hold.
  @Test(arguments: [2000, 2001, .max - 1, .max])
  func aBudgetForEverything(budget: Int) throws {
    let sections = [Waterfall.Placement.shortest, .leftToRight, .stable].map { placement in
      FeedSection(
        layout: .waterfall(Waterfall(placement: placement)),
        items: Array(repeating: LayoutSize(height: 7), count: 1000))
    }
    var index = try LayoutIndex(Container(width: 100))
    index.layoutLimit = 10
    try index.append(contentsOf: sections)
    #expect(index.pendingItemCount > 1000)
    #expect(try index.continueLayout(itemBudget: budget) == 0)
    let whole = try LayoutIndex(Container(width: 100), sections: sections)
    #expect(firstDifference(index, whole) == nil)
  }

  /// The checks of a section that is laid out in part hold what has been placed against a layout of as much: more in
  /// the last block would be relative to another start, or be too long for a block.
  @Test(arguments: RandomRuns.seeds(12), [0.0, 2_000_000])
  func checksOfSpansThatAreLaidOutInPart(seed: UInt64, spacing: Double) throws {
    var random = RandomSource(seed: seed)
    let waterfall = Waterfall(columns: .fixed(random.int(2...12)), itemSpacing: spacing)
    var section = FeedSection(
      layout: .waterfall(waterfall), items: SizeStyle.fractional.sizes(2500, using: &random))
    section.traits = section.items.map { _ in random.oneIn(2) ? random.itemTraits() : ItemTraits() }
    var index = try LayoutIndex(Container(width: 700))
    index.layoutLimit = 1000
    try index.append(section)
    for _ in 0..<15 {
      index._checkInvariants()
      try index.continueLayout(itemBudget: random.pick([1, 30, 64, 127]))
    }
    try index.continueLayout(itemBudget: .max)
    index._checkInvariants()
    let whole = try LayoutIndex(Container(width: 700), sections: [section])
    #expect(firstDifference(index, whole) == nil)
  }

  /// An insertion at the top of a long feed places a screenful.
  @Test(arguments: [1, 4, 20], Waterfall.Placement.allCases)
  func anInsertionAtTheTop(columns: Int, placement: Waterfall.Placement) throws {
    let waterfall = Waterfall(columns: .fixed(columns), placement: placement)
    let sizes = (0..<100_000).map { LayoutSize(height: Double(50 + $0 * 37 % 100)) }
    var index = try LayoutIndex(
      Container(width: 1000), sections: [FeedSection(layout: .waterfall(waterfall), items: sizes)])
    var whole = index
    let height = index.contentSize.height
    index.layoutLimit = 900
    var batch = Batch()
    for item in 0..<100 { batch.insertItem(LayoutSize(height: 70), at: ItemPath(section: 0, item: item)) }
    try whole.apply(batch)
    let placed = index.work.itemsPlaced
    try index.apply(batch)
    #expect(index.work.itemsPlaced - placed < 2500)
    #expect(index.pendingItemCount > 97_000)
    #expect(abs(index.contentSize.height / height - 1) < 0.1)

    let viewport = LayoutRect(x: 0, y: 0, width: 1000, height: 900)
    #expect(index.elements(in: viewport) == whole.elements(in: viewport))
    let last = ItemPath(section: 0, item: 100_099)
    #expect(index.frame(ofItemAt: last) == nil && index.column(ofItemAt: last) == nil)
    #expect(index.size(ofItemAt: last) == sizes[99_999])
    #expect(index.elements(in: LayoutRect(x: 0, y: height - 900, width: 1000, height: 900)).isEmpty)

    #expect(try index.continueLayout(itemBudget: 5000) < 95_100)
    try index.setSize(LayoutSize(height: 5), ofItemAt: last)
    try whole.setSize(LayoutSize(height: 5), ofItemAt: last)
    try index.ensureLayout(through: .infinity)
    #expect(index.pendingItemCount == 0)
    #expect(index.contentSize == whole.contentSize)
    for item in stride(from: 0, to: 100_100, by: 97) {
      let path = ItemPath(section: 0, item: item)
      #expect(index.frame(ofItemAt: path) == whole.frame(ofItemAt: path))
    }
  }

  /// What has no place yet counts for the length too, whatever becomes of it before it is laid out.
  @Test(arguments: Waterfall.Placement.allCases)
  func theEstimateFollowsWhatIsLeft(placement: Waterfall.Placement) throws {
    let waterfall = Waterfall(columns: .fixed(2), itemSpacing: 0, placement: placement)
    var index = try LayoutIndex(Container(width: 100))
    index.layoutLimit = 0
    let size = LayoutSize(height: 10)
    try index.append(FeedSection(layout: .waterfall(waterfall), items: Array(repeating: size, count: 4000)))
    #expect(index.contentSize.height == 20_000)
    let placed = 4000 - index.pendingItemCount
    try index.insertItems(Array(repeating: size, count: 400), at: ItemPath(section: 0, item: 4000))
    #expect(index.contentSize.height == 22_000)
    try index.deleteItems(placed..<placed + 1000, inSection: 0)
    #expect(index.contentSize.height == 17_000)
    try index.deleteItems(placed..<3400, inSection: 0)
    #expect(index.pendingItemCount == 0)
    #expect(index.contentSize.height == Double(placed) * 5)
  }

  /// An append leaves what has a place where it is, also in blocks that had to be small.
  @Test(arguments: Waterfall.Placement.allCases)
  func appendedToAnExtremelyLongSection(placement: Waterfall.Placement) throws {
    let waterfall = Waterfall(columns: .fixed(2), itemSpacing: 0, placement: placement)
    let sizes = Array(repeating: LayoutSize(height: 400_000), count: 2000)
    var index = try LayoutIndex(
      Container(width: 100), sections: [FeedSection(layout: .waterfall(waterfall), items: sizes)])
    index.layoutLimit = 900
    let placed = index.work.itemsPlaced
    try index.insertItems([LayoutSize(height: 70)], at: ItemPath(section: 0, item: 2000))
    #expect(index.pendingItemCount == 0 && index.work.itemsPlaced - placed <= 256)
  }

  /// What has a place keeps one where the blocks turn out too long, whatever the limit.
  @Test(arguments: Waterfall.Placement.allCases)
  func smallerBlocksLoseNoPlaces(placement: Waterfall.Placement) throws {
    let waterfall = Waterfall(columns: .fixed(2), itemSpacing: 0, placement: placement)
    let sizes = (0..<9000).map { LayoutSize(height: $0 < 4000 ? 100 : 200_000) }
    var index = try LayoutIndex(Container(width: 100))
    index.layoutLimit = 100
    try index.append(FeedSection(layout: .waterfall(waterfall), items: sizes))
    while index.pendingItemCount > 5500 { try index.continueLayout(itemBudget: 500) }
    let pending = index.pendingItemCount
    #expect(pending > 5000)
    var resized = index
    try resized.setSizes((3000..<3100).map { (ItemPath(section: 0, item: $0), LayoutSize(height: 200_000)) })
    #expect(resized.pendingItemCount < 6000)
    #expect(try resized.continueLayout(itemBudget: 500) <= 5500)
    #expect(try index.continueLayout(itemBudget: 600) <= pending - 600)
    index._checkInvariants()
  }

  /// A change that the layout falls in with soon leaves nothing for later, whatever the limit.
  @Test(arguments: [Waterfall.Placement.leftToRight, .stable])
  func whatFallsInLeavesNothing(placement: Waterfall.Placement) throws {
    let waterfall = Waterfall(columns: .fixed(5), placement: placement)
    let sizes = (0..<20_000).map { LayoutSize(height: Double(50 + $0 * 37 % 100)) }
    var index = try LayoutIndex(
      Container(width: 1000), sections: [FeedSection(layout: .waterfall(waterfall), items: sizes)])
    index.layoutLimit = 0
    let placed = index.work.itemsPlaced
    try index.setSize(LayoutSize(height: 500), ofItemAt: ItemPath(section: 0, item: 9))
    #expect(index.pendingItemCount == 0 && index.work.itemsPlaced - placed <= 128)
  }
}
