import Perpend
import TestSupport
import Testing

/// What queries cost, counted in blocks that they come to and items that they compare.
struct QueryWorkTests {
  private func feed(_ layout: SectionLayout, count: Int = 20_000, tall: Int? = nil) throws -> LayoutIndex {
    var random = RandomSource(seed: 14)
    var sizes = (0..<count).map { _ in LayoutSize(width: 200, height: Double(random.int(100...400))) }
    if let tall { sizes[tall] = LayoutSize(height: 1_000_000) }
    return try LayoutIndex(Container(width: 1200), sections: [FeedSection(layout: layout, items: sizes)])
  }

  /// Each block that is come to has something in the range, but for one at either end and one for each taller item above.
  @Test(arguments: [nil, 0, 5000])
  func blocks(tall: Int?) throws {
    let index = try feed(.waterfall(Waterfall(columns: .fixed(8))), tall: tall)
    let height = index.contentSize.height
    for step in 0..<200 {
      let y = height * Double(step) / 200
      let work = try index.work(in: LayoutRect(x: 0, y: y, width: 1200, height: 900))
      #expect(work.found > 0)
      #expect(work.looks <= work.found / 64 + 4, "\(work) at \(y)")
    }
  }

  /// Whatever keeps the columns, few items are compared for each that is found.
  @Test(arguments: [
    SectionLayout.list(), .rows(Rows(columns: .fixed(8))), .flow(Flow()), .custom(PhotoGallery()),
    .waterfall(Waterfall(columns: .fixed(8), placement: .leftToRight)),
    .waterfall(Waterfall(columns: .fixed(8), placement: .stable)),
  ])
  func comparisons(layout: SectionLayout) throws {
    let index = try feed(layout)
    for step in 0..<200 {
      let y = index.contentSize.height * Double(step) / 200
      let work = try index.work(in: LayoutRect(x: 0, y: y, width: 1200, height: 900))
      #expect(work.found > 0 && work.items >= work.found, "\(work) at \(y)")
      #expect(work.items <= work.found + 6 * 64, "\(work) at \(y)")
    }
  }

