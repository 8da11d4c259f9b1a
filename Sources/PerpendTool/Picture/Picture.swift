import Perpend

/// A picture of a feed, as SVG.
///
/// A short feed is drawn whole. A tall one is drawn through a viewport, with the whole of it in small beside, so that
/// one sees both what an item looks like and what the feed looks like.
struct Picture {
  let laidOut: LaidOutFeed
  let figures: Figures
  /// What the caller wants to see; nil for what the picture thinks best.
  var viewport: Rect?
  /// Where a viewport begins that the picture chooses.
  var offset = 0.0

  static let ink = "#1f2430"
  private static let paleInk = "#667085"
  private static let paper = "#f6f5f2"
  private static let margin = 28.0
  private static let top = 96.0

  /// Higher than this, and no screen shows it in one look.
  private var isTall: Bool { laidOut.bounds.height > max(1600, 2 * laidOut.bounds.width) }

  func svg() -> String {
    let bounds = laidOut.bounds
    guard bounds.width > 0, bounds.height > 0 else {
      return page(width: 640, height: 0, showing: "nothing to see: the content has no area") { _ in }
    }
    if let viewport { return drawn(through: viewport) }
    return isTall ? drawnWithOverview() : drawnWhole()
  }

  private func drawnWhole() -> String {
    let bounds = laidOut.bounds
    let scale = min(1, 1200 / bounds.width, 1600 / bounds.height)
    let panel = Rect(
      x: Self.margin, y: Self.top, width: bounds.width * scale, height: bounds.height * scale)
    let note = "the whole feed" + Self.scaleNote(scale)
    return page(width: panel.width, height: panel.height, showing: note) { svg in
      ViewportDrawing(laidOut: laidOut, viewport: bounds, panel: panel).draw(into: &svg)
    }
  }

  private func drawn(through viewport: Rect) -> String {
    let scale = min(1, 1200 / viewport.width, 1600 / viewport.height)
    let panel = Rect(
      x: Self.margin, y: Self.top, width: viewport.width * scale, height: viewport.height * scale)
    let isPart = viewport.minY > 0 || viewport.maxY < laidOut.bounds.height
    let note = "through the viewport " + Self.text(viewport) + Self.scaleNote(scale)
    return page(width: panel.width + (isPart ? 34 : 0), height: panel.height, showing: note) { svg in
      ViewportDrawing(laidOut: laidOut, viewport: viewport, panel: panel).draw(into: &svg)
      guard isPart else { return }
      let room = Rect(x: panel.maxX + 18, y: panel.y, width: 12, height: panel.height)
      Strip(laidOut: laidOut, room: room, viewport: viewport).draw(into: &svg)
    }
  }

  private func drawnWithOverview() -> String {
    let bounds = laidOut.bounds
    let height = 1040.0
    let scale = min(1, 640 / bounds.width)
    let length = min(height / scale, bounds.height)
    let viewport = Rect(
      x: 0, y: min(max(0, offset), bounds.height - length), width: bounds.width, height: length)
    let panel = Rect(x: Self.margin, y: Self.top, width: bounds.width * scale, height: length * scale)
    let room = Rect(x: panel.maxX + 40, y: panel.y, width: 1000, height: height)
    let slices = Slices(content: laidOut.index.contentSize, room: room, largestScale: scale / 2)
    let isDrawable = figures.itemCount <= 40_000
    let note = "through the viewport " + Self.text(viewport) + Self.scaleNote(scale)
    if let slices, isDrawable {
      let width = slices.width(laidOut.index.contentSize)
      let count = Format.count(slices.count, "slice")
      let whole = "; beside it the whole feed in \(count), read down, then right"
      return page(width: panel.width + 40 + width, height: height, showing: note + whole) { svg in
        ViewportDrawing(laidOut: laidOut, viewport: viewport, panel: panel).draw(into: &svg)
        slices.draw(laidOut, marking: viewport, into: &svg)
      }
    }
    let strip = Rect(x: room.x, y: room.y, width: 150, height: height)
    let whole = "; beside it the sections of the whole feed"
    return page(width: panel.width + 40 + strip.width, height: height, showing: note + whole) { svg in
      ViewportDrawing(laidOut: laidOut, viewport: viewport, panel: panel).draw(into: &svg)
      Strip(laidOut: laidOut, room: strip, viewport: viewport).draw(into: &svg)
    }
  }

  private static func text(_ rect: Rect) -> String {
    "at x \(Format.grouped(rect.x)), y \(Format.grouped(rect.y)), "
      + "\(Format.grouped(rect.width)) × \(Format.grouped(rect.height)) pt"
  }

  private static func scaleNote(_ scale: Double) -> String {
    scale < 1 ? ", drawn at \(Format.percent(scale))" : ""
  }

  /// The page around the panels, with the title and the figures on top.
  private func page(
    width: Double, height: Double, showing note: String, _ body: (inout SVG) -> Void
  ) -> String {
    // Narrow feeds still need room for their title.
    let width = max(width, 420) + 2 * Self.margin
    let height = height + Self.top + Self.margin
    var svg = SVG()
    svg.open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width.svg, "height": height.svg,
        "viewBox": "0 0 \(width.svg) \(height.svg)", "font-family": SVG.font,
      ])
    svg.element("title", [:], content: "\(laidOut.feed.name): \(summary)")
    svg.element("rect", ["width": width.svg, "height": height.svg, "fill": Self.paper])
    drawTitle(width - 2 * Self.margin, note, into: &svg)
    body(&svg)
    svg.close("svg")
    return svg.text
  }

  private func drawTitle(_ room: Double, _ note: String, into svg: inout SVG) {
    let lines: [(text: String, size: Double, weight: String, ink: String, y: Double)] = [
      (laidOut.feed.name, 21.0, "700", Self.ink, 38.0), (summary, 13, "500", Self.ink, 60),
      (String(note.trimmingPrefix(" ")), 12, "400", Self.paleInk, 79),
    ]
    for (text, size, weight, ink, y) in lines where !text.isEmpty {
      // A long line is set smaller before it is cut.
      let fitting = TextFit.size(text, width: room, height: size, smallest: size * 0.7, largest: size)
      let size = fitting ?? size * 0.7
      svg.element(
        "text",
        ["x": Self.margin.svg, "y": y.svg, "font-size": size.svg, "font-weight": weight, "fill": ink],
        content: TextFit.cut(text, width: room * 1.05, size: size))
    }
  }

  /// The figures in one line.
  private var summary: String {
    [
      Format.count(figures.itemCount, "item"), Format.count(figures.sections.count, "section"), figures.size,
      "columns: \(figures.columns)", "\(Format.percent(figures.fill)) filled",
    ].joined(separator: " · ")
  }
}
