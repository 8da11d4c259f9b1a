import Perpend

/// The names of the sections where they begin in the slices, as far as they do not run into each other.
struct SliceLabels {
  let slices: Slices
  let content: LayoutSize

  func draw(_ laidOut: LaidOutFeed, into svg: inout SVG, crossStart: (Int) -> Double) {
    let breadth = slices.axis.breadth(content) * slices.scale
    let isVertical = slices.axis == .vertical
    // Seven letters or so are the least that tells a name.
    guard breadth >= (isVertical ? 36 : 12) else { return }
    svg.open(
      "g",
      [
        ("font-weight", "600"), ("fill", Picture.ink), ("stroke", "#ffffff"), ("stroke-width", "3"),
        ("stroke-linejoin", "round"), ("paint-order", "stroke"),
      ])
    var free = (slice: -1, start: 0.0)
    for section in laidOut.sectionNames.indices {
      guard let frame = laidOut.index.frame(ofSection: section) else { continue }
      let name = laidOut.sectionNames[section]
      let slice = min(slices.count - 1, Int(laidOut.start(frame) / slices.length))
      let inSlice = (laidOut.start(frame) - Double(slice) * slices.length) * slices.scale
      // In the bar of a header, if that is thick enough, and otherwise behind it.
      let header = laidOut.index.frame(ofHeaderInSection: section)
      let bar = header.map { slices.axis.length($0) * slices.scale } ?? 0
      let isOnBar = isVertical && bar >= 12
      let headerEnd = header.map { laidOut.end($0) - laidOut.start(frame) } ?? 0
      let shift = headerEnd * slices.scale - (isOnBar ? (bar + 15) / 2 : 0)
      let indent = isOnBar ? 4 + (header.map(slices.axis.crossStart) ?? 0) * slices.scale : 2
      let start = inSlice + shift
      let length = min(
        slices.axis.length(frame) * slices.scale - shift, slices.axis.length(slices.room) - inSlice - shift)
      let width = isVertical ? breadth - indent : length - indent
      let size = TextFit.size(name, width: width, height: 11, smallest: 8.5, largest: 11) ?? 8.5
      let needed = isVertical ? size + 4 : 26
      guard length >= needed, free.slice < slice || free.start <= start else { continue }
      free = (slice, start + (isVertical ? size + 5 : length))
      let (near, far) = (slices.axis.start(slices.room) + start, slices.axis.end(slices.room) - start)
      let (x, y) =
        isVertical
        ? (crossStart(slice) + indent, near)
        : (slices.startsAtRight ? far - indent : near + indent, crossStart(slice))
      svg.element(
        "text",
        [("x", x.svg), ("y", (y + size + (isOnBar ? 1 : 3)).svg), ("font-size", size.svg)]
          + (isOnBar ? [("fill", "#ffffff"), ("stroke", "none")] : [])
          + (slices.startsAtRight ? [("text-anchor", "end")] : []),
        content: TextFit.cut(name, width: width, size: size))
    }
    svg.close("g")
  }
}
