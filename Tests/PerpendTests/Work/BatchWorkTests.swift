import Perpend
import TestSupport
import Testing

/// What batches cost, counted in items placed and sections laid out.
struct BatchWorkTests {
  private static let blockSize = 64
  private static let checkpointInterval = 128
  private static func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

  private func feed(_ count: Int, _ waterfall: Waterfall, sections: Int = 1) -> Feed {
    var random = RandomSource(seed: 4)
    let items = SizeStyle.given.sizes(count, using: &random)
    return Feed(
      Container(width: 1000),
      Array(repeating: FeedSection(layout: .waterfall(waterfall), items: items), count: sections))
  }

  /// Applies the batch and returns what it cost.
  private func cost(
    of edits: [BatchEdit], on index: inout LayoutIndex, in feed: inout Feed, checked: Bool = true
  ) throws -> (items: Int, sections: Int) {
    let before = index.work
    let outcome = try #require(BatchOutcome(edits, of: feed))
    try index.apply(Batch(edits))
    let items = index.work.itemsPlaced - before.itemsPlaced
    let sections = index.work.sectionsLaidOut - before.sectionsLaidOut
    feed = outcome.feed
    if checked { try require(noDifference: firstDifference(index, feed.reference()), Trail()) }
    return (items, sections)
  }

  private func cost(of edits: [BatchEdit], in feed: Feed) throws -> (items: Int, sections: Int) {
    var (index, feed) = (try feed.index(), feed)
    return try cost(of: edits, on: &index, in: &feed)
  }

  @Test func oneSectionAmongMany() throws {
    let section = FeedSection(items: [LayoutSize(height: 3), LayoutSize(height: 4)])
    let start = Feed(Container(width: 100), Array(repeating: section, count: 100_000))
    let index = try start.index()
    let sectionHeight = try LayoutIndex(Container(width: 100), sections: [section]).contentSize.height
    for place in [0, 49_999, 99_999] {
      let costs: [(BatchEdit, items: Int, sections: Int)] = [
        (.deleteSection(place), 0, 0), (.moveSection(place, to: 99_999 - place), 0, 0),
        (.moveSection(place, to: 50_000), 0, 0), (.insertSection(FeedSection(), place), 0, 1),
        (.insertSection(section, place), 2, 1), (.reloadSection(place, section), 2, 1),
      ]
      for (edit, items, sections) in costs {
        var (edited, feed) = (index, start)
        let cost = try cost(of: [edit], on: &edited, in: &feed, checked: false)
        #expect(cost == (items, sections), "\(edit)")
        #expect(edited.contentSize.height == Double(edited.itemCount / 2) * sectionHeight)
        #expect(edited.sectionCount == feed.sections.count)
      }
    }
  }

  @Test func sectionsThatAreNotTouched() throws {
    let feed = feed(300, Waterfall(columns: .fixed(4)), sections: 10)
    let edits: [BatchEdit] = [
      .moveSection(8, to: 0), .deleteSection(3), .moveItem(Self.path(8, 299), to: Self.path(5, 299)),
      .insertItem(.zero, Self.path(5, 300)),
    ]
    // The item arrives in the old section 5 and leaves the old 8, both near their ends.
    let cost = try cost(of: edits, in: feed)
    #expect(cost.sections == 2)
    #expect(cost.items <= 600)
    let nothing = try self.cost(of: [], in: feed)
    #expect(nothing == (0, 0))
  }

  /// The last item gone: no more than a stretch between two checkpoints is laid out.
  @Test(arguments: [1, 2, 8], Waterfall.Placement.withoutHistory)
  func theEnd(columns: Int, placement: Waterfall.Placement) throws {
    let feed = feed(5000, Waterfall(columns: .fixed(columns), placement: placement))
    let stretch = placement == .shortest || columns == 1 ? Self.checkpointInterval : columns * Self.blockSize
    #expect(try cost(of: [.deleteItem(Self.path(0, 4999))], in: feed).items <= stretch)
    let many = (4500..<5000).map { BatchEdit.deleteItem(Self.path(0, $0)) }
    #expect(try cost(of: many, in: feed).items <= stretch)
  }

