import Perpend
import TestSupport
import Testing

/// After any batches the index is, bit for bit, what a plain model makes of them, and each says what it changed.
struct BatchHistoryTests {
  @Test(arguments: RandomRuns.seeds(60))
  func anyBatches(seed: UInt64) throws {
    var random = RandomSource(seed: seed, placements: Waterfall.Placement.allCases)
    let feed = random.feed(sections: random.int(0...6), maximum: 200)
    try run(feed, batches: 15, BatchStyle(), seed: seed, &random)
  }

  /// Many sections of few items, so that most of what happens is between sections.
  @Test(arguments: RandomRuns.seeds(20))
  func smallSections(seed: UInt64) throws {
    var random = RandomSource(seed: seed, placements: Waterfall.Placement.allCases)
    let feed = random.feedOfSmallSections(random.int(20...150))
    var style = BatchStyle()
    style.maximum = 4
    try run(feed, batches: 15, style, seed: seed, &random)
  }

  /// Sections of many blocks and checkpoints, in few columns, so that layouts start and stop in the middle.
  @Test(arguments: RandomRuns.seeds(20))
  func longSections(seed: UInt64) throws {
    var random = RandomSource(seed: seed, placements: Waterfall.Placement.allCases)
    let sizes = random.pick([SizeStyle.given, .few, .pictures])
    var style = BatchStyle()
    style.editsSections = random.oneIn(3)
    style.maximum = 400
    style.size = { sizes.size(using: &$0) }
    style.options = { random, _ in SectionOptions(layout: random.narrowLayout()) }
    style.section = { random, maximum in
      random.section(SectionOptions(layout: random.narrowLayout()), random.int(0...maximum), sizes)
    }
    var feed: Feed
    repeat {
      feed = Feed(
        random.plainContainer(), (0..<random.int(1...2)).map { _ in style.section(&random, 2000) })
    } while feed.referenceIfAny == nil
    try run(feed, batches: 8, style, seed: seed, &random)
  }

  /// Enough work for several threads, while a copy shares the sections.
  @Test(arguments: RandomRuns.seeds(4))
  func onManyThreads(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let sections = (0..<5).map { number in
      FeedSection(
        layout: .waterfall(Waterfall(columns: .fixed(number + 1))),
        items: SizeStyle.given.sizes(6000, using: &random))
    }
    let feed = Feed(Container(width: 800), sections)
    let edits: [BatchEdit] =
      (0..<5).flatMap { number in
        [
          .moveItem(ItemPath(section: number, item: 5), to: ItemPath(section: 4 - number, item: 3000)),
          .deleteItem(ItemPath(section: number, item: random.int(10...5999))),
          .insertItem(LayoutSize(height: 9), ItemPath(section: number, item: random.int(0...2000))),
        ]
      } + [.moveSection(4, to: 0), .insertSection(sections[2], 5)]
    let trail = Trail(seed: seed).adding("\(edits)")
    let outcome = try #require(BatchOutcome(edits, of: feed))
    var index = try feed.index()
    let copy = index
    var serial = index
    serial.maximumThreadCount = 1
    try index.apply(Batch(edits))
    try serial.apply(Batch(edits))
    index._checkInvariants()
    try require(noDifference: firstDifference(index, outcome.feed.reference()), trail)
    try require(noDifference: firstDifference(serial, index), trail)
    #expect(serial.work == index.work)
    try require(noDifference: firstDifference(copy, feed.reference()), trail)
  }

  private func run(
    _ start: Feed, batches: Int, _ style: BatchStyle, seed: UInt64, _ random: inout RandomSource
  ) throws {
    try runHistory(start, edits: batches, seed: seed, &random) { feed, random in
      let edits = random.batch(of: feed, style)
      let counts = BatchOutcome(edits, of: feed)?.sections.map(\.items.count)
      return .batch(edits, counts: random.oneIn(2) ? counts : nil)
    }
  }
}
