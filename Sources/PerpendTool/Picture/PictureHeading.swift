import Perpend

/// The name and the figures above a picture, in as many lines as they take.
struct PictureHeading {
  private struct Line {
    var text: String
    var size: Double
    var weight: String
    var ink: String
    var y: Double
  }

  private var lines: [Line] = []
  /// What there is more than three lines, in pixels.
  let extraHeight: Double

  private static let lineHeight = 18.0

  /// A name, and facts below it: the first in ink, the others paler.
  init(_ name: String, _ facts: [String], width: Double) {
    // A long name is set smaller before it is cut.
    let size = TextFit.size(name, width: width, height: 21, smallest: 15, largest: 21) ?? 15
    lines = [
      Line(
        text: TextFit.cut(name, width: width, size: size), size: size, weight: "700", ink: Picture.ink, y: 38)
    ]
    var y = 60.0
    for (number, fact) in facts.enumerated() {
      let size = number == 0 ? 13.0 : 12
      for text in TextFit.lines(fact, width: width, size: size) {
        lines.append(
          Line(
            text: text, size: size, weight: number == 0 ? "500" : "400",
            ink: number == 0 ? Picture.ink : Picture.paleInk, y: y))
        y += Self.lineHeight
      }
    }
    extraHeight = max(0, Double(lines.count - 3) * Self.lineHeight)
  }

  func draw(at x: Double, into svg: inout SVG) {
    for line in lines where !line.text.isEmpty {
      svg.element(
        "text",
        [
          ("x", x.svg), ("y", line.y.svg), ("font-size", line.size.svg), ("font-weight", line.weight),
          ("fill", line.ink),
        ], content: line.text)
    }
  }
}
