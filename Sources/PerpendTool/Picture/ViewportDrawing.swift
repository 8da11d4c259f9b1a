import Perpend

/// Draws what a viewport shows: the columns of each section, the items with their numbers, headers and footers.
struct ViewportDrawing {
  let laidOut: LaidOutFeed
  /// Which part of the content, in points.
  let viewport: Rect
  /// Where in the picture, in pixels.
  let panel: Rect

  /// More columns than this are finer than a picture shows.
  private static let mostTracks = 300

  /// Pixels a point.
  private var scale: Double { panel.width / viewport.width }

  func draw(into svg: inout SVG) {
    // Inside, coordinates are those of the content; the nested picture cuts off what lies outside.
    svg.open(
      "svg", panel.attributes + [("viewBox", viewport.viewBox), ("preserveAspectRatio", "none")])
    svg.element("rect", viewport.attributes + [("fill", "#ffffff")])
    drawTracks(into: &svg)
    let elements = laidOut.index.elements(in: viewport)
    var start = elements.startIndex
    while start < elements.endIndex {
      let section = elements[start].path.section
      let end = elements[start...].firstIndex { $0.path.section != section } ?? elements.endIndex
      draw(elements[start..<end], of: section, into: &svg)
      start = end
    }
    svg.close("svg")
  }

  /// The columns behind the items, so that one sees where items could stand and none does.
  private func drawTracks(into svg: inout SVG) {
    let axis = laidOut.axis
    for section in laidOut.sectionNames.indices {
      guard let frame = laidOut.index.frame(ofSection: section), axis.start(frame) < axis.end(viewport),
        axis.end(frame) > axis.start(viewport),
        let tracks = SectionTracks(ofSection: section, in: laidOut), axis.length(tracks.area) > 0
      else { continue }
      let tint = Tint(section: section)
      let areas = tracks.columns.count > Self.mostTracks ? [tracks.area] : tracks.columns
      for area in areas { svg.element("rect", area.attributes + [("fill", tint.track)]) }
    }
  }

  private func draw(_ elements: ArraySlice<Element>, of section: Int, into svg: inout SVG) {
    let tint = Tint(section: section)
    svg.open(
      "g",
      [
        ("fill", tint.fill), ("stroke", tint.edge), ("stroke-width", (1 / scale).svg),
        ("text-anchor", "middle"), ("data-section", laidOut.sectionNames[section]),
      ])
    let items = ItemDrawing(laidOut: laidOut, viewport: viewport, scale: scale, tint: tint)
    for element in elements where element.path.kind == .item { items.draw(element, into: &svg) }
    svg.close("g")
    let bands = BandDrawing(laidOut: laidOut, scale: scale, tint: tint)
    for element in elements where element.path.kind != .item { bands.draw(element, into: &svg) }
  }
}
