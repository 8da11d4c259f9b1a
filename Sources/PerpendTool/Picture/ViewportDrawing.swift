import Perpend

/// Draws what a viewport shows: the columns of each section, the items with their numbers, headers and footers.
package struct ViewportDrawing {
  let laidOut: LaidOutFeed
  /// Which part of the content, in points.
  let viewport: LayoutRect
  /// Where in the picture, in pixels.
  let panel: LayoutRect
  /// Whether the original sizes of items stand below their numbers.
  var showsSizes = true

  /// More columns than this are finer than a picture shows.
  private static let mostTracks = 300
  /// More elements than this are finer than a picture shows.
  private static let mostElements = 400_000

  /// Pixels a point.
  private var scale: Double { panel.width / viewport.width }

  package func draw(into svg: inout SVG) {
    // Inside, coordinates are those of the content; the nested picture cuts off what lies outside.
    svg.open(
      "svg", panel.attributes + [("viewBox", viewport.viewBox), ("preserveAspectRatio", "none")])
    svg.element("rect", viewport.attributes + [("fill", "#ffffff")])
    drawTracks(into: &svg)
    guard laidOut.elementCount(in: range) <= Self.mostElements else {
      drawRefusal(into: &svg)
      svg.close("svg")
      return
    }
    let elements = elements()
    var rest = elements[...]
    while let path = rest.first?.path {
      let run = rest.prefix { $0.path.kind == path.kind && $0.path.section == path.section }
      rest = rest.dropFirst(run.count)
      draw(run, of: path, into: &svg)
    }
    svg.close("svg")
  }

  private var visibleSections: [Int] {
    let axis = laidOut.axis
    return laidOut.sectionNames.indices.filter { section in
      guard let frame = laidOut.index.frame(ofSection: section) else { return false }
      return axis.start(frame) < axis.end(viewport) && axis.end(frame) > axis.start(viewport)
    }
  }

  private func drawRefusal(into svg: inout SVG) {
    svg.element(
      "text",
      [
        ("x", (viewport.x + viewport.width / 2).svg), ("y", (viewport.y + viewport.height / 2).svg),
        ("font-size", (20 / scale).svg), ("text-anchor", "middle"), ("fill", Picture.ink),
      ], content: "more than can be drawn")
  }

  /// The range of the main axis that the viewport is.
  private var range: Viewport {
    Viewport(offset: laidOut.start(viewport), length: laidOut.axis.length(viewport))
  }

  /// What of the viewport the header of a section does not cover.
  private func visible(of section: Int) -> LayoutRect {
    guard let header = laidOut.index.frame(ofHeaderInSection: section, in: range) else { return viewport }
    let (axis, end) = (laidOut.axis, laidOut.end(viewport))
    let length = end - max(laidOut.start(viewport), min(laidOut.end(header), end))
    return axis.rect(
      start: laidOut.startsAtRight ? axis.start(viewport) : axis.end(viewport) - length, length: length,
      crossStart: axis.crossStart(viewport), breadth: axis.breadth(viewport))
  }

  /// What the viewport shows, the hindmost first; headers where it pins them.
  private func elements() -> [Element] {
    let visible = laidOut.index.elements(in: range).filter { $0.frame.areaShared(with: viewport) > 0 }
    return visible.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  /// The columns behind the items, so that one sees where items could stand and none does; not behind backgrounds.
  private func drawTracks(into svg: inout SVG) {
    let axis = laidOut.axis
    for section in visibleSections {
      guard laidOut.options(ofSection: section).decorations.isEmpty,
        let tracks = SectionTracks(ofSection: section, in: laidOut.index), axis.length(tracks.area) > 0
      else { continue }
      let tint = Tint(section: section)
      let areas = tracks.columns.count > Self.mostTracks ? [tracks.area] : tracks.columns
      for area in areas { svg.element("rect", area.attributes + [("fill", tint.track)]) }
    }
  }

  /// Draws elements of one kind and one section.
  private func draw(_ elements: ArraySlice<Element>, of path: ElementPath, into svg: inout SVG) {
    let tint = path.sectionNumber.map(Tint.init(section:)) ?? Tint.ofWhole
    switch path.kind {
    case .item:
      svg.open(
        "g",
        [
          ("fill", tint.fill), ("stroke", tint.edge), ("stroke-width", (1 / scale).svg),
          ("text-anchor", "middle"), ("data-section", laidOut.sectionNames[path.section]),
        ])
      let items = ItemDrawing(
        elements, of: laidOut, visible: visible(of: path.section), scale: scale, tint: tint,
        showsSizes: showsSizes)
      for element in elements { items.draw(element, into: &svg) }
      svg.close("g")
    case .decoration:
      svg.open("g", [("fill", tint.band), ("fill-opacity", "0.14")])
      for element in elements {
        let name = String(element.path.name.dropFirst(2))
        svg.element("rect", [("data-decoration", name)] + element.frame.attributes)
      }
      svg.close("g")
    case .header, .footer, .collectionHeader, .collectionFooter:
      let bands = BandDrawing(laidOut: laidOut, scale: scale, tint: tint)
      for element in elements { bands.draw(element, into: &svg) }
    }
  }
}
