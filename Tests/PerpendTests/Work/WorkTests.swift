import Perpend
import TestSupport
import Testing

/// What edits cost, counted in items placed and sections laid out.
struct WorkTests {
  private static let blockSize = 64
  private static let checkpointInterval = 128

  private func feed(_ count: Int, _ waterfall: Waterfall, sections: Int = 1) -> Feed {
    var random = RandomSource(seed: 4)
    let items = SizeStyle.given.sizes(count, using: &random)
    return Feed(
      Container(width: 1000),
      Array(repeating: FeedSection(layout: .waterfall(waterfall), items: items), count: sections))
  }

  /// Makes the edit, checks the result and returns what it cost.
  private func cost(of edit: Edit, in feed: Feed) throws -> (items: Int, sections: Int) {
    var (index, edited) = (try feed.index(), feed)
    let before = index.work
    try edit.apply(to: &index)
    edit.apply(to: &edited)
    try require(noDifference: firstDifference(index, edited.reference()), Trail().adding(edit.label))
    return (
      index.work.itemsPlaced - before.itemsPlaced, index.work.sectionsLaidOut - before.sectionsLaidOut
    )
  }

  private func resize(_ item: Int, section: Int = 0, height: Double = 401) -> Edit {
    .setSize(LayoutSize(height: height), ItemPath(section: section, item: item))
  }

  @Test func aWholeLayoutPlacesEachItemOnce() throws {
    let index = try feed(1000, Waterfall(columns: .fixed(8)), sections: 3).index()
    #expect(index.work.itemsPlaced == 3000)
    #expect(index.work.sectionsLaidOut == 3)
  }

  @Test(arguments: [1, 2, 8], Waterfall.Placement.withoutHistory)
  func theLastItem(columns: Int, placement: Waterfall.Placement) throws {
    let feed = feed(5000, Waterfall(columns: .fixed(columns), placement: placement))
    let cost = try cost(of: resize(4999), in: feed)
    #expect(cost.items >= 1)
    #expect(cost.items <= Self.checkpointInterval)
  }

  @Test func anItemInTheMiddle() throws {
    let feed = feed(5000, Waterfall(columns: .fixed(8)))
    #expect(try cost(of: resize(3000), in: feed).items <= 2000 + Self.checkpointInterval)
  }

  /// In a list or a column of a round-robin everything below moves by one length.
  @Test(arguments: [Waterfall.Placement.shortest, .leftToRight, .rightToLeft], [0, 2500, 4999])
  func onlyOneColumnMoves(placement: Waterfall.Placement, item: Int) throws {
    let columns = placement == .shortest ? 1 : 5
    let feed = feed(5000, Waterfall(columns: .fixed(columns), placement: placement))
    #expect(try cost(of: resize(item), in: feed).items <= Self.blockSize)
  }

  /// Columns that are level again as they were, all of them lower by the same length.
  @Test func aChangeThatCancelsOut() throws {
    let waterfall = Waterfall(columns: .fixed(4), itemSpacing: 0)
    let items = Array(repeating: LayoutSize(height: 10), count: 4000)
    let feed = Feed(Container(width: 1000), [FeedSection(layout: .waterfall(waterfall), items: items)])
    let row = (0..<4).map { (path: ItemPath(section: 0, item: $0 + 8), size: LayoutSize(height: 25)) }
    #expect(try cost(of: .setSizes(row), in: feed).items <= Self.checkpointInterval)
    #expect(try cost(of: .setSizes(Array(row.dropLast())), in: feed).items == 4000)
  }

  @Test func anExtentThatDoesNotChange() throws {
    var feed = feed(1000, Waterfall(columns: .fixed(4)))
    feed.sections[0].items[10] = LayoutSize(width: 30, height: 20)
    let other = Edit.setSize(LayoutSize(width: 60, height: 40), ItemPath(section: 0, item: 10))
    #expect(try cost(of: other, in: feed).items == 0)
    let same = Edit.setSize(feed.sections[0].items[500], ItemPath(section: 0, item: 500))
    #expect(try cost(of: same, in: feed).items == 0)
  }

  @Test func onlyTheSectionsConcerned() throws {
    let feed = feed(300, Waterfall(columns: .fixed(4)), sections: 10)
    let one = try cost(of: resize(0, section: 3), in: feed)
    #expect(one.items <= 300)
    #expect(one.sections == 1)
    let two = try cost(
      of: .setSizes([
        (ItemPath(section: 7, item: 5), .zero), (ItemPath(section: 2, item: 299), .zero),
        (ItemPath(section: 7, item: 250), .zero),
      ]), in: feed)
    #expect(two.items <= 600)
    #expect(two.sections == 2)
    let appended = try cost(of: .append([feed.sections[0]]), in: feed)
    #expect(appended == (300, 1))
  }

  /// Headers and insets above and below move the items without placing them anew.
  @Test func optionsThatLeaveTheItems() throws {
    let feed = feed(300, Waterfall(columns: .fixed(4)), sections: 3)
    var options = feed.sections[1].options
    options.header = Supplementary(height: 40)
    options.insets = LayoutInsets(top: 7, leading: 9, bottom: 8)
    #expect(try cost(of: .setOptions(options, section: 1), in: feed) == (0, 1))
    let unchanged = feed.sections[1].options
    #expect(try cost(of: .setOptions(unchanged, section: 1), in: feed) == (0, 0))
  }

  /// A width changes no height that was given as it is.
  @Test func containersThatLeaveTheItems() throws {
    let feed = feed(300, Waterfall(columns: .fixed(4)), sections: 3)
    #expect(try cost(of: .setContainer(Container(width: 700, displayScale: 2)), in: feed).items == 0)
    let taller = Container(width: 1000, minimumContentLength: 1_000_000)
    #expect(try cost(of: .setContainer(taller), in: feed) == (0, 0))
  }

  @Test func bytesAnItem() throws {
    let long = try feed(20_000, Waterfall(columns: .fixed(8))).index()
    #expect(long.byteCount > 17 * 20_000)
    #expect(long.byteCount <= 24 * 20_000)
    let short = try feed(10, Waterfall(columns: .fixed(4)), sections: 2000).index()
    #expect(short.byteCount <= 64 * 20_000)
  }
}
