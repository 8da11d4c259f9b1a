import Perpend
import TestSupport
import Testing

/// Feeds that scroll horizontally from right to left begin at the right edge of their content. Random feeds and small
/// worlds hold frames and queries against the reference; here are values worked out by hand.
@Suite struct RightToLeftTests {
  /// Fault C4. Lanes from the top: items 0, 2 and 4 in the first, 1 and 3 in the second; the content is 280 long.
  @Test func itemsRunFromTheRightEdge() throws {
    let waterfall = Waterfall(
      columns: .fixed(2), columnSpacing: 0, itemSpacing: 0, placement: .leftToRight)
    let widths = [100.0, 60, 80, 90, 100]
    let index = try LayoutIndex(
      Container(height: 100, direction: .rightToLeft),
      sections: [
        FeedSection(
          layout: .waterfall(waterfall), items: widths.map { LayoutSize(width: $0, height: 0) })
      ])
    #expect(index.contentSize == LayoutSize(width: 280, height: 100))
    let expected = [
      LayoutRect(x: 180, y: 0, width: 100, height: 50), LayoutRect(x: 220, y: 50, width: 60, height: 50),
      LayoutRect(x: 100, y: 0, width: 80, height: 50), LayoutRect(x: 130, y: 50, width: 90, height: 50),
      LayoutRect(x: 0, y: 0, width: 100, height: 50),
    ]
    for (item, frame) in expected.enumerated() {
      #expect(index.frame(ofItemAt: ItemPath(section: 0, item: item)) == frame)
    }
    #expect(
      index.elements(in: LayoutRect(x: 130, y: 0, width: 50, height: 100)).map(\.path)
        == [.item(section: 0, item: 2), .item(section: 0, item: 3)])
    // Half open on screen: the left edge belongs to a frame, the right one to the next.
    #expect(index.element(at: LayoutPoint(x: 180, y: 0))?.path == .item(section: 0, item: 0))
    #expect(index.element(at: LayoutPoint(x: 179.999, y: 0))?.path == .item(section: 0, item: 2))
    #expect(index.element(at: LayoutPoint(x: 280, y: 0)) == nil)
    #expect(index.nearestItem(to: LayoutPoint(x: 500, y: 99)) == ItemPath(section: 0, item: 1))
  }

  private func shelf(_ direction: ReadingDirection) throws -> LayoutIndex {
    try LayoutIndex(
      Container(height: 50, direction: direction),
      sections: (0..<3).map { _ in
        FeedSection(
          options: SectionOptions(
            layout: .list(itemSpacing: 0), insets: LayoutInsets(leading: 5, trailing: 15),
            header: Supplementary(height: 20, pinning: .section)),
          items: Array(repeating: LayoutSize(width: 40, height: 0), count: 10))
      })
  }

  @Test func arrowKeysFollowTheScreen() throws {
    let index = try shelf(.rightToLeft)
    let path = ItemPath(section: 0, item: 3)
    #expect(index.neighbor(of: path, toward: .left) == ItemPath(section: 0, item: 4))
    #expect(index.neighbor(of: path, toward: .right) == ItemPath(section: 0, item: 2))
  }

  /// A section is 440 long, and the content 1,320. Offsets count from the right edge.
  @Test func pinnedHeadersStayAtTheRightEdge() throws {
    let index = try shelf(.rightToLeft)
    let viewport = Viewport(offset: 100, length: 200)
    #expect(
      index.frame(ofHeaderInSection: 0, in: viewport) == LayoutRect(x: 1200, y: 0, width: 20, height: 50))
    let frames = index.elements(in: viewport).map(\.frame)
    #expect(frames.allSatisfy { $0.maxX > 1020 && $0.minX < 1220 })
    #expect(
      index.element(at: LayoutPoint(x: 1210, y: 10), in: viewport)?.path == .header(section: 0))
    #expect(index.firstItem(atOrAfter: 100) == ItemPath(section: 0, item: 2))
    // The leading inset is at the right, the trailing one at the left.
    #expect(
      index.frame(ofItemAt: ItemPath(section: 0, item: 0)) == LayoutRect(x: 1255, y: 0, width: 40, height: 50)
    )
    #expect(
      index.frame(ofItemAt: ItemPath(section: 2, item: 9)) == LayoutRect(x: 15, y: 0, width: 40, height: 50))
  }

  /// What a scroll view shows whose content begins at the left edge.
  @Test func physicalOffsets() throws {
    for direction in ReadingDirection.allCases {
      var index = try shelf(direction)
      let viewport = Viewport(offset: 100, length: 200)
      let offset = index.physicalOffset(viewport.offset, viewportLength: viewport.length)
      #expect(offset == (direction == .rightToLeft ? 1020 : 100))
      #expect(index.physicalOffset(offset, viewportLength: viewport.length) == 100)
      let screen = LayoutRect(x: offset, y: 0, width: 200, height: 50)
      #expect(index.elements(in: screen, within: viewport) == index.elements(in: viewport))

      // The feed grows at its end: what is on screen has the same offset, and a scroll view another.
      let anchor = try index.anchor(in: viewport)
      let change = try index.append(
        FeedSection(layout: .list(), items: [LayoutSize(width: 300, height: 0)]))
      #expect(try index.offset(keeping: anchor, after: change) == 100)
      #expect(
        index.physicalOffset(100, viewportLength: 200) == (direction == .rightToLeft ? 1320 : 100))
    }
    let vertical = try LayoutIndex(Container(width: 50, direction: .rightToLeft))
    #expect(vertical.physicalOffset(100, viewportLength: 200) == 100)
  }

  /// Short content stands at the right edge, or by option at the left, where the feed ends.
  @Test(arguments: [Container.ShortContent.start, .end])
  func shortContent(_ shortContent: Container.ShortContent) throws {
    let index = try LayoutIndex(
      Container(height: 50, minimumContentLength: 300, direction: .rightToLeft, shortContent: shortContent),
      sections: [FeedSection(layout: .list(), items: [LayoutSize(width: 40, height: 0)])])
    let x = shortContent == .start ? 260.0 : 0
    #expect(
      index.frame(ofItemAt: ItemPath(section: 0, item: 0)) == LayoutRect(x: x, y: 0, width: 40, height: 50))
  }

  @Test func outlinesRunFromTheRightToo() throws {
    let outline = Outline(
      columns: [
        Outline.Column(width: 30, items: [Outline.Item(height: 40, children: 0..<1)]),
        Outline.Column(width: 30, items: [Outline.Item(height: 70)]),
      ])
    let index = try OutlineIndex(Container(height: 100, direction: .rightToLeft), outline)
    #expect(index.contentSize.width == 70)
    #expect(index.frame(ofItemAt: ItemPath(section: 0, item: 0))?.minX == 30)
    #expect(index.frame(ofItemAt: ItemPath(section: 1, item: 0))?.minX == 0)
    #expect(
      index.elements(in: LayoutRect(x: 0, y: 70, width: 10, height: 30)).map(\.path)
        == [.item(section: 1, item: 0)])
  }
}
