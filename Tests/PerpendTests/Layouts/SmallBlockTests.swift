import Perpend
import TestSupport
import Testing

/// Sections in blocks of 1 to 16 items, so that a few hundred items make a tree of several levels.
struct SmallBlockTests {
  @Test(arguments: RandomRuns.seeds(10), [0, 1, 2, 4])
  func historiesAndQueries(seed: UInt64, shift: Int) throws {
    var random = RandomSource(seed: seed &* 10 &+ UInt64(shift))
    var feed = feed(&random)
    var trail = Trail(seed: seed).adding("blocks of \(1 << shift), \(feed.label)")
    var index = try inBlocks(feed.index(), shift: shift)
    #expect(index.sections[0].state.plan.shape.shift == shift)
    for _ in 0..<12 {
      let layout = try feed.reference()
      try require(noDifference: firstDifference(index, layout), trail)
      index._checkInvariants()
      for _ in 0..<6 {
        let rect = random.rect(in: layout)
        try require(noDifference: queryDifference(index, layout, in: rect), trail)
        try require(
          noDifference: pointDifference(index, layout, at: LayoutPoint(x: rect.x, y: rect.y)), trail)
        try require(noDifference: offsetDifference(index, layout, atOrAfter: rect.y), trail)
      }
      let items = feed.sections[0].items
      let first = random.int(0...items.count - 1)
      let edit = Edit.setSizes(
        (0..<random.int(1...3)).map {
          (ItemPath(section: 0, item: min(items.count - 1, first + $0)), random.pick(items))
        })
      trail.add(edit.label)
      edit.apply(to: &feed)
      try edit.apply(to: &index)
    }
  }

  private func feed(_ random: inout RandomSource) -> Feed {
    let waterfall = Waterfall(
      columns: .fixed(random.pick([1, 2, 3, 7, 20])), columnSpacing: 1, itemSpacing: random.pick([0, 3]),
      placement: random.pick(Waterfall.Placement.withoutHistory))
    let style = random.pick([SizeStyle.given, .few, .pictures])
    let section = FeedSection(
      layout: .waterfall(waterfall), header: Supplementary(height: 10),
      items: style.sizes(random.int(350...700), using: &random))
    return Feed(Container(width: 500), [section, FeedSection(items: [LayoutSize(height: 5)])])
  }

  private func inBlocks(_ index: LayoutIndex, shift: Int) -> LayoutIndex {
    var index = index
    #expect(index._layOut(section: 0, inBlocksOfShift: shift) == index.itemCount(inSection: 0))
    return index
  }
}
