import Perpend
import TestSupport
import Testing

/// After any history of edits the index is, bit for bit, what a plain model makes of it, and, once its stable
/// waterfalls have been repacked, the one built afresh from the same input.
struct HistoryTests {
  @Test(arguments: RandomRuns.seeds(80))
  func anyEdits(seed: UInt64) throws {
    var random = RandomSource(seed: seed, placements: Waterfall.Placement.allCases)
    let feed = random.feed(sections: random.int(0...5), maximum: 200)
    try runHistory(feed, edits: 25, seed: seed, &random)
  }

  /// The same in slices: whatever is left for later, once it is done all is as if it had never been left.
  @Test(arguments: RandomRuns.seeds(50))
  func inSlices(seed: UInt64) throws {
    var random = RandomSource(seed: seed, placements: Waterfall.Placement.allCases)
    let feed = random.feed(sections: random.int(1...4), maximum: random.pick([60, 600, 3000]))
    var first: [Edit] = [.layoutLimit(Double(random.int(0...3000))), .append(feed.sections)]
    try runHistory(Feed(feed.container, []), edits: 20, seed: seed, &random) { feed, random in
      first.isEmpty ? random.edit(of: feed, slicing: true) : first.removeFirst()
    }
  }

  /// Sections so long that most of one stands when an item of it changes.
  @Test(arguments: RandomRuns.seeds(16))
  func sizeChangesInLongSections(seed: UInt64) throws {
    var random = RandomSource(seed: seed, placements: Waterfall.Placement.allCases)
    var options = random.options(random.narrowLayout())
    options.insets = .zero
    let style = random.pick([SizeStyle.given, .few, .fractional])
    let feed = Feed(
      random.plainContainer(), [random.section(options, random.int(500...2500), style)])
    try runHistory(feed, edits: 12, seed: seed, &random) { feed, random in
      let path = random.itemPath(in: feed)!
      if random.oneIn(4) { return .setTraits(random.oneIn(3) ? ItemTraits() : random.itemTraits(), path) }
      return .setSize(style.size(using: &random), path)
    }
  }

  /// Items that come and go there.
  @Test(arguments: RandomRuns.seeds(16))
  func insertionsAndDeletionsInLongSections(seed: UInt64) throws {
    var random = RandomSource(seed: seed, placements: Waterfall.Placement.allCases)
    let options = SectionOptions(layout: random.narrowLayout())
    let style = random.pick([SizeStyle.given, .few, .fractional])
    let feed = Feed(
      random.plainContainer(), [random.section(options, random.int(500...1500), style)])
    try runHistory(feed, edits: 12, seed: seed, &random) { feed, random in
      let count = feed.sections[0].itemCount
      let place = random.pick([0, count, random.int(0...count)])
      if random.oneIn(2) {
        let sizes = style.sizes(random.pick([1, 3, 130]), using: &random)
        return .insertItems(
          sizes, ItemPath(section: 0, item: place), traits: random.oneIn(4) ? random.itemTraits() : nil)
      }
      return .deleteItems(place..<min(count, place + random.pick([1, 3, 130])), section: 0)
    }
  }

  /// Pairs of neighbours that change places, so that columns meet their old heights again, here and there at once.
  @Test(arguments: RandomRuns.seeds(16))
  func changesThatCancelOut(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let waterfall = Waterfall(
      columns: .fixed(random.int(1...4)), itemSpacing: 1,
      placement: random.pick(Waterfall.Placement.allCases))
    let sizes = (0..<900).map { _ in LayoutSize(height: random.pick([10, 20])) }
    let feed = Feed(Container(width: 100), [FeedSection(layout: .waterfall(waterfall), items: sizes)])
    try runHistory(feed, edits: 20, seed: seed, &random) { feed, random in
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
  @Test(arguments: RandomRuns.seeds(16))
  func rowsThatMoveTogether(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let columns = random.int(2...9)
    let waterfall = Waterfall(
      columns: .fixed(columns), itemSpacing: 1, placement: random.pick(Waterfall.Placement.allCases))
    let sizes = Array(repeating: LayoutSize(height: 10), count: 120 * columns)
    let feed = Feed(Container(width: 100), [FeedSection(layout: .waterfall(waterfall), items: sizes)])
    try runHistory(feed, edits: 20, seed: seed, &random) { _, random in
      .setSizes(
        (0..<random.int(1...3)).flatMap { _ in
          let row = random.int(0...119)
          let height = Double(random.int(0...30))
          return (0..<columns).map { column in
            (path: ItemPath(section: 0, item: row * columns + column), size: LayoutSize(height: height))
          }
        })
    }
  }
}
