import Perpend

/// Draws items: a box, in it the item's number, and below that its original size where there is room.
struct ItemDrawing {
  let laidOut: LaidOutFeed
  /// What of the content one sees.
  let visible: LayoutRect
  /// Pixels a point.
  let scale: Double
  let tint: Tint
  let showsSizes: Bool

  /// The length in points that is so many pixels in the picture.
  private func points(_ pixels: Double) -> Double { pixels / scale }

  func draw(_ element: Element, into svg: inout SVG) {
    let frame = element.frame
    let (section, item) = (element.path.section, element.path.item)
    let size = laidOut.index.size(ofItemAt: ItemPath(section: section, item: item))
    let original = size.map { "\(Format.rounded($0.width, 1)) × \(Format.rounded($0.height, 1))" } ?? ""
    // The edge lies inside of the frame, so that frames which touch do not seem to overlap.
    let half = min(points(0.5), frame.width / 4, frame.height / 4)
    let box = LayoutRect(
      x: frame.x + half, y: frame.y + half, width: frame.width - 2 * half, height: frame.height - 2 * half)
    let corner = min(points(3), frame.width / 6, frame.height / 6)
    svg.shape(
      "rect", [("data-item", "\(section),\(item)")] + box.attributes + [("rx", corner.svg)],
      tip: "\(laidOut.sectionNames[section]) \(item)\n\(original), at "
        + "\(Format.grouped(frame.x)), \(Format.grouped(frame.y)), "
        + "\(Format.rounded(frame.width, 2)) × \(Format.rounded(frame.height, 2))")
    drawNumber(element, original, into: &svg)
  }

  /// In the middle of what is to be seen of the item.
  private func drawNumber(_ element: Element, _ original: String, into svg: inout SVG) {
    let frame = element.frame
    let top = max(frame.minY, visible.minY)
    let left = max(frame.minX, visible.minX)
    let width = min(frame.maxX, visible.maxX) - left
    let height = min(frame.maxY, visible.maxY) - top
    let number = String(element.path.item)
    guard
      let size = TextFit.size(
        number, width: width * 0.7, height: height * 0.6, smallest: points(7), largest: points(17))
    else { return }
    let x = left + width / 2
    let y = top + height / 2
    let small = TextFit.size(
      original, width: width * 0.86, height: size * 0.58, smallest: points(6.5), largest: points(10))
    let hasSmall = showsSizes && small != nil && height > size * 2.4
    svg.element(
      "text",
      [
        ("x", x.svg), ("y", (hasSmall ? y : y + size * 0.36).svg), ("font-size", size.svg),
        ("font-weight", "600"), ("fill", tint.ink), ("stroke", "none"),
      ], content: number)
    guard let small, hasSmall else { return }
    svg.element(
      "text",
      [
        ("x", x.svg), ("y", (y + small * 1.5).svg), ("font-size", small.svg), ("fill", tint.band),
        ("stroke", "none"),
      ], content: original)
  }
}
