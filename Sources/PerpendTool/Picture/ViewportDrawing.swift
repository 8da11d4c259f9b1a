import Perpend

/// Draws what a viewport shows: the columns of each section, the items with their numbers, headers and footers.
struct ViewportDrawing {
  let laidOut: LaidOutFeed
  /// Which part of the content, in points.
  let viewport: Rect
  /// Where in the picture, in pixels.
  let panel: Rect

  /// Pixels a point.
  private var scale: Double { panel.width / viewport.width }
  /// The length in points that is so many pixels in the picture.
  private func points(_ pixels: Double) -> Double { pixels / scale }

  func draw(into svg: inout SVG) {
    // Inside, coordinates are those of the content; the nested picture cuts off what lies outside.
    svg.open(
      "svg",
      [
        "x": panel.x.svg, "y": panel.y.svg, "width": panel.width.svg, "height": panel.height.svg,
        "viewBox": "\(viewport.x.svg) \(viewport.y.svg) \(viewport.width.svg) \(viewport.height.svg)",
        "preserveAspectRatio": "none",
      ])
    svg.element("rect", box(viewport, fill: "#ffffff"))
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

  private func box(_ rect: Rect, fill: String) -> KeyValuePairs<String, String> {
    [
      "x": rect.x.svg, "y": rect.y.svg, "width": rect.width.svg, "height": rect.height.svg, "fill": fill,
    ]
  }

  /// The columns behind the items, so that one sees where items could stand and none does.
  private func drawTracks(into svg: inout SVG) {
    for section in laidOut.feed.groups.indices {
      guard let frame = laidOut.index.frame(ofSection: section), frame.minY < viewport.maxY,
        frame.maxY > viewport.minY, let area = laidOut.itemArea(ofSection: section), area.height > 0,
        let width = laidOut.index.itemWidth(inSection: section),
        let count = laidOut.index.columnCount(inSection: section)
      else { continue }
      let tint = Tint(section: section)
      for column in 0..<count {
        let x = area.x + Double(column) * (width + laidOut.style.waterfall.columnSpacing)
        svg.element(
          "rect", box(Rect(x: x, y: area.y, width: width, height: area.height), fill: tint.track))
      }
    }
  }

  private func draw(_ elements: ArraySlice<Element>, of section: Int, into svg: inout SVG) {
    let tint = Tint(section: section)
    svg.open(
      "g",
      [
        "fill": tint.fill, "stroke": tint.edge, "stroke-width": points(1).svg, "text-anchor": "middle",
        "data-section": laidOut.feed.groups[section].name,
      ])
    for element in elements where element.path.kind == .item { drawItem(element, tint, into: &svg) }
    svg.close("g")
    for element in elements where element.path.kind != .item { drawBand(element, tint, into: &svg) }
  }

  private func drawItem(_ element: Element, _ tint: Tint, into svg: inout SVG) {
    let frame = element.frame
    let size = laidOut.index.size(ofItemAt: ItemPath(section: element.path.section, item: element.path.item))
    let original = size.map { "\(Format.rounded($0.width, 1)) × \(Format.rounded($0.height, 1))" } ?? ""
    // The edge lies inside of the frame, so that frames which touch do not seem to overlap.
    let half = min(points(0.5), frame.width / 4, frame.height / 4)
    svg.shape(
      "rect",
      [
        "data-item": "\(element.path.section),\(element.path.item)",
        "x": (frame.x + half).svg, "y": (frame.y + half).svg,
        "width": (frame.width - 2 * half).svg, "height": (frame.height - 2 * half).svg,
        "rx": min(points(3), frame.width / 6, frame.height / 6).svg,
      ],
      tip: "\(laidOut.feed.groups[element.path.section].name) \(element.path.item)\n\(original), at "
        + "\(Format.grouped(frame.x)), \(Format.grouped(frame.y)), "
        + "\(Format.rounded(frame.width, 2)) × \(Format.rounded(frame.height, 2))")
    drawNumber(element, original, tint, into: &svg)
  }

  /// The number in the middle of what is to be seen of the item, and below it the original size where there is room.
  private func drawNumber(_ element: Element, _ original: String, _ tint: Tint, into svg: inout SVG) {
    let frame = element.frame
    let top = max(frame.minY, viewport.minY)
    let left = max(frame.minX, viewport.minX)
    let width = min(frame.maxX, viewport.maxX) - left
    let height = min(frame.maxY, viewport.maxY) - top
    let number = String(element.path.item)
    guard
      let size = TextFit.size(
        number, width: width * 0.7, height: height * 0.6, smallest: points(7), largest: points(17))
    else { return }
    let x = left + width / 2
    let y = top + height / 2
    let small = TextFit.size(
      original, width: width * 0.86, height: size * 0.58, smallest: points(6.5), largest: points(10))
    let hasSmall = small != nil && height > size * 2.4
    svg.element(
      "text",
      [
        "x": x.svg, "y": (hasSmall ? y : y + size * 0.36).svg, "font-size": size.svg, "font-weight": "600",
        "fill": tint.ink, "stroke": "none",
      ], content: number)
    guard let small, hasSmall else { return }
    svg.element(
      "text",
      [
        "x": x.svg, "y": (y + small * 1.5).svg, "font-size": small.svg, "fill": tint.band, "stroke": "none",
      ], content: original)
  }

  /// A header as a full band, a footer as a pale one.
  private func drawBand(_ element: Element, _ tint: Tint, into svg: inout SVG) {
    let frame = element.frame
    let isHeader = element.path.kind == .header
    let section = element.path.section
    let name = laidOut.feed.groups[section].name
    let count = Format.count(laidOut.index.itemCount(inSection: section) ?? 0, "item")
    svg.shape(
      "rect",
      [
        "data-\(isHeader ? "header" : "footer")": "\(section)",
        "x": frame.x.svg, "y": frame.y.svg, "width": frame.width.svg, "height": frame.height.svg,
        "rx": min(points(4), frame.height / 4).svg,
        "fill": isHeader ? tint.band : tint.fill,
      ], tip: "\(isHeader ? "header" : "footer") of \(name), \(count)")
    let size = min(points(15), frame.height * 0.55)
    let margin = min(points(12), frame.width / 8)
    guard size >= points(6) else { return }
    let ink = isHeader ? "#ffffff" : tint.ink
    let y = frame.y + frame.height / 2 + size * 0.36
    let label = isHeader ? name : "end of \(name)"
    let room = frame.width - 2 * margin
    let countWidth = TextFit.letterWidth * size * 0.85 * Double(count.count)
    let showsCount = isHeader && countWidth < room / 2
    svg.element(
      "text",
      [
        "x": (frame.x + margin).svg, "y": y.svg, "font-size": size.svg, "fill": ink,
        "font-weight": isHeader ? "600" : "400",
      ], content: TextFit.cut(label, width: showsCount ? room - countWidth - margin : room, size: size * 1.05)
    )
    guard showsCount else { return }
    svg.element(
      "text",
      [
        "x": (frame.maxX - margin).svg, "y": y.svg, "font-size": (size * 0.85).svg, "fill": ink,
        "fill-opacity": "0.8", "text-anchor": "end",
      ], content: count)
  }
}
