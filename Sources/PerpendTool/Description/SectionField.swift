import Perpend

/// The options of a layout as a section of a document gives them.
struct SectionField: LayoutOptionSource {
  let field: JSONField
  let kind: LayoutKind
  let presets: LayoutPresets

  init(_ field: JSONField, _ kind: LayoutKind, _ defaults: SectionDefaults) {
    self.field = field
    self.kind = kind
    presets = LayoutPresets(columns: 2, spacing: 0, placement: defaults.placement)
  }

  /// The keys of options that a section of that kind may have.
  static func keys(of kind: LayoutKind) -> [String] {
    kind.options.map(\.word) + otherKeys(of: kind)
  }

  /// Keys that say what another does, or nothing that does not hold anyway.
  private static func otherKeys(of kind: LayoutKind) -> [String] {
    switch kind {
    case .grid, .rows: ["itemSpacing"]
    case .list: ["columns", "columnSpacing"]
    case .waterfall, .flow: []
    }
  }

  private subscript(option: LayoutOption) -> JSONField? { field[option.word] }

  func name(_ option: LayoutOption) -> String { option.word }

  func length(_ option: LayoutOption) throws(JSONField.Malformed) -> Double? {
    guard option == .rowSpacing, let alias = self[.itemSpacing] else { return try self[option]?.number() }
    guard self[.rowSpacing] == nil else {
      throw alias.problem("rowSpacing is given as well, which says the same")
    }
    return try alias.number()
  }

  func count(_ option: LayoutOption) throws(JSONField.Malformed) -> Int? { try self[option]?.integer() }

  func size(_ option: LayoutOption) throws(JSONField.Malformed) -> LayoutSize? {
    guard let lengths = try self[option]?.numbers(2, "[width, height]") else { return nil }
    return LayoutSize(width: lengths[0], height: lengths[1])
  }

  func isOn(_ option: LayoutOption) throws(JSONField.Malformed) -> Bool { try self[option]?.bool() ?? false }

  func word<Option: Worded>(
    _ option: LayoutOption, _ type: Option.Type
  ) throws(JSONField.Malformed) -> Option? {
    try self[option]?.word(type)
  }

  func problem(_ option: LayoutOption, _ text: String) -> JSONField.Malformed {
    (self[option] ?? field).problem(text)
  }
}
