import Perpend
import TestSupport
import Testing

/// Sections laid out on several threads come out as on one.
struct ParallelTests {
  /// Enough items that a second thread is worth while, in sections of very uneven sizes.
  private static let feed: Feed = {
    var random = RandomSource(seed: 3)
    let sections = (0..<240).map { number in
      let count = number % 40 == 7 ? 4000 : random.int(0...160)
      let waterfall = Waterfall(
        columns: .fixed(random.int(1...6)), itemSpacing: 3,
        placement: random.pick(Waterfall.Placement.withoutHistory))
      return FeedSection(
        layout: .waterfall(waterfall), header: Supplementary(height: 20),
        items: SizeStyle.pictures.sizes(count, using: &random).map {
          LayoutSize(width: $0.width + 500, height: $0.height)
        })
    }
    return Feed(Container(width: 600), sections)
  }()

  private func index(maximumThreadCount: Int?) throws -> LayoutIndex {
    var index = try LayoutIndex(Self.feed.container)
    index.maximumThreadCount = maximumThreadCount
    try index.append(contentsOf: Self.feed.sections)
    return index
  }

  @Test func serialIsRight() throws {
    try require(noDifference: firstDifference(index(maximumThreadCount: 1), Self.feed.reference()), Trail())
  }

  @Test(arguments: [nil, 1, 2, 3, 64, 0])
  func sameAsSerial(maximumThreadCount: Int?) throws {
    let serial = try index(maximumThreadCount: 1)
    var parallel = try index(maximumThreadCount: maximumThreadCount)
    try require(noDifference: firstDifference(parallel, serial), Trail())

    var reference = Self.feed
    reference.container = Container(width: 900, displayScale: 3)
    try parallel.setContainer(reference.container)
    try require(noDifference: firstDifference(parallel, reference.reference()), Trail())
  }

  @Test func sameFromTheInitialiser() throws {
    try require(noDifference: firstDifference(Self.feed.index(), index(maximumThreadCount: 1)), Trail())
  }

  /// The refusal that a serial layout would come to first, whoever comes to it.
  @Test(arguments: [nil, 1, 2], [[239], [7, 200], [87, 3, 150]])
  func sameRefusal(maximumThreadCount: Int?, sections: [Int]) throws {
    var bad = Self.feed.sections
    for section in sections { bad[section].items.append(LayoutSize(width: 1, height: 1_000_000)) }
    var index = try LayoutIndex(Self.feed.container)
    index.maximumThreadCount = maximumThreadCount
    let error = #expect(throws: LayoutError.self) { try index.append(contentsOf: bad) }
    guard case .invalidLength(.scaledHeight, _, at: .item(let path), _) = error else {
      Issue.record("refused with \(String(describing: error))")
      return
    }
    #expect(path == ItemPath(section: sections.min()!, item: bad[sections.min()!].items.count - 1))
    #expect(index.sectionCount == 0)
  }
}
