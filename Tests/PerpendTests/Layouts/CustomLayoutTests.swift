import Perpend
import TestSupport
import Testing

/// Layouts that are not built in get queries, incremental relayout, batches and threads for nothing.
struct CustomLayoutTests {
  static let layouts: [SectionLayout] = [
    .custom(PhotoGallery(rowHeight: 90, spacing: 4)), .custom(HexagonalGrid(side: 52)),
  ]

  @Test(arguments: layouts, RandomRuns.seeds(12))
  func anyEdits(layout: SectionLayout, seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let axis = random.pick(ScrollAxis.allCases)
    let container = Container(axis: axis, crossLength: 400, direction: random.pick(ReadingDirection.allCases))
    var items = Self.photos(random.int(0...700), &random)
    let options = SectionOptions(
      layout: layout, insets: LayoutInsets(top: 3, leading: 5, bottom: 7, trailing: 9),
      decorations: [Decoration(.rows, insets: LayoutInsets(top: -2))])
    var index = try LayoutIndex(container, sections: [FeedSection(options: options, items: items)])
    for step in 0..<15 {
      switch random.int(0...3) {
      case 0 where !items.isEmpty:
        let item = random.int(0...items.count - 1)
        items[item] = Self.photos(1, &random)[0]
        try index.setSize(items[item], ofItemAt: ItemPath(section: 0, item: item))
      case 1 where !items.isEmpty:
        let first = random.int(0...items.count - 1)
        let range = first..<min(items.count, first + random.int(1...80))
        items.removeSubrange(range)
        try index.deleteItems(range, inSection: 0)
      case 2:
        let arrivals = Self.photos(random.int(1...90), &random)
        let place = random.pick([0, items.count, random.int(0...items.count)])
        items.insert(contentsOf: arrivals, at: place)
        try index.insertItems(arrivals, at: ItemPath(section: 0, item: place))
      default:
        guard items.count > 2 else { continue }
        let (from, to) = (random.int(0...items.count - 1), random.int(0...items.count - 2))
        let moved = items.remove(at: from)
        items.insert(moved, at: to)
        try index.update {
          $0.moveItem(from: ItemPath(section: 0, item: from), to: ItemPath(section: 0, item: to))
        }
      }
      index._checkInvariants()
      let fresh = try LayoutIndex(container, sections: [FeedSection(options: options, items: items)])
      let trail = Trail(seed: seed).adding("step \(step)")
      try require(noDifference: firstDifference(index, fresh), trail)
      try checkQueries(index, &random, trail)
    }
  }

  /// What a query finds is what overlaps.
  private func checkQueries(_ index: LayoutIndex, _ random: inout RandomSource, _ trail: Trail) throws {
    let paths = (0..<index.itemCount).map { ElementPath.item(section: 0, item: $0) }
    for _ in 0..<4 {
      let rect = LayoutRect(
        x: Double(random.int(-50...400)), y: Double(random.int(-50...400)),
        width: Double(random.int(1...500)),
        height: Double(random.int(1...500)))
      let expected = paths.filter { index.frame(of: $0).map { overlap($0, rect) } ?? false }
      let found = index.elements(in: rect)
      try require(
        noDifference: differing("in \(rect)", found.map(\.path).filter { $0.kind == .item }, expected), trail)
      #expect(found.allSatisfy { overlap($0.frame, rect) && index.frame(of: $0.path) == $0.frame })
    }
  }

  private func overlap(_ a: LayoutRect, _ b: LayoutRect) -> Bool {
    max(a.minX, b.minX) < min(a.maxX, b.maxX) && max(a.minY, b.minY) < min(a.maxY, b.maxY)
  }

  @Test(arguments: layouts)
  func onManyThreads(layout: SectionLayout) throws {
    var random = RandomSource(seed: 8)
    let sections = (0..<40).map { _ in FeedSection(layout: layout, items: Self.photos(2000, &random)) }
    var alone = try LayoutIndex(Container(width: 300))
    alone.maximumThreadCount = 1
    try alone.append(contentsOf: sections)
    let together = try LayoutIndex(Container(width: 300), sections: sections)
    #expect(firstDifference(together, alone) == nil)
  }

  @Test(arguments: layouts)
  func aChangeNearTheEndPlacesFewItems(layout: SectionLayout) throws {
    var random = RandomSource(seed: 9)
    let count = 20_000
    var index = try LayoutIndex(
      Container(width: 300), sections: [FeedSection(layout: layout, items: Self.photos(count, &random))])
    let before = index.work.itemsPlaced
    try index.setSize(LayoutSize(width: 300, height: 20), ofItemAt: ItemPath(section: 0, item: count - 10))
    #expect(index.work.itemsPlaced - before < 400)
    try index.insertItems([LayoutSize(width: 10, height: 10)], at: ItemPath(section: 0, item: count))
    #expect(index.work.itemsPlaced - before < 800)
  }

