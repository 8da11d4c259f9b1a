import Perpend
import TestSupport
import Testing

/// Sections that grow and shrink by single edits, with the room in them on this side or that.
struct BatchGrowthTests {
  enum Place: CaseIterable { case front, middle, end, anywhere }

  private func feed(_ count: Int, columns: Int, _ placement: Waterfall.Placement = .shortest) -> Feed {
    var random = RandomSource(seed: 9)
    let waterfall = Waterfall(columns: .fixed(columns), placement: placement)
    let items = SizeStyle.few.sizes(count, using: &random)
    return Feed(Container(width: 300), [FeedSection(layout: .waterfall(waterfall), items: items)])
  }

  private func item(at place: Place, of count: Int, _ random: inout RandomSource) -> Int {
    switch place {
    case .front: 0
    case .middle: count / 2
    case .end: count
    case .anywhere: random.int(0...count)
    }
  }

  @Test(arguments: Place.allCases, [0, 100])
  func singleInsertions(place: Place, count: Int) throws {
    for (columns, placement) in [(1, Waterfall.Placement.shortest), (3, .shortest), (3, .rightToLeft)] {
      var random = RandomSource(seed: 7)
      var feed = feed(count, columns: columns, placement)
      var index = try feed.index()
      for step in 0..<400 {
        let item = item(at: place, of: feed.sections[0].items.count, &random)
        let size = LayoutSize(height: Double(1 + step % 9))
        try index.update { $0.insertItem(size, at: ItemPath(section: 0, item: item)) }
        feed.sections[0].items.insert(size, at: item)
        if step % 37 == 0 || step == 399 {
          let trail = Trail().adding("\(place), \(columns) columns, step \(step)")
          try require(noDifference: firstDifference(index, feed.reference()), trail)
          index._checkInvariants()
        }
      }
    }
  }

  @Test(arguments: RandomRuns.seeds(30))
  func insertionsAndDeletions(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let (coming, going) = (random.pick(Place.allCases), random.pick(Place.allCases))
    let feed = feed(
      random.int(0...80), columns: random.int(1...5), random.pick(Waterfall.Placement.allCases))
    try runHistory(feed, edits: 150, seed: seed, &random) { feed, random in
      let count = feed.sections[0].items.count
      let arrivals = (0..<random.int(0...(random.oneIn(40) ? 60 : 3))).map {
        LayoutSize(height: Double(1 + $0))
      }
      let leaving = min(count, random.int(0...(random.oneIn(50) ? count : 3)))
      let start = min(item(at: going, of: count, &random), count - leaving)
      let place = item(at: coming, of: count - leaving, &random)
      let deletions = (start..<start + leaving).map { BatchEdit.deleteItem(ItemPath(section: 0, item: $0)) }
      let insertions = arrivals.enumerated().map { number, size in
        BatchEdit.insertItem(size, ItemPath(section: 0, item: place + number))
      }
      return .batch(deletions + insertions)
    }
  }

  /// What was deleted left more room before the first item than the insertion asks for.
  @Test(arguments: LayoutKind.allCases)
  func roomBeforeTheFirstItem(kind: LayoutKind) throws {
    let placements = kind == .waterfall ? Waterfall.Placement.allCases : [.shortest]
    for placement in placements {
      var random = RandomSource(seed: 5)
      let layout = kind == .waterfall ? .waterfall(Waterfall(placement: placement)) : random.layout(kind)
      let items = SizeStyle.few.sizes(1000, using: &random)
      let options = SectionOptions(layout: layout)
      var index = try Feed(Container(width: 100), [FeedSection(options: options, items: items)]).index()
      try index.deleteItems(0..<500, inSection: 0)
      try index.deleteItems(10..<500, inSection: 0)
      try index.insertItems(Array(items[..<600]), at: ItemPath(section: 0, item: 10))
      if placement == .stable { try index.repack(section: 0, from: 0) }
      let fresh = Feed(
        Container(width: 100), [FeedSection(options: options, items: Array(items[500..<510] + items[..<600]))]
      )
      let trail = Trail().adding("\(layout)")
      try require(noDifference: firstDifference(index, fresh.index()), trail)
      index._checkInvariants()
    }
  }

  /// Memory follows what there is, at a bounded distance.
  @Test func memoryStaysBounded() throws {
    var index = try feed(5000, columns: 4).index()
    for _ in 0..<200 {
      try index.update { batch in
        for item in 0..<50 {
          batch.deleteItem(at: ItemPath(section: 0, item: 4999 - item))
          batch.insertItem(LayoutSize(height: 5), at: ItemPath(section: 0, item: item))
        }
      }
    }
    #expect(index.itemCount == 5000)
    #expect(index.byteCount <= 2 * (try feed(5000, columns: 4).index()).byteCount)
  }

  /// Appended one by one, most items find room: each is placed a bounded number of times, a stretch aside.
  @Test func amortisedAppends() throws {
    var index = try feed(0, columns: 3).index()
    for item in 0..<4000 {
      try index.update { $0.insertItem(LayoutSize(height: 5), at: ItemPath(section: 0, item: item)) }
    }
    #expect(index.work.itemsPlaced <= 4000 * (128 + 8))
  }
}
