import Foundation
import Perpend
import Testing

/// The Swift of the documentation's articles compiles and runs: their lines stand here, between what they need.
struct ArticleTests {
  private struct Photo {
    var width = 3.0
    var height: Double
  }

  private final class ScrollView {
    var contentHeight = 0.0
  }

  private let sizes = (1...300).map { LayoutSize(width: 100, height: Double(40 + $0 % 90)) }
  private let newSizes = [LayoutSize(height: 30), LayoutSize(height: 50)]
  private let viewport = Viewport(offset: 500, length: 600)

  private func feed(_ layout: SectionLayout = .waterfall(Waterfall())) throws -> LayoutIndex {
    let section = FeedSection(layout: layout, items: sizes)
    return try LayoutIndex(Container(width: 390), sections: [section, section])
  }

  @Test func perpend() throws {
    var drawn = 0
    func draw(_ path: ElementPath, _ frame: LayoutRect) { drawn += 1 }
    // snippet Perpend
    var index = try LayoutIndex(Container(width: 390, displayScale: 3))
    try index.append(FeedSection(layout: .waterfall(Waterfall()), items: sizes))
    index.forEachElement(in: Viewport(offset: 0, length: 844)) { element in
      draw(element.path, element.frame)
    }
    // end
    #expect(drawn > 5)
  }

  @Test func layingOutAFeed() throws {
    let photos = sizes.map { Photo(height: $0.height / 40) }
    let messages = [Photo(height: 20), Photo(height: 30)]
    let scrollView = ScrollView()
    // snippet LayingOutAFeed
    var index = try LayoutIndex(Container(width: 390, displayScale: 3))
    try index.append(
      FeedSection(
        layout: .waterfall(Waterfall(columns: .fitting(minimumWidth: 160))),
        insets: LayoutInsets(top: 8, leading: 16, bottom: 8, trailing: 16),
        header: Supplementary(height: 44),
        items: photos.map { LayoutSize(width: $0.width, height: $0.height) }))
    try index.append(
      FeedSection(layout: .list(itemSpacing: 1), items: messages.map { LayoutSize(height: $0.height) }))
    scrollView.contentHeight = index.contentSize.height
    // end
    #expect(index.columnCount(inSection: 0) == 2)
    #expect(index.frame(ofSection: 1)?.height == 51)
    #expect(scrollView.contentHeight == index.frame(ofSection: 1)?.maxY)
  }

  @Test func askingWhatIsWhere() throws {
    let index = try feed()
    let touch = LayoutPoint(x: 10, y: 600)
    var drawn: [ElementPath] = []
    func draw(_ path: ElementPath, _ frame: LayoutRect) { drawn.append(path) }
    var selected: ElementPath?
    func select(_ path: ElementPath) { selected = path }
    // snippet AskingWhatIsWhere
    for element in index.elements(in: viewport) {
      draw(element.path, element.frame)
    }
    if let touched = index.element(at: touch, in: viewport) {
      select(touched.path)
    }
    let frame = index.frame(ofItemAt: ItemPath(section: 0, item: 12))
    let below = index.neighbor(of: ItemPath(section: 0, item: 12), toward: .down)
    // end
    #expect(try drawn.contains(#require(selected)))
    #expect(try #require(frame?.maxY) <= #require(below.flatMap { index.frame(ofItemAt: $0) }?.minY))
    // snippet AskingWhatIsWhere
    var paths = [ElementPath](repeating: .collectionHeader, count: 256)
    var buffer = paths.mutableSpan
    let count = index.paths(in: viewport, into: &buffer)
    // end
    #expect(Array(paths.prefix(count)) == drawn)
  }

  @Test func editingAFeed() throws {
    var index = try feed()
    var first: ItemPath?
    func redraw(from path: ItemPath?) { first = path }
    // snippet EditingAFeed
    try index.setSize(LayoutSize(width: 3, height: 2), ofItemAt: ItemPath(section: 0, item: 12))
    try index.insertItems(newSizes, at: ItemPath(section: 0, item: 0))
    try index.deleteItems(20..<25, inSection: 0)
    let change = try index.setOptions(SectionOptions(layout: .rows(Rows())), ofSection: 0)
    redraw(from: change.firstChangedItems.first)
    // end
    #expect(index.itemCount == 597)
    #expect(index.size(ofItemAt: ItemPath(section: 0, item: 14)) == LayoutSize(width: 3, height: 2))
    #expect(first == ItemPath(section: 0, item: 0))
  }

