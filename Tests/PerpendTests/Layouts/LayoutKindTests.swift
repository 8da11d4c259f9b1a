import Perpend
import TestSupport
import Testing

/// What single layouts promise beside their frames: what they refuse, what they cost, what they keep.
struct LayoutKindTests {
  private static let container = Container(width: 300)

  private func index(_ section: FeedSection) throws -> LayoutIndex {
    try LayoutIndex(Self.container, sections: [section])
  }

  // MARK: Refused

  @Test func hostileOptions() throws {
    func refused(_ error: LayoutError, _ section: FeedSection) {
      #expect(throws: error) { try LayoutIndex(Self.container, sections: [section]) }
    }
    let first = ItemPath(section: 0, item: 0)
    let one = [LayoutSize(width: 10, height: 10)]
    let waterfall = SectionLayout.waterfall(Waterfall())
    refused(
      .invalidSpan(0, at: first, allowed: 1...Int.max),
      FeedSection(layout: waterfall, items: one, traits: [ItemTraits(span: .columns(0))]))
    refused(
      .invalidColumn(255, at: first, allowed: 0...254),
      FeedSection(layout: waterfall, items: one, traits: [ItemTraits(column: 255)]))
    refused(
      .invalidColumnCount(0, section: 0, allowed: 1...255),
      FeedSection(layout: .rows(Rows(columns: .fixed(0))), items: one))
    refused(.noItemSizes(section: 0, count: 5), FeedSection(layout: waterfall, unsizedItemCount: 5))
    refused(.noItemSizes(section: 0, count: 5), FeedSection(layout: .flow(Flow()), unsizedItemCount: 5))
    refused(
      .invalidItemCount(-1, section: 0, allowed: 0...1 << 48),
      FeedSection(layout: .grid(UniformGrid(itemSize: .zero)), unsizedItemCount: -1))
    refused(
      .tooManyDecorations(257, section: 0, limit: 256),
      FeedSection(layout: waterfall, decorations: Array(repeating: Decoration(), count: 257)))
    #expect(throws: LayoutError.self) {
      try index(FeedSection(layout: waterfall, decorations: [Decoration(insets: LayoutInsets(top: .nan))]))
    }
    #expect(throws: LayoutError.self) {
      try index(
        FeedSection(
          layout: .grid(UniformGrid(itemSize: LayoutSize(width: .nan, height: 1))), unsizedItemCount: 1))
    }
    #expect(throws: LayoutError.self) {
      try index(FeedSection(layout: .flow(Flow(itemSpacing: -1)), items: one))
    }
    refused(
      .contentTooLong(section: 0, limit: 30_000_000_000),
      FeedSection(
        layout: .grid(UniformGrid(itemSize: LayoutSize(width: 300, height: 10))),
        unsizedItemCount: 2_000_000_000))
  }

  @Test func aGridKnowsNoSizes() throws {
    var index = try index(
      FeedSection(
        layout: .grid(UniformGrid(itemSize: LayoutSize(width: 50, height: 40))), unsizedItemCount: 9))
    let before = index.elements(in: LayoutRect(x: 0, y: 0, width: 300, height: 900))
    #expect(throws: LayoutError.noItemSizes(section: 0, count: 9)) {
      try index.setOptions(SectionOptions(layout: .list()), ofSection: 0)
    }
    try index.setSize(LayoutSize(width: 1, height: 999), ofItemAt: ItemPath(section: 0, item: 3))
    #expect(index.elements(in: LayoutRect(x: 0, y: 0, width: 300, height: 900)) == before)
    #expect(index.size(ofItemAt: ItemPath(section: 0, item: 3)) == LayoutSize(width: 50, height: 40))
    try index.deleteItems(0..<9, inSection: 0)
    try index.setOptions(SectionOptions(layout: .list()), ofSection: 0)
    try index.insertItems([LayoutSize(height: 5)], at: ItemPath(section: 0, item: 0))
    #expect(index.contentSize.height == 5)
    index._checkInvariants()
  }

  /// Ten billion items cost what ten do.
  /// Five billion in a row, among which all the width is dealt out.
  @Test(arguments: Justification.allCases)
  func aGridOfItemsWithoutWidth(justification: Justification) throws {
    let grid = UniformGrid(
      itemSize: LayoutSize(width: 0, height: 3), rowSpacing: 1, justification: justification)
    let section = FeedSection(
      layout: .grid(grid), insets: LayoutInsets(leading: -2_000_000, trailing: -2_000_000),
      unsizedItemCount: 9)
    let feed = Feed(Container(width: 2_000_000), [section])
    let index = try feed.index()
    try require(noDifference: firstDifference(index, feed.reference()), Trail())
    index._checkInvariants()
    #expect(index.elements(in: LayoutRect(x: -2e6, y: 0, width: 6e6, height: 9)).isEmpty)
  }

  @Test func aGridOfTenBillion() throws {
    let grid = UniformGrid(itemSize: LayoutSize(width: 60, height: 10), rowSpacing: 0, justification: .start)
    var index = try index(FeedSection(layout: .grid(grid), unsizedItemCount: 10_000_000_000))
    #expect(index.itemCount == 10_000_000_000)
    #expect(index.contentSize.height == 20_000_000_000)
    #expect(index.byteCount < 1000)
    let last = ItemPath(section: 0, item: 9_999_999_999)
    #expect(index.frame(ofItemAt: last) == LayoutRect(x: 240, y: 19_999_999_990, width: 60, height: 10))
    let viewport = LayoutRect(x: 0, y: 12_345_678_905, width: 300, height: 10)
    #expect(index.elements(in: viewport).map(\.path.item) == Array(6_172_839_450..<6_172_839_460))
    #expect(index.firstItem(atOrAfter: 12_345_678_905)?.item == 6_172_839_455)
    #expect(index.element(at: LayoutPoint(x: 299, y: 5))?.path == .item(section: 0, item: 4))
    try index.deleteItems(0..<1, inSection: 0)
    #expect(index.itemCount == 9_999_999_999)
  }

  // MARK: What a change costs

  private func placed(_ index: inout LayoutIndex, _ edit: (inout LayoutIndex) throws -> Void) rethrows -> Int
  {
    let before = index.work.itemsPlaced
    try edit(&index)
    return index.work.itemsPlaced - before
  }

  @Test(arguments: [
    SectionLayout.rows(Rows(columns: .fixed(4))), .flow(Flow()), .list(),
    .waterfall(Waterfall(columns: .fixed(4))),
  ])
  func aChangeNearTheEndPlacesFewItems(layout: SectionLayout) throws {
    let count = 10_000
    var index = try index(
      FeedSection(layout: layout, items: Array(repeating: LayoutSize(width: 60, height: 50), count: count)))
    let placed = try placed(&index) {
      try $0.setSize(LayoutSize(width: 60, height: 90), ofItemAt: ItemPath(section: 0, item: count - 5))
    }
    #expect(placed < 400)
  }

  /// What is uniform, or levels all columns, ends a relayout.
  @Test func aChangeAtTheStartStopsEarly() throws {
    let sizes = Array(repeating: LayoutSize(height: 50), count: 10_000)
    let full = (0..<10_000).map { ItemTraits(span: $0 % 100 == 99 ? .full : .columns(1)) }
    let sections = [
      FeedSection(layout: .rows(Rows(columns: .fixed(4))), items: sizes),
      FeedSection(layout: .waterfall(Waterfall(columns: .fixed(4))), items: sizes, traits: full),
      FeedSection(
        layout: .flow(Flow()), items: Array(repeating: LayoutSize(width: 60, height: 50), count: 10_000)),
    ]
    for section in sections {
      var index = try index(section)
      let placed = try placed(&index) {
        try $0.setSize(
          LayoutSize(width: section.items[0].width, height: 500), ofItemAt: ItemPath(section: 0, item: 0))
      }
      #expect(placed < 600, "\(section.options.layout)")
      index._checkInvariants()
    }
  }

  /// Without spans, locks and estimates nothing is stored for them.
  @Test func ordinaryItemsPayNothing() throws {
    let sizes = Array(repeating: LayoutSize(height: 50), count: 10_000)
    let layout = SectionLayout.waterfall(Waterfall(columns: .fixed(8)))
    let plain = try index(FeedSection(layout: layout, items: sizes))
    let ordinary = try index(FeedSection(layout: layout, items: sizes, traits: [ItemTraits(), ItemTraits()]))
    let estimated = try index(
      FeedSection(layout: layout, items: sizes, traits: [ItemTraits(isEstimate: true)]))
    // Of the section alone: how much room arrays have is up to the allocator.
    func bytes(_ index: LayoutIndex) -> Int { index.sections[0].state.plan.byteCount }
    #expect(bytes(ordinary) == bytes(plain))
    // Four bytes an item, and for each that there is room for.
    #expect(bytes(estimated) == bytes(plain) + 4 * plain.sections[0].state.plan.capacity)
  }

  // MARK: What is kept

  @Test func aMeasuredSizeIsNoEstimate() throws {
    let path = ItemPath(section: 0, item: 1)
    var index = try index(
      FeedSection(
        layout: .list(itemSpacing: 0), items: Array(repeating: LayoutSize(height: 100), count: 10),
        traits: Array(repeating: ItemTraits(isEstimate: true), count: 10)))
    #expect(index.traits(ofItemAt: path)?.isEstimate == true)
    let change = try index.setSize(LayoutSize(height: 80), ofItemAt: path)
    #expect(change.firstChangedItems == [path] && Array(change.resizedItems) == [path])
    #expect(index.traits(ofItemAt: path) == ItemTraits())
    try index.update { $0.insertItem(LayoutSize(height: 5), at: path, traits: ItemTraits(isEstimate: true)) }
    #expect(index.traits(ofItemAt: path)?.isEstimate == true)
  }

  /// While scrolling up, what comes into view above is measured, and what was measured before stays.
  @Test func whatHasBeenMeasuredStays() throws {
    var index = try index(
      FeedSection(
        layout: .list(itemSpacing: 0), items: Array(repeating: LayoutSize(height: 100), count: 20),
        traits: (0..<20).map { ItemTraits(isEstimate: $0 < 10) }))
    // The viewport shows items 9, an estimate, and 10 to 12.
    let anchor = try index.anchor(.firstVisible, in: Viewport(offset: 950, length: 300))
    let change = try index.setSizes([(ItemPath(section: 0, item: 9), LayoutSize(height: 170))])
    #expect(try index.offset(keeping: anchor, after: change) == 1020)
  }

  @Test func columnsAreKeptAsFarAsAsked() throws {
    let heights: [Double] = [100, 140, 90, 30, 60, 50, 20, 80, 70]
    var index = try index(
      FeedSection(
        layout: .waterfall(
          Waterfall(columns: .fixed(3), columnSpacing: 0, itemSpacing: 0, placement: .stable)),
        items: heights.map { LayoutSize(height: $0) }))
    func columns() -> [Int?] { (0..<9).map { index.column(ofItemAt: ItemPath(section: 0, item: $0)) } }
    let before = columns()
    try index.setSize(LayoutSize(height: 400), ofItemAt: ItemPath(section: 0, item: 0))
    try index.repack(section: 0, from: 5)
    index._checkInvariants()
    #expect(Array(columns()[...4]) == Array(before[...4]))
    #expect(columns()[5...].allSatisfy { $0 != 0 })
    let kept = columns()
    #expect(kept != before)
    try index.setSize(LayoutSize(height: 90), ofItemAt: ItemPath(section: 0, item: 0))
    #expect(columns() == kept)
    try index.repack(section: 0, from: 0)
    index._checkInvariants()
    let fresh = try self.index(
      FeedSection(
        layout: .waterfall(Waterfall(columns: .fixed(3), columnSpacing: 0, itemSpacing: 0)),
        items: ([90] + heights.dropFirst()).map { LayoutSize(height: $0) }))
    for item in 0..<9 {
      let path = ItemPath(section: 0, item: item)
      #expect(index.frame(ofItemAt: path) == fresh.frame(ofItemAt: path))
    }
  }
}
