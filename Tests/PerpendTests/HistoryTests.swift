import Perpend
import TestSupport
import Testing

/// After any history of edits the index is, bit for bit, the one built afresh from the same input.
struct HistoryTests {
  @Test(arguments: RandomRuns.seeds(60))
  func anyEdits(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let feed = random.feed(sections: random.int(0...5), maximumCount: 200)
    try run(feed, edits: 25, seed: seed, &random)
  }

  /// Sections so long that most of one stands when an item of it changes.
  @Test(arguments: RandomRuns.seeds(12))
  func sizeChangesInLongSections(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var options = random.options()
    options.insets = .zero
    let style = random.pick([SizeStyle.given, .few, .pictures])
    options.layout = random.narrowLayout()
    let section = random.section(options, random.int(500...2500), style)
    try run(Feed(random.plainContainer(), [section]), edits: 12, seed: seed, &random) { feed, random in
      let path = random.itemPath(in: feed)!
      if random.oneIn(4) { return .setTraits(random.itemTraits(), path) }
      return .setSize(style.size(using: &random), path)
    }
  }

  /// Items that come and go in sections of many blocks.
  @Test(arguments: RandomRuns.seeds(12))
  func insertionsAndDeletionsInLongSections(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let style = random.pick([SizeStyle.given, .few, .pictures])
    let options = SectionOptions(layout: random.narrowLayout())
    let section = random.section(options, random.int(500...1500), style)
    try run(Feed(random.plainContainer(), [section]), edits: 12, seed: seed, &random) { feed, random in
      let count = feed.sections[0].itemCount
      let place = random.pick([0, count, random.int(0...count)])
      if random.oneIn(2) {
        let sizes = style.sizes(random.pick([1, 3, 130]), using: &random)
        return .insertItems(
          sizes, ItemPath(section: 0, item: place), traits: random.oneIn(4) ? random.itemTraits() : nil)
      }
      let end = min(count, place + random.pick([1, 3, 130]))
      return .deleteItems(min(place, end)..<end, section: 0)
    }
  }

  /// Pairs of neighbours that change places, so that columns meet their old heights again, here and there at once.
  @Test(arguments: RandomRuns.seeds(12))
  func changesThatCancelOut(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let waterfall = Waterfall(
      columns: .count(random.int(1...4)), itemSpacing: 1,
      placement: random.pick(Waterfall.Placement.withoutHistory))
    let sizes = (0..<900).map { _ in Size(height: random.pick([10, 20])) }
    let feed = Feed(Container(width: 100), [Section(layout: .waterfall(waterfall), items: sizes)])
    try run(feed, edits: 20, seed: seed, &random) { feed, random in
      let sizes = feed.sections[0].items
      let pairs = (0..<random.int(1...3)).map { _ in 2 * random.int(0...449) }
      return .setSizes(
        pairs.flatMap { first in
          [
            (ItemPath(section: 0, item: first), sizes[first + 1]),
            (ItemPath(section: 0, item: first + 1), sizes[first]),
          ]
        })
    }
  }

  /// Rows that change all together, so that what follows is as before but for its distance from the top.
  @Test(arguments: RandomRuns.seeds(12))
  func rowsThatMoveTogether(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let columns = random.int(2...9)
    let waterfall = Waterfall(
      columns: .count(columns), itemSpacing: 1, placement: random.pick(Waterfall.Placement.withoutHistory))
    let sizes = Array(repeating: Size(height: 10), count: 120 * columns)
    let feed = Feed(Container(width: 100), [Section(layout: .waterfall(waterfall), items: sizes)])
    try run(feed, edits: 20, seed: seed, &random) { _, random in
      .setSizes(
        (0..<random.int(1...3)).flatMap { _ in
          let row = random.int(0...119)
          let height = Double(random.int(0...30))
          return (0..<columns).map { column in
            (path: ItemPath(section: 0, item: row * columns + column), size: Size(height: height))
          }
        })
    }
  }

  private func run(
    _ start: Feed, edits: Int, seed: UInt64, _ random: inout RandomSource,
    next: (Feed, inout RandomSource) -> Edit = { $1.edit(of: $0) }
  ) throws {
    var feed = start
    var trail = Trail(seed: seed).adding(feed.label)
    var index = try feed.index()
    for _ in 0..<edits {
      let edit = next(feed, &random)
      trail.add(edit.label)
      edit.apply(to: &feed)
      _ = try applying(trail) { () throws(LayoutError) in try edit.apply(to: &index) }
      index._checkInvariants()
      let layout = try feed.reference()
      try require(noDifference: firstDifference(index, layout), trail)
      try require(noDifference: queryDifference(index, layout, in: random.rect(in: layout)), trail)
    }
    try require(noDifference: inputDifference(index, feed), trail)
    guard feed.followsFromInput else { return }
    try require(noDifference: firstDifference(index, feed.index()), trail)
  }
}
