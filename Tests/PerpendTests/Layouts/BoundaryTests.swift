import Perpend
import TestSupport
import Testing

/// Feeds that end just before, at and just after the end of a block, a checkpoint and a level of the tree.
struct BoundaryTests {
  private static let counts = [0, 1, 63, 64, 65, 127, 128, 129, 255, 256, 257, 1023, 1024, 1025]
  private static let columnCounts = [1, 2, 3, 4, 8, 9, 16, 17, 100, 255]

  @Test(arguments: counts, Waterfall.Placement.withoutHistory)
  func countsAtBoundaries(count: Int, placement: Waterfall.Placement) throws {
    for columns in Self.columnCounts {
      try check(count: count, columns: columns, placement)
    }
  }

  /// 16 · 16 blocks of 64 fill two levels of the tree.
  @Test(arguments: [16_383, 16_384, 16_385, 20_011], Waterfall.Placement.withoutHistory)
  func largeFeeds(count: Int, placement: Waterfall.Placement) throws {
    try check(count: count, columns: 4, placement)
  }

  /// One size change at each item around the ends of blocks and checkpoints.
  @Test(arguments: [1, 2, 3, 8, 9, 17], Waterfall.Placement.withoutHistory)
  func sizeChangesAtBoundaries(columns: Int, placement: Waterfall.Placement) throws {
    let feed = self.feed(count: 700, columns: columns, placement)
    let index = try feed.index()
    for boundary in [64, 128, 192, 256, 384, 512, 640, 64 * columns, 128 * columns] where boundary < 700 {
      for item in [boundary - 1, boundary, boundary + 1] {
        let edit = Edit.setSize(LayoutSize(height: 77.5), ItemPath(section: 0, item: item))
        var (edited, after) = (index, feed)
        try edit.apply(to: &edited)
        edit.apply(to: &after)
        try require(noDifference: firstDifference(edited, after.reference()), Trail().adding(edit.label))
      }
    }
  }

  private func feed(count: Int, columns: Int, _ placement: Waterfall.Placement) -> Feed {
    var random = RandomSource(seed: UInt64(count * 1000 + columns))
    let waterfall = Waterfall(
      columns: .fixed(columns), columnSpacing: 1, itemSpacing: 2, placement: placement)
    let section = FeedSection(
      layout: .waterfall(waterfall), header: Supplementary(height: 5), footer: Supplementary(height: 5),
      items: SizeStyle.given.sizes(count, using: &random))
    return Feed(Container(width: 1000), [section])
  }

  private func check(count: Int, columns: Int, _ placement: Waterfall.Placement) throws {
    let feed = self.feed(count: count, columns: columns, placement)
    var random = RandomSource(seed: UInt64(count))
    let trail = Trail().adding("\(count) items in \(columns) columns, \(placement)")
    let index = try feed.index()
    let layout = try feed.reference()
    try require(noDifference: firstDifference(index, layout), trail)
    for _ in 0..<(count > 2000 ? 12 : 4) {
      let rect = random.rect(in: layout)
      try require(noDifference: queryDifference(index, layout, in: rect), trail)
      try require(noDifference: offsetDifference(index, layout, atOrAfter: rect.y), trail)
      try require(noDifference: pointDifference(index, layout, at: LayoutPoint(x: rect.x, y: rect.y)), trail)
    }
  }
}
