import Perpend
import TestSupport
import Testing

/// Feeds in which where an item starts says little about what lies beside it.
struct UnevenFeedTests {
  /// An item as tall as the feed is found anywhere beside it.
  @Test(arguments: Waterfall.Placement.withoutHistory, [0, 1, 3, 500, 2999])
  func oneItemAsTallAsTheFeed(placement: Waterfall.Placement, tall: Int) throws {
    var random = RandomSource(seed: 7)
    var sizes = SizeStyle.given.sizes(3000, using: &random)
    sizes[tall] = LayoutSize(height: 200_000)
    try check(sizes, Waterfall(columns: .fixed(4), placement: placement), "item \(tall) is tall")
  }

  /// Columns of which one is a thousand times as long as another.
  @Test(arguments: [Waterfall.Placement.leftToRight, .rightToLeft])
  func driftingColumns(placement: Waterfall.Placement) throws {
    let sizes = (0..<3000).map { LayoutSize(height: [1, 100, 1000][$0 % 3]) }
    try check(sizes, Waterfall(columns: .fixed(3), itemSpacing: 0, placement: placement), "drifting")
  }

  /// Items of no height: starts that stand still over several blocks.
  @Test(arguments: Waterfall.Placement.withoutHistory)
  func manyItemsAtOnePlace(placement: Waterfall.Placement) throws {
    let sizes = (0..<1000).map { LayoutSize(height: $0 % 300 == 299 ? 50 : 0) }
    try check(sizes, Waterfall(columns: .fixed(3), itemSpacing: 0, placement: placement), "level")
  }

  /// Blocks longer than 32 bits hold in units.
  @Test(arguments: Waterfall.Placement.withoutHistory)
  func itemsAsTallAsTheyMayBe(placement: Waterfall.Placement) throws {
    let sizes = (0..<700).map { LayoutSize(height: $0 % 7 == 3 ? 0.5 : 2_000_000) }
    let waterfall = Waterfall(columns: .fixed(2), itemSpacing: 2_000_000, placement: placement)
    try check(sizes, waterfall, "huge")
  }

  private func check(_ sizes: [LayoutSize], _ waterfall: Waterfall, _ label: String) throws {
    let feed = Feed(Container(width: 300), [FeedSection(layout: .waterfall(waterfall), items: sizes)])
    let trail = Trail().adding("\(label), \(waterfall.placement)")
    let index = try feed.index()
    let layout = try feed.reference()
    try require(noDifference: firstDifference(index, layout), trail)
    for step in 0...24 {
      let y = points(layout.contentLength) * Double(step) / 24
      let band = LayoutRect(x: 0, y: y - 50, width: 300, height: 100)
      let sliver = LayoutRect(x: 80, y: y - 0.01, width: 50, height: 0.02)
      try require(noDifference: queryDifference(index, layout, in: band), trail)
      try require(noDifference: queryDifference(index, layout, in: sliver), trail)
      try require(noDifference: pointDifference(index, layout, at: LayoutPoint(x: 10, y: y)), trail)
      try require(noDifference: offsetDifference(index, layout, atOrAfter: y), trail)
    }
  }
}
