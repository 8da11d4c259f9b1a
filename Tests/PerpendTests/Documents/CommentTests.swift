import Foundation
import Perpend
import Testing

/// The Swift in the comments of public names compiles and runs: its lines stand here, between what they need.
struct CommentTests {
  private final class ScrollView {
    struct Offset { var x = 0.0 }
    var contentOffset = Offset()
    var contentHeight = 0.0
  }

  private let sizesOfPhotos = (1...200).map { LayoutSize(width: 100, height: Double(40 + $0 % 90)) }
  private let path = ItemPath(section: 0, item: 2)

  private func feed() throws -> LayoutIndex {
    try LayoutIndex(
      Container(width: 390), sections: [FeedSection(layout: .list(), items: sizesOfPhotos)])
  }

  @Test func layoutIndex() throws {
    let scrollView = ScrollView()
    let viewport = Viewport(offset: 0, length: 600)
    var drawn = 0
    func draw(_ path: ElementPath, _ frame: LayoutRect) { drawn += 1 }
    // snippet LayoutIndex
    var index = try LayoutIndex(Container(width: 390, displayScale: 3))
    try index.append(FeedSection(layout: .waterfall(Waterfall()), items: sizesOfPhotos))
    scrollView.contentHeight = index.contentSize.height
    index.forEachElement(in: viewport) { draw($0.path, $0.frame) }
    // end
    #expect(drawn > 5 && scrollView.contentHeight > 600)
  }

  @Test func outlineIndex() throws {
    let columns = [Outline.Column(width: 100, items: [Outline.Item(height: 20), Outline.Item(height: 30)])]
    let rect = LayoutRect(x: 0, y: 0, width: 800, height: 25)
    var drawn: [ElementPath] = []
    func draw(_ path: ElementPath, _ frame: LayoutRect) { drawn.append(path) }
    // snippet OutlineIndex
    let outline = try OutlineIndex(Container(width: 800), Outline(columns: columns))
    outline.forEachElement(in: rect) { draw($0.path, $0.frame) }
    // end
    #expect(drawn == [.item(section: 0, item: 0)])
  }

  @Test func batch() throws {
    var index = try feed()
    // snippet Batch
    let change = try index.update { batch in
      batch.deleteItem(at: ItemPath(section: 0, item: 3))
      batch.insertItem(LayoutSize(width: 3, height: 2), at: ItemPath(section: 0, item: 0))
    }
    // end
    #expect(change.newPath(of: path) == ItemPath(section: 0, item: 3))
  }

  @Test func differences() throws {
    var index = try feed()
    let old = Array(1...200)
    let new = Array(2...201)
    let sizes = [201: LayoutSize(height: 7)]
    do {
      // snippet LayoutIndex.update(expecting:_:)
      let change = try index.update { batch throws(LayoutError) in
        try batch.addDifference(from: old, to: new, inSection: 0) { sizes[$0]! }
      }
      // end
      #expect(change.newPath(of: path) == ItemPath(section: 0, item: 1))
    }
    index = try feed()
    var batch = Batch()
    // snippet Batch.add(_:inSection:traits:size:)
    batch.add(new.difference(from: old).inferringMoves(), inSection: 0) { sizes[$0]! }
    // end
    try index.apply(batch)
    #expect(index.size(ofItemAt: ItemPath(section: 0, item: 199)) == LayoutSize(height: 7))
  }

  @Test func feedSnapshot() throws {
    let items = [LayoutSize(height: 10), LayoutSize(height: 20)]
    var index = try LayoutIndex(
      Container(width: 100), sections: [FeedSection(items: items), FeedSection(items: items)])
    let options: [String: SectionOptions] = [:]
    let sizes = [9: LayoutSize(height: 7)]
    // snippet FeedSnapshot
    let old: FeedSnapshot = ["today": [7, 8], "last week": [3, 5]]
    var new = old
    new.sections[0].items.insert(9, at: 0)
    try index.update { batch throws(LayoutError) in
      try batch.addDifference(from: old, to: new) {
        options[$0]!
      } size: {
        sizes[$0]!
      }
    }
    // end
    #expect(index.itemCount(inSection: 0) == 3)
  }

