import Perpend
import TestSupport
import Testing

/// Content of 30 billion points is allowed; more is refused, by whatever call would make it longer.
struct ContentLimitTests {
  private static let limit = 30_000_000_000.0
  private static let longest = LayoutSize(height: 2_000_000)

  /// 1000 items of the greatest height, one below the other.
  private static let section = FeedSection(
    layout: .list(itemSpacing: 0), items: Array(repeating: longest, count: 1000))
  private static let sections = Array(repeating: section, count: 15)

  private func fullIndex() throws -> LayoutIndex {
    try LayoutIndex(Container(width: 100), sections: Self.sections)
  }

  private static func tooLong(_ section: Int) -> LayoutError {
    .contentTooLong(section: section, limit: limit)
  }

  @Test func exactlyTheLimit() throws {
    let index = try fullIndex()
    #expect(index.contentSize.height == Self.limit)
    #expect(index.frame(ofItemAt: ItemPath(section: 14, item: 999))?.maxY == Self.limit)
    let last = LayoutRect(x: 0, y: Self.limit - 1, width: 100, height: 100)
    #expect(index.elements(in: last).map(\.path) == [.item(section: 14, item: 999)])
  }

  @Test(arguments: [1, 2, 17], Waterfall.Placement.withoutHistory)
  func oneSection(columns: Int, placement: Waterfall.Placement) throws {
    let waterfall = Waterfall(
      columns: .fixed(columns), columnSpacing: 0, itemSpacing: 0, placement: placement)
    var section = FeedSection(
      layout: .waterfall(waterfall), items: Array(repeating: Self.longest, count: 15_000 * columns))
    let container = Container(width: 100)
    #expect(try LayoutIndex(container, sections: [section]).contentSize.height == Self.limit)
    section.items.append(LayoutSize(height: 1 / 960))
    #expect(throws: Self.tooLong(0)) { try LayoutIndex(container, sections: [section]) }
  }

  @Test func appending() throws {
    var index = try fullIndex()
    #expect(throws: Self.tooLong(15)) {
      try index.append(FeedSection(layout: .list(), items: [LayoutSize(height: 1 / 960)]))
    }
    #expect(throws: Self.tooLong(16)) {
      try index.append(contentsOf: [
        FeedSection(), FeedSection(layout: .list(), header: Supplementary(height: 1)),
      ])
    }
    try expectUnchanged(index)
    try index.append(FeedSection(items: [.zero]))
    #expect(index.contentSize.height == Self.limit)
  }

  @Test func appendingToAnEmptyIndex() throws {
    var index = try LayoutIndex(Container(width: 100))
    #expect(throws: Self.tooLong(15)) {
      try index.append(contentsOf: Self.sections + [FeedSection(items: [LayoutSize(height: 5)])])
    }
    #expect(index.sectionCount == 0)
    #expect(index.contentSize == LayoutSize(width: 100, height: 0))
  }

  @Test func sizes() throws {
    var sections = Self.sections
    sections[3].items[500] = LayoutSize(height: 1_999_999)
    var index = try LayoutIndex(Container(width: 100), sections: sections)
    let path = ItemPath(section: 3, item: 500)
    #expect(throws: LayoutError.self) { try index.setSize(LayoutSize(height: 2_000_001), ofItemAt: path) }
    try index.setSize(Self.longest, ofItemAt: path)
    try expectUnchanged(index)
  }

  /// The section is laid out before it is known, and then laid out back.
  @Test(arguments: [
    SectionLayout.waterfall(Waterfall(columns: .fixed(3))),
    .waterfall(Waterfall(columns: .fixed(3), placement: .stable)),
    .waterfall(Waterfall(columns: .fixed(3), placement: .leftToRight)),
    .rows(Rows(columns: .fixed(3))), .flow(Flow()), .custom(HexagonalGrid(side: 20)),
  ])
  func refusedSizesAreTakenBack(layout: SectionLayout) throws {
    var sections = Self.sections
    sections[14].items[999] = LayoutSize(height: 1_000_000)
    let sizes = (0..<20_000).map { LayoutSize(width: 30, height: Double($0 * 7 % 5)) }
    var traits = Array(repeating: ItemTraits(), count: sizes.count)
    traits[700].isEstimate = true
    sections.insert(FeedSection(layout: layout, items: sizes, traits: traits), at: 2)
    var index = try LayoutIndex(Container(width: 1000), sections: sections)
    let before = index
    let changes = [(700, 0.0), (300, 1_999_999), (300, 2_000_000), (19_000, 77)].map {
      (path: ItemPath(section: 2, item: $0), size: LayoutSize(width: 0, height: $1))
    }
    do {
      try index.setSizes(changes)
      // Hexagons are as large as they are.
      #expect(layout == .custom(HexagonalGrid(side: 20)))
    } catch {
      #expect(error == Self.tooLong(14) || error == Self.tooLong(15))
      #expect(firstDifference(index, before) == nil)
      #expect(index.traits(ofItemAt: ItemPath(section: 2, item: 700))?.isEstimate == true)
      #expect(index.work == before.work)
    }
    index._checkInvariants()
  }

  @Test func sizesPastTheLimit() throws {
    var sections = Self.sections
    sections[3].items[500] = .zero
    sections.append(FeedSection(layout: .list(itemSpacing: 0), items: [Self.longest]))
    let container = Container(width: 100)
    var index = try LayoutIndex(container, sections: sections)
    let copy = index
    let path = ItemPath(section: 3, item: 500)
    #expect(throws: Self.tooLong(15)) { try index.setSize(LayoutSize(height: 1), ofItemAt: path) }
    #expect(throws: Self.tooLong(15)) {
      try index.setSizes([(ItemPath(section: 0, item: 0), Self.longest), (path, LayoutSize(height: 1))])
    }
    try require(noDifference: firstDifference(index, copy), Trail())
    // What one change takes away another may add.
    try index.setSizes([(path, Self.longest), (ItemPath(section: 15, item: 0), .zero)])
    #expect(index.contentSize.height == Self.limit)
  }

  @Test func optionsAndContainer() throws {
    var index = try fullIndex()
    var options = Self.section.options
    options.insets.bottom = 1
    #expect(throws: Self.tooLong(14)) { try index.setOptions(options, ofSection: 2) }
    options = Self.section.options
    options.layout = .list(itemSpacing: 0.5)
    #expect(throws: Self.tooLong(14)) { try index.setOptions(options, ofSection: 14) }
    try expectUnchanged(index)

    let square = FeedSection(
      layout: .list(itemSpacing: 0), items: Array(repeating: LayoutSize(width: 1, height: 1), count: 15_000))
    var scaled = try LayoutIndex(Container(width: 2_000_000), sections: [square])
    #expect(scaled.contentSize.height == Self.limit)
    try scaled.setContainer(Container(width: 1_999_999))
    try scaled.append(FeedSection(layout: .list(), items: [LayoutSize(height: 15_000)]))
    let copy = scaled
    #expect(throws: Self.tooLong(1)) { try scaled.setContainer(Container(width: 2_000_000)) }
    try require(noDifference: firstDifference(scaled, copy), Trail())
  }

  private func expectUnchanged(_ index: LayoutIndex) throws {
    try require(noDifference: firstDifference(index, fullIndex()), Trail())
  }
}
