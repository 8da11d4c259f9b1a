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
  /// The size of all numbers, in points: numbers of two sizes in a line would seem to mean something. Nil where there
  /// is room for none.
  private var numberSize: Double?

  init(
    _ elements: ArraySlice<Element>, of laidOut: LaidOutFeed, visible: LayoutRect, scale: Double, tint: Tint,
    showsSizes: Bool
  ) {
    self.laidOut = laidOut
    self.visible = visible
    self.scale = scale
    self.tint = tint
    self.showsSizes = showsSizes
    let sizes = elements.compactMap { element in
      let room = visiblePart(of: element)
      return TextFit.size(
        String(element.path.item), width: room.width * 0.7, height: room.height * 0.6, smallest: points(7),
        largest: points(17))
    }.sorted()
    // The eighth of the items that has the least room is filled a little more.
    numberSize = sizes.isEmpty ? nil : sizes[sizes.count / 8]
  }

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
    let room = visiblePart(of: element)
    let number = String(element.path.item)
    guard let size = numberSize, Self.fits(number, size, in: room) else { return }
    let x = room.x + room.width / 2
    let y = room.y + room.height / 2
    let small = min(points(10), size * 0.62)
    let hasSmall =
      showsSizes && small >= points(6.5) && room.height > size * 2.4 && Self.fits(original, small, in: room)
    svg.element(
      "text",
      [
        ("x", x.svg), ("y", (hasSmall ? y : y + size * 0.36).svg), ("font-size", size.svg),
        ("font-weight", "600"), ("fill", tint.ink), ("stroke", "none"),
      ], content: number)
    guard hasSmall else { return }
    svg.element(
      "text",
      [
        ("x", x.svg), ("y", (y + small * 1.5).svg), ("font-size", small.svg), ("fill", tint.band),
        ("stroke", "none"),
      ], content: original)
  }

  private func visiblePart(of element: Element) -> LayoutRect {
    let frame = element.frame
    let top = max(frame.minY, visible.minY)
    let left = max(frame.minX, visible.minX)
    return LayoutRect(
      x: left, y: top, width: min(frame.maxX, visible.maxX) - left,
      height: min(frame.maxY, visible.maxY) - top)
  }

  private static func fits(_ text: String, _ size: Double, in room: LayoutRect) -> Bool {
    let width = room.width * 0.84
    return TextFit.size(text, width: width, height: room.height * 0.9, smallest: size, largest: size) != nil
  }
}
