import Perpend

/// What a case wants to scroll to, and how it is to stand then.
struct ReplayScrollTarget {
  enum Target {
    case element(ElementPath)
    case section(Int)
  }

  var target: Target
  var position: ScrollAlignment
  var viewport: Viewport

  private static let positions: KeyValuePairs<String, ScrollAlignment> = [
    "top": .start, "center": .center, "bottom": .end, "nearest": .nearest,
  ]

  init(_ field: JSONField, _ bars: ReplayBars) throws(JSONField.Malformed) {
    try field.checkKeys(["target", "align", "viewport", "offset"] + ReplayBars.keys)
    let name = try field.required("target")
    if let element = name.json.string.flatMap(ElementPath.init(name:)) {
      target = .element(element)
    } else if let text = name.json.string, text.hasPrefix("b:"),
      let section = StrictNumber.integer(text.dropFirst(2))
    {
      target = .section(section)
    } else {
      throw name.malformed("i:section,item, h:section, f:section or b:section")
    }
    let align = try field["align"]?.choice(Self.positions.map(\.key)) ?? "nearest"
    position = Self.positions.first { $0.key == align }?.value ?? .nearest
    let bars = try ReplayBars(field, default: bars)
    viewport = Viewport(
      offset: try field["offset"]?.number() ?? 0, length: try field.required("viewport").number(),
      startInset: bars.top, endInset: bars.bottom)
  }
}

/// Answers about scrolling.
enum ScrollAnswers {
  /// Where the headers of all sections are in a viewport, along the way the feed scrolls.
  static func headers(_ index: LayoutIndex, _ viewport: Viewport) -> JSON {
    .object(
      (0..<index.sectionCount).compactMap { section in
        index.frame(ofHeaderInSection: section, in: viewport).map { frame in
          (String(section), .number(index.container.axis.start(frame)))
        }
      })
  }

  /// Null where there is no such element. A replay leaves nothing for later, so that nothing is refused here.
  static func offset(_ index: LayoutIndex, _ target: ReplayScrollTarget) -> JSON {
    var index = index
    let offset =
      switch target.target {
      case .element(let path):
        try? index.offset(bringing: path, to: target.position, in: target.viewport)
      case .section(let section):
        try? index.offset(bringingSection: section, to: target.position, in: target.viewport)
      }
    return offset.map(JSON.number) ?? .null
  }
}
