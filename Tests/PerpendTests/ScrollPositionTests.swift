import Perpend
import Testing

/// Where one has to scroll to, for an element to stand where it shall.
struct ScrollPositionTests {
  private func list(_ heights: [Double], header: Supplementary? = nil) throws -> LayoutIndex {
    try LayoutIndex(
      Container(width: 320),
      sections: [
        Section(layout: .list(itemSpacing: 0), header: header, items: heights.map { Size(height: $0) })
      ])
  }

  @Test(arguments: [
    (5, ScrollPosition.top, 0.0, 500.0), (5, .middle, 0, 400), (5, .bottom, 0, 300), (9, .top, 0, 700),
    (0, .bottom, 0, 0), (3, .none, 250, 250), (8, .none, 250, 600), (1, .none, 250, 100),
  ])
  func positions(item: Int, position: ScrollPosition, offset: Double, expected: Double) throws {
    let index = try list(Array(repeating: 100, count: 10))
    let viewport = Viewport(offset: offset, length: 300)
    #expect(index.offset(bringing: .item(section: 0, item: item), to: position, in: viewport) == expected)
  }

  @Test func barsAndPinnedHeadersCoverTheViewport() throws {
    let index = try list(
      Array(repeating: 100, count: 10), header: Supplementary(height: 40, isPinned: true))
    let viewport = Viewport(offset: 0, length: 300, startInset: 10, endInset: 20)
    func offset(_ position: ScrollPosition) -> Double? {
      index.offset(bringing: .item(section: 0, item: 4), to: position, in: viewport)
    }
    // The item is from 440 to 540; the bar and the header cover 50 points.
    #expect(offset(.top) == 390 && offset(.bottom) == 260 && offset(.middle) == 325 && offset(.none) == 260)
    #expect(index.offset(bringing: .header(section: 0), to: .top, in: viewport) == 0)
    #expect(index.offset(bringingSection: 0, to: .bottom, in: viewport) == 740)
    #expect(index.offset(bringing: .footer(section: 0), to: .top, in: viewport) == nil)
    #expect(index.offset(bringingSection: 1, to: .top, in: viewport) == nil)
  }

  @Test func alongAHorizontalAxis() throws {
    let index = try LayoutIndex(
      Container(height: 100),
      sections: [
        Section(layout: .list(itemSpacing: 0), items: Array(repeating: Size(width: 50, height: 0), count: 20))
      ])
    let viewport = Viewport(offset: 0, length: 200)
    #expect(index.contentSize == Size(width: 1000, height: 100))
    #expect(index.offset(bringing: .item(section: 0, item: 10), to: .top, in: viewport) == 500)
    #expect(index.offset(bringing: .item(section: 0, item: 10), to: .none, in: viewport) == 350)
  }
}
