import Perpend

/// `perpend stats`: the figures of a feed and of its sections.
package enum StatsCommand {
  package static let command = Command(
    name: "stats", summary: "print the figures of a feed and of each of its sections", operands: ["FILE"],
    flags: FeedStyle.flags, notes: Help.feedForm, run: { try run($0, $1) })

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let laidOut = try FeedFile.read(arguments, console)
    let figures = Figures(laidOut)
    let timing = try Timing.measure(laidOut, viewportLength: 900)
    console.print("\(laidOut.name.withoutControls())\n\n\(Summary.text(figures, timing))\n")
    var table = Table(Self.titles(laidOut.axis), leading: 2)
    for section in figures.sections {
      table.add([
        section.name, section.layout.name, Format.grouped(section.itemCount), String(section.columnCount),
        Format.grouped(section.columnWidth), Format.grouped(section.start), Format.grouped(section.length),
        Format.grouped(section.longestItem), Format.percent(section.fill),
      ])
    }
    console.print(table.text)
    return .success
  }

  private static func titles(_ axis: ScrollAxis) -> [String] {
    let (breadth, length, longest) =
      axis == .vertical ? ("width", "height", "tallest item") : ("height", "width", "widest item")
    return ["section", "layout", "items", "columns", breadth, "start", length, longest, "filled"]
  }
}
