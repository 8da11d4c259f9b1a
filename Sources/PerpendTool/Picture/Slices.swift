import Perpend

/// The whole of a long feed cut into slices that stand side by side, read like the columns of a newspaper, or like its
/// lines where the feed scrolls horizontally.
package struct Slices {
  /// Pixels a point.
  let scale: Double
  package let count: Int
  /// The points of content in a slice.
  package let length: Double
  /// Pixels between slices.
  let gap: Double
  let room: LayoutRect
  let axis: ScrollAxis
  /// Whether a slice is read from right to left.
  let startsAtRight: Bool

  /// As few slices as hold the content when each is as wide as there is room for; nil when they would be too narrow
  /// to show anything.
  package init?(
    content: LayoutSize, axis: ScrollAxis, startsAtRight: Bool, room: LayoutRect, largestScale: Double
  ) {
    guard content.width > 0, content.height > 0 else { return nil }
    for count in 1...96 {
      let gap = min(12, axis.breadth(room) / Double(count) * 0.16)
      let breadth = (axis.breadth(room) - gap * Double(count - 1)) / Double(count)
      let scale = min(breadth / axis.breadth(content), largestScale)
      guard breadth >= 8 else { return nil }
      if Double(count) * axis.length(room) / scale >= axis.length(content) {
        self.scale = scale
        // Smaller ones may hold more than they must.
        self.count = Int((axis.length(content) * scale / axis.length(room)).rounded(.up))
        self.gap = gap
        self.room = room
        self.axis = axis
        self.startsAtRight = startsAtRight
        length = axis.length(room) / scale
        return
      }
    }
    return nil
  }

  /// The breadth in pixels of all slices that the content takes.
  package func breadth(_ content: LayoutSize) -> Double {
    crossStart(count - 1, content) + axis.breadth(content) * scale - axis.crossStart(room)
  }

  private func crossStart(_ slice: Int, _ content: LayoutSize) -> Double {
    axis.crossStart(room) + Double(slice) * (axis.breadth(content) * scale + gap)
  }

  /// Where in the picture a part of a slice lies, which is given in points from the slice's start.
  func start(of part: Range<Double>) -> Double {
    startsAtRight
      ? axis.end(room) - part.upperBound * scale : axis.start(room) + part.lowerBound * scale
  }

  func draw(_ laidOut: LaidOutFeed, marking viewport: LayoutRect, into svg: inout SVG) {
    let content = laidOut.index.contentSize
    let breadth = axis.breadth(content)
    for slice in 0..<count {
      let start = Double(slice) * length
      let end = min(start + length, axis.length(content))
      guard start < end else { break }
      let part = laidOut.viewport(offset: start, length: end - start)
      let place = axis.rect(
        start: self.start(of: 0..<(end - start)), length: (end - start) * scale,
        crossStart: crossStart(slice, content), breadth: breadth * scale)
      svg.open("svg", place.attributes + [("viewBox", part.viewBox), ("preserveAspectRatio", "none")])
      svg.element("rect", part.attributes + [("fill", "#ffffff")])
      drawPart(laidOut, part, into: &svg)
      svg.close("svg")
    }
    drawMarks(laidOut.start(viewport)..<laidOut.end(viewport), content, into: &svg)
    SliceLabels(slices: self, content: content).draw(laidOut, into: &svg) { crossStart($0, content) }
  }

  /// The items of a section as one path: thousands of boxes of their own would be slow to look at.
  private func drawPart(_ laidOut: LaidOutFeed, _ part: LayoutRect, into svg: inout SVG) {
    var path = ""
    var section = -1
    func flush(_ svg: inout SVG) {
      guard !path.isEmpty else { return }
      svg.shape(
        "path", [("fill", Tint(section: section).swatch), ("d", path)], tip: laidOut.sectionNames[section])
      path = ""
    }
    for element in laidOut.index.elements(in: part) where element.path.kind != .decoration {
      if element.path.section != section {
        flush(&svg)
        section = element.path.section
      }
      let frame = element.frame
      switch element.path.kind {
      case .item:
        path += "M\(Self.whole(frame.x)) \(Self.whole(frame.y))h\(Self.whole(frame.width))"
        path += "v\(Self.whole(frame.height))h-\(Self.whole(frame.width))z"
      case .header:
        svg.element("rect", frame.attributes + [("fill", Tint(section: section).ink)])
      case .footer:
        svg.element("rect", frame.attributes + [("fill", Tint(section: section).fill)])
      case .collectionHeader: svg.element("rect", frame.attributes + [("fill", Tint.ofWhole.ink)])
      case .collectionFooter: svg.element("rect", frame.attributes + [("fill", Tint.ofWhole.fill)])
      case .decoration: break
      }
    }
    flush(&svg)
  }

  private static func whole(_ points: Double) -> String { Format.rounded(points, 0) }

  /// A frame around what the viewport shows, in each slice that it reaches into.
  private func drawMarks(_ viewport: Range<Double>, _ content: LayoutSize, into svg: inout SVG) {
    for slice in 0..<count {
      let start = max(viewport.lowerBound, Double(slice) * length)
      let end = min(viewport.upperBound, Double(slice + 1) * length, axis.length(content))
      guard start < end else { continue }
      let mark = axis.rect(
        start: self.start(of: start - Double(slice) * length..<end - Double(slice) * length) - 1.5,
        length: (end - start) * scale + 3, crossStart: crossStart(slice, content) - 3,
        breadth: axis.breadth(content) * scale + 6)
      svg.element("rect", mark.attributes + Self.markStyle)
    }
  }

  static let markStyle = [
    ("rx", "3"), ("fill", "none"), ("stroke", Picture.ink), ("stroke-width", "2.5"),
  ]
}
