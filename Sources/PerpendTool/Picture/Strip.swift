import Perpend

/// The sections of a feed as bands of a narrow strip, with a mark where the viewport is: a scroll bar that tells
/// where one is.
struct Strip {
  let laidOut: LaidOutFeed
  let room: LayoutRect
  let viewport: LayoutRect

  private var axis: ScrollAxis { laidOut.axis }

  func draw(into svg: inout SVG) {
    let total = axis.length(laidOut.index.contentSize)
    guard total > 0 else { return }
    let scale = axis.length(room) / total
    svg.element("rect", room.attributes + [("fill", "#ffffff")])
    var drawn = -1.0
    for section in laidOut.sectionNames.indices {
      guard let frame = laidOut.index.frame(ofSection: section), axis.length(frame) > 0 else { continue }
      // Of a hundred thousand sections a screen shows a thousand.
      guard laidOut.end(frame) * scale >= drawn + 0.5 else { continue }
      drawn = laidOut.end(frame) * scale
      let band = axis.rect(
        start: axis.start(room) + axis.start(frame) * scale, length: max(axis.length(frame) * scale, 0.5),
        crossStart: axis.crossStart(room), breadth: axis.breadth(room))
      let name = laidOut.sectionNames[section]
      svg.shape("rect", band.attributes + [("fill", Tint(section: section).swatch)], tip: name)
      guard room.width > 60, room.height > 20, band.height >= 13, band.width >= 40 else { continue }
      svg.element(
        "text",
        [
          ("x", (band.x + 8).svg), ("y", (band.y + min(band.height / 2 + 4, 14)).svg), ("font-size", "11"),
          ("font-weight", "600"), ("fill", Tint(section: section).ink),
        ], content: TextFit.cut(name, width: band.width - 14, size: 11))
    }
    let start = axis.start(room) + max(0, axis.start(viewport)) * scale
    let length = min(axis.end(viewport), total) * scale + axis.start(room) - start
    let mark = axis.rect(
      start: start - 1.5, length: max(length + 3, 4), crossStart: axis.crossStart(room) - 4,
      breadth: axis.breadth(room) + 8)
    svg.element("rect", mark.attributes + Slices.markStyle)
  }
}
