import Perpend

/// How a feed is to be laid out: what the layout flags say.
struct FeedStyle: Equatable {
  var container = Container(width: 1200)
  var waterfall = Waterfall(columns: .count(6))
  var insets = Insets(top: 10, leading: 10, bottom: 10, trailing: 10)
  var headerHeight = 44.0
  var footerHeight = 0.0

  func options() -> SectionOptions {
    let sides = Insets(leading: insets.leading, trailing: insets.trailing)
    return SectionOptions(
      layout: .waterfall(waterfall), insets: insets,
      header: headerHeight > 0 ? Supplementary(height: headerHeight, insets: sides) : nil,
      footer: footerHeight > 0 ? Supplementary(height: footerHeight, insets: sides) : nil)
  }

  static let flags = [
    Flag("--width", "POINTS", "width of the container (1200)"),
    Flag("--columns", "COUNT", "columns of every section, 1 to 255 (6)"),
    Flag("--min-column-width", "POINTS", "as many columns as fit, none narrower than this"),
    Flag("--column-spacing", "POINTS", "space between columns (10)"),
    Flag("--item-spacing", "POINTS", "space between the items of a column (10)"),
    Flag("--inset", "POINTS", "space around the items of a section (10), or top,left,bottom,right"),
    Flag("--header", "POINTS", "height of the section headers (44; 0 for none)"),
    Flag("--footer", "POINTS", "height of the section footers (0 for none)"),
    Flag("--direction", "NAME", "shortest, leftToRight, rightToLeft or stable (shortest)"),
    Flag("--scale", "NUMBER", "device pixels a point (1)"),
  ]

  init() {}

  init(_ arguments: Arguments) throws {
    let lengths = 0.0...2_000_000.0
    if let width = try arguments.number("--width", lengths) { container.crossLength = width }
    // Above 0: the smallest is a device pixel of 960 points.
    if let scale = try arguments.number("--scale", 1 / 960...960) { container.displayScale = scale }
    if let count = try arguments.integer("--columns", 1...255) { waterfall.columns = .count(count) }
    if let width = try arguments.number("--min-column-width", lengths) {
      guard !arguments.has("--columns") else {
        throw arguments.usage("--columns and --min-column-width exclude each other")
      }
      waterfall.columns = .minimumWidth(width)
    }
    if let spacing = try arguments.number("--column-spacing", lengths) { waterfall.columnSpacing = spacing }
    if let spacing = try arguments.number("--item-spacing", lengths) { waterfall.itemSpacing = spacing }
    if let insets = try Self.insets(arguments) { self.insets = insets }
    if let height = try arguments.number("--header", lengths) { headerHeight = height }
    if let height = try arguments.number("--footer", lengths) { footerHeight = height }
    if let name = arguments.text("--direction") {
      guard let placement = Self.placements[name] else {
        throw arguments.expected("--direction", "shortest, leftToRight, rightToLeft or stable", name)
      }
      waterfall.placement = placement
    }
  }

  static let placements: [String: Waterfall.Placement] = [
    "shortest": .shortest, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft, "stable": .stable,
  ]

  private static func insets(_ arguments: Arguments) throws -> Insets? {
    let form = "a number, or four of them: top,left,bottom,right"
    guard let sides = try arguments.numbers("--inset", counts: [1, 4], form) else { return nil }
    let all = sides.count == 4 ? sides : Array(repeating: sides[0], count: 4)
    return Insets(top: all[0], leading: all[1], bottom: all[2], trailing: all[3])
  }
}
