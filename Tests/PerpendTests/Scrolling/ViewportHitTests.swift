import Perpend
import TestSupport
import Testing

/// What is under a finger, and in a rectangle, where a viewport pins headers and footers.
struct ViewportHitTests {
  private func feed() throws -> LayoutIndex {
    let section = FeedSection(
      layout: .list(itemSpacing: 0), header: Supplementary(height: 40, pinning: .section),
      footer: Supplementary(height: 20, pinning: .section),
      items: Array(repeating: LayoutSize(height: 50), count: 40))
    return try LayoutIndex(Container(width: 300), sections: [section, section])
  }

  @Test(arguments: [
    (1010.0, ElementPath.header(section: 0)), (1039.9, .header(section: 0)),
    (1040, .item(section: 0, item: 20)),
    (1579.9, .item(section: 0, item: 30)), (1580, .footer(section: 0)), (1600, .item(section: 0, item: 31)),
  ])
  func hits(y: Double, expected: ElementPath) throws {
    let index = try feed()
    let viewport = Viewport(offset: 1000, length: 600)
    #expect(index.element(at: LayoutPoint(x: 5, y: y), in: viewport)?.path == expected)
  }

  @Test func nothingIsHit() throws {
    let index = try feed()
    let viewport = Viewport(offset: 1000, length: 600)
    #expect(index.element(at: LayoutPoint(x: -1, y: 1010), in: viewport) == nil)
    #expect(index.element(at: LayoutPoint(x: .nan, y: 1010), in: viewport) == nil)
    #expect(index.element(at: LayoutPoint(x: 5, y: 1010))?.path == .item(section: 0, item: 19))
  }

  /// A renderer asks for rectangles that are larger than the screen, or lie beside it.
  @Test func rectanglesWithinAViewport() throws {
    let index = try feed()
    let viewport = Viewport(offset: 1000, length: 600)
    for (rect, expected) in [
      (
        LayoutRect(x: 0, y: 1000, width: 300, height: 10), [.header(section: 0), .item(section: 0, item: 19)]
      ),
      (LayoutRect(x: 0, y: 0, width: 300, height: 60), [ElementPath.item(section: 0, item: 0)]),
      (LayoutRect(x: 0, y: 1590, width: 1, height: 20), [.item(section: 0, item: 31), .footer(section: 0)]),
      (LayoutRect(x: 0, y: 1000, width: 0, height: 20), []),
    ] {
      let elements = index.elements(in: rect, within: viewport)
      let paths = elements.map(\.path)
      #expect(paths.filter { $0 != .item(section: 0, item: 30) } == expected)
      var buffer = Array(repeating: ElementPath.collectionHeader, count: paths.count)
      var span = buffer.mutableSpan
      let count = index.paths(in: rect, within: viewport, into: &span)
      #expect(count == paths.count && buffer == paths)
      for element in elements where element.path.kind == .header { #expect(element.frame.y == 1000) }
    }
  }
}
