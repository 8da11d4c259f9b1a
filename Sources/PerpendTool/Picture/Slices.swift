import Perpend

/// The whole of a tall feed cut into slices that stand side by side, read like the columns of a newspaper.
struct Slices {
  /// Pixels a point.
  let scale: Double
  let count: Int
  /// The points of content in a slice.
  let length: Double
  let gap: Double
  let room: Rect

  /// As few slices as hold the content when each is as wide as there is room for; nil when they would be too narrow
  /// to show anything.
  init?(content: Size, room: Rect, largestScale: Double) {
    guard content.width > 0, content.height > 0 else { return nil }
    for count in 1...96 {
      let gap = min(12, room.width / Double(count) * 0.16)
      let width = (room.width - gap * Double(count - 1)) / Double(count)
      let scale = min(width / content.width, largestScale)
      guard width >= 8 else { return nil }
      if Double(count) * room.height / scale >= content.height {
        self.scale = scale
        self.count = count
        self.gap = gap
        self.room = room
        length = room.height / scale
        return
      }
    }
    return nil
  }

  /// The width in pixels of all slices that the content takes.
  func width(_ content: Size) -> Double { sliceX(count - 1, content) + content.width * scale - room.x }

  private func sliceX(_ slice: Int, _ content: Size) -> Double {
    room.x + Double(slice) * (content.width * scale + gap)
  }

  func draw(_ laidOut: LaidOutFeed, marking viewport: Rect, into svg: inout SVG) {
    let content = laidOut.index.contentSize
    for slice in 0..<count {
      let top = Double(slice) * length
      let part = Rect(x: 0, y: top, width: content.width, height: min(length, content.height - top))
      guard part.height > 0 else { break }
      svg.open(
        "svg",
        [
          "x": sliceX(slice, content).svg, "y": room.y.svg,
          "width": (part.width * scale).svg, "height": (part.height * scale).svg,
          "viewBox": "0 \(part.y.svg) \(part.width.svg) \(part.height.svg)", "preserveAspectRatio": "none",
        ])
      svg.element(
        "rect",
        ["y": part.y.svg, "width": part.width.svg, "height": part.height.svg, "fill": "#ffffff"])
      drawPart(laidOut, part, into: &svg)
      svg.close("svg")
    }
    drawMarks(viewport, content, into: &svg)
    drawLabels(laidOut, content, into: &svg)
  }

  /// The items of a section as one path: thousands of boxes of their own would be slow to look at.
  private func drawPart(_ laidOut: LaidOutFeed, _ part: Rect, into svg: inout SVG) {
    var path = ""
    var section = -1
    func flush(_ svg: inout SVG) {
      guard !path.isEmpty else { return }
      svg.shape(
        "path", ["fill": Tint(section: section).swatch, "d": path], tip: laidOut.feed.groups[section].name)
      path = ""
    }
    for element in laidOut.index.elements(in: part) {
      if element.path.section != section {
        flush(&svg)
        section = element.path.section
      }
      let frame = element.frame
      if element.path.kind == .item {
        path += "M\(Self.whole(frame.x)) \(Self.whole(frame.y))h\(Self.whole(frame.width))"
        path += "v\(Self.whole(frame.height))h-\(Self.whole(frame.width))z"
      } else {
        let tint = Tint(section: section)
        svg.element(
          "rect",
          [
            "x": frame.x.svg, "y": frame.y.svg, "width": frame.width.svg, "height": frame.height.svg,
            "fill": element.path.kind == .header ? tint.ink : tint.fill,
          ])
      }
    }
    flush(&svg)
  }

  private static func whole(_ points: Double) -> String { Format.rounded(points, 0) }

  /// A frame around what the viewport shows, in each slice that it reaches into.
  private func drawMarks(_ viewport: Rect, _ content: Size, into svg: inout SVG) {
    for slice in 0..<count {
      let top = max(viewport.minY, Double(slice) * length)
      let end = min(viewport.maxY, Double(slice + 1) * length, content.height)
      guard top < end else { continue }
      let y = room.y + (top - Double(slice) * length) * scale
      svg.element(
        "rect",
        [
          "x": (sliceX(slice, content) - 3).svg, "y": (y - 1.5).svg,
          "width": (content.width * scale + 6).svg, "height": ((end - top) * scale + 3).svg,
          "rx": "3", "fill": "none", "stroke": Picture.ink, "stroke-width": "2.5",
        ])
    }
  }

  /// The names of the sections where they begin, as far as they do not run into each other.
  private func drawLabels(_ laidOut: LaidOutFeed, _ content: Size, into svg: inout SVG) {
    let width = content.width * scale
    // Seven letters or so are the least that tells a name.
    guard width >= 36 else { return }
    svg.open(
      "g",
      [
        "font-weight": "600", "fill": Picture.ink, "stroke": "#ffffff",
        "stroke-width": "3", "stroke-linejoin": "round", "paint-order": "stroke",
      ])
    var free = (slice: -1, y: 0.0)
    for section in laidOut.feed.groups.indices {
      guard let frame = laidOut.index.frame(ofSection: section) else { continue }
      let name = laidOut.feed.groups[section].name
      let size = TextFit.size(name, width: width - 2, height: 11, smallest: 8.5, largest: 11) ?? 8.5
      let slice = min(count - 1, Int(frame.minY / length))
      let y = room.y + (frame.minY - Double(slice) * length) * scale
      let baseline = y + size + 3
      guard frame.height * scale >= size + 4, baseline < room.maxY, free.slice < slice || free.y <= y
      else { continue }
      free = (slice, baseline + 2)
      svg.element(
        "text",
        ["x": (sliceX(slice, content) + 2).svg, "y": baseline.svg, "font-size": size.svg],
        content: TextFit.cut(name, width: width - 2, size: size))
    }
    svg.close("g")
  }
}
