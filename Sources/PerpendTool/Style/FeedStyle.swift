import Perpend

/// How a feed of lines is to be laid out: what the layout flags say.
package struct FeedStyle: Equatable {
  package var container = Container(width: 1200)
  package var options = SectionOptions(
    layout: .waterfall(Waterfall(columns: .fixed(6))), insets: FeedStyle.sides(10),
    header: Supplementary(height: 44, insets: LayoutInsets(leading: 10, trailing: 10)))

  static let containerFlags = [
    Flag("--width", "POINTS", "width of the container (1200)"),
    Flag("--height", "POINTS", "height of the container, where it scrolls horizontally (600)"),
    Flag("--horizontal", nil, "scroll horizontally: what is said of columns holds for rows then"),
    Flag("--rtl", nil, "lay out from right to left"),
    Flag("--scale", "NUMBER", "device pixels a point, above 0, at most 960 (1)"),
  ]

  private static let sectionFlags = [
    Flag("--inset", "POINTS", "space around the items of a section (10), or top,left,bottom,right"),
    Flag("--header", "POINTS", "height of the section headers (44; 0 for none)"),
    Flag("--footer", "POINTS", "height of the section footers (0 for none)"),
    Flag("--pinned", nil, "headers stay at the edge of the viewport while their section is in it"),
    Flag("--background", "NAMES", "what has a background: section, items, rows, with commas between"),
  ]

  static let flags = LayoutFlags.flags + sectionFlags + containerFlags

  package init() {}

  package init(_ arguments: Arguments) throws {
    try Self.apply(arguments, to: &container)
    options.layout = try LayoutFlags.layout(arguments)
    if let insets = try Self.insets(arguments) { options.insets = insets }
    let isPinned = arguments.has("--pinned")
    options.header = try supplementary(arguments, "--header", 44, isPinned: isPinned)
    options.footer = try supplementary(arguments, "--footer", 0, isPinned: false)
    guard !isPinned || options.header != nil else { throw arguments.usage("--pinned: there are no headers") }
    options.decorations = try Self.decorations(arguments)
  }

  /// The flags that a feed which describes its layout itself has no use for.
  static func refuseLayoutFlags(_ arguments: Arguments, of file: String) throws {
    for flag in LayoutFlags.flags + sectionFlags where arguments.has(flag.name) {
      throw arguments.usage("\(flag.name): \(file) says itself how its sections are laid out")
    }
  }

  /// Changes what the flags say about the container.
  static func apply(_ arguments: Arguments, to container: inout Container) throws {
    if arguments.has("--horizontal"), container.axis == .vertical {
      container.axis = .horizontal
      container.crossLength = 600
    }
    let (flag, other) = container.axis == .vertical ? ("--width", "--height") : ("--height", "--width")
    if arguments.has(other) {
      throw arguments.usage(
        "\(other): a feed that scrolls \(container.axis.adverb) has a \(flag.dropFirst(2))")
    }
    if let length = try arguments.number(flag, LayoutFlags.lengths) { container.crossLength = length }
    if let scale = try arguments.number("--scale", .leastNonzeroMagnitude...960) {
      container.displayScale = scale
    }
    if arguments.has("--rtl") { container.direction = .rightToLeft }
  }

  /// The feed with a section for each group.
  func description(of feed: Feed) -> FeedDescription {
    let sections = feed.groups.map { group in
      SectionDescription(id: group.name, section: FeedSection(options: options, items: group.items))
    }
    return FeedDescription(name: feed.name, container: container, sections: sections)
  }

  private static func sides(_ points: Double) -> LayoutInsets {
    LayoutInsets(top: points, leading: points, bottom: points, trailing: points)
  }

  private static func insets(_ arguments: Arguments) throws -> LayoutInsets? {
    let form = "a number, or four of them: top,left,bottom,right"
    guard let sides = try arguments.numbers("--inset", counts: [1, 4], form) else { return nil }
    let all = sides.count == 4 ? sides : Array(repeating: sides[0], count: 4)
    return LayoutInsets(top: all[0], leading: all[1], bottom: all[2], trailing: all[3])
  }

  /// A header or footer as wide as the items.
  private func supplementary(
    _ arguments: Arguments, _ flag: String, _ preset: Double, isPinned: Bool
  ) throws -> Supplementary? {
    let height = try arguments.number(flag, LayoutFlags.lengths) ?? preset
    guard height > 0 else { return nil }
    var insets = options.insets
    if container.axis == .vertical {
      (insets.top, insets.bottom) = (0, 0)
    } else {
      (insets.leading, insets.trailing) = (0, 0)
    }
    return Supplementary(height: height, insets: insets, pinning: isPinned ? .section : .none)
  }

  private static func decorations(_ arguments: Arguments) throws -> [Decoration] {
    guard let text = arguments.text("--background") else { return [] }
    return try text.split(separator: ",", omittingEmptySubsequences: false).map { name in
      guard let extent = Decoration.Coverage(word: String(name)) else {
        let names = Decoration.Coverage.listedWords
        throw arguments.expected("--background", "some of \(names)", String(name))
      }
      return Decoration(extent)
    }
  }
}

extension ScrollAxis {
  var adverb: String { self == .vertical ? "vertically" : "horizontally" }
}
