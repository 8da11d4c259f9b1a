import Perpend

/// A picture of a feed, as SVG.
///
/// A short feed is drawn whole. A long one is drawn through a viewport, with the whole of it in small beside or below,
/// so that one sees both what an item looks like and what the feed looks like.
package struct Picture {
  let laidOut: LaidOutFeed
  let figures: Figures
  /// What the caller wants to see; nil for what the picture thinks best.
  var viewport: LayoutRect?
  /// Where a viewport begins that the picture chooses.
  var offset: Double

  package init(laidOut: LaidOutFeed, figures: Figures, viewport: LayoutRect? = nil, offset: Double = 0) {
    self.laidOut = laidOut
    self.figures = figures
    self.viewport = viewport
    self.offset = offset
  }

  static let ink = "#1f2430"
  static let paleInk = "#667085"
  static let paper = "#f6f5f2"

  private var axis: ScrollAxis { laidOut.axis }

  /// Longer than this, and no screen shows it in one look.
  private var isLong: Bool {
    axis.length(laidOut.bounds) > max(1600, 2 * axis.breadth(laidOut.bounds))
  }

  package func svg() -> String {
    let bounds = laidOut.bounds
    guard bounds.width > 0, bounds.height > 0 else {
      return page(LayoutSize(width: 640, height: 0), showing: "nothing to see: the content has no area") {
        _ in
      }
    }
    if let viewport { return drawn(through: viewport) }
    return isLong ? drawnWithOverview() : drawnWhole()
  }

  private func drawnWhole() -> String {
    let bounds = laidOut.bounds
    let scale = min(1, 1200 / bounds.width, 1600 / bounds.height)
    let panel = Self.panel(bounds, scale)
    return page(panel.size, showing: "the whole feed" + Self.scaleNote(scale)) { svg in
      ViewportDrawing(laidOut: laidOut, viewport: bounds, panel: panel).draw(into: &svg)
    }
  }

  private func drawn(through viewport: LayoutRect) -> String {
    let scale = min(1, 1200 / viewport.width, 1600 / viewport.height)
    let panel = Self.panel(viewport, scale)
    let isPart = axis.start(viewport) > 0 || axis.end(viewport) < axis.length(laidOut.bounds)
    let strip = axis.rect(
      start: axis.start(panel), length: axis.length(panel),
      crossStart: axis.crossStart(panel) + axis.breadth(panel) + 18, breadth: 12)
    let size = axis.size(length: axis.length(panel), breadth: axis.breadth(panel) + (isPart ? 34 : 0))
    let note = "through the viewport " + Self.text(viewport) + Self.scaleNote(scale)
    return page(size, showing: note) { svg in
      ViewportDrawing(laidOut: laidOut, viewport: viewport, panel: panel).draw(into: &svg)
      if isPart { Strip(laidOut: laidOut, room: strip, viewport: viewport).draw(into: &svg) }
    }
  }

  private func drawnWithOverview() -> String {
    let isVertical = axis == .vertical
    let (length, breadth, overviewBreadth) = isVertical ? (1040.0, 640.0, 1000.0) : (1280, 420, 620)
    let bounds = laidOut.bounds
    let scale = min(1, breadth / axis.breadth(bounds))
    let shown = min(length / scale, axis.length(bounds))
    let start = min(max(0, offset), axis.length(bounds) - shown)
    let viewport = laidOut.viewport(offset: start, length: shown)
    let panel = Self.panel(viewport, scale)
    func beside(_ breadth: Double) -> LayoutRect {
      axis.rect(
        start: axis.start(panel), length: length,
        crossStart: axis.crossStart(panel) + axis.breadth(panel) + 40, breadth: breadth)
    }
    func size(_ breadth: Double) -> LayoutSize {
      axis.size(length: length, breadth: axis.breadth(panel) + 40 + breadth)
    }
    let note = "through the viewport " + Self.text(viewport) + Self.scaleNote(scale)
    let place = isVertical ? "beside it" : "below it"
    let content = laidOut.index.contentSize
    let isDrawable = figures.itemCount <= 40_000 && laidOut.elementCount(in: bounds) <= 100_000
    if isDrawable,
      let slices = Slices(
        content: content, axis: axis, startsAtRight: laidOut.startsAtRight, room: beside(overviewBreadth),
        largestScale: scale / 2)
    {
      let count = Format.count(slices.count, "slice")
      let order =
        isVertical
        ? "read down, then right" : "read \(laidOut.startsAtRight ? "left" : "right"), then down"
      let whole = "; \(place) the whole feed in \(count), \(order)"
      return page(size(slices.breadth(content)), showing: note + whole) { svg in
        ViewportDrawing(laidOut: laidOut, viewport: viewport, panel: panel).draw(into: &svg)
        slices.draw(laidOut, marking: viewport, into: &svg)
      }
    }
    let strip = beside(isVertical ? 150 : 40)
    let whole = "; \(place) the sections of the whole feed"
    return page(size(axis.breadth(strip)), showing: note + whole) { svg in
      ViewportDrawing(laidOut: laidOut, viewport: viewport, panel: panel).draw(into: &svg)
      Strip(laidOut: laidOut, room: strip, viewport: viewport).draw(into: &svg)
    }
  }

  /// Where a part of the content is drawn at a scale.
  private static func panel(_ part: LayoutRect, _ scale: Double) -> LayoutRect {
    LayoutRect(
      x: PicturePage.margin, y: PicturePage.top, width: part.width * scale, height: part.height * scale)
  }

  private static func text(_ rect: LayoutRect) -> String {
    "at x \(Format.grouped(rect.x)), y \(Format.grouped(rect.y)), "
      + "\(Format.grouped(rect.width)) × \(Format.grouped(rect.height)) pt"
  }

  private static func scaleNote(_ scale: Double) -> String {
    scale < 1 ? ", drawn at \(Format.percent(scale))" : ""
  }

  /// The page around the panels, with the title and the figures on top.
  private func page(_ panels: LayoutSize, showing note: String, _ body: (inout SVG) -> Void) -> String {
    PicturePage(name: laidOut.name, facts: [summary, note], panels: panels).svg(body)
  }

  /// The figures in one line.
  private var summary: String {
    [
      Format.count(figures.itemCount, "item"), Format.count(figures.sections.count, "section"), figures.size,
      figures.isWaterfall ? nil : figures.layouts,
      figures.hasColumns ? "columns: \(figures.columns)" : nil, "\(Format.percent(figures.fill)) filled",
    ].compactMap(\.self).joined(separator: " · ")
  }
}
