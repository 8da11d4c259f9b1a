import TestSupport
import Testing

@testable import Perpend

/// What queries cost, counted in blocks that they come to.
struct QueryWorkTests {
  /// Each block that is come to has something in the range, but for one at either end and one for each taller item above.
  @Test(arguments: [nil, 0, 5000])
  func blocks(tall: Int?) throws {
    var random = RandomSource(seed: 14)
    var sizes = (0..<20_000).map { _ in Size(height: Double(random.int(100...400))) }
    if let tall { sizes[tall] = Size(height: 1_000_000) }
    let waterfall = Waterfall(columns: .count(8), placement: .shortest)
    let feed = Feed(Container(width: 1200), [Section(layout: .waterfall(waterfall), items: sizes)])
    let index = try feed.index()
    let height = index.contentSize.height
    for step in 0..<200 {
      let y = height * Double(step) / 200
      let rect = Rect(x: 0, y: y, width: 1200, height: 900)
      let found = index.elements(in: rect).count
      #expect(found > 0)
      let visited = blocks(of: index, in: rect)
      #expect(visited <= found / 64 + 4, "\(visited) blocks for \(found) items at \(y)")
    }
  }

  private func blocks(of index: LayoutIndex, in rect: Rect) -> Int {
    index.sections[0].withView { view in
      var visitor = LeafCollector()
      view.lane(0).tree.search(
        from: rect.minY * LayoutUnit.perPoint, to: rect.maxY * LayoutUnit.perPoint, &visitor)
      return visitor.found.count
    }
  }
}
