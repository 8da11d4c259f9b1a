import Perpend

/// The layouts that a section may have, by name, with the options of each.
enum LayoutKind: Worded {
  case waterfall, grid, rows, list, flow

  static let words: KeyValuePairs<String, LayoutKind> = [
    "waterfall": .waterfall, "grid": .grid, "rows": .rows, "list": .list, "flow": .flow,
  ]

  init(_ field: JSONField) throws(JSONField.Malformed) { self = try field.word(LayoutKind.self) }

  var keys: [String] {
    switch self {
    case .waterfall: Self.columnKeys + ["itemSpacing", "placement"]
    case .grid: ["itemSize", "columnSpacing", "rowSpacing", "itemSpacing", "justify"]
    case .rows: Self.columnKeys + ["rowSpacing", "itemSpacing", "equalRowHeights"]
    case .list: ["itemSpacing", "columns", "columnSpacing"]
    case .flow: ["itemSpacing", "lineSpacing", "justify", "align"]
    }
  }

  private static let columnKeys = ["columns", "minColumnWidth", "maxColumns", "columnSpacing", "leftover"]
}

extension SectionLayout {
  /// What it is called.
  var name: String {
    switch self {
    case .waterfall(let waterfall): waterfall.columns == .fixed(1) ? "list" : "waterfall"
    case .grid: "grid"
    case .rows: "rows"
    case .flow: "flow"
    case .custom: "custom"
    }
  }

  /// Reads the options of a layout from its section.
  init(_ field: JSONField, _ kind: LayoutKind, _ defaults: SectionDefaults) throws(JSONField.Malformed) {
    func length(_ keys: String...) throws(JSONField.Malformed) -> Double {
      let given = keys.compactMap { field[$0] }
      if given.count > 1 { throw given[1].problem("\(keys[0]) is given as well, which says the same") }
      return try given.first?.number() ?? 0
    }
    switch kind {
    case .waterfall:
      self = .waterfall(
        Waterfall(
          columns: try .init(field), columnSpacing: try length("columnSpacing"),
          itemSpacing: try length("itemSpacing"),
          placement: try field["placement"]?.word(Waterfall.Placement.self) ?? defaults.placement,
          justification: try field["leftover"]?.word(Leftover.self).justification ?? .start))
    case .grid:
      let size = try field.required("itemSize").numbers(2, "[width, height]")
      self = .grid(
        UniformGrid(
          itemSize: LayoutSize(width: size[0], height: size[1]), columnSpacing: try length("columnSpacing"),
          rowSpacing: try length("rowSpacing", "itemSpacing"),
          justification: try field["justify"]?.word(Justification.self) ?? .spaceEvenly))
    case .rows:
      self = .rows(
        Rows(
          columns: try .init(field), columnSpacing: try length("columnSpacing"),
          rowSpacing: try length("rowSpacing", "itemSpacing"),
          stretchesItems: try field["equalRowHeights"]?.bool() ?? false,
          justification: try field["leftover"]?.word(Leftover.self).justification ?? .start))
    case .list:
      if let columns = field["columns"], try columns.integer() != 1 {
        throw columns.problem("a list has one column; a waterfall may have more")
      }
      self = .list(itemSpacing: try length("itemSpacing"))
    case .flow:
      self = .flow(
        Flow(
          lineSpacing: try length("lineSpacing"), itemSpacing: try length("itemSpacing"),
          justification: try field["justify"]?.word(Justification.self) ?? .spaceBetween,
          alignment: try field["align"]?.word(Flow.Alignment.self) ?? .center))
    }
  }
}

extension ColumnCount {
  fileprivate init(_ field: JSONField) throws(JSONField.Malformed) {
    let count = try field["columns"]?.integer()
    guard let minimum = field["minColumnWidth"] else {
      if let most = field["maxColumns"] { throw most.problem("only beside a minColumnWidth") }
      self = .fixed(count ?? 2)
      return
    }
    if count != nil { throw field.malformed("either columns or minColumnWidth") }
    self = .fitting(minimumWidth: try minimum.number(), maximum: try field["maxColumns"]?.integer() ?? 255)
  }
}