  /// Behind a change a layout falls in with the old one, moved.
  @Test func aChangeAtTheStartPlacesFewItems() throws {
    var random = RandomSource(seed: 10)
    let layout = SectionLayout.custom(HexagonalGrid(side: 52))
    var index = try LayoutIndex(
      Container(width: 300), sections: [FeedSection(layout: layout, items: Self.photos(20_000, &random))])
    let before = index.work.itemsPlaced
    try index.setSize(LayoutSize(width: 1, height: 9), ofItemAt: ItemPath(section: 0, item: 5))
    #expect(index.work.itemsPlaced - before < 400)
  }

  /// How far a band has looked once counts for all edits to come, also those after one in which none looked far.
  @Test func lookingAheadIsNotForgotten() throws {
    var sizes = Array(repeating: LayoutSize(width: 10, height: 2), count: 1000)
    sizes[0].height = 5
    let layout = SectionLayout.custom(PeekingBands(distance: 200))
    func fresh() throws -> LayoutIndex {
      try LayoutIndex(Container(width: 100), sections: [FeedSection(layout: layout, items: sizes)])
    }
    var index = try fresh()
    for (item, height) in [(600, 3.0), (200, 50), (700, 4), (200, 60)] {
      sizes[item].height = height
      try index.setSize(sizes[item], ofItemAt: ItemPath(section: 0, item: item))
      try require(noDifference: firstDifference(index, fresh()), Trail().adding("item \(item)"))
    }
    #expect(index.frame(ofItemAt: ItemPath(section: 0, item: 1))?.y == 70)
  }

  // MARK: Layouts that make no sense

