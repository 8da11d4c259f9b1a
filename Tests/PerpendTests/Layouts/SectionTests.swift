import Perpend
import TestSupport
import Testing

/// Sections that reach out over their neighbours, and empty ones: frames and queries by hand.
struct SectionTests {
  private let everything = LayoutRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  private func list(
    _ heights: [Double], insets: LayoutInsets = .zero, header: Supplementary? = nil,
    footer: Supplementary? = nil
  ) -> FeedSection {
    FeedSection(
      layout: .list(itemSpacing: 0), insets: insets, header: header, footer: footer,
      items: heights.map { LayoutSize(height: $0) })
  }

  private func paths(_ index: LayoutIndex, _ y: Double, _ height: Double) -> [ElementPath] {
    index.elements(in: LayoutRect(x: 0, y: y, width: 100, height: height)).map(\.path)
  }

  /// A header that hangs far above its section is found up there.
  @Test func headerAboveItsSection() throws {
    let up = Supplementary(height: 10, insets: LayoutInsets(top: -200))
    let index = try LayoutIndex(
      Container(width: 100), sections: [list([100, 100]), list([50]), list([300], header: up)])
    #expect(index.frame(ofHeaderInSection: 2) == LayoutRect(x: 0, y: 50, width: 100, height: 10))
    // The header takes 190 less than nothing: 250 - 190.
    #expect(
      index.frame(ofItemAt: ItemPath(section: 2, item: 0)) == LayoutRect(x: 0, y: 60, width: 100, height: 300)
    )
    #expect(paths(index, 50, 10) == [.item(section: 0, item: 0), .header(section: 2)])
    #expect(index.element(at: LayoutPoint(x: 5, y: 55))?.path == .header(section: 2))
    #expect(index.element(at: LayoutPoint(x: 5, y: 65))?.path == .item(section: 2, item: 0))
    #expect(index.contentSize.height == 360)
  }

  /// A footer below the end of its section, with items of the next section under it.
  @Test func footerBelowItsSection() throws {
    let down = Supplementary(height: 10, insets: LayoutInsets(top: 100, bottom: -110))
    let index = try LayoutIndex(
      Container(width: 100), sections: [list([50], footer: down), list([20]), list([200])])
    #expect(index.frame(ofFooterInSection: 0) == LayoutRect(x: 0, y: 150, width: 100, height: 10))
    #expect(index.frame(ofSection: 0) == LayoutRect(x: 0, y: 0, width: 100, height: 50))
    #expect(paths(index, 150, 10) == [.footer(section: 0), .item(section: 2, item: 0)])
    #expect(index.element(at: LayoutPoint(x: 5, y: 155))?.path == .footer(section: 0))
  }

  /// Content beyond the content's end or above its start has frames and is found.
  @Test func elementsOutsideOfTheContent() throws {
    let index = try LayoutIndex(
      Container(width: 100),
      sections: [
        list([30], insets: LayoutInsets(top: -50, bottom: -10)),
        list([40], insets: LayoutInsets(bottom: -40)),
      ])
    #expect(index.frame(ofItemAt: ItemPath(section: 0, item: 0))?.y == -50)
    #expect(index.frame(ofSection: 0) == LayoutRect(x: 0, y: 0, width: 100, height: 0))
    #expect(index.frame(ofItemAt: ItemPath(section: 1, item: 0))?.y == 0)
    #expect(index.contentSize.height == 0)
    #expect(paths(index, -50, 30) == [.item(section: 0, item: 0)])
    #expect(paths(index, 39, 10) == [.item(section: 1, item: 0)])
    #expect(index.firstItem(atOrAfter: -50) == ItemPath(section: 0, item: 0))
    #expect(index.firstItem(atOrAfter: -49) == ItemPath(section: 1, item: 0))
  }

  @Test func emptySectionsKeepTheirInsets() throws {
    let empty = list(
      [], insets: LayoutInsets(top: 5, bottom: 6), header: Supplementary(height: 20),
      footer: Supplementary(height: 10, insets: LayoutInsets(top: 1)))
    let index = try LayoutIndex(Container(width: 100), sections: [empty, list([]), empty, list([8])])
    #expect(index.frame(ofSection: 0) == LayoutRect(x: 0, y: 0, width: 100, height: 42))
    #expect(index.frame(ofSection: 1) == LayoutRect(x: 0, y: 42, width: 100, height: 0))
    #expect(index.frame(ofFooterInSection: 2) == LayoutRect(x: 0, y: 74, width: 100, height: 10))
    #expect(index.firstItem(atOrAfter: 0) == ItemPath(section: 3, item: 0))
    #expect(paths(index, 0, 1000).count == 5)
  }

  /// Items to the left and right of the container.
  @Test func itemsOutsideOfTheContainer() throws {
    let waterfall = Waterfall(columns: .fixed(2), columnSpacing: 0)
    let section = FeedSection(
      layout: .waterfall(waterfall), insets: LayoutInsets(leading: -60, trailing: -40),
      items: [LayoutSize(height: 10), LayoutSize(height: 10)])
    let index = try LayoutIndex(Container(width: 100), sections: [section])
    #expect(index.itemWidth(inSection: 0) == 100)
    #expect(
      index.frame(ofItemAt: ItemPath(section: 0, item: 0)) == LayoutRect(x: -60, y: 0, width: 100, height: 10)
    )
    #expect(index.elements(in: LayoutRect(x: -60, y: 0, width: 60, height: 5)).count == 1)
    #expect(index.elements(in: LayoutRect(x: 100, y: 0, width: 40, height: 5)).count == 1)
    #expect(index.elements(in: LayoutRect(x: 140, y: 0, width: 40, height: 5)).isEmpty)
    #expect(index.elements(in: everything).count == 2)
  }

  /// Insets below 0 make columns wider than any length that may come in.
  @Test(arguments: [1, 2])
  func columnsWiderThanALengthMayBe(columns: Int) throws {
    let waterfall = Waterfall(columns: .fixed(columns), columnSpacing: 0)
    let section = FeedSection(
      layout: .waterfall(waterfall), insets: LayoutInsets(leading: -2_000_000, trailing: -2_000_000),
      items: [LayoutSize(height: 10), LayoutSize(width: 6_000_000 / 3, height: 10)])
    let feed = Feed(Container(width: 2_000_000), [section])
    let index = try feed.index()
    #expect(index.itemWidth(inSection: 0) == 6_000_000 / Double(columns))
    try require(noDifference: firstDifference(index, feed.reference()), Trail())
  }

  /// A header changed from nothing to something and back shifts what follows.
  @Test func headersComeAndGo() throws {
    var feed = Feed(Container(width: 100), [list([10, 20]), list([30]), list([40])])
    var index = try feed.index()
    for height in [0, 15, 0.0, 7, 9] {
      var options = feed.sections[1].options
      options.header = Supplementary(height: height, insets: LayoutInsets(top: 2, bottom: 3))
      let edit = Edit.setOptions(options, section: 1)
      try edit.apply(to: &index)
      edit.apply(to: &feed)
      try require(noDifference: firstDifference(index, feed.reference()), Trail().adding("\(height)"))
      #expect(index.contentSize.height == 100 + (height > 0 ? height + 5 : 0))
    }
  }
}
