import Perpend
import Testing

/// How far a viewport can be scrolled, with bars at both ends.
struct OffsetRangeTests {
  private func list(_ count: Int) throws -> LayoutIndex {
    try LayoutIndex(
      Container(width: 100),
      sections: [
        FeedSection(
          layout: .list(itemSpacing: 0), items: Array(repeating: LayoutSize(height: 50), count: count))
      ])
  }

  @Test(arguments: [
    (100, 0.0, 0.0, 0.0...4400), (100, 60, 0, -60...4400), (100, 0, 60, 0...4460), (100, 44, 300, -44...4700),
    // Shorter than what is left uncovered, and than the viewport only.
    (2, 44, 30, -44 ... -44), (11, 44, 60, -44...10), (0, 44, 0, -44 ... -44), (100, -9, -9, 0...4400),
  ])
  func offsets(count: Int, startInset: Double, endInset: Double, expected: ClosedRange<Double>) throws {
    let viewport = Viewport(offset: 0, length: 600, startInset: startInset, endInset: endInset)
    #expect(try list(count).offsets(of: viewport) == expected)
  }

  /// The last item can be scrolled free of a bar, and the first out from under one.
  @Test func theEndsAreScrolledTo() throws {
    var index = try list(100)
    let bottom = Viewport(offset: 0, length: 600, endInset: 60)
    #expect(try index.offset(bringing: .item(section: 0, item: 99), to: .end, in: bottom) == 4460)
    #expect(try index.offset(bringingSection: 0, to: .end, in: bottom) == 4460)
    #expect(try index.offset(bringing: .item(section: 0, item: 99), to: .nearest, in: bottom) == 4460)
    let top = Viewport(offset: 900, length: 600, startInset: 44)
    #expect(try index.offset(bringing: .item(section: 0, item: 0), to: .start, in: top) == -44)
    #expect(try index.offset(bringing: .item(section: 0, item: 0), to: .nearest, in: top) == -44)
  }
}
