import Perpend

/// A page with a heading, and room for panels below it.
struct PicturePage {
  let name: String
  /// What stands below the name; the first is the summary.
  let facts: [String]
  /// The room that the panels take.
  let panels: LayoutSize

  static let margin = 28.0
  /// Where panels begin.
  static let top = 96.0

  func svg(_ draw: (inout SVG) -> Void) -> String {
    // Narrow feeds still need room for their title.
    let width = max(panels.width, 420) + 2 * Self.margin
    let heading = PictureHeading(name, facts, width: width - 2 * Self.margin)
    let height = panels.height + Self.top + heading.extraHeight + Self.margin
    var svg = SVG()
    svg.openPage(LayoutSize(width: width, height: height))
    svg.element("title", [], content: "\(name): \(facts.first ?? "")")
    svg.element("rect", [("width", width.svg), ("height", height.svg), ("fill", Picture.paper)])
    heading.draw(at: Self.margin, into: &svg)
    if heading.extraHeight > 0 {
      svg.open("g", [("transform", "translate(0 \(heading.extraHeight.svg))")])
      draw(&svg)
      svg.close("g")
    } else {
      draw(&svg)
    }
    svg.close("svg")
    return svg.text
  }
}
