import Perpend

/// A panel of the gallery: the sample in one layout, as a screen shows it that is scrolled to a section.
package struct GalleryPanel: Sendable {
  package var title: String
  package var note: String
  package var container = Container(width: 390)
  package var layout: SectionLayout
  /// The section that is scrolled to, and how far beyond its start.
  package var section: String
  var distance = 0.0
  var isPinned = false
  var decorations: [Decoration] = []
  /// The size of an item in this layout.
  var size: @Sendable (_ original: LayoutSize, _ item: Int) -> LayoutSize = { original, _ in original }
  var traits: @Sendable (_ item: Int) -> ItemTraits = { _ in ItemTraits() }

  package static let all: [GalleryPanel] = [
    GalleryPanel(
      title: "Waterfall", note: "each item in the column that ends first",
      layout: .waterfall(Waterfall(columns: .fixed(3), columnSpacing: 8, itemSpacing: 8)),
      section: "containers"),
    GalleryPanel(
      title: "Spans", note: "items may cover some columns, or all of them",
      layout: .waterfall(
        Waterfall(columns: .fixed(4), columnSpacing: 8, itemSpacing: 8, placement: .stable)),
      section: "decorations",
      size: { original, item in
        item % 11 == 5
          ? LayoutSize(width: 10, height: 2)
          : LayoutSize(width: 10, height: min(11, 10 * original.height / original.width))
      },
      traits: { item in
        switch item % 11 {
        case 0: ItemTraits(span: .columns(2))
        case 5: ItemTraits(span: .full)
        default: ItemTraits()
        }
      }),
    GalleryPanel(
      title: "Grid", note: "items of one size, of which nothing is stored",
      layout: .grid(
        UniformGrid(itemSize: LayoutSize(width: 78, height: 58), columnSpacing: 8, rowSpacing: 8)),
      section: "logos"),
    GalleryPanel(
      title: "Rows", note: "as tall as their tallest item; with backgrounds",
      layout: .rows(Rows(columns: .fixed(4), columnSpacing: 8, rowSpacing: 14)), section: "education",
      decorations: [Decoration(.rows, insets: LayoutInsets(top: -4, leading: -4, bottom: -4, trailing: -4))]),
    GalleryPanel(
      title: "List", note: "one column of items, each of its own height",
      layout: .list(itemSpacing: 6), section: "science",
      size: { original, _ in LayoutSize(height: min(30 + original.height / 18, 90).rounded()) }),
    GalleryPanel(
      title: "Flow", note: "items of any size, broken into lines like words",
      layout: .flow(Flow(lineSpacing: 8, itemSpacing: 8)), section: "buildings",
      size: { original, _ in
        let scale = min(120 / original.width, 84 / original.height)
        return LayoutSize(
          width: (original.width * scale).rounded(), height: (original.height * scale).rounded())
      }),
    GalleryPanel(
      title: "Horizontal", note: "a waterfall of rows, in which widths are scaled",
      container: Container(height: 390),
      layout: .waterfall(Waterfall(columns: .fixed(4), columnSpacing: 8, itemSpacing: 8)),
      section: "electronics"),
    GalleryPanel(
      title: "Right to left", note: "mirrored; its header is pinned to the top",
      container: Container(width: 390, direction: .rightToLeft),
      layout: .waterfall(Waterfall(columns: .fitting(minimumWidth: 90), columnSpacing: 8, itemSpacing: 8)),
      section: "plants", distance: 95, isPinned: true),
  ]

  /// What the panel shows of the sample, which is as long as it is across the screen.
  package func drawing(of sample: Feed, in panel: LayoutRect) throws -> ViewportDrawing {
    var feed = FeedDescription(name: sample.name, container: container, sections: [])
    feed.sections = sample.groups.map { group in
      SectionDescription(
        id: group.name,
        section: FeedSection(
          options: options, items: group.items.enumerated().map { size($0.element, $0.offset) },
          traits: group.items.indices.map(traits)))
    }
    let laidOut = try LaidOutFeed(feed, file: sample.name)
    let start = sample.groups.firstIndex { $0.name == section }.flatMap { laidOut.index.frame(ofSection: $0) }
    let scale = laidOut.axis.breadth(panel) / container.crossLength
    let offset = (start.map(laidOut.start) ?? 0) + distance
    let viewport = laidOut.viewport(offset: offset, length: laidOut.axis.length(panel) / scale)
    return ViewportDrawing(laidOut: laidOut, viewport: viewport, panel: panel, showsSizes: false)
  }

  private var options: SectionOptions {
    let isVertical = container.axis == .vertical
    let sides = isVertical ? LayoutInsets(leading: 8, trailing: 8) : LayoutInsets(top: 8, bottom: 8)
    return SectionOptions(
      layout: layout, insets: LayoutInsets(top: 8, leading: 8, bottom: 8, trailing: 8),
      header: Supplementary(height: 32, insets: sides, pinning: isPinned ? .section : .none),
      decorations: decorations)
  }
}
