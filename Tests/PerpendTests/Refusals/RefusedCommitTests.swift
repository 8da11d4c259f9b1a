import Perpend
import TestSupport
import Testing

/// Edits that are refused when they have been performed, because the content has become too long: they leave
/// everything as it was, and edits after them are as if they had not been tried.
struct RefusedCommitTests {
  /// Longer than any content may be.
  private static func endless(_ axis: ScrollAxis) -> FeedSection {
    let size = axis == .vertical ? LayoutSize(height: 2_000_000) : LayoutSize(width: 2_000_000, height: 0)
    return FeedSection(layout: .list(), items: Array(repeating: size, count: 15_001))
  }

  /// Batches of any edits, each tried first with a section that is too long. No copy of the index is kept, so that
  /// it is edited in place and turned back.
  @Test(arguments: RandomRuns.seeds(40))
  func anyBatches(seed: UInt64) throws {
    var random = RandomSource(seed: seed, placements: Waterfall.Placement.allCases)
    let feed = random.feed(sections: random.int(1...4), maximum: random.pick([60, 300, 1500]))
    var model = try FeedModel(Feed(feed.container, []))
    var index = try model.feed.index()
    var trail = Trail(seed: seed).adding(feed.label)
    let limit = random.oneIn(2) ? nil : random.length(0...3000)
    for edit in [Edit.layoutLimit(limit), .append(feed.sections)] {
      try edit.apply(to: &index)
      try model.apply(edit, as: index)
    }
    for _ in 0..<12 {
      let edits = random.batch(of: model.feed)
      let count = BatchOutcome(edits, of: model.feed)!.sections.count
      trail.add("refused: \(Edit.batch(edits).label)")
      let (work, pending) = (index.work, index.pendingItemCount)
      let tooMuch = try Batch(edits + [.insertSection(Self.endless(model.feed.container.axis), count)])
      #expect(throws: LayoutError.contentTooLong(section: count, limit: 30_000_000_000)) {
        try index.apply(tooMuch)
      }
      #expect(index.work == work && index.pendingItemCount == pending)
      index._checkInvariants()
      try require(noDifference: firstDifference(index, model.layout), trail)
      try require(noDifference: inputDifference(index, model.feed), trail)

      let next = random.edit(of: model.feed, slicing: limit != nil)
      trail.add(next.label)
      try next.apply(to: &index)
      try model.apply(next, as: index)
      index._checkInvariants()
      try require(noDifference: firstDifference(index, model.layout), trail)
    }
    #expect(index.work.sectionsCopied == 0)
  }

  /// One section is laid out as far as asked for, and the next turns out to be too long.
  @Test(arguments: [false, true])
  func slices(ensures: Bool) throws {
    let short = Array(repeating: LayoutSize(height: 1), count: 3000)
    // Half as long by what the sizes tell before: rows are as long as their tallest items.
    let long = (0..<30_000).map { LayoutSize(height: $0 < 3000 ? 1 : $0 % 2 == 0 ? 2_000_000 : 0) }
    let rows = SectionLayout.rows(Rows(columns: .fixed(2), rowSpacing: 0))
    let feed = Feed(
      Container(width: 100),
      [
        FeedSection(layout: .list(itemSpacing: 0), items: short + short),
        FeedSection(
          layout: .waterfall(Waterfall(columns: .fixed(2), placement: .stable)), items: short + short),
        FeedSection(layout: rows, items: long + Array(repeating: LayoutSize(height: 2_000_000), count: 3200)),
      ])
    var index = try Feed(feed.container, []).index()
    index.layoutLimit = 0
    try index.append(contentsOf: feed.sections)
    let frames = { (index: LayoutIndex) in
      (0..<3).flatMap { section in
        [0, 511, 512, 600, 2999].map { index.frame(ofItemAt: ItemPath(section: section, item: $0)) }
      }
    }
    let (before, pending, work) = (frames(index), index.pendingItemCount, index.work)
    let size = index.contentSize
    #expect(pending > 20_000)
    for _ in 0..<2 {
      #expect(throws: LayoutError.contentTooLong(section: 2, limit: 30_000_000_000)) {
        if ensures {
          try index.ensureLayout(through: .infinity)
        } else {
          try index.continueLayout(itemBudget: .max)
        }
      }
      #expect(index.pendingItemCount == pending && index.work == work && index.contentSize == size)
      #expect(frames(index) == before)
      index._checkInvariants()
    }
    // What fits can still be laid out.
    try index.ensureLayout(through: 2000)
    #expect(index.frame(ofItemAt: ItemPath(section: 0, item: 1500))?.y == 1500)
    #expect(index.work.sectionsCopied == 0)
    index._checkInvariants()
  }

  /// The bounds of a section's sizes are those of its items again: no later edit pays for what was refused.
  @Test func boundsOfSizes() throws {
    let section = FeedSection(
      layout: .list(itemSpacing: 0), items: Array(repeating: LayoutSize(height: 10), count: 300))
    var index = try LayoutIndex(Container(width: 100), sections: [section, Self.fullSection])
    let path = ItemPath(section: 0, item: 7)
    #expect(throws: LayoutError.self) {
      try index.setSize(LayoutSize(width: 1, height: 20_000), ofItemAt: path)
    }
    #expect(index.sections[0].state.sizes.tallest == 9600)
    #expect(index.sections[0].state.sizes.narrowest == .max)
    #expect(throws: LayoutError.self) {
      try index.insertItems([LayoutSize(width: 1, height: 20_000)], at: path)
    }
    #expect(index.sections[0].state.sizes.tallest == 9600)
    #expect(index.sections[0].state.sizes.narrowest == .max)
    #expect(index.work.sectionsCopied == 0)
  }

  /// All but as long as the content may be, with 3000 pt.
  private static let fullSection = FeedSection(
    layout: .list(itemSpacing: 0),
    items: Array(repeating: LayoutSize(height: 2_000_000), count: 14_999) + [LayoutSize(height: 1_996_000)])

  /// What the change says of the content is what the index says, also where columns are dealt out anew.
  @Test func contentSizeAfterRepacking() throws {
    var random = RandomSource(seed: 3)
    let waterfall = Waterfall(columns: .fixed(3), placement: .stable)
    let items = SizeStyle.given.sizes(30, using: &random)
    var index = try LayoutIndex(
      Container(width: 300), sections: [FeedSection(layout: .waterfall(waterfall), items: items)])
    var before = index.contentSize
    for edit in [
      Edit.setSize(LayoutSize(height: 1500), ItemPath(section: 0, item: 0)), .repack(section: 0, from: 1),
      .deleteItems(0..<9, section: 0), .setHeader(Supplementary(height: 30)),
      .setContainer(Container(width: 200)), .setContainer(Container(height: 200)),
    ] {
      let change = try #require(try edit.apply(to: &index))
      #expect(change.contentSizeBefore == before && change.contentSizeAfter == index.contentSize)
      before = index.contentSize
    }
  }
}
