import Perpend

/// The layouts that a section may have, by name, with the options of each.
package enum LayoutKind: Worded {
  case waterfall, grid, rows, list, flow

  package static let words: KeyValuePairs<String, LayoutKind> = [
    "waterfall": .waterfall, "grid": .grid, "rows": .rows, "list": .list, "flow": .flow,
  ]

  var options: [LayoutOption] {
    switch self {
    case .waterfall: Self.columnOptions + [.itemSpacing, .placement]
    case .grid: [.itemSize, .columnSpacing, .rowSpacing, .justify]
    case .rows: Self.columnOptions + [.rowSpacing, .equalRowHeights]
    case .list: [.itemSpacing]
    case .flow: [.itemSpacing, .lineSpacing, .justify, .align]
    }
  }

  private static let columnOptions: [LayoutOption] =
    [.columns, .minColumnWidth, .maxColumns, .columnSpacing, .leftover]

  /// The kinds that have an option.
  static func owners(of option: LayoutOption) -> [LayoutKind] {
    words.map(\.value).filter { $0.options.contains(option) }
  }
}

extension SectionLayout {
  /// Its kind; nil for a custom layout.
  var kind: LayoutKind? {
    switch self {
    case .waterfall(let waterfall): waterfall.columns == .fixed(1) ? .list : .waterfall
    case .grid: .grid
    case .rows: .rows
    case .flow: .flow
    case .custom: nil
    }
  }

  /// What it is called.
  package var name: String { kind?.word ?? "custom" }

  /// Whether it has columns that are more than a line which it fills as it likes.
  var hasColumns: Bool {
    switch kind {
    case .waterfall, .grid, .rows: true
    case .list, .flow, nil: false
    }
  }
}