  @Test func batchesAndDifferences() throws {
    var index = try feed()
    var selected: ItemPath? = ItemPath(section: 1, item: 0)
    // snippet BatchesAndDifferences
    let change = try index.update { batch in
      batch.deleteItem(at: ItemPath(section: 0, item: 3))
      batch.insertItem(LayoutSize(width: 3, height: 2), at: ItemPath(section: 0, item: 0))
      batch.moveSection(from: 1, to: 0)
    }
    selected = selected.flatMap { change.newPath(of: $0) }
    // end
    #expect(selected == ItemPath(section: 0, item: 1))
    let old = Array(0...300)
    let new = Array(old.reversed().dropLast(100)) + [1000]
    let edited: Set = [200]
    let sizes = [200: LayoutSize(height: 10), 1000: LayoutSize(height: 20)]
    // snippet BatchesAndDifferences
    let next = try index.update { batch throws(LayoutError) in
      try batch.addDifference(from: old, to: new, inSection: 0, changed: edited) { sizes[$0]! }
    }
    let both = try change.followed(by: next)
    // end
    #expect(index.itemCount(inSection: 0) == 202)
    #expect(index.size(ofItemAt: ItemPath(section: 0, item: 201)) == LayoutSize(height: 20))
    #expect(both.newPath(of: ItemPath(section: 1, item: 299)) == ItemPath(section: 0, item: 0))
  }

  @Test func scrollingAndAnchors() throws {
    var index = try feed()
    var shown: [ElementPath] = []
    var hidden: [ElementPath] = []
    func show(_ element: Element) { shown.append(element.path) }
    func hide(_ path: ElementPath) { hidden.append(path) }
    // snippet ScrollingAndAnchors
    var viewport = Viewport(offset: 0, length: 844, startInset: 96, endInset: 34, overscanAhead: 400)
    let next = viewport.moved(to: 250)
    index.forEachChange(from: viewport, to: next) { element in
      show(element)
    } leaving: { element in
      hide(element.path)
    }
    viewport = next
    // end
    #expect(!shown.isEmpty && !hidden.isEmpty)
    // snippet ScrollingAndAnchors
    let item = ElementPath.item(section: 0, item: 40)
    if let offset = try index.offset(bringing: item, to: .nearest, in: viewport) {
      viewport = viewport.moved(to: offset)
    }
    let reachable = index.offsets(of: viewport)
    // end
    #expect(reachable.lowerBound == -96 && reachable.contains(viewport.offset))
    let frame = try #require(index.frame(of: item))
    #expect(frame.maxY == viewport.offset + 844 - 34)
    let visible = LayoutRect(x: 0, y: viewport.offset + 96, width: 390, height: 844 - 96 - 34)
    let first = try #require(index.elements(in: visible).first)
    let distance = first.frame.minY - viewport.offset
    // snippet ScrollingAndAnchors
    let anchor = try index.anchor(in: viewport)
    let change = try index.insertItems(newSizes, at: ItemPath(section: 0, item: 0))
    viewport.offset = try index.offset(keeping: anchor, after: change)
    // end
    let path = try #require(first.path.itemPath.flatMap { change.newPath(of: $0) })
    #expect(index.frame(ofItemAt: path)?.minY == viewport.offset + distance)
  }

  @Test func drawingInZOrder() throws {
    var index = try LayoutIndex(Container(width: 390))
    let viewport = Viewport(offset: 100, length: 300)
    var drawn: [ElementPath.Kind] = []
    func draw(_ path: ElementPath, _ frame: LayoutRect) { drawn.append(path.kind) }
    // snippet DrawingInZOrder
    let stripe = Decoration(.rows, insets: LayoutInsets(top: 2, bottom: 2))
    let options = SectionOptions(
      layout: .flow(Flow()), header: Supplementary(height: 30, pinning: .section),
      decorations: [Decoration(.section, zIndex: -2), stripe])
    try index.append(FeedSection(options: options, items: sizes))
    for element in index.elements(in: viewport).sorted(by: { $0.zIndex < $1.zIndex }) {
      draw(element.path, element.frame)
    }
    // end
    #expect(drawn.first == .decoration && drawn.last == .header && drawn.contains(.item))
  }

