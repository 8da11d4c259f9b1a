import Perpend
import TestSupport
import Testing

/// The three forms of a rectangle query, and buffers of any size.
struct QueryFormTests {
  private static func feed() -> Feed {
    var random = RandomSource(seed: 5)
    let waterfall = Waterfall(columns: .fixed(3), columnSpacing: 5, itemSpacing: 5)
    let section = FeedSection(
      layout: .waterfall(waterfall), insets: LayoutInsets(top: 5, bottom: 5),
      header: Supplementary(height: 20), footer: Supplementary(height: 20),
      items: SizeStyle.given.sizes(150, using: &random))
    return Feed(Container(width: 300), [section, FeedSection(), section, section])
  }

  @Test func bufferOfAnySize() throws {
    let index = try Self.feed().index()
    let layout = try Self.feed().reference()
    let middle = layout.contentLength / 2
    for height in [1, 900, 3000] {
      let rect = LayoutRect(x: 0, y: points(middle), width: 300, height: Double(height))
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
    let everything = LayoutRect(x: -10, y: -10, width: 1000, height: 1_000_000)
    let expected = try Self.feed().reference().elements(in: everything).map(\.path)
    #expect(expected.count == 456)
    for capacity in 0...expected.count + 1 {
      let difference = bufferDifference(index, in: everything, capacity: capacity, expected: expected)
      try require(noDifference: difference, Trail().adding("capacity \(capacity)"))
    }
  }

  /// What a buffer has no room for is counted, and of a grid in no time.
  @Test(.timeLimit(.minutes(1))) func tenBillionAreCounted() throws {
    let stripes = [Decoration(.rows), Decoration(.rows, insets: LayoutInsets(top: 0.5, bottom: 0.5))]
    let options = SectionOptions(
      layout: .grid(UniformGrid(itemSize: LayoutSize(width: 1, height: 1), rowSpacing: 0)),
      decorations: stripes)
    let index = try LayoutIndex(
      Container(width: 1000), sections: [FeedSection(options: options, unsizedItemCount: 9_999_999_990)])
    var buffer = [ElementPath](repeating: .collectionHeader, count: 3)
    func count(_ rect: LayoutRect) -> Int {
      var span = buffer.mutableSpan
      return index.paths(in: rect, into: &span)
    }
    // A stripe of each of the ten million rows; the other decoration has no area.
    #expect(count(LayoutRect(x: 0, y: 0, width: 1000, height: 1e9)) == 9_999_999_990 + 10_000_000)
    #expect(buffer[2] == .decoration(section: 0, index: 0, item: 2000))
    #expect(count(LayoutRect(x: 985, y: 0, width: 10, height: 1e9)) == 10 * 9_999_999 + 5 + 10_000_000)
    #expect(count(LayoutRect(x: 995, y: 5.5, width: 1, height: 1e9)) == 9_999_999 - 5 + 10_000_000 - 5)
    #expect(count(LayoutRect(x: 2000, y: 0, width: 1, height: 1e9)) == 0)
  }

  @Test func resultsAscend() throws {
    let index = try Self.feed().index()
    for y in stride(from: -100.0, to: 12_000, by: 450) {
      let paths = index.elements(in: LayoutRect(x: 0, y: y, width: 300, height: 900)).map(\.path)
      #expect(zip(paths, paths.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  /// A strip of one column finds that column's items and no others.
  @Test func oneColumn() throws {
    let index = try Self.feed().index()
    let width = try #require(index.itemWidth(inSection: 0))
    for column in 0..<3 {
      let x = Double(column) * (width + 5)
      let strip = LayoutRect(x: x, y: 0, width: width, height: 1_000_000)
      let items = index.elements(in: strip).compactMap(\.path.itemPath)
      #expect(!items.isEmpty)
      #expect(items.allSatisfy { index.column(ofItemAt: $0) == column })
      let gap = LayoutRect(x: x + width, y: 0, width: 5, height: 1_000_000)
      #expect(index.elements(in: gap).allSatisfy { $0.path.kind != .item })
    }
  }
}
