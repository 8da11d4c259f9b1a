import Perpend
import TestSupport
import Testing

/// Feeds of random options and sizes against the reference.
struct RandomFeedTests {
  @Test(arguments: RandomRuns.seeds(120))
  func framesAndQueries(seed: UInt64) throws {
    var random = RandomSource(seed: seed, placements: Waterfall.Placement.allCases)
    let feed = random.feed(sections: random.int(0...6), maximum: 260)
    let trail = Trail(seed: seed).adding(feed.label)
    let layout = try feed.reference()
    let index = try feed.index()
    try require(noDifference: firstDifference(index, layout), trail)
    try require(noDifference: inputDifference(index, feed), trail)
    index._checkInvariants()
    for _ in 0..<40 {
      let area = random.rect(in: layout)
      try require(noDifference: queryDifference(index, layout, in: area), trail)
      try require(
        noDifference: bufferDifference(
          index, in: area, capacity: random.pick([0, 1, 5, 64]),
          expected: layout.elements(in: area).map(\.path)), trail)
      let rect = random.rect(in: layout)
      try require(noDifference: pointDifference(index, layout, at: LayoutPoint(x: rect.x, y: rect.y)), trail)
      try require(noDifference: offsetDifference(index, layout, atOrAfter: rect.y), trail)
      try require(noDifference: offsetDifference(index, layout, atOrAfter: rect.x), trail)
    }
  }

  /// Many sections of few items, so that the tree over the sections has several levels.
  @Test(arguments: RandomRuns.seeds(6), [15, 16, 17, 256, 257, 700])
  func manySections(seed: UInt64, count: Int) throws {
    var random = RandomSource(seed: seed &* 1000 &+ UInt64(count))
    let feed = random.feedOfSmallSections(count)
    let trail = Trail(seed: seed).adding("\(count) sections")
    let layout = try feed.reference()
    let index = try feed.index()
    try require(noDifference: firstDifference(index, layout), trail)
    for _ in 0..<30 {
      let rect = random.rect(in: layout)
      try require(noDifference: queryDifference(index, layout, in: rect), trail)
      try require(noDifference: pointDifference(index, layout, at: LayoutPoint(x: rect.x, y: rect.y)), trail)
      try require(noDifference: offsetDifference(index, layout, atOrAfter: rect.y), trail)
    }
  }

  /// What the reference refuses is refused, at the same place.
  @Test(arguments: RandomRuns.seeds(60))
  func refusedHeights(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var feed = random.feed(sections: 3, maximum: 100)
    feed.container.crossLength = 2_000_000
    for section in feed.sections.indices {
      let items = SizeStyle.given.sizes(feed.sections[section].itemCount, using: &random)
      feed.sections[section] = FeedSection(layout: .list(itemSpacing: 0), items: items)
    }
    feed.container.axis = .vertical
    let path = ItemPath(section: random.int(0...2), item: 0)
    feed.sections[path.section].items.insert(LayoutSize(width: 1, height: random.length(1.001...50)), at: 0)
    let trail = Trail(seed: seed).adding(feed.label)
    #expect(throws: ReferenceRefusal.self, "\(trail)") { try feed.reference() }
    for build in [{ try feed.index() }, { try feed.serialIndex() }] {
      let error = #expect(throws: LayoutError.self, "\(trail)") { try build() }
      guard case .invalidLength(.scaledHeight, _, at: let place, allowed: let allowed) = error else {
        Issue.record("\(String(describing: error)) is another refusal\n\(trail)")
        return
      }
      #expect(allowed == 0...2_000_000)
      let refused = refusedPlaces(of: feed)
      #expect(refused.first.map { .item($0) } == place, "\(trail)")
    }
  }

  private func refusedPlaces(of feed: Feed) -> [ItemPath] {
    do {
      _ = try feed.reference()
    } catch ReferenceRefusal.scaledHeight(let path) {
      return [path]
    } catch {
      return []
    }
    return []
  }
}