  /// The first append may make room; those after it find it made.
  @Test(arguments: [1, 8], Waterfall.Placement.withoutHistory)
  func appending(columns: Int, placement: Waterfall.Placement) throws {
    var feed = feed(20_000, Waterfall(columns: .fixed(columns), placement: placement))
    var index = try feed.index()
    let stretch = placement == .shortest || columns == 1 ? Self.checkpointInterval : columns * Self.blockSize
    for round in 0..<4 {
      let count = feed.sections[0].items.count
      let edits = (count..<count + 1000).map {
        BatchEdit.insertItem(LayoutSize(height: Double(5 + $0 % 50)), Self.path(0, $0))
      }
      let cost = try cost(of: edits, on: &index, in: &feed, checked: round == 3)
      if round > 0 { #expect(cost.items <= 1000 + stretch, "append \(round)") }
    }
  }

  /// Also the very first append, to an index that was built at once.
  @Test func theFirstAppend() throws {
    let feed = feed(20_000, Waterfall(columns: .fixed(8)))
    let edits = (20_000..<21_000).map { BatchEdit.insertItem(LayoutSize(height: 5), Self.path(0, $0)) }
    #expect(try cost(of: edits, in: feed).items <= 1000 + Self.checkpointInterval)
  }

  @Test(arguments: [0, 2500, 4999])
  func aSizeInAList(item: Int) throws {
    let feed = feed(5000, Waterfall(columns: .fixed(1)))
    #expect(
      try cost(of: [.setSize(Self.path(0, item), LayoutSize(height: 401))], in: feed).items
        <= Self.blockSize)
  }

  /// A move among equal heights changes nothing, and ends soon behind its farther end.
  @Test(arguments: [1, 4], Waterfall.Placement.withoutHistory)
  func aMoveAmongEqualHeights(columns: Int, placement: Waterfall.Placement) throws {
    let feed = level(columns: columns, placement)
    let move = BatchEdit.moveItem(Self.path(0, 1000), to: Self.path(0, 1100))
    let most = 100 + 2 * columns * Self.checkpointInterval
    #expect(try cost(of: [move], in: feed).items <= most)
    #expect(try costWithRoom(of: [move], in: feed) <= most)
  }

  /// A deletion and an insertion near it leave the number of those behind as it was.
  @Test func anExchange() throws {
    let feed = level(columns: 4, .shortest)
    let edits: [BatchEdit] = [
      .deleteItem(Self.path(0, 3000)), .insertItem(LayoutSize(height: 10), Self.path(0, 3050)),
    ]
    #expect(try cost(of: edits, in: feed).items <= 3 * Self.checkpointInterval)
    #expect(try costWithRoom(of: edits, in: feed) <= 3 * Self.checkpointInterval)
  }

  private func level(columns: Int, _ placement: Waterfall.Placement) -> Feed {
    let waterfall = Waterfall(columns: .fixed(columns), placement: placement)
    let items = Array(repeating: LayoutSize(height: 10), count: 8000)
    return Feed(Container(width: 1000), [FeedSection(layout: .waterfall(waterfall), items: items)])
  }

  /// Items placed where an earlier insertion has made room.
  private func costWithRoom(of edits: [BatchEdit], in feed: Feed) throws -> Int {
    var (index, feed) = (try feed.index(), feed)
    let end = feed.sections[0].items.count
    _ = try cost(of: [.insertItem(LayoutSize(height: 10), Self.path(0, end))], on: &index, in: &feed)
    return try cost(of: edits, on: &index, in: &feed).items
  }

  /// However many edits, a section is laid out once.
  @Test func aThousandScatteredEdits() throws {
    let feed = feed(10_000, Waterfall(columns: .fixed(8)))
    let edits = (0..<250).flatMap { number -> [BatchEdit] in
      let item = number * 40
      return [
        .deleteItem(Self.path(0, item)), .insertItem(LayoutSize(height: 77), Self.path(0, item + 7)),
        .setSize(Self.path(0, item + 11), LayoutSize(height: 33)),
        .moveItem(Self.path(0, item + 20), to: Self.path(0, item + 30)),
      ]
    }
    let cost = try cost(of: edits, in: feed)
    #expect(cost.items <= 10_000)
    #expect(cost.sections == 1)
  }
}
