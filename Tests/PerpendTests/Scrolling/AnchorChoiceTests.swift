import Perpend
import TestSupport
import Testing

/// Which item an anchor keeps: what a reader sees and the edit leaves alone. A list of 100 items of 50 points, and a
/// viewport of 600, unless a test says otherwise.
struct AnchorChoiceTests {
  private static func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }

  private func list(
    _ count: Int = 100, height: Double = 50, header: Supplementary? = nil, traits: [ItemTraits] = []
  ) throws -> LayoutIndex {
    try LayoutIndex(
      Container(width: 100),
      sections: [
        FeedSection(
          layout: .list(itemSpacing: 0), header: header,
          items: Array(repeating: LayoutSize(height: height), count: count), traits: traits)
      ])
  }

  /// What the edit moves is the last choice.
  @Test(arguments: [(99, 950.0), (0, 1000)])
  func theFirstVisibleIsMoved(target: Int, expected: Double) throws {
    var index = try list()
    let anchor = try index.anchor(in: Viewport(offset: 1000, length: 600))
    let change = try index.update { $0.moveItem(from: Self.path(20), to: Self.path(target)) }
    #expect(try index.offset(keeping: anchor, after: change) == expected)
  }

  /// Only what has been moved is left: it is followed.
  @Test func onlyAMovedItemIsLeft() throws {
    var index = try list()
    let anchor = try index.anchor(in: Viewport(offset: 1000, length: 100))
    let change = try index.update { batch in
      batch.moveItem(from: Self.path(20), to: Self.path(49))
      batch.deleteItem(at: Self.path(21))
    }
    #expect(try index.offset(keeping: anchor, after: change) == 2450)
  }

  /// What is left behind those that are gone takes the place where what is seen begins.
  @Test func nothingVisibleIsLeft() throws {
    var index = try list()
    let viewport = Viewport(offset: 1010, length: 600)
    let barred = Viewport(offset: 1010, length: 600, startInset: 44)
    let (anchor, below) = (try index.anchor(in: viewport), try index.anchor(in: barred))
    let change = try index.update { batch in
      for item in 10..<33 { batch.deleteItem(at: Self.path(item)) }
    }
    #expect(try index.offset(keeping: anchor, after: change) == 500)
    #expect(try index.offset(keeping: below, after: change) == 456)
  }

  /// The last before them, if there is none behind.
  @Test func nothingIsLeftBehind() throws {
    var index = try list()
    let anchor = try index.anchor(in: Viewport(offset: 4400, length: 600))
    let change = try index.deleteItems(60..<100, inSection: 0)
    #expect(
      try index.offset(keeping: anchor, after: change) == 2400, "the last is at 2950, and there is no further"
    )
    try index.append(FeedSection(layout: .list(), header: Supplementary(height: 5000), items: []))
    let far = try index.anchor(.item(Self.path(59)), in: Viewport(offset: 2900, length: 600))
    let more = try index.deleteItems(59..<60, inSection: 0)
    #expect(try index.offset(keeping: far, after: more) == 2850, "item 58 takes the place of 59")
  }

  /// Sections that go, are replaced or have no items are passed over.
  @Test func theNextSectionTakesThePlace() throws {
    let section = FeedSection(
      layout: .list(itemSpacing: 0), items: Array(repeating: LayoutSize(height: 50), count: 20))
    var index = try LayoutIndex(
      Container(width: 100), sections: [section, section, section, FeedSection(), section, section])
    let anchor = try index.anchor(in: Viewport(offset: 1010, length: 600))
    let change = try index.update { batch in
      batch.deleteSection(at: 1)
      batch.reloadSection(
        at: 2, with: FeedSection(layout: .list(), header: Supplementary(height: 70), items: []))
      batch.deleteItem(at: ItemPath(section: 4, item: 0))
    }
    // Sections 0 and 2 come first, 1000 and 70 points; item 1 of section 4 follows.
    #expect(try index.offset(keeping: anchor, after: change) == 1070)
  }

  /// What a bar covers is not seen.
  @Test func belowABar() throws {
    var index = try list()
    let anchor = try index.anchor(in: Viewport(offset: 1000, length: 600, startInset: 60))
    let change = try index.setSize(LayoutSize(height: 80), ofItemAt: Self.path(20))
    #expect(try index.offset(keeping: anchor, after: change) == 1030)
  }

  /// An item that is wholly under a pinned header is not seen.
  @Test func belowAPinnedHeader() throws {
    var index = try list(header: Supplementary(height: 40, pinning: .section))
    let anchor = try index.anchor(in: Viewport(offset: 1030, length: 600))
    let change = try index.setSize(LayoutSize(height: 150), ofItemAt: Self.path(19))
    #expect(try index.offset(keeping: anchor, after: change) == 1130)
  }

  /// An item that is measured and cut by the viewport's start is not kept while another is seen.
  @Test func whatIsMeasuredAbove() throws {
    var index = try list(50, traits: Array(repeating: ItemTraits(isEstimate: true), count: 50))
    let viewport = Viewport(offset: 175, length: 200)
    let anchor = try index.anchor(in: viewport)
    let change = try index.setSize(LayoutSize(height: 120), ofItemAt: Self.path(3))
    #expect(try index.offset(keeping: anchor, after: change) == 245)
    // One that begins within what is seen keeps its start.
    let whole = try index.anchor(in: Viewport(offset: 270, length: 200))
    let below = try index.setSize(LayoutSize(height: 90), ofItemAt: Self.path(4))
    #expect(try index.offset(keeping: whole, after: below) == 270)
    // And the only one that is seen is kept anyway.
    let only = try index.anchor(in: Viewport(offset: 190, length: 20))
    let grown = try index.setSize(LayoutSize(height: 300), ofItemAt: Self.path(3))
    #expect(try index.offset(keeping: only, after: grown) == 190)
  }

  /// Nothing is seen but a header: the next item keeps its distance.
  @Test func nothingIsVisible() throws {
    var index = try list(header: Supplementary(height: 2000))
    let anchor = try index.anchor(in: Viewport(offset: 300, length: 600))
    try index.setHeader(Supplementary(height: 70))
    #expect(try index.offset(keeping: anchor) == 370)
  }

  // MARK: The ends

  /// At rest at the start, under a bar or further back, the offset is left alone to the last bit.
  @Test(arguments: [-60.0, -75.3])
  func atRestUnderABar(offset: Double) throws {
    var index = try list()
    let viewport = Viewport(offset: offset, length: 600, startInset: 60)
    let anchor = try index.anchor(in: viewport, staysAtStart: true)
    let away = try index.anchor(in: Viewport(offset: -59, length: 600, startInset: 60), staysAtStart: true)
    let change = try index.insertItems([LayoutSize(height: 40)], at: Self.path(0))
    #expect(try index.offset(keeping: anchor, after: change) == offset)
    #expect(try index.offset(keeping: away, after: change) == -19)
  }

  /// Appending a page leaves a feed at rest under a bar where it is, whatever is kept.
  @Test func aPageIsAppendedUnderABar() throws {
    var index = try list()
    let anchor = try index.anchor(in: Viewport(offset: -60, length: 600, startInset: 60))
    let change = try index.append(FeedSection(layout: .list(), items: [LayoutSize(height: 400)]))
    #expect(try index.offset(keeping: anchor, after: change) == -60)
  }

  /// The end stays through growth, a keyboard and a rotation.
  @Test func theEndStays() throws {
    var index = try list()
    var viewport = Viewport(offset: 4400, length: 600)
    let anchor = try index.anchor(.end(), in: viewport)
    viewport.endInset = 300
    #expect(try index.offset(keeping: anchor, in: viewport) == 4700)
    viewport.length = 350
    #expect(try index.offset(keeping: anchor, in: viewport) == 4950)
    let change = try index.insertItems([LayoutSize(height: 45)], at: Self.path(100))
    #expect(try index.offset(keeping: anchor, after: change, in: viewport) == 4995)
  }

  /// With a threshold it stays only where the reader is near it.
  @Test func theEndStaysForWhoIsThere() throws {
    var index = try list()
    let near = try index.anchor(.end(within: 20), in: Viewport(offset: 4380, length: 600))
    let far = try index.anchor(.end(within: 20), in: Viewport(offset: 4379, length: 600))
    let change = try index.insertItems([LayoutSize(height: 45)], at: Self.path(100))
    #expect(try index.offset(keeping: near, after: change) == 4425)
    #expect(try index.offset(keeping: far, after: change) == 4379)
  }

  // MARK: Several edits

  /// A change that is not all that has happened is refused, whichever part it is.
  @Test func aChangeOfAnotherEdit() throws {
    var index = try list()
    let anchor = try index.anchor(in: Viewport(offset: 1000, length: 600))
    let first = try index.insertItems([LayoutSize(height: 200)], at: Self.path(0))
    #expect(try index.offset(keeping: anchor, after: first) == 1200)
    let second = try index.insertItems([LayoutSize(height: 200)], at: Self.path(0))
    for change in [first, second, nil] {
      #expect(throws: LayoutError.self) { try index.offset(keeping: anchor, after: change) }
    }
    #expect(throws: LayoutError.staleAnchor(1...3, change: 2...3)) {
      try index.offset(keeping: anchor, after: second)
    }
  }

  /// What changes no item is no other edit.
  @Test func editsThatChangeNoItem() throws {
    var index = try list()
    let anchor = try index.anchor(in: Viewport(offset: 1000, length: 600))
    try index.setHeader(Supplementary(height: 30))
    let change = try index.setContainer(Container(width: 90))
    #expect(try index.offset(keeping: anchor, after: change) == 1030)
    #expect(try index.offset(keeping: anchor) == 1030)
    let none = try index.insertItems([], at: Self.path(0))
    #expect(try index.offset(keeping: anchor, after: none) == 1030)
  }

  /// One anchor through a window's resize does not drift: of 100 million cells the same stays, and back at the first
  /// width the offset is the first.
  @Test func aContinuousResize() throws {
    let grid = UniformGrid(itemSize: LayoutSize(width: 50, height: 50), rowSpacing: 0, justification: .start)
    var index = try LayoutIndex(
      Container(width: 1000), sections: [FeedSection(layout: .grid(grid), unsizedItemCount: 100_000_000)])
    var viewport = Viewport(offset: 97_222_210, length: 800)
    let anchor = try index.anchor(in: viewport)
    let item = ItemPath(section: 0, item: 97_222_210 / 50 * 20)
    let top = try #require(index.frame(ofItemAt: item)).y - viewport.offset
    for step in (0...200).map({ Double($0) }) + (0..<200).reversed().map({ Double($0) }) {
      try index.setContainer(Container(width: 1000 - 3 * step))
      viewport.offset = try index.offset(keeping: anchor)
      #expect(try #require(index.frame(ofItemAt: item)).y - viewport.offset == top)
    }
    #expect(viewport.offset == 97_222_210)
  }
}
