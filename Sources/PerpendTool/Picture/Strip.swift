import Perpend

/// The sections of a feed as bands of a narrow strip, with a mark where the viewport is: a scroll bar that tells
/// where one is.
struct Strip {
  let laidOut: LaidOutFeed
  let room: Rect
  let viewport: Rect

  func draw(into svg: inout SVG) {
    let total = laidOut.index.contentSize.height
    guard total > 0 else { return }
    let scale = room.height / total
    svg.element(
      "rect",
      [
        "x": room.x.svg, "y": room.y.svg, "width": room.width.svg, "height": room.height.svg,
        "fill": "#ffffff",
      ])
    var drawn = -1.0
    for section in laidOut.feed.groups.indices {
      guard let frame = laidOut.index.frame(ofSection: section), frame.height > 0 else { continue }
      // Of a hundred thousand sections a screen shows a thousand.
      guard frame.maxY * scale >= drawn + 0.5 else { continue }
      let y = room.y + frame.minY * scale
      let height = max(frame.height * scale, 0.5)
      drawn = frame.maxY * scale
      let name = laidOut.feed.groups[section].name
      svg.shape(
        "rect",
        [
          "x": room.x.svg, "y": y.svg, "width": room.width.svg, "height": height.svg,
          "fill": Tint(section: section).swatch,
        ], tip: name)
      guard room.width > 60, height >= 13 else { continue }
      svg.element(
        "text",
        [
          "x": (room.x + 8).svg, "y": (y + min(height / 2 + 4, 14)).svg, "font-size": "11",
          "font-weight": "600", "fill": Tint(section: section).ink,
        ], content: TextFit.cut(name, width: room.width - 14, size: 11))
    }
    let y = room.y + max(0, viewport.minY) * scale
    svg.element(
      "rect",
      [
        "x": (room.x - 4).svg, "y": (y - 1.5).svg, "width": (room.width + 8).svg,
        "height": max(min(viewport.maxY, total) * scale + room.y - y + 3, 4).svg, "rx": "3", "fill": "none",
        "stroke": Picture.ink, "stroke-width": "2.5",
      ])
  }
}