  @Test func yourOwnLayout() throws {
    var index = try LayoutIndex(Container(width: 390))
    // snippet YourOwnLayout
    struct Pairs: CustomSectionLayout {
      var spacing: Double

      func layOut(_ band: inout Band) {
        let width = (band.width - spacing) / 2
        for column in 0..<2 {
          guard let size = band.size(at: column) else { break }
          let x = Double(column) * (width + spacing)
          band.place(LayoutRect(x: x, y: 0, width: width, height: size.height))
          band.length = max(band.length, size.height + spacing)
        }
      }
    }
    // end
    // snippet YourOwnLayout
    try index.append(FeedSection(layout: .custom(Pairs(spacing: 8)), items: sizes))
    // end
    #expect(
      index.frame(ofItemAt: ItemPath(section: 0, item: 3))
        == LayoutRect(x: 199, y: 50, width: 191, height: 44))
  }

  @Test func directions() throws {
    let sections = [FeedSection(layout: .waterfall(Waterfall(columnSpacing: 0)), items: sizes)]
    // snippet Directions
    let shelf = Container(height: 240, displayScale: 2)
    let mirrored = Container(width: 390, displayScale: 3, direction: .rightToLeft)
    var index = try LayoutIndex(shelf, sections: sections)
    try index.setContainer(mirrored)
    // end
    #expect(index.frame(ofItemAt: ItemPath(section: 0, item: 0))?.minX == 195)
  }

  @Test func largeFeeds() async throws {
    let sizes = Array(repeating: LayoutSize(width: 1, height: 1), count: 20_000)
    var viewport = viewport
    var slices = 0
    // snippet LargeFeeds
    var index = try LayoutIndex(Container(width: 390, displayScale: 3))
    index.layoutLimit = 2 * 844
    try index.append(FeedSection(layout: .waterfall(Waterfall()), items: sizes))
    while index.pendingItemCount > 0 {
      try index.continueLayout(itemBudget: 100_000)
      // end
      slices += 1
      // snippet LargeFeeds
    }
    // end
    #expect(slices > 0)
    // snippet LargeFeeds
    let estimate = ItemTraits(isEstimate: true)
    try index.insertItems([LayoutSize(height: 120)], at: ItemPath(section: 0, item: 0), traits: estimate)
    let anchor = try index.anchor(in: viewport)
    let change = try index.setSizes([(path: ItemPath(section: 0, item: 0), size: LayoutSize(height: 133.5))])
    viewport.offset = try index.offset(keeping: anchor, after: change)
    // end
    #expect(index.traits(ofItemAt: ItemPath(section: 0, item: 0))?.isEstimate == false)
    try await query(&index, viewport)
  }

  private func query(_ index: inout LayoutIndex, _ viewport: Viewport) async throws {
    let before = index.elements(in: viewport).map(\.path)
    // snippet LargeFeeds
    let snapshot = index
    let thumbnails = Task.detached { snapshot.elements(in: viewport).map(\.path) }
    try index.deleteItems(0..<10, inSection: 0)
    // end
    #expect(await thumbnails.value == before)
    #expect(index.itemCount == snapshot.itemCount - 10)
  }

  @Test func layingOutHierarchies() throws {
    var drawn = 0
    func draw(_ path: ElementPath, _ frame: LayoutRect) { drawn += 1 }
    // snippet LayingOutHierarchies
    let outline = Outline(columns: [
      Outline.Column(width: 120, items: [Outline.Item(height: 40, children: 0..<2)]),
      Outline.Column(width: 200, items: [Outline.Item(height: 60), Outline.Item(height: 30)]),
    ])
    var tree = try OutlineIndex(Container(width: 390), outline)
    tree.forEachElement(in: LayoutRect(x: 0, y: 0, width: 390, height: 844)) { element in
      draw(element.path, element.frame)
    }
    try tree.setHeight(80, ofItemAt: ItemPath(section: 1, item: 0))
    // end
    #expect(drawn == 4)
    #expect(tree.frame(ofItemAt: ItemPath(section: 1, item: 1))?.minY == 90)
  }

  @Test func handlingErrors() throws {
    var index = try feed()
    var text = ""
    func report(_ message: String) { text = message }
    // snippet HandlingErrors
    do {
      try index.setSize(LayoutSize(width: 100, height: -1), ofItemAt: ItemPath(section: 0, item: 12))
    } catch .invalidLength(let quantity, let value, let place, let allowed) {
      report("\(quantity) of \(place): \(value) is not within \(allowed)")
    } catch {
      report("\(error)")
    }
    // end
    #expect(text == "item height of item 0,12: -1.0 is not within 0.0...2000000.0")
  }

  /// No line of an article's Swift is missing above, nor in another order.
  @Test func theyAreTheArticles() throws {
    let catalog = try Snippets.package().appendingPathComponent("Sources/Perpend/Perpend.docc")
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let articles = try FileManager.default.subpathsOfDirectory(atPath: catalog.path)
      .filter { $0.hasSuffix(".md") }
    #expect(articles.count > 10)
    for article in articles {
      let document = try String(contentsOf: catalog.appendingPathComponent(article), encoding: .utf8)
      let name = URL(fileURLWithPath: article).deletingPathExtension().lastPathComponent
      #expect(
        Snippets.swift(of: document) == Snippets.lines(of: source, from: "// snippet \(name)", to: "// end"),
        "\(article)")
    }
  }
}