  @Test func followedBy() throws {
    var index = try feed()
    let target = ItemPath(section: 0, item: 100)
    let measured = LayoutSize(height: 500)
    let anchor = try index.anchor(.item(path), in: Viewport(offset: 0, length: 600))
    var offset = 0.0
    // snippet Change.followed(by:)
    let change = try index.update { batch in batch.moveItem(from: path, to: target) }
    let next = try index.setSize(measured, ofItemAt: target)
    offset = try index.offset(keeping: anchor, after: change.followed(by: next))
    // end
    #expect(offset > 1000)
  }

  @Test func scrollAnchor() throws {
    var index = try feed()
    var viewport = Viewport(offset: 1000, length: 600)
    let container = Container(width: 200)
    do {
      // snippet ScrollAnchor
      let anchor = try index.anchor(in: viewport)
      let change = try index.update { batch in batch.deleteItem(at: path) }
      viewport.offset = try index.offset(keeping: anchor, after: change)
      // end
      #expect(viewport.offset < 1000)
    }
    // snippet ScrollAnchor
    let anchor = try index.anchor(in: viewport)
    try index.setContainer(container)
    viewport.offset = try index.offset(keeping: anchor)
    // end
    #expect(index.contentSize.width == 200)
  }

  @Test func physicalOffset() throws {
    let container = Container(height: 100, direction: .rightToLeft)
    let section = FeedSection(layout: .list(), items: sizesOfPhotos)
    let index = try LayoutIndex(container, sections: [section])
    let scrollView = ScrollView()
    var viewport = Viewport(offset: 0, length: 600)
    // snippet LayoutIndex.physicalOffset(_:viewportLength:)
    viewport.offset = index.physicalOffset(scrollView.contentOffset.x, viewportLength: viewport.length)
    // end
    #expect(viewport.offset == index.contentSize.width - 600)
  }

  @Test func customSectionLayout() throws {
    // snippet CustomSectionLayout
    struct Pairs: CustomSectionLayout {
      func layOut(_ band: inout Band) {
        for column in 0..<2 {
          guard let size = band.size(at: column) else { break }
          let x = Double(column) * band.width / 2
          band.place(LayoutRect(x: x, y: 0, width: band.width / 2, height: size.height))
          band.length = max(band.length, size.height)
        }
      }
    }
    // end
    let section = FeedSection(layout: .custom(Pairs()), items: sizesOfPhotos)
    let index = try LayoutIndex(Container(width: 390), sections: [section])
    #expect(
      index.frame(ofItemAt: ItemPath(section: 0, item: 3))
        == LayoutRect(x: 195, y: 42, width: 195, height: 44))
  }

  /// No line of a comment's Swift is missing above, nor in another order.
  @Test func theyAreTheComments() throws {
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    // Those of enums have the standard library's comment.
    let own = try SymbolGraph.ofPerpend().symbols.filter { $0.pathComponents.last != "init(rawValue:)" }
    let examples = own.map { (name: $0.name, lines: $0.example) }
      .filter { !$0.lines.isEmpty }
    #expect(examples.count > 8)
    for example in examples {
      let lines = Snippets.lines(of: source, from: "// snippet \(example.name)", to: "// end")
      #expect(example.lines == lines, "\(example.name)")
    }
  }
}

extension SymbolGraph.Symbol {
  /// The Swift in the comment, before its fields.
  fileprivate var example: [String] {
    let text = (docComment?.lines ?? []).map(\.text).prefix { !$0.hasPrefix("- ") }
    let code = text.filter { $0.hasPrefix("    ") }.joined(separator: "\n")
    return Snippets.lines(of: "begin\n" + code, from: "begin", to: "end")
  }
}
