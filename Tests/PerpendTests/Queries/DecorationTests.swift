import Perpend
import TestSupport
import Testing

/// Every decoration that shares area with a rectangle is found, held against a look at all of them.
struct DecorationTests {
  private static let kinds: [LayoutKind] = [.list, .grid, .rows, .flow, .gallery, .hexagons, .scattered]

  @Test(arguments: RandomRuns.seeds(25), kinds)
  func rows(seed: UInt64, kind: LayoutKind) throws {
    var random = RandomSource(seed: seed)
    var feed = Feed(random.plainContainer(), [])
    for _ in 0..<random.int(1...3) {
      var options = random.options(random.layout(kind))
      options.insets = LayoutInsets(top: random.length(-30...30), leading: 8)
      options.decorations = (0..<random.int(1...3)).map { _ in random.rowDecoration() }
      let style = random.pick([SizeStyle.withZeros, .given, .few, .mixed])
      feed.sections.append(random.section(options, random.int(0...300), style))
      if feed.referenceIfAny == nil { feed.sections.removeLast() }
    }
    let trail = Trail(seed: seed).adding(feed.label)
    let layout = try feed.reference()
    let index = try feed.index()
    for _ in 0..<40 {
      let rect = random.rect(in: layout)
      try require(noDifference: queryDifference(index, layout, in: rect), trail)
      try require(
        noDifference: bufferDifference(
          index, in: rect, capacity: random.int(0...9), expected: layout.elements(in: rect).map(\.path)),
        trail)
    }
    for placed in layout.elements where placed.path.kind == .decoration {
      try require(
        noDifference: differing(
          "frame of \(placed.path)", index.frame(of: placed.path), LayoutRect(placed.box)),
        trail)
    }
  }

  /// Rows of no length, from which decorations stick out.
  @Test func rowsOfNoLength() throws {
    let stripes = [Decoration(.rows, insets: LayoutInsets(top: -2, bottom: -3))]
    for spacing in [0.0, 20] {
      for layout in [
        SectionLayout.grid(UniformGrid(itemSize: LayoutSize(width: 50, height: 0), rowSpacing: spacing)),
        .rows(Rows(columns: .fixed(2), rowSpacing: spacing)), .list(itemSpacing: spacing),
      ] {
        let items = Array(repeating: LayoutSize(width: 50, height: 0), count: 4)
        let feed = Feed(
          Container(width: 100),
          [FeedSection(options: .init(layout: layout, decorations: stripes), items: items)]
        )
        let (index, reference) = (try feed.index(), try feed.reference())
        for y in stride(from: -5.0, through: 70, by: 0.5) {
          let rect = LayoutRect(x: 0, y: y, width: 100, height: 1)
          try require(noDifference: queryDifference(index, reference, in: rect), Trail().adding("\(layout)"))
        }
      }
    }
  }

  /// A row of many items, none of which is in the middle of it.
  @Test(arguments: [3, 64, 65, 128, 200, 512])
  func aRowWithAGap(count: Int) throws {
    let options = SectionOptions(layout: .custom(TwoEnds(count: count)), decorations: [Decoration(.rows)])
    let index = try LayoutIndex(
      Container(width: 100),
      sections: [
        FeedSection(
          options: options, items: Array(repeating: LayoutSize(width: 1, height: 1), count: 3 * count))
      ])
    for row in 0..<3 {
      let middle = LayoutRect(x: 0, y: Double(row) * 500 + 250, width: 100, height: 10)
      #expect(
        index.elements(in: middle).map(\.path) == [.decoration(section: 0, index: 0, item: row * count)])
    }
  }
}

/// Bands of which the first half of the items is at the start and the other at the end.
private struct TwoEnds: CustomSectionLayout {
  let count: Int

  func layOut(_ band: inout Band) {
    for item in 0..<count where band.size(at: item) != nil {
      band.place(LayoutRect(x: 0, y: item < count / 2 ? 0 : 490, width: 10, height: 10))
    }
    band.length = 500
  }
}

extension RandomSource {
  fileprivate mutating func rowDecoration() -> Decoration {
    func inset(_ random: inout RandomSource) -> Double {
      random.pick([0, -5, random.length(-60...0), random.length(0...20)])
    }
    return Decoration(
      oneIn(5) ? pick(Decoration.Coverage.allCases) : .rows,
      insets: LayoutInsets(
        top: inset(&self), leading: inset(&self), bottom: inset(&self), trailing: inset(&self)),
      zIndex: pick([-1, 1]))
  }
}
