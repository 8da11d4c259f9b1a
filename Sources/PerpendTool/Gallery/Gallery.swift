import Perpend

/// One picture that shows the sample in every layout.
package struct Gallery {
  private let sample: Feed

  private static let side = 400.0
  private static let gap = 28.0
  private static let captionHeight = 52.0
  private static let columns = 3

  package init(_ sample: Feed) { self.sample = sample }

  package func svg() throws -> String {
    let places = GalleryPanel.all.count + 1
    let rows = (places + Self.columns - 1) / Self.columns
    let size = LayoutSize(
      width: Self.gap + Double(Self.columns) * (Self.side + Self.gap),
      height: Self.gap + Double(rows) * (Self.captionHeight + Self.side + Self.gap))
    var svg = SVG()
    svg.openPage(size)
    svg.element("title", [], content: "The sizes of the Open Clip Art pictures in every layout")
    svg.element("rect", [("width", size.width.svg), ("height", size.height.svg), ("fill", Picture.paper)])
    for (place, panel) in GalleryPanel.all.enumerated() {
      let room = Self.room(place)
      Self.drawCaption(panel.title, panel.note, above: room, into: &svg)
      try panel.drawing(of: sample, in: room).draw(into: &svg)
    }
    let room = Self.room(GalleryPanel.all.count)
    Self.drawCaption("Outline", "a hierarchy, parents level with their first child", above: room, into: &svg)
    try drawing(ofOutlineIn: room).draw(into: &svg)
    svg.close("svg")
    return svg.text
  }

  /// The sample as a hierarchy.
  package func drawing(ofOutlineIn room: LayoutRect) throws -> OutlineDrawing {
    let description = SampleOutline.description(of: sample, width: room.width)
    let viewport = LayoutRect(x: 0, y: 0, width: room.width, height: room.height)
    return OutlineDrawing(description, try description.index(), viewport: viewport, panel: room)
  }

  private static func room(_ place: Int) -> LayoutRect {
    let (row, column) = place.quotientAndRemainder(dividingBy: columns)
    return LayoutRect(
      x: gap + Double(column) * (side + gap),
      y: gap + Double(row) * (captionHeight + side + gap) + captionHeight, width: side, height: side)
  }

  private static func drawCaption(
    _ title: String, _ note: String, above room: LayoutRect, into svg: inout SVG
  ) {
    svg.element(
      "text",
      [
        ("x", room.x.svg), ("y", (room.y - 31).svg), ("font-size", "20"), ("font-weight", "700"),
        ("fill", Picture.ink),
      ], content: title)
    svg.element(
      "text",
      [("x", room.x.svg), ("y", (room.y - 11).svg), ("font-size", "15"), ("fill", Picture.paleInk)],
      content: note)
  }
}
