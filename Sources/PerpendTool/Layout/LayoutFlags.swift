import Perpend

/// The flags that say how the items of every section are laid out.
enum LayoutFlags {
  static let flags = [
    Flag("--layout", "NAME", "waterfall, grid, rows, list or flow (waterfall)"),
    Flag("--columns", "COUNT", "waterfall, rows: columns of every section, 1 to 255 (6)"),
    Flag("--min-column-width", "POINTS", "waterfall, rows: as many columns as fit, none narrower"),
    Flag("--leftover", "NAME", "waterfall, rows: odd pixels go to the trailing side or the gaps (trailing)"),
    Flag("--placement", "NAME", "waterfall: shortest, leftToRight, rightToLeft or stable (shortest)"),
    Flag("--stretch", nil, "rows: items are as tall as their row"),
    Flag("--item-size", "W,H", "grid: the size of every item (100,100)"),
    Flag("--justify", "NAME", "grid, flow: start, center, end, spaceBetween, spaceAround or spaceEvenly"),
    Flag("--align", "NAME", "flow: items stand at the start, center or end of their line (center)"),
    Flag("--column-spacing", "POINTS", "waterfall, grid, rows: space between columns (10)"),
    Flag("--row-spacing", "POINTS", "grid, rows: space between rows (10)"),
    Flag(
      "--item-spacing", "POINTS", "waterfall, list: space between the items of a column; flow: of a line (10)"
    ),
    Flag("--line-spacing", "POINTS", "flow: space between lines (10)"),
  ]

  static let lengths = 0.0...2_000_000.0

  private static let owners: [String: [LayoutKind]] = [
    "--columns": [.waterfall, .rows], "--min-column-width": [.waterfall, .rows],
    "--leftover": [.waterfall, .rows], "--placement": [.waterfall], "--stretch": [.rows],
    "--item-size": [.grid], "--justify": [.grid, .flow], "--align": [.flow],
    "--column-spacing": [.waterfall, .grid, .rows], "--row-spacing": [.grid, .rows],
    "--item-spacing": [.waterfall, .list, .flow], "--line-spacing": [.flow],
  ]

  static func layout(_ arguments: Arguments) throws -> SectionLayout {
    let kind = try arguments.word("--layout", LayoutKind.self) ?? .waterfall
    for flag in flags {
      guard let owners = owners[flag.name], !owners.contains(kind), arguments.has(flag.name) else { continue }
      let names = owners.map(\.word).joined(separator: " or ")
      throw arguments.usage("\(flag.name) is for --layout \(names), not for \(kind.word)")
    }
    func spacing(_ flag: String) throws -> Double { try arguments.number(flag, lengths) ?? 10 }
    switch kind {
    case .waterfall:
      return .waterfall(
        Waterfall(
          columns: try columns(arguments), columnSpacing: try spacing("--column-spacing"),
          itemSpacing: try spacing("--item-spacing"),
          placement: try arguments.word("--placement", Waterfall.Placement.self) ?? .shortest,
          justification: try arguments.word("--leftover", Leftover.self)?.justification ?? .start))
    case .grid:
      let form = "two numbers width,height"
      let size = try arguments.numbers("--item-size", counts: [2], form) ?? [100, 100]
      guard size.allSatisfy(lengths.contains) else {
        throw arguments.expected("--item-size", form + " from \(Format.range(lengths))", "others")
      }
      return .grid(
        UniformGrid(
          itemSize: LayoutSize(width: size[0], height: size[1]),
          columnSpacing: try spacing("--column-spacing"),
          rowSpacing: try spacing("--row-spacing"),
          justification: try arguments.word("--justify", Justification.self) ?? .spaceEvenly))
    case .rows:
      return .rows(
        Rows(
          columns: try columns(arguments), columnSpacing: try spacing("--column-spacing"),
          rowSpacing: try spacing("--row-spacing"), stretchesItems: arguments.has("--stretch"),
          justification: try arguments.word("--leftover", Leftover.self)?.justification ?? .start))
    case .list:
      return .list(itemSpacing: try spacing("--item-spacing"))
    case .flow:
      return .flow(
        Flow(
          lineSpacing: try spacing("--line-spacing"), itemSpacing: try spacing("--item-spacing"),
          justification: try arguments.word("--justify", Justification.self) ?? .spaceBetween,
          alignment: try arguments.word("--align", Flow.Alignment.self) ?? .center))
    }
  }

  private static func columns(_ arguments: Arguments) throws -> ColumnCount {
    let count = try arguments.integer("--columns", 1...255)
    guard let width = try arguments.number("--min-column-width", lengths) else { return .fixed(count ?? 6) }
    guard count == nil else {
      throw arguments.usage("--columns and --min-column-width exclude each other")
    }
    return .fitting(minimumWidth: width)
  }
}
