import Perpend
import TestSupport
import Testing

/// Layout in slices: whatever is left for later, once it is done all is as if it had never been left.
struct SlicingTests {
  @Test(arguments: RandomRuns.seeds(30))
  func histories(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var trail = Trail(seed: seed)
    // Which columns a stable waterfall gives depends on when it gives them.
    var feed: Feed
    repeat {
      feed = random.feed(sections: random.int(1...4), maximumCount: random.pick([60, 3000]))
    } while !feed.followsFromInput
    var sliced = try LayoutIndex(feed.container)
    sliced.layoutLimit = Double(random.int(0...3000))
    try sliced.append(contentsOf: feed.sections)
    for _ in 0..<10 {
      var after = feed
      var edit: Edit
      repeat {
        (edit, after) = (random.edit(of: feed), feed)
        edit.apply(to: &after)
      } while !after.followsFromInput
      feed = after
      trail.add(edit.label)
      _ = try applying(trail) { () throws(LayoutError) in try edit.apply(to: &sliced) }
      sliced._checkInvariants()
      switch random.int(0...4) {
      case 0: sliced.layoutLimit = random.pick([nil, -5, Double(random.int(0...9000))])
      case 1:
        let offset = Double(random.int(-10...20_000))
        try sliced.ensureLayout(through: offset)
        sliced._checkInvariants()
        try require(
          noDifference: differenceAbove(offset, sliced, try feed.index()), trail.adding("to \(offset)"))
      case 2: try sliced.continueLayout(itemBudget: random.pick([0, 1, 100, 5000]))
      default: break
      }
      sliced._checkInvariants()
    }
    while try sliced.continueLayout(itemBudget: 700) > 0 {}
    try require(noDifference: firstDifference(sliced, try feed.index()), trail)
  }

  /// An insertion at the top of a long feed places a screenful.
  @Test(arguments: [1, 4, 20], Waterfall.Placement.allCases)
  func anInsertionAtTheTop(columns: Int, placement: Waterfall.Placement) throws {
    let waterfall = Waterfall(columns: .count(columns), placement: placement)
    let sizes = (0..<100_000).map { Size(height: Double(50 + $0 * 37 % 100)) }
    var index = try LayoutIndex(
      Container(width: 1000), sections: [Section(layout: .waterfall(waterfall), items: sizes)])
    var whole = index
    let height = index.contentSize.height
    index.layoutLimit = 900
    var batch = Batch()
    for item in 0..<100 { batch.insertItem(Size(height: 70), at: ItemPath(section: 0, item: item)) }
    try whole.apply(batch)
    let placed = index.work.itemsPlaced
    try index.apply(batch)
    #expect(index.work.itemsPlaced - placed < 2500)
    #expect(index.pendingItemCount > 97_000)
    #expect(abs(index.contentSize.height / height - 1) < 0.1)

    let viewport = Rect(x: 0, y: 0, width: 1000, height: 900)
    #expect(index.elements(in: viewport) == whole.elements(in: viewport))
    let last = ItemPath(section: 0, item: 100_099)
    #expect(index.frame(ofItemAt: last) == nil && index.column(ofItemAt: last) == nil)
    #expect(index.size(ofItemAt: last) == sizes[99_999])
    #expect(index.elements(in: Rect(x: 0, y: height - 900, width: 1000, height: 900)).isEmpty)

    #expect(try index.continueLayout(itemBudget: 5000) < 95_100)
    try index.setSize(Size(height: 5), ofItemAt: last)
    try whole.setSize(Size(height: 5), ofItemAt: last)
    try index.ensureLayout(through: .infinity)
    #expect(index.pendingItemCount == 0)
    #expect(index.contentSize == whole.contentSize)
    for item in stride(from: 0, to: 100_100, by: 97) {
      let path = ItemPath(section: 0, item: item)
      #expect(index.frame(ofItemAt: path) == whole.frame(ofItemAt: path))
    }
  }

  /// A change that the layout falls in with soon leaves nothing for later, whatever the limit.
  @Test(arguments: [Waterfall.Placement.leftToRight, .stable])
  func whatFallsInLeavesNothing(placement: Waterfall.Placement) throws {
    let waterfall = Waterfall(columns: .count(5), placement: placement)
    let sizes = (0..<20_000).map { Size(height: Double(50 + $0 * 37 % 100)) }
    var index = try LayoutIndex(
      Container(width: 1000), sections: [Section(layout: .waterfall(waterfall), items: sizes)])
    index.layoutLimit = 0
    let placed = index.work.itemsPlaced
    try index.setSize(Size(height: 500), ofItemAt: ItemPath(section: 0, item: 9))
    #expect(index.pendingItemCount == 0 && index.work.itemsPlaced - placed <= 128)
  }

  /// Everything above an offset is as in the whole layout.
  private func differenceAbove(_ offset: Double, _ sliced: LayoutIndex, _ whole: LayoutIndex) -> String? {
    let above = Rect(x: -1e9, y: -1e9, width: 2e9, height: 1e9 + offset)
    return listDifference("elements above", sliced.elements(in: above), whole.elements(in: above))
  }
}
