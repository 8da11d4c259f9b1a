import Perpend
import TestSupport
import Testing

/// The nearest item, held against a look at the frames of all items.
struct NearestTests {
  @Test(arguments: RandomRuns.seeds(120))
  func nearestItem(seed: UInt64) throws {
    var random = RandomSource(seed: seed, placements: Waterfall.Placement.allCases)
    let feed = random.feed(sections: random.int(0...5), maximum: 260)
    try check(feed, Trail(seed: seed).adding(feed.label), &random)
  }

  private func check(_ feed: Feed, _ trail: Trail, _ random: inout RandomSource) throws {
    let layout = try feed.reference()
    let index = try feed.index()
    for _ in 0..<60 {
      let point = random.point(in: layout)
      try require(
        noDifference: differing(
          "nearest to \(point)", index.nearestItem(to: point), layout.nearestItem(to: point)),
        trail)
    }
  }

  /// Many sections of few items, some of which reach out over their neighbours.
  @Test(arguments: RandomRuns.seeds(6), [16, 17, 300])
  func manySections(seed: UInt64, count: Int) throws {
    var random = RandomSource(seed: seed &* 1000 &+ UInt64(count))
    let feed = random.feedOfSmallSections(count)
    try check(feed, Trail(seed: seed).adding("\(count) sections"), &random)
  }

  /// Columns that have no item left are no way to one.
  @Test(arguments: Waterfall.Placement.allCases)
  func emptyColumns(placement: Waterfall.Placement) throws {
    let waterfall = SectionLayout.waterfall(Waterfall(columns: .fixed(7), placement: placement))
    for count in 1...8 {
      let items = Array(repeating: LayoutSize(height: 10), count: 20)
      var feed = Feed(Container(width: 700), [FeedSection(layout: waterfall, items: items)])
      var index = try feed.index()
      let deletion = Edit.deleteItems(count..<20, section: 0)
      try deletion.apply(to: &index)
      deletion.apply(to: &feed)
      let layout = try feed.reference()
      for point in [(0.0, -2e6), (350, -200), (350, 200), (700, 5)].map({ LayoutPoint(x: $0, y: $1) }) {
        try require(
          noDifference: differing(
            "nearest of \(count) to \(point)", index.nearestItem(to: point), layout.nearestItem(to: point)),
          Trail())
      }
    }
  }

  /// Of two columns that are a unit further away or nearer, mirrored or not, the nearer one.
  @Test(arguments: ReadingDirection.allCases, ScrollAxis.allCases)
  func aUnitMakesADifference(direction: ReadingDirection, axis: ScrollAxis) throws {
    let waterfall = Waterfall(columns: .fixed(2), columnSpacing: 10, placement: .leftToRight)
    let index = try LayoutIndex(
      Container(axis: axis, crossLength: 110, direction: direction),
      sections: [
        FeedSection(
          layout: .waterfall(waterfall), items: Array(repeating: LayoutSize(width: 50, height: 50), count: 2))
      ])
    let unit = 1 / 960.0
    // Across a horizontal feed is y, which is never mirrored.
    let first = direction == .leftToRight || axis == .horizontal ? 0 : 1
    for (cross, item) in [
      (49.0, first), (50 - unit, first), (50, first), (50 + unit, first), (55 - unit, first), (55, 0),
      (55 + unit, 1 - first), (60 - unit, 1 - first), (60, 1 - first),
    ] {
      let point = axis == .vertical ? LayoutPoint(x: cross, y: 20) : LayoutPoint(x: 20, y: cross)
      #expect(index.nearestItem(to: point)?.item == item, "\(point)")
    }
  }

  /// Of two frames that touch at a point, the one that holds it.
  @Test func theFrameThatHoldsThePoint() throws {
    let index = try LayoutIndex(
      Container(width: 100),
      sections: [
        FeedSection(layout: .list(itemSpacing: 0), items: Array(repeating: LayoutSize(height: 10), count: 4))
      ])
    #expect(index.nearestItem(to: LayoutPoint(x: 0, y: 10))?.item == 1)
    #expect(index.nearestItem(to: LayoutPoint(x: 100, y: 10))?.item == 0)
    #expect(index.nearestItem(to: LayoutPoint(x: 0, y: 40))?.item == 3)
  }

  @Test func whereThereIsNothing() throws {
    let point = LayoutPoint(x: 3, y: 4)
    #expect(try LayoutIndex(Container(width: 100)).nearestItem(to: point) == nil)
    let flat = FeedSection(layout: .list(), items: [LayoutSize(height: 0), LayoutSize(height: 0)])
    let empty = FeedSection(
      layout: .grid(UniformGrid(itemSize: .zero, rowSpacing: 0)), unsizedItemCount: 1 << 48)
    let index = try LayoutIndex(Container(width: 100), sections: [flat, empty, FeedSection()])
    #expect(index.nearestItem(to: point) == nil)
    #expect(try RefusedEdit.feed.index().nearestItem(to: LayoutPoint(x: .nan, y: 0)) == nil)
    #expect(try RefusedEdit.feed.index().nearestItem(to: LayoutPoint(x: 0, y: .nan)) == nil)
  }
}

extension ReferenceLayout {
  /// The item nearest to a point, by a look at all of them.
  fileprivate func nearestItem(to point: LayoutPoint) -> ItemPath? {
    guard !point.x.isNaN, !point.y.isNaN else { return nil }
    let (x, y) = (coordinate(point.x), coordinate(point.y))
    var best: (distance: UInt128, path: ItemPath)?
    for placed in elements {
      guard let path = placed.path.itemPath, placed.box.width > 0, placed.box.height > 0 else { continue }
      let box = placed.box
      let dx = UInt128(max(0, box.x - x, x - box.maxX))
      let dy = UInt128(max(0, box.y - y, y - box.maxY))
      let holds = box.x <= x && x < box.maxX && box.y <= y && y < box.maxY
      // A frame that touches the point comes behind one that holds it and before all others.
      let distance = 2 * (dx * dx + dy * dy) + (dx + dy == 0 && !holds ? 1 : 0)
      if best == nil || distance < best!.distance { best = (distance, path) }
    }
    return best?.path
  }

  /// Whole units; what is beyond 2^50 of them counts as that far away.
  private func coordinate(_ points: Double) -> Int {
    Int((min(max(points * 960, -0x1p50), 0x1p50)).rounded(.toNearestOrEven))
  }
}

extension RandomSource {
  /// A point at, just beside or between edges, anywhere in the content, or far outside.
  fileprivate mutating func point(in layout: ReferenceLayout) -> LayoutPoint {
    let size = layout.contentSize
    return LayoutPoint(
      x: coordinate(layout.elements.flatMap { [$0.box.x, $0.box.maxX] }, length: size.width),
      y: coordinate(layout.elements.flatMap { [$0.box.y, $0.box.maxY] }, length: size.height))
  }

  private mutating func coordinate(_ edges: [Int], length: Double) -> Double {
    switch int(0...9) {
    case 0: pick([-1e7, 1e7, -1e9, 1e9, -1e13, 1e13, .infinity, -.infinity, 1e300])
    case 1: pick([-1, 1]) * self.length(0...100_000)
    case 2, 3, 4: Double.random(in: 0...max(1, length), using: &self)
    case 5 where edges.count > 1: Double(pick(edges) + pick(edges)) / 2 / 960
    default: edges.isEmpty ? 0 : Double(pick(edges) + int(-1...1)) / 960
    }
  }
}
