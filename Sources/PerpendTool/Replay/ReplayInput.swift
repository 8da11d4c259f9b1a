import Perpend

/// The input of a case, as the index takes it.
struct ReplayInput {
  var container: Container
  var scroll: ReplayScroll?
  var sections: [ReplaySection]
  var operations: [ReplayOperation]
  var questions: ReplayQuestions

  private static let keys =
    [
      "width", "height", "scale", "layout", "direction", "rtl", "placement", "scroll", "topInset", "sections",
      "operations",
    ] + ReplayQuestions.keys

  /// Throws `JSONField.Malformed` for what is no input, `Unsupported` for what is not built yet.
  init(_ field: JSONField) throws {
    try field.checkKeys(Self.keys)
    if let direction = try field["direction"]?.choice(["vertical", "horizontal"]), direction == "horizontal" {
      throw Unsupported("horizontal scrolling is")
    }
    if try field["rtl"]?.bool() == true { throw Unsupported("right-to-left layout is") }
    container = Container(
      width: try field.required("width").number(), displayScale: try field["scale"]?.number() ?? 1)
    scroll = try field["scroll"].map(ReplayScroll.init)
    // What covers the top matters to answers only ("stickyAt") that are not built yet.
    _ = try field["topInset"]?.number()
    let style = try ReplayStyle(field)
    sections = []
    for section in try field.required("sections").elements() {
      sections.append(try ReplaySection(section, style))
    }
    operations = []
    for operation in try field["operations"]?.elements() ?? [] {
      operations.append(try ReplayOperation(operation, style))
    }
    questions = try ReplayQuestions(field)
  }
}

/// What all sections of a case have in common.
struct ReplayStyle {
  var isList: Bool
  var placement: Waterfall.Placement

  init(_ field: JSONField) throws {
    let layout = try field["layout"]?.choice(["waterfall", "grid", "list"]) ?? "waterfall"
    if layout == "grid" { throw Unsupported("grid layout is") }
    isList = layout == "list"
    let names = ["shortest", "leftToRight", "rightToLeft", "stable"]
    let name = try field["placement"]?.choice(names) ?? "shortest"
    placement = FeedStyle.placements[name] ?? .shortest
  }
}
