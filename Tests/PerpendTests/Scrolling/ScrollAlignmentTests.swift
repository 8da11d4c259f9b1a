import Perpend
import Testing

/// Where one has to scroll to, for an element to stand where it shall.
struct ScrollAlignmentTests {
  private func list(_ heights: [Double], header: Supplementary? = nil) throws -> LayoutIndex {
    try LayoutIndex(
      Container(width: 320),
      sections: [
        FeedSection(
          layout: .list(itemSpacing: 0), header: header, items: heights.map { LayoutSize(height: $0) })
      ])
  }

  @Test(arguments: [
    (5, ScrollAlignment.start, 0.0, 500.0), (5, .center, 0, 400), (5, .end, 0, 300), (9, .start, 0, 700),
    (0, .end, 0, 0), (3, .nearest, 250, 250), (8, .nearest, 250, 600), (1, .nearest, 250, 100),
  ])
  func positions(item: Int, position: ScrollAlignment, offset: Double, expected: Double) throws {
    var index = try list(Array(repeating: 100, count: 10))
    let viewport = Viewport(offset: offset, length: 300)
    #expect(try index.offset(bringing: .item(section: 0, item: item), to: position, in: viewport) == expected)
  }

  @Test func barsAndPinnedHeadersCoverTheViewport() throws {
    var index = try list(
      Array(repeating: 100, count: 10), header: Supplementary(height: 40, pinning: .section))
    let viewport = Viewport(offset: 0, length: 300, startInset: 10, endInset: 20)
    func offset(_ position: ScrollAlignment) throws -> Double? {
      try index.offset(bringing: .item(section: 0, item: 4), to: position, in: viewport)
    }
    // The item is from 440 to 540; the bar and the header cover 50 points.
    #expect(try offset(.start) == 390)
    #expect(try offset(.end) == 260)
    #expect(try offset(.center) == 325)
    #expect(try offset(.nearest) == 260)
    #expect(try index.offset(bringing: .header(section: 0), to: .start, in: viewport) == -10)
    #expect(try index.offset(bringingSection: 0, to: .end, in: viewport) == 760)
    #expect(try index.offset(bringing: .footer(section: 0), to: .start, in: viewport) == nil)
    #expect(try index.offset(bringingSection: 1, to: .start, in: viewport) == nil)
  }

  @Test func alongAHorizontalAxis() throws {
    var index = try LayoutIndex(
      Container(height: 100),
      sections: [
        FeedSection(
          layout: .list(itemSpacing: 0), items: Array(repeating: LayoutSize(width: 50, height: 0), count: 20))
      ])
    let viewport = Viewport(offset: 0, length: 200)
    #expect(index.contentSize == LayoutSize(width: 1000, height: 100))
    #expect(try index.offset(bringing: .item(section: 0, item: 10), to: .start, in: viewport) == 500)
    #expect(try index.offset(bringing: .item(section: 0, item: 10), to: .nearest, in: viewport) == 350)
  }
}
