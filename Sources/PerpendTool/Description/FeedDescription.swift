import Perpend

/// A feed as a document describes it: what it is laid out in, and sections each with a layout of its own.
package struct FeedDescription {
  package var name: String?
  package var container: Container
  /// Above and below all sections.
  package var header: Supplementary?
  var footer: Supplementary?
  package var sections: [SectionDescription]

  package static let keys =
    [
      "name", "direction", "width", "height", "rtl", "scale", "minimumLength", "shortContent", "header",
      "footer", "sections",
    ]
    + SectionDefaults.keys

  /// Creates the description of sections that are made elsewhere.
  init(name: String?, container: Container, sections: [SectionDescription]) {
    self.name = name
    self.container = container
    self.sections = sections
  }

  /// Reads it from a document, whose other keys are the caller's to check.
  init(_ field: JSONField, _ defaults: SectionDefaults) throws(JSONField.Malformed) {
    name = try field["name"]?.string()
    container = try Self.container(field)
    header = try field["header"].map { field throws(JSONField.Malformed) in
      try Supplementary(field, defaults.axis)
    }
    footer = try field["footer"].map { field throws(JSONField.Malformed) in
      try Supplementary(field, defaults.axis)
    }
    sections = []
    for section in try field.required("sections").elements() {
      sections.append(try SectionDescription(section, defaults))
    }
  }

  func index() throws(LayoutError) -> LayoutIndex {
    try LayoutIndex(container, header: header, footer: footer, sections: sections.map(\.section))
  }

  private static func container(_ field: JSONField) throws(JSONField.Malformed) -> Container {
    let axis = try ScrollAxis(field["direction"])
    let (key, other) = axis == .vertical ? ("width", "height") : ("height", "width")
    if let wrong = field[other] {
      throw wrong.problem("a feed that scrolls in the direction \"\(axis.word)\" has a \(key) instead")
    }
    var container = Container(axis: axis, crossLength: try field.required(key).number())
    if let scale = try field["scale"]?.number() { container.displayScale = scale }
    if let length = try field["minimumLength"]?.number() { container.minimumContentLength = length }
    if let word = try field["shortContent"]?.choice(["start", "end"]) {
      container.shortContent = word == "end" ? .end : .start
    }
    if try field["rtl"]?.bool() == true { container.direction = .rightToLeft }
    return container
  }
}

/// What the sections of a document have in common where they do not say otherwise.
struct SectionDefaults {
  var axis: ScrollAxis
  var kind: LayoutKind
  var placement: Waterfall.Placement
  /// One for all of a document.
  let budget = ItemBudget()

  static let keys = ["layout", "placement"]

  init(_ field: JSONField) throws(JSONField.Malformed) {
    axis = try ScrollAxis(field["direction"])
    kind = try field["layout"]?.word(LayoutKind.self) ?? .waterfall
    placement = try field["placement"]?.word(Waterfall.Placement.self) ?? .shortest
  }
}

extension ScrollAxis {
  fileprivate init(_ field: JSONField?) throws(JSONField.Malformed) {
    self = try field?.word(ScrollAxis.self) ?? .vertical
  }
}