  /// What a layout cannot mean is refused, where and as it is; the index stays as it was.
  @Test(arguments: Mischief.Kind.allCases)
  func mischief(kind: Mischief.Kind) throws {
    var section = FeedSection(
      layout: .custom(Mischief(kind: kind)),
      items: Array(repeating: LayoutSize(width: 10, height: 10), count: 300))
    let container = Container(width: 300)
    let first = LayoutError.Place.item(ItemPath(section: 1, item: 0))
    let expected = kind.error(at: first)
    #expect(throws: expected) { try LayoutIndex(container, sections: [FeedSection(), section]) }
    // The same from the item on that an edit brings.
    section.items = Array(repeating: .zero, count: 300)
    var index = try LayoutIndex(container, sections: [FeedSection(), section])
    let before = index
    for item in [0, 150, 299] {
      let path = ItemPath(section: 1, item: item)
      let error = kind.error(at: .item(path), left: 300 - item)
      #expect(throws: error) { try index.setSize(LayoutSize(width: 10, height: 10), ofItemAt: path) }
      #expect(throws: error) {
        try index.update { batch in
          batch.insertSection(FeedSection(items: [.zero]), at: 0)
          batch.setSize(LayoutSize(width: 10, height: 10), ofItemAt: path)
          batch.deleteSection(at: 0)
        }
      }
      #expect(index.work == before.work)
      index._checkInvariants()
      try require(noDifference: firstDifference(index, before), Trail().adding("\(kind), \(item)"))
    }
    try index.insertItems([.zero], at: ItemPath(section: 1, item: 77))
    index._checkInvariants()
  }

  /// Places an item a band, and where an item has a size does what cannot be.
  struct Mischief: CustomSectionLayout {
    enum Kind: CaseIterable {
      case nothing, tooMany, notANumber, endless, farAcross, wide, low, tall, backwards, long, notALength

      func error(at place: LayoutError.Place, left: Int = 300) -> LayoutError {
        guard case .item(let path) = place else { fatalError("a band begins with an item") }
        func length(
          _ quantity: LayoutError.Quantity, _ value: Double, _ allowed: ClosedRange<Double>
        ) -> LayoutError {
          .invalidLength(quantity, value: value, at: place, allowed: allowed)
        }
        return switch self {
        case .nothing: .invalidBandItemCount(0, at: path, allowed: 1...left)
        case .tooMany: .invalidBandItemCount(1000, at: path, allowed: 1...left)
        // What is not a number equals nothing, also as a value of an error.
        case .notANumber: length(.frameHeight, -5, 0...2_000_000)
        case .endless: length(.frameY, .infinity, 0...30_000_000_000)
        case .farAcross: length(.frameX, -2_000_001, -2_000_000...2_000_000)
        case .wide: length(.frameWidth, 2_000_001, 0...2_000_000)
        case .low: length(.frameY, 30_000_000_001, 0...30_000_000_000)
        case .tall: length(.frameHeight, 2_000_001, 0...2_000_000)
        case .backwards: length(.frameY, -1, 0...30_000_000_000)
        case .long: length(.bandLength, 30_000_000_001, 0...30_000_000_000)
        case .notALength: length(.bandLength, -.infinity, 0...30_000_000_000)
        }
      }
    }
    var kind: Kind

    func layOut(_ band: inout Band) {
      var frame = LayoutRect(x: 0, y: 0, width: 10, height: 10)
      band.length = 10
      guard let size = band.size(at: 0), size.width > 0 else { return band.place(frame) }
      switch kind {
      case .nothing: return
      case .tooMany: for _ in 1..<1000 { band.place(frame) }
      case .notANumber: frame = LayoutRect(x: 0, y: 0, width: 10, height: -5)
      case .endless: frame.y = .infinity
      case .farAcross: frame.x = -2_000_001
      case .wide: frame.width = 2_000_001
      case .low: frame.y = 30_000_000_001
      case .tall: frame.height = 2_000_001
      case .backwards: frame.y = -1
      case .long: band.length = 30_000_000_001
      case .notALength: band.length = -.infinity
      }
      band.place(frame)
    }
  }

  /// A number that is none is refused as well.
  @Test func notANumber() throws {
    struct NotANumber: CustomSectionLayout {
      func layOut(_ band: inout Band) { band.place(LayoutRect(x: .nan, y: 0, width: 1, height: 1)) }
    }
    let section = FeedSection(layout: .custom(NotANumber()), items: [.zero])
    #expect {
      try LayoutIndex(Container(width: 100), sections: [section])
    } throws: { error in
      guard case .invalidLength(.frameX, let value, _, _)? = error as? LayoutError else { return false }
      return value.isNaN
    }
  }

  /// Whatever is asked of a band has an answer.
  @Test func sizesOfNoItems() throws {
    struct Asking: CustomSectionLayout {
      func layOut(_ band: inout Band) {
        for offset in [Int.min, -1, band.itemCount, .max - band.firstItem, .max] {
          if band.size(at: offset) != nil { return }
        }
        band.place(LayoutRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    let section = FeedSection(layout: .custom(Asking()), items: Array(repeating: .zero, count: 3))
    var index = try LayoutIndex(Container(width: 100), sections: [section])
    try index.setSize(LayoutSize(height: 1), ofItemAt: ItemPath(section: 0, item: 2))
    index._checkInvariants()
  }

  /// A band may be as long as the content, and items lie in it wherever the layout places them.
  @Test func oneLongBand() throws {
    struct Column: CustomSectionLayout {
      func layOut(_ band: inout Band) {
        var offset = 0
        while let size = band.size(at: offset) {
          band.place(LayoutRect(x: 0, y: band.length, width: 10, height: size.height))
          band.length += size.height
          offset += 1
        }
      }
    }
    let heights: [Double] = [1_500_000, 1_000_000, 500_000, 10, 10]
    let section = FeedSection(layout: .custom(Column()), items: heights.map { LayoutSize(height: $0) })
    var index = try LayoutIndex(Container(width: 100), sections: [section])
    let starts: [Double] = [0, 1_500_000, 2_500_000, 3_000_000, 3_000_010]
    #expect((0..<5).map { index.frame(ofItemAt: ItemPath(section: 0, item: $0))?.y } == starts)
    #expect(index.contentSize.height == 3_000_020)
    let rect = LayoutRect(x: 0, y: 2_999_999, width: 10, height: 12)
    #expect(index.elements(in: rect).map(\.path) == [2, 3, 4].map { .item(section: 0, item: $0) })

    // The last would begin beyond the longest content.
    let many = Array(repeating: LayoutSize(height: 2_000_000), count: 15_000)
    try index.insertItems(many[..<14_998].map { $0 }, at: ItemPath(section: 0, item: 5))
    #expect(index.contentSize.height == 14_998 * 2_000_000.0 + 3_000_020)
    index._checkInvariants()
    #expect(throws: LayoutError.self) { try index.insertItems(many, at: ItemPath(section: 0, item: 5)) }
    #expect(index.itemCount == 15_003)
    index._checkInvariants()
  }

  private static func photos(_ count: Int, _ random: inout RandomSource) -> [LayoutSize] {
    (0..<count).map { _ in
      LayoutSize(width: Double(random.int(0...400)), height: Double(random.int(0...300)))
    }
  }
}
