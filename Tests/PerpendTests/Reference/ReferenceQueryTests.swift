import Perpend
import TestSupport
import Testing

/// The reference's linear scans, against answers found by hand.
struct ReferenceQueryTests {
  /// A header at 0 to 10, items at 10 to 30 and 35 to 35 (no height) and 40 to 60, a footer at 60 to 70.
  private func layout() throws -> ReferenceLayout {
    let section = FeedSection(
      layout: .list(itemSpacing: 5), header: Supplementary(height: 10), footer: Supplementary(height: 10),
      items: [LayoutSize(height: 20), LayoutSize(height: 0), LayoutSize(height: 20)])
    return try ReferenceLayout(Container(width: 100), [section])
  }

  private func paths(
    _ y: Double, _ height: Double, x: Double = 0, width: Double = 100
  ) throws -> [ElementPath] {
    try layout().elements(in: LayoutRect(x: x, y: y, width: width, height: height)).map(\.path)
  }

  @Test func rectanglesShareAreaOrNothing() throws {
    let header = ElementPath.header(section: 0)
    let footer = ElementPath.footer(section: 0)
    let item0 = ElementPath.item(section: 0, item: 0)
    let item2 = ElementPath.item(section: 0, item: 2)
    #expect(try paths(0, 70) == [header, item0, item2, footer])
    #expect(try paths(10, 30) == [item0])
    #expect(try paths(9.999, 30.002) == [header, item0, item2])
    #expect(try paths(30, 10) == [])
    #expect(try paths(10, 0) == [])
    #expect(try paths(0, 70, x: 100) == [])
    #expect(try paths(0, 70, x: -5, width: 5) == [])
    #expect(try paths(0, 70, x: -5, width: 5.002) == [header, item0, item2, footer])
    // Less than half a unit past the edge is at the edge.
    #expect(try paths(30.0005 - 0.001, 5) == [])
    #expect(try paths(-.infinity, .infinity) == [])
    #expect(try paths(-1e300, 2e300) == [header, item0, item2, footer])
    #expect(try paths(.nan, 10) == [])
    #expect(try paths(0, 10, width: .nan) == [])
    #expect(try paths(20, -10) == [])
  }

  @Test func pointsAreInsideHalfOpenFrames() throws {
    func path(_ x: Double, _ y: Double) throws -> ElementPath? {
      try layout().element(at: LayoutPoint(x: x, y: y))?.path
    }
    #expect(try path(0, 0) == .header(section: 0))
    #expect(try path(0, 10) == .item(section: 0, item: 0))
    #expect(try path(99.9, 29.9) == .item(section: 0, item: 0))
    #expect(try path(100, 20) == nil)
    #expect(try path(50, 30) == nil)
    #expect(try path(50, 35) == nil)
    #expect(try path(50, 69.9) == .footer(section: 0))
    #expect(try path(50, 70) == nil)
    #expect(try path(.nan, 5) == nil)
  }

  @Test func theTopmostElementIsAtAPoint() throws {
    let overlapping = FeedSection(
      layout: .list(), insets: LayoutInsets(top: -15),
      header: Supplementary(height: 20), footer: Supplementary(height: 20, insets: LayoutInsets(top: -15)),
      items: [LayoutSize(height: 30)])
    let under = FeedSection(layout: .list(), insets: LayoutInsets(top: -30), items: [LayoutSize(height: 30)])
    let layout = try ReferenceLayout(Container(width: 100), [overlapping, under])
    // Header 0 to 20, item 5 to 35, footer 20 to 40; then an item from 10 to 40.
    func found(_ y: Double) -> (ElementPath?, Int?) {
      let element = layout.element(at: LayoutPoint(x: 1, y: y))
      return (element?.path, element?.zIndex)
    }
    #expect(found(3) == (.header(section: 0), 2))
    #expect(found(12) == (.header(section: 0), 2))
    #expect(found(22) == (.footer(section: 0), 1))
    let items = try ReferenceLayout(
      Container(width: 100), [FeedSection(layout: .list(), items: [LayoutSize(height: 30)]), under])
    #expect(items.element(at: LayoutPoint(x: 1, y: 5))?.path == .item(section: 1, item: 0))
  }

  @Test func firstItemAtOrAfterAnOffset() throws {
    let drifted = FeedSection(
      layout: .waterfall(Waterfall(columns: .fixed(2), itemSpacing: 0, placement: .leftToRight)),
      items: [LayoutSize(height: 100), LayoutSize(height: 10), LayoutSize(height: 5), LayoutSize(height: 10)])
    let layout = try ReferenceLayout(Container(width: 100), [drifted, drifted])
    // Tops 0, 0, 100, 10; the second section begins at 105.
    func found(_ offset: Double) -> ItemPath? { layout.firstItem(atOrAfter: offset) }
    #expect(found(-.infinity) == ItemPath(section: 0, item: 0))
    #expect(found(0) == ItemPath(section: 0, item: 0))
    #expect(found(0.1) == ItemPath(section: 0, item: 3))
    #expect(found(10.1) == ItemPath(section: 0, item: 2))
    #expect(found(100.1) == ItemPath(section: 1, item: 0))
    #expect(found(206) == nil)
    #expect(found(.nan) == nil)
  }
}
