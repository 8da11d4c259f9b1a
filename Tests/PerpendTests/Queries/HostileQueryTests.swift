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
    let drifting = Waterfall(columns: .fixed(3), placement: .rightToLeft)
    var other = RefusedEdit.feed
    other.sections[1].options.layout = .waterfall(drifting)
    other.sections.append(FeedSection())
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
            LayoutRect(x: 0, y: a, width: 300, height: b), LayoutRect(x: a, y: 0, width: b, height: 200),
            LayoutRect(x: a, y: a, width: b, height: b),
          ] {
            try require(noDifference: queryDifference(index, layout, in: rect), trail)
          }
          try require(noDifference: pointDifference(index, layout, at: LayoutPoint(x: a, y: b)), trail)
        }
        try require(
          noDifference: offsetDifference(index, layout, atOrAfter: a), Trail().adding("\(a)"))
      }
    }
  }

  @Test func rectanglesWithoutArea() throws {
    let index = try RefusedEdit.feed.index()
    for rect in [
      LayoutRect(x: 0, y: 30, width: 300, height: 0), LayoutRect(x: 10, y: 0, width: 0, height: 200),
      LayoutRect(x: 300, y: 100, width: -300, height: -100), LayoutRect(x: 0, y: 0, width: .nan, height: 100),
    ] {
      #expect(index.elements(in: rect).isEmpty)
    }
  }

  /// Half of infinity is not a number, but all from a finite edge on is a rectangle.
  @Test func endlessRectangles() throws {
    let index = try RefusedEdit.feed.index()
    #expect(index.elements(in: LayoutRect(x: 0, y: 0, width: .infinity, height: .infinity)).count == 10)
    #expect(index.elements(in: LayoutRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)).count == 10)
    #expect(index.elements(in: LayoutRect(x: -.infinity, y: 0, width: .infinity, height: 100)).isEmpty)
  }

  @Test(arguments: [-1, -2, 2, 3, 1000, 1 << 40, 1 << 56, 1 << 57, .max, .min])
  func sectionsThatAreNotThere(section: Int) throws {
    var index = try RefusedEdit.feed.index()
    #expect(index.frame(ofSection: section) == nil)
    #expect(index.frame(ofHeaderInSection: section) == nil)
    #expect(index.frame(ofFooterInSection: section) == nil)
    #expect(index.itemWidth(inSection: section) == nil)
    #expect(index.columnCount(inSection: section) == nil)
    #expect(index.itemCount(inSection: section) == nil)
    #expect(index.options(ofSection: section) == nil)
    #expect(index.frame(of: .header(section: section)) == nil)
    #expect(index.frame(of: .footer(section: section)) == nil)
    for item in [0, -1, .max, .min] { try expectNoItem(index, section: section, item: item) }
    let viewport = Viewport(offset: 0, length: 100)
    #expect(index.frame(ofHeaderInSection: section, in: viewport) == nil)
    #expect(index.frame(ofFooterInSection: section, in: viewport) == nil)
    #expect(try index.offset(bringingSection: section, to: .nearest, in: viewport) == nil)
  }

  @Test(arguments: [-1, 3, 4, 64, 1 << 40, .max, .min])
  func itemsThatAreNotThere(item: Int) throws {
    let index = try RefusedEdit.feed.index()
    for section in 0...1 { try expectNoItem(index, section: section, item: item) }
  }

  private func expectNoItem(_ index: LayoutIndex, section: Int, item: Int) throws {
    var index = index
    let path = ItemPath(section: section, item: item)
    #expect(index.traits(ofItemAt: path) == nil)
    for direction in NeighborDirection.allCases {
      #expect(index.neighbor(of: path, toward: direction) == nil)
    }
    let viewport = Viewport(offset: 0, length: 100)
    #expect(
      try index.offset(bringing: .item(section: section, item: item), to: .nearest, in: viewport) == nil)
    #expect(index.frame(ofItemAt: path) == nil)
    #expect(index.size(ofItemAt: path) == nil)
    #expect(index.column(ofItemAt: path) == nil)
    #expect(index.frame(of: .item(section: section, item: item)) == nil)
  }

  @Test func supplementariesThatAreNotThere() throws {
    let none = Supplementary(height: 0, insets: LayoutInsets(top: 10))
    let section = FeedSection(layout: .list(), header: none, footer: none, items: [.zero])
    let index = try LayoutIndex(Container(width: 100), sections: [section, FeedSection()])
    for number in 0...1 {
      #expect(index.frame(ofHeaderInSection: number) == nil)
      #expect(index.frame(ofFooterInSection: number) == nil)
    }
    #expect(index.frame(ofSection: 0) == LayoutRect(x: 0, y: 0, width: 100, height: 0))
  }

  @Test func anEmptyIndex() throws {
    let index = try LayoutIndex(Container(width: 100, minimumContentLength: 70))
    #expect(index.contentSize == LayoutSize(width: 100, height: 70))
    #expect(index.sectionCount == 0)
    #expect(index.itemCount == 0)
    #expect(index.elements(in: LayoutRect(x: 0, y: 0, width: 100, height: 100)).isEmpty)
    #expect(index.element(at: LayoutPoint(x: 0, y: 0)) == nil)
    #expect(index.firstItem(atOrAfter: 0) == nil)
  }

  /// Points, offsets and viewports of any values, in sections of every kind.
  @Test(arguments: LayoutKind.allCases)
  func pointsAndViewportsOfAnyValues(kind: LayoutKind) throws {
    var random = RandomSource(seed: 3)
    let items = SizeStyle.pictures.sizes(70, using: &random)
    let pinned = Supplementary(height: 20, pinning: .section)
    let stripes = [Decoration(), Decoration(.rows, insets: LayoutInsets(top: -3))]
    let options = SectionOptions(
      layout: random.layout(kind), header: pinned, footer: pinned, decorations: stripes)
    let section = FeedSection(options: options, items: items)
    var index = try LayoutIndex(
      Container(width: 300, direction: .rightToLeft), header: pinned, footer: pinned,
      sections: [section, section])
    let all = Set(index.elements(in: LayoutRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)).map(\.path))
    for a in Self.values {
      _ = index.firstItem(atOrAfter: a)
      for b in Self.values {
        let (near, hit) = (
          index.nearestItem(to: LayoutPoint(x: a, y: b)), index.element(at: LayoutPoint(x: a, y: b))
        )
        #expect((near == nil) == (a.isNaN || b.isNaN))
        #expect(hit.map { all.contains($0.path) } ?? true)
        for viewport in [
          Viewport(offset: a, length: b), Viewport(offset: 0, length: 300, startInset: a, endInset: b),
          Viewport(offset: 0, length: 300, overscanAhead: a, overscanBehind: b),
          Viewport(offset: a, length: 300, startInset: b, endInset: b, overscanAhead: b, overscanBehind: b),
        ] {
          #expect(index.elements(in: viewport).allSatisfy { all.contains($0.path) })
          index.forEachChange(from: viewport, to: viewport, entering: { _ in }, leaving: { _ in })
          _ = index.frame(ofHeaderInSection: 0, in: viewport)
          for position in ScrollAlignment.allCases {
            _ = try index.offset(bringing: .item(section: 0, item: 3), to: position, in: viewport)
          }
          for choice in [ScrollAnchor.Choice.firstVisible, .end(), .end(within: a)] {
            let anchor = try index.anchor(choice, in: viewport)
            #expect(try !index.offset(keeping: anchor).isNaN)
          }
          _ = index.elements(in: LayoutRect(x: a, y: b, width: 10, height: b), within: viewport)
          _ = index.element(at: LayoutPoint(x: a, y: b), in: viewport)
        }
      }
    }
  }

  /// Of the paths of any numbers only those of elements have a frame, and none is taken for another.
  @Test func pathsOfAnyNumbers() throws {
    let bar = Supplementary(height: 20)
    let section = FeedSection(
      layout: .list(), header: bar, footer: bar,
      decorations: [
        Decoration(.section, insets: LayoutInsets(top: 1)), Decoration(.rows), Decoration(.items),
      ],
      items: [LayoutSize(height: 10), LayoutSize(height: 10)])
    let index = try LayoutIndex(
      Container(width: 100), header: bar, footer: bar, sections: [section, section])
    let all = Set(index.elements(in: LayoutRect(x: 0, y: 0, width: 1e9, height: 1e9)).map(\.path))
    #expect(all.count == 18)
    let outline = try OutlineIndex(
      Container(width: 100),
      Outline(columns: [
        .init(width: 10, items: [.init(height: 5, children: 0..<1)]),
        .init(width: 10, items: [.init(height: 5)]),
      ]))
    let inOutline: Set<ElementPath> = [
      .item(section: 0, item: 0), .item(section: 1, item: 0), .decoration(section: 0, index: 0),
    ]
    for path in Self.pathsOfAnyNumbers {
      #expect((index.frame(of: path) != nil) == all.contains(path), "\(path)")
      #expect((outline.frame(of: path) != nil) == inOutline.contains(path), "\(path)")
    }
  }

  /// Paths are told apart where what they name could be: they have a total order, with which equality and hashes agree.
  @Test func pathsInOrder() {
    let paths = Self.pathsOfAnyNumbers
    let sorted = paths.sorted()
    for (path, next) in zip(sorted, sorted.dropFirst()) {
      #expect(path < next || path == next && path.hashValue == next.hashValue)
      #expect(!(next < path))
    }
    for number in [-4096, -1, 0, 255, 256, 4095] {
      let path = ElementPath.decoration(section: 3, index: number, item: 7)
      #expect(
        path.decorationIndex == number && path.section == 3 && path.item == 7 && path.kind == .decoration)
    }
    #expect(ElementPath.decoration(section: 0, index: .min).decorationIndex == -4096)
    #expect(ElementPath.decoration(section: 0, index: .max).decorationIndex == 4095)
    #expect(ElementPath.decoration(section: 0, index: -1) < .decoration(section: 0, index: 0))
    #expect(ElementPath.decoration(section: 0, index: 4095) < .header(section: 0))
    #expect(ElementPath.item(section: .min, item: .max) < .item(section: -1, item: .min))
    #expect(
      ElementPath.header(section: -1) != .collectionHeader
        && ElementPath.header(section: .max) != .collectionFooter)
  }

  private static var pathsOfAnyNumbers: [ElementPath] {
    let numbers = [
      0, 1, 2, -1, -2, 255, 256, 257, -256, 1 << 13, 1 << 16, 1 << 32, 1 << 47, 1 << 48, -1 << 48, .max, .min,
    ]
    var paths = [ElementPath.collectionHeader, .collectionFooter]
    for section in numbers {
      paths += [.header(section: section), .footer(section: section)]
      for item in numbers {
        paths.append(.item(section: section, item: item))
        for number in numbers { paths.append(.decoration(section: section, index: number, item: item)) }
      }
    }
    return paths
  }
}
