import Perpend
import TestSupport
import Testing

/// Content that is shorter than the least length: by option it stands at the end.
struct ShortContentTests {
  private static func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }

  private func chat(_ count: Int, ends: Bool = false) throws -> LayoutIndex {
    let bar = ends ? Supplementary(height: 30) : nil
    return try LayoutIndex(
      Container(width: 320, minimumContentLength: 600, shortContent: .end), header: bar, footer: bar,
      sections: [
        FeedSection(
          layout: .list(itemSpacing: 0), items: Array(repeating: LayoutSize(height: 40), count: count))
      ])
  }

  @Test func threeMessages() throws {
    var index = try chat(3)
    #expect(index.contentSize == LayoutSize(width: 320, height: 600))
    #expect(index.frame(ofItemAt: Self.path(0))?.y == 480 && index.frame(ofItemAt: Self.path(2))?.maxY == 600)
    #expect(index.element(at: LayoutPoint(x: 1, y: 479)) == nil)
    #expect(index.firstItem(atOrAfter: 0) == Self.path(0))
    let top = LayoutRect(x: 0, y: 0, width: 320, height: 500)
    #expect(index.elements(in: top).map(\.path) == [.item(section: 0, item: 0)])

    // Older ones come in above until the screen is full, and then the content grows.
    var viewport = Viewport(offset: 0, length: 600)
    for (count, start, offset) in [(4, 80.0, 0.0), (2, 0, 0), (3, 0, 120)] {
      let anchor = try index.anchor(.end(), in: viewport)
      let sizes = Array(repeating: LayoutSize(height: count == 4 ? 100 : 40), count: count)
      let change = try index.insertItems(sizes, at: Self.path(0))
      viewport.offset = try index.offset(keeping: anchor, after: change)
      #expect(index.frame(ofItemAt: Self.path(0))?.y == start && viewport.offset == offset)
      index._checkInvariants()
    }
    try index.deleteItems(0..<8, inSection: 0)
    #expect(index.frame(ofItemAt: Self.path(0))?.y == 380)
  }

  @Test func withHeaderAndFooter() throws {
    var index = try chat(3, ends: true)
    #expect(index.frame(of: .collectionHeader)?.y == 420 && index.frame(of: .collectionFooter)?.y == 570)
    try index.setHeader(nil)
    #expect(index.frame(ofItemAt: Self.path(0))?.y == 450)
    try index.update { $0.deleteSection(at: 0) }
    #expect(index.frame(of: .collectionFooter)?.y == 570 && index.contentSize.height == 600)
    try index.setContainer(Container(width: 320, minimumContentLength: 600))
    #expect(index.frame(of: .collectionFooter)?.y == 0)
    try index.setContainer(Container(width: 320, minimumContentLength: 100, shortContent: .end))
    #expect(index.frame(of: .collectionFooter)?.y == 70)
  }

  /// Where the content begins depends on items that are left for later: they are laid out for an offset.
  @Test func whereItBeginsIsNotKnownYet() throws {
    var index = try LayoutIndex(Container(width: 300, minimumContentLength: 20_000, shortContent: .end))
    index.layoutLimit = 0
    let rows = SectionLayout.rows(Rows(columns: .fixed(3), rowSpacing: 0))
    let items = (0..<3000).map { LayoutSize(height: $0 < 600 && $0 % 3 == 0 ? 20 : 2) }
    let section = FeedSection(layout: rows, items: items)
    try index.append(section)
    #expect(index.pendingItemCount > 0)
    let whole = try LayoutIndex(
      Container(width: 300, minimumContentLength: 20_000, shortContent: .end), sections: [section])
    let path = Self.path(30)
    let y = try #require(whole.frame(ofItemAt: path)).y
    #expect(
      try index.offset(
        bringing: .item(section: 0, item: 30), to: .start, in: Viewport(offset: 0, length: 600))
        == y)
    #expect(index.frame(ofItemAt: path)?.y == y)
  }
}
