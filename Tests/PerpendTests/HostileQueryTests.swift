import Perpend
import TestSupport
import Testing

/// Questions about what is not there, or not a number: nil or nothing, never a crash.
struct HostileQueryTests {
  private static let values: [Double] = [
    .nan, -.nan, .infinity, -.infinity, 0, -0.0, 1, -1, 1e9, -1e9, 1e18, -1e18, 1e300, -1e300,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  private func feeds() -> [Feed] {
    let drifting = Waterfall(columns: .count(3), placement: .rightToLeft)
    var other = RefusedEdit.feed
    other.sections[1].options.layout = .waterfall(drifting)
    other.sections.append(Section())
    return [
      Feed(Container(width: 300), []), Feed(Container(width: 0), RefusedEdit.feed.sections),
      RefusedEdit.feed, other,
    ]
  }

  @Test func rectanglesOfAnyValues() throws {
    for feed in feeds() {
      let index = try feed.index()
      let layout = try feed.reference()
      for a in Self.values {
        for b in Self.values {
          let trail = Trail().adding("\(feed.sections.count) sections, \(a), \(b)")
          for rect in [
            Rect(x: 0, y: a, width: 300, height: b), Rect(x: a, y: 0, width: b, height: 200),
            Rect(x: a, y: a, width: b, height: b),
          ] {
            try require(noDifference: queryDifference(index, layout, in: rect), trail)
          }
          try require(noDifference: pointDifference(index, layout, at: Point(x: a, y: b)), trail)
        }
        try require(
          noDifference: offsetDifference(index, layout, atOrAfter: a), Trail().adding("\(a)"))
      }
    }
  }

  @Test func rectanglesWithoutArea() throws {
    let index = try RefusedEdit.feed.index()
    for rect in [
      Rect(x: 0, y: 30, width: 300, height: 0), Rect(x: 10, y: 0, width: 0, height: 200),
      Rect(x: 300, y: 100, width: -300, height: -100), Rect(x: 0, y: 0, width: .nan, height: 100),
    ] {
      #expect(index.elements(in: rect).isEmpty)
    }
  }

  /// Half of infinity is not a number, but all from a finite edge on is a rectangle.
  @Test func endlessRectangles() throws {
    let index = try RefusedEdit.feed.index()
    #expect(index.elements(in: Rect(x: 0, y: 0, width: .infinity, height: .infinity)).count == 10)
    #expect(index.elements(in: Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)).count == 10)
    #expect(index.elements(in: Rect(x: -.infinity, y: 0, width: .infinity, height: 100)).isEmpty)
  }

  @Test(arguments: [-1, -2, 2, 3, 1000, 1 << 40, 1 << 56, 1 << 57, .max, .min])
  func sectionsThatAreNotThere(section: Int) throws {
    let index = try RefusedEdit.feed.index()
    #expect(index.frame(ofSection: section) == nil)
    #expect(index.frame(ofHeaderInSection: section) == nil)
    #expect(index.frame(ofFooterInSection: section) == nil)
    #expect(index.itemWidth(inSection: section) == nil)
    #expect(index.columnCount(inSection: section) == nil)
    #expect(index.itemCount(inSection: section) == nil)
    #expect(index.options(ofSection: section) == nil)
    #expect(index.frame(of: .header(section: section)) == nil)
    #expect(index.frame(of: .footer(section: section)) == nil)
    for item in [0, -1, .max, .min] { expectNoItem(index, section: section, item: item) }
  }

  @Test(arguments: [-1, 3, 4, 64, 1 << 40, .max, .min])
  func itemsThatAreNotThere(item: Int) throws {
    let index = try RefusedEdit.feed.index()
    for section in 0...1 { expectNoItem(index, section: section, item: item) }
  }

  private func expectNoItem(_ index: LayoutIndex, section: Int, item: Int) {
    let path = ItemPath(section: section, item: item)
    #expect(index.frame(ofItemAt: path) == nil)
    #expect(index.size(ofItemAt: path) == nil)
    #expect(index.column(ofItemAt: path) == nil)
    #expect(index.frame(of: .item(section: section, item: item)) == nil)
  }

  @Test func supplementariesThatAreNotThere() throws {
    let none = Supplementary(height: 0, insets: Insets(top: 10))
    let section = Section(layout: .list(), header: none, footer: none, items: [.zero])
    let index = try LayoutIndex(Container(width: 100), sections: [section, Section()])
    for number in 0...1 {
      #expect(index.frame(ofHeaderInSection: number) == nil)
      #expect(index.frame(ofFooterInSection: number) == nil)
    }
    #expect(index.frame(ofSection: 0) == Rect(x: 0, y: 0, width: 100, height: 0))
  }

  @Test func anEmptyIndex() throws {
    let index = try LayoutIndex(Container(width: 100, minimumContentLength: 70))
    #expect(index.contentSize == Size(width: 100, height: 70))
    #expect(index.sectionCount == 0)
    #expect(index.itemCount == 0)
    #expect(index.elements(in: Rect(x: 0, y: 0, width: 100, height: 100)).isEmpty)
    #expect(index.element(at: Point(x: 0, y: 0)) == nil)
    #expect(index.firstItem(atOrAfter: 0) == nil)
  }
}
