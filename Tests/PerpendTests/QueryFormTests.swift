import Perpend
import TestSupport
import Testing

/// The three forms of a rectangle query, and buffers of any size.
struct QueryFormTests {
  private static func feed() -> Feed {
    var random = RandomSource(seed: 5)
    let waterfall = Waterfall(columns: .count(3), columnSpacing: 5, itemSpacing: 5)
    let section = Section(
      layout: .waterfall(waterfall), insets: Insets(top: 5, bottom: 5),
      header: Supplementary(height: 20), footer: Supplementary(height: 20),
      items: SizeStyle.given.sizes(150, using: &random))
    return Feed(Container(width: 300), [section, Section(), section, section])
  }

  @Test func bufferOfAnySize() throws {
    let index = try Self.feed().index()
    let layout = try Self.feed().reference()
    let middle = layout.contentLength / 2
    for height in [1, 900, 3000] {
      let rect = Rect(x: 0, y: points(middle), width: 300, height: Double(height))
      let expected = layout.elements(in: rect).map(\.path)
      #expect(!expected.isEmpty)
      for capacity in [0, 1, expected.count / 2, expected.count - 1, expected.count, expected.count + 50] {
        let difference = bufferDifference(index, in: rect, capacity: capacity, expected: expected)
        try require(noDifference: difference, Trail().adding("capacity \(capacity)"))
      }
    }
  }

  /// A buffer that ends within a block of a section swept as a whole.
  @Test func bufferOfEverySizeOverAll() throws {
    let index = try Self.feed().index()
    let everything = Rect(x: -10, y: -10, width: 1000, height: 1_000_000)
    let expected = try Self.feed().reference().elements(in: everything).map(\.path)
    #expect(expected.count == 456)
    for capacity in 0...expected.count + 1 {
      let difference = bufferDifference(index, in: everything, capacity: capacity, expected: expected)
      try require(noDifference: difference, Trail().adding("capacity \(capacity)"))
    }
  }

  @Test func resultsAscend() throws {
    let index = try Self.feed().index()
    for y in stride(from: -100.0, to: 12_000, by: 450) {
      let paths = index.elements(in: Rect(x: 0, y: y, width: 300, height: 900)).map(\.path)
      #expect(zip(paths, paths.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  /// A strip of one column finds that column's items and no others.
  @Test func oneColumn() throws {
    let index = try Self.feed().index()
    let width = try #require(index.itemWidth(inSection: 0))
    for column in 0..<3 {
      let x = Double(column) * (width + 5)
      let strip = Rect(x: x, y: 0, width: width, height: 1_000_000)
      let items = index.elements(in: strip).compactMap(\.path.itemPath)
      #expect(!items.isEmpty)
      #expect(items.allSatisfy { index.column(ofItemAt: $0) == column })
      let gap = Rect(x: x + width, y: 0, width: 5, height: 1_000_000)
      #expect(index.elements(in: gap).allSatisfy { $0.path.kind != .item })
    }
  }
}
