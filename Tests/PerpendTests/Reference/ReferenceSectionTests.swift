import Perpend
import TestSupport
import Testing

/// The reference's layout of sections, against values worked out by hand.
struct ReferenceSectionTests {
  private func layout(_ width: Double, _ sections: [FeedSection], minimum: Double = 0) throws
    -> ReferenceLayout
  {
    try ReferenceLayout(Container(width: width, minimumContentLength: minimum), sections)
  }

  private func heights(_ heights: [Double]) -> [LayoutSize] { heights.map { LayoutSize(height: $0) } }

  private func tops(_ section: ReferenceSection) -> [Double] { section.items.map { points($0.y) } }

  @Test func shortestColumnAndItsTies() throws {
    let waterfall = Waterfall(columns: .fixed(3), columnSpacing: 0, itemSpacing: 0)
    let section = FeedSection(layout: .waterfall(waterfall), items: heights([50, 30, 20, 10, 10, 0, 40, 40]))
    let result = try layout(300, [section])
    #expect(result.sections[0].itemColumns == [0, 1, 2, 2, 1, 2, 2, 1])
    #expect(tops(result.sections[0]) == [0, 0, 0, 20, 30, 30, 30, 40])
    #expect(result.contentLength == units(80))
  }

  @Test func spacingCountsWhereAColumnEnds() throws {
    let waterfall = Waterfall(columns: .fixed(2), columnSpacing: 0, itemSpacing: 10)
    let section = FeedSection(layout: .waterfall(waterfall), items: heights([0, 0, 5, 5]))
    let result = try layout(300, [section])
    #expect(result.sections[0].itemColumns == [0, 1, 0, 1])
    #expect(tops(result.sections[0]) == [0, 0, 10, 10])
    #expect(result.contentLength == units(15))
  }

  @Test func roundRobinFromEitherSide() throws {
    func section(_ placement: Waterfall.Placement) -> FeedSection {
      let waterfall = Waterfall(columns: .fixed(3), columnSpacing: 0, itemSpacing: 1, placement: placement)
      return FeedSection(layout: .waterfall(waterfall), items: heights([9, 1, 2, 3]))
    }
    let result = try layout(300, [section(.leftToRight), section(.rightToLeft)])
    #expect(result.sections[0].itemColumns == [0, 1, 2, 0])
    #expect(tops(result.sections[0]) == [0, 0, 0, 10])
    #expect(result.sections[1].itemColumns == [2, 1, 0, 2])
    #expect(tops(result.sections[1]) == [13, 13, 13, 23])
    #expect(result.sections[1].items[3].x == units(200))
  }

  @Test func everythingFromTopToBottom() throws {
    let section = FeedSection(
      layout: .list(itemSpacing: 4), insets: LayoutInsets(top: 3, leading: 10, bottom: 5, trailing: 20),
      header: Supplementary(height: 40, insets: LayoutInsets(top: 1, leading: 6, bottom: 2, trailing: 8)),
      footer: Supplementary(height: 30, insets: LayoutInsets(top: 7, leading: 9, bottom: 11, trailing: 1)),
      items: [LayoutSize(width: 70, height: 50), LayoutSize(height: 20)])
    let result = try layout(100, [section, section])
    let first = result.sections[0]
    #expect(first.header == Box(x: units(6), y: units(1), width: units(86), height: units(40)))
    #expect(first.items[0] == Box(x: units(10), y: units(46), width: units(70), height: units(50)))
    #expect(first.items[1] == Box(x: units(10), y: units(100), width: units(70), height: units(20)))
    #expect(first.footer == Box(x: units(9), y: units(132), width: units(90), height: units(30)))
    #expect(first.end == units(173))
    #expect(result.sections[1].start == units(173))
    #expect(result.sections[1].items[1].y == units(273))
    #expect(result.contentLength == units(346))
  }

  @Test func supplementaryWithoutHeightHasNoInsets() throws {
    let none = Supplementary(height: 0, insets: LayoutInsets(top: 50, bottom: 50))
    let section = FeedSection(
      layout: .list(), insets: LayoutInsets(top: 10, bottom: 10), header: none, footer: none, items: [])
    let result = try layout(100, [section])
    #expect(result.elements.isEmpty)
    #expect(result.contentLength == units(20))
  }

  @Test func negativeInsetsPullUpButNoSectionIsShorterThanNothing() throws {
    let up = FeedSection(layout: .list(), insets: LayoutInsets(top: -30), items: heights([20]))
    let result = try layout(100, [FeedSection(layout: .list(), items: heights([50])), up, up])
    #expect(tops(result.sections[1]) == [20])
    #expect(result.sections[1].start == units(50))
    #expect(result.sections[1].end == units(50))
    #expect(tops(result.sections[2]) == [20])
    #expect(result.contentLength == units(50))
  }

  @Test func contentIsNeverShorterThanItsMinimum() throws {
    let section = FeedSection(layout: .list(), items: heights([50]))
    #expect(try layout(100, [section], minimum: 49).contentLength == units(50))
    #expect(try layout(100, [section], minimum: 51).contentLength == units(51))
    #expect(try layout(100, [], minimum: 51).contentLength == units(51))
  }

  /// Kept columns, and of four items one that is left for later and counts for the length by its size.
  @Test func whatAHistoryLeaves() throws {
    let waterfall = Waterfall(columns: .fixed(2), columnSpacing: 0, itemSpacing: 0, placement: .stable)
    let section = FeedSection(layout: .waterfall(waterfall), items: heights([50, 30, 20, 200]))
    let history = SectionHistory(columns: [1, 1, nil, nil], placedCount: 3)
    let result = try ReferenceLayout(Container(width: 100), [section, section], [history, history])
    #expect(result.sections[0].itemColumns == [1, 1, 0])
    #expect(tops(result.sections[0]) == [0, 50, 0])
    #expect(result.sections[0].nextStart == units(20))
    #expect(result.sections[1].start == units(150))
    #expect(result.pendingCount == 2)
  }

  @Test func refusals() throws {
    let sizes = Array(repeating: LayoutSize(height: 2_000_000), count: 15_000)
    let tall = FeedSection(layout: .list(itemSpacing: 0), items: sizes)
    #expect(try layout(100, [tall]).contentLength == contentLimit)
    let more = FeedSection(layout: .list(), items: heights([1]))
    #expect(throws: ReferenceRefusal.contentTooLong(section: 1)) { try layout(100, [tall, more]) }
    let steep = FeedSection(layout: .list(), items: [LayoutSize.zero, LayoutSize(width: 1, height: 20_001)])
    let path = ItemPath(section: 0, item: 1)
    #expect(throws: ReferenceRefusal.scaledHeight(path)) { try layout(100, [steep]) }
  }
}
