import Perpend

/// The flags that say how the items of every section are laid out.
struct LayoutFlags: LayoutOptionSource {
  static let flags =
    [Flag("--layout", "NAME", "waterfall, grid, rows, list or flow (waterfall)")] + options.map(\.value)

  static let lengths = 0.0...2_000_000.0

  private static let options: KeyValuePairs<LayoutOption, Flag> = [
    .columns: Flag("--columns", "COUNT", "waterfall, rows: columns of every section, 1 to 255 (6)"),
    .minColumnWidth: Flag(
      "--min-column-width", "POINTS", "waterfall, rows: as many columns as fit, none narrower"),
    .maxColumns: Flag("--max-columns", "COUNT", "waterfall, rows: of those no more than this (255)"),
    .leftover: Flag(
      "--leftover", "NAME", "waterfall, rows: odd pixels go to the trailing side or the gaps (trailing)"),
    .placement: Flag(
      "--placement", "NAME", "waterfall: shortest, leftToRight, rightToLeft or stable (shortest)"),
    .equalRowHeights: Flag("--stretch", nil, "rows: items are as tall as their row"),
    .itemSize: Flag("--item-size", "W,H", "grid: the size of every item (100,100)"),
    .justify: Flag(
      "--justify", "NAME", "grid, flow: start, center, end, spaceBetween, spaceAround or spaceEvenly"),
    .align: Flag(
      "--align", "NAME", "flow: items stand at the start, center or end of their line (center)"),
    .columnSpacing: Flag(
      "--column-spacing", "POINTS", "waterfall, grid, rows: space between columns (10)"),
    .rowSpacing: Flag("--row-spacing", "POINTS", "grid, rows: space between rows (10)"),
    .itemSpacing: Flag(
      "--item-spacing", "POINTS",
      "waterfall, list: space between the items of a column; flow: of a line (10)"),
    .lineSpacing: Flag("--line-spacing", "POINTS", "flow: space between lines (10)"),
  ]

  /// The layout that flags ask for.
  static func layout(_ arguments: Arguments) throws -> SectionLayout {
    let kind = try arguments.word("--layout", LayoutKind.self) ?? .waterfall
    for (option, flag) in options where arguments.has(flag.name) && !kind.options.contains(option) {
      let names = LayoutKind.owners(of: option).map(\.word).joined(separator: " or ")
      throw arguments.usage("\(flag.name) is for --layout \(names), not for \(kind.word)")
    }
    return try SectionLayout(kind, from: LayoutFlags(arguments: arguments))
  }

  // MARK: Reading

  typealias Failure = any Error

  let arguments: Arguments
  let presets = LayoutPresets(columns: 6, spacing: 10)

  func name(_ option: LayoutOption) -> String { Self.options.first { $0.key == option }!.value.name }

  func length(_ option: LayoutOption) throws -> Double? { try arguments.number(name(option), Self.lengths) }

  func count(_ option: LayoutOption) throws -> Int? { try arguments.integer(name(option), 1...255) }

  func size(_ option: LayoutOption) throws -> LayoutSize? {
    let form = "two numbers width,height from \(Format.range(Self.lengths))"
    guard let size = try arguments.numbers(name(option), counts: [2], form) else { return nil }
    guard size.allSatisfy(Self.lengths.contains) else {
      throw arguments.expected(name(option), form, arguments.text(name(option)) ?? "")
    }
    return LayoutSize(width: size[0], height: size[1])
  }

  func isOn(_ option: LayoutOption) -> Bool { arguments.has(name(option)) }

  func word<Option: Worded>(_ option: LayoutOption, _ type: Option.Type) throws -> Option? {
    try arguments.word(name(option), type)
  }

  func problem(_ option: LayoutOption, _ text: String) -> any Error {
    arguments.usage("\(name(option)): \(text)")
  }
}
