import Perpend

/// Draws headers as full bands, footers as pale ones, with the section's name on them.
struct BandDrawing {
  let laidOut: LaidOutFeed
  /// Pixels a point.
  let scale: Double
  let tint: Tint

  private func points(_ pixels: Double) -> Double { pixels / scale }

  func draw(_ element: Element, into svg: inout SVG) {
    let frame = element.frame
    let isHeader = element.path.kind == .header || element.path.kind == .collectionHeader
    let section = element.path.sectionNumber
    let name = section.map { laidOut.sectionNames[$0] } ?? laidOut.name
    let items = section.map { laidOut.index.itemCount(inSection: $0) ?? 0 } ?? laidOut.index.itemCount
    let count = Format.count(items, "item")
    let thickness = laidOut.axis.length(frame)
    svg.shape(
      "rect",
      [("data-\(isHeader ? "header" : "footer")", section.map(String.init) ?? "")] + frame.attributes + [
        ("rx", min(points(4), thickness / 4).svg), ("fill", isHeader ? tint.band : tint.fill),
      ], tip: "\(isHeader ? "header" : "footer") of \(name), \(count)")
    let size = min(points(15), thickness * 0.55)
    let margin = min(points(12), laidOut.axis.breadth(frame) / 8)
    guard size >= points(6) else { return }
    let ink = isHeader ? "#ffffff" : tint.ink
    let room = laidOut.axis.breadth(frame) - 2 * margin
    let countWidth = TextFit.letterWidth * size * 0.85 * Double(count.count)
    let showsCount = isHeader && countWidth < room / 2
    let label = TextFit.cut(
      isHeader ? name : "end of \(name)", width: showsCount ? room - countWidth - margin : room,
      size: size * 1.05)
    let baseline = size * 0.36
    svg.element(
      "text",
      place(frame, margin, baseline, isAtStart: true) + [
        ("font-size", size.svg), ("fill", ink), ("font-weight", isHeader ? "600" : "400"),
      ], content: label)
    guard showsCount else { return }
    svg.element(
      "text",
      place(frame, margin, baseline, isAtStart: false) + [
        ("font-size", (size * 0.85).svg), ("fill", ink), ("fill-opacity", "0.8"),
      ], content: count)
  }

  /// Where text stands that begins at the leading end of the band, or ends at its trailing end. In a feed that scrolls
  /// horizontally a band is upright, and its text runs down.
  private func place(
    _ frame: LayoutRect, _ margin: Double, _ baseline: Double, isAtStart: Bool
  ) -> [(String, String)] {
    let isMirrored = laidOut.index.container.direction == .rightToLeft
    guard laidOut.axis == .vertical else {
      let y = isAtStart ? frame.y + margin : frame.maxY - margin
      let x = frame.x + frame.width / 2 - baseline
      return [
        ("transform", "translate(\(x.svg) \(y.svg)) rotate(90)"),
        ("text-anchor", isAtStart ? "start" : "end"),
      ]
    }
    let isLeft = isAtStart != isMirrored
    let x = isLeft ? frame.x + margin : frame.maxX - margin
    return [
      ("x", x.svg), ("y", (frame.y + frame.height / 2 + baseline).svg),
      ("text-anchor", isLeft ? "start" : "end"),
    ]
  }
}