  /// What enters when a viewport moves is found without a look at what it covers before and afterwards.
  @Test func entering() throws {
    let index = try feed(.waterfall(Waterfall(columns: .fixed(8))))
    for step in 0..<200 {
      let old = Viewport(offset: index.contentSize.height * Double(step) / 210, length: 10_000)
      var new = old
      new.offset += 7
      var (entering, all) = (CountingSink(), CountingSink())
      index.query(new, butNot: old, &entering)
      index.query(QueryScope(try #require(new.unitRect), pin: index.pin(new)), &all)
      #expect(entering.found < 16 && all.found > 200)
      #expect(entering.looks <= 4 && all.looks > 4, "\(entering), \(all)")
    }
  }
}

/// Counts what a query looks at, and what it finds.
private struct CountingSink: ElementSink {
  private(set) var looks = 0
  private(set) var items = 0
  private(set) var found = 0

  var wantsMore: Bool { true }

  mutating func look(at items: Int) {
    looks += 1
    self.items += items
  }

  mutating func take(_ path: ElementPath, frame: UnitRect, zIndex: Int) { found += 1 }
  mutating func take(_ hits: UInt64, of items: FoundItems) { found += hits.nonzeroBitCount }
}

extension LayoutIndex {
  fileprivate func work(in rect: LayoutRect) throws -> CountingSink {
    var sink = CountingSink()
    query(QueryScope(try #require(orientation.unitRect(rect))), &sink)
    #expect(sink.found == elements(in: rect).count)
    return sink
  }
}

/// What it costs to find the nearest item, counted in rectangles and items that are looked at.
struct NearestWorkTests {
  private static let far: [Double] = [-1e12, -1e7, -1e5, 500, 1e5, 1e7, 1e12]

  /// From any distance few items of all are looked at, in every layout.
  @Test(arguments: LayoutKind.allCases, Waterfall.Placement.allCases)
  func oneOfMany(kind: LayoutKind, placement: Waterfall.Placement) throws {
    guard kind == .waterfall || placement == .shortest else { return }
    var random = RandomSource(seed: 5)
    let count = kind == .waterfall && placement == .shortest ? 1_000_000 : 100_000
    let layout: SectionLayout =
      switch kind {
      case .list: .list()
      case .waterfall: .waterfall(Waterfall(columns: .fixed(8), placement: placement))
      case .grid: .grid(UniformGrid(itemSize: LayoutSize(width: 50, height: 50)))
      case .rows: .rows(Rows(columns: .fixed(8)))
      case .flow: .flow(Flow(justification: .center))
      case .gallery: .custom(PhotoGallery())
      case .hexagons: .custom(HexagonalGrid())
      case .peeking: .custom(PeekingBands())
      case .scattered: .custom(ScatteredBands(count: 8, reach: 500))
      }
    let items = (0..<count).map { _ in
      LayoutSize(width: Double(random.int(20...90)), height: Double(random.int(20...90)))
    }
    let index = try LayoutIndex(Container(width: 1000), sections: [FeedSection(layout: layout, items: items)])
    for x in Self.far {
      for y in Self.far + [index.contentSize.height / 3] {
        let work = index.work(nearestTo: LayoutPoint(x: x, y: y))
        #expect(work.items <= 300 && work.rects <= 300, "\(work) at \(x), \(y)")
      }
    }
  }

  /// With spans, and with many sections.
  @Test func spansAndSections() throws {
    var random = RandomSource(seed: 6)
    let waterfall = SectionLayout.waterfall(Waterfall(columns: .fixed(8)))
    let items = (0..<100_000).map { _ in LayoutSize(height: Double(random.int(20...400))) }
    let traits = items.map { _ in ItemTraits(span: random.oneIn(5) ? .columns(2) : .columns(1)) }
    let spans = try LayoutIndex(
      Container(width: 1000), sections: [FeedSection(layout: waterfall, items: items, traits: traits)])
    let sections = try LayoutIndex(
      Container(width: 1000),
      sections: (0..<10_000).map { _ in FeedSection(layout: waterfall, items: Array(items.prefix(10))) })
    for y in Self.far {
      for x in Self.far {
        let work = spans.work(nearestTo: LayoutPoint(x: x, y: y))
        #expect(work.items <= 300 && work.rects <= 300, "\(work) at \(x), \(y)")
      }
      let work = sections.work(nearestTo: LayoutPoint(x: 500, y: y))
      #expect(work.items <= 10 && work.rects <= 100, "\(work) at \(y)")
    }
  }

  @Test func gridOfTenBillion() throws {
    let grid = UniformGrid(itemSize: LayoutSize(width: 1, height: 1), rowSpacing: 0)
    let index = try LayoutIndex(
      Container(width: 1000), sections: [FeedSection(layout: .grid(grid), unsizedItemCount: 10_000_000_000)])
    for x in Self.far {
      for y in Self.far { #expect(index.work(nearestTo: LayoutPoint(x: x, y: y)).items <= 150) }
    }
    #expect(index.nearestItem(to: LayoutPoint(x: 1e6, y: 5e6 + 0.5))?.item == 5_000_000_999)
  }

  /// An arrow key goes down the trees too, also where it leads nowhere.
  @Test(arguments: NeighborDirection.allCases)
  func neighbors(direction: NeighborDirection) throws {
    var random = RandomSource(seed: 7)
    let items = (0..<100_000).map { _ in LayoutSize(height: Double(random.int(20...400))) }
    let index = try LayoutIndex(
      Container(width: 1000),
      sections: [FeedSection(layout: .waterfall(Waterfall(columns: .fixed(8))), items: items)])
    for item in [0, 7, 50_000, 99_999] {
      let frame = try #require(index.frame(ofItemAt: ItemPath(section: 0, item: item)))
      let origin = try #require(index.orientation.unitRect(frame))
      let side = Side(
        isAlongMain: direction == .up || direction == .down,
        isForward: direction == .down || direction == .right)
      var straight = CountingSearch(StraightSearch(origin, side))
      index.searchNearest(&straight)
      var beside = CountingSearch(BesideSearch(origin, side, limit: straight.base.gap ?? 1000))
      index.searchNearest(&beside)
      #expect(straight.count.items <= 100 && beside.count.items <= 100, "\(straight.count), \(beside.count)")
    }
  }
}

extension LayoutIndex {
  fileprivate func work(nearestTo point: LayoutPoint) -> SearchCount {
    let square = orientation.unitSquare(at: point)!
    var search = CountingSearch(PointSearch(square: square, orientation))
    searchNearest(&search)
    return search.count
  }
}

private struct SearchCount {
  var rects = 0
  var items = 0
}

private final class Counter {
  var count = 0
}

/// Counts what a search is asked.
private struct CountingSearch<Base: NearestSearch>: NearestSearch {
  var base: Base
  private(set) var items = 0
  private let rects = Counter()
  var count: SearchCount { SearchCount(rects: rects.count, items: items) }

  init(_ base: Base) { self.base = base }

  var origin: UnitRect { base.origin }

  func bound(_ rect: UnitRect) -> Nearness? {
    rects.count += 1
    return base.bound(rect)
  }

  func admits(_ bound: Nearness) -> Bool { base.admits(bound) }

  mutating func take(_ path: ItemPath, _ frame: UnitRect) {
    items += 1
    base.take(path, frame)
  }
}
