import Foundation
import Perpend
import Testing

/// The README's Swift compiles and runs: its lines stand here, between what they need.
struct ReadmeTests {
  @Test func twelveLines() throws {
    let photos = (1...200).map { Photo(pixelWidth: 100, pixelHeight: Double(50 + $0)) }
    let scrollView = ScrollView()
    var viewport = Viewport(offset: 20, length: 600)
    var drawn: [(path: ElementPath, frame: LayoutRect)] = []
    func draw(_ path: ElementPath, _ frame: LayoutRect) { drawn.append((path, frame)) }
    var hit: ElementPath?
    func select(_ path: ElementPath?) { hit = path }
    let touch = LayoutPoint(x: 100, y: 30)
    let measured = LayoutSize(height: 500)
    var selected: ItemPath? = ItemPath(section: 2, item: 1)

    // snippet
    var index = try LayoutIndex(Container(width: 390, displayScale: 3))
    try index.append(
      FeedSection(
        layout: .waterfall(Waterfall(columns: .fitting(minimumWidth: 160))),
        insets: LayoutInsets(top: 8, leading: 16, bottom: 8, trailing: 16),
        header: Supplementary(height: 44, pinning: .section),
        items: photos.map { LayoutSize(width: $0.pixelWidth, height: $0.pixelHeight) }))

    scrollView.contentHeight = index.contentSize.height
    for element in index.elements(in: viewport).sorted(by: { $0.zIndex < $1.zIndex }) {
      draw(element.path, element.frame)
    }
    select(index.element(at: touch, in: viewport)?.path)
    try index.setSize(measured, ofItemAt: ItemPath(section: 0, item: 12))
    // end

    #expect(scrollView.contentHeight > 10_000)
    #expect(drawn.last?.path == .header(section: 0) && drawn.last?.frame.minY == 20)
    #expect(hit == .header(section: 0))
    for _ in 0..<2 { try index.append(FeedSection(layout: .list(), items: [measured, measured])) }
    let item = try #require(index.frame(ofItemAt: ItemPath(section: 0, item: 0)))

    // snippet
    let anchor = try index.anchor(in: viewport)
    let change = try index.update { batch in
      batch.deleteItem(at: ItemPath(section: 0, item: 3))
      batch.insertItem(LayoutSize(width: 3, height: 2), at: ItemPath(section: 0, item: 0))
      batch.moveSection(from: 2, to: 0)
    }
    viewport.offset = try index.offset(keeping: anchor, after: change)
    selected = selected.flatMap { change.newPath(of: $0) }
    // end

    #expect(selected == ItemPath(section: 0, item: 2))
    let moved = try #require(index.frame(ofItemAt: ItemPath(section: 1, item: 1)))
    #expect(moved.minY - viewport.offset == item.minY - 20)

    let old: FeedSnapshot = [0: [1, 2, 3], 1: Array(4...202), 2: [203, 204]]
    let new: FeedSnapshot = [2: [203, 1], 0: [2, 205]]
    let edited: Set<Int> = [2]
    let options = [0: SectionOptions(layout: .list())]
    let sizes = [2: measured, 205: measured]

    // snippet
    let next = try index.update { batch throws(LayoutError) in
      try batch.addDifference(from: old, to: new, changed: edited) {
        options[$0]!
      } size: {
        sizes[$0]!
      }
    }
    let both = try change.followed(by: next)
    // end

    #expect(index.itemCount == 4)
    #expect(both.newSection(of: 1) == 0)
  }

  /// No line of the README's Swift is missing above, nor in another order.
  @Test func itIsTheReadmes() throws {
    let document = try String(
      contentsOf: Snippets.package().appendingPathComponent("README.md"), encoding: .utf8)
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let documented = Snippets.swift(of: document).filter {
      $0 != "import Perpend"
    }
    #expect(documented.count > 20)
    #expect(documented == Snippets.lines(of: source, from: "// snippet", to: "// end"))
  }

  private struct Photo {
    var pixelWidth: Double
    var pixelHeight: Double
  }

  private final class ScrollView {
    var contentHeight = 0.0
  }
}
