import Perpend

/// `perpend stats`: the figures of a feed and of its sections.
enum StatsCommand {
  static let command = Command(
    name: "stats", summary: "print the figures of a feed and of each of its sections", operands: ["FILE"],
    flags: FeedStyle.flags, notes: Help.feedForm, run: { try run($0, $1) })

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let style = try FeedStyle(arguments)
    let laidOut = try LaidOutFeed(try FeedReader.read(arguments.operands[0], console), style)
    let figures = Figures(laidOut)
    let timing = try Timing.measure(laidOut, viewport: Size(width: style.container.crossLength, height: 900))
    console.print("\(laidOut.feed.name)\n\n\(Summary.text(figures, timing))\n")
    var table = Table(["section", "items", "columns", "width", "start", "height", "tallest item", "filled"])
    for section in figures.sections {
      table.add([
        section.name, Format.grouped(section.itemCount), String(section.columnCount),
        Format.grouped(section.columnWidth), Format.grouped(section.start), Format.grouped(section.height),
        Format.grouped(section.tallestItem), Format.percent(section.fill),
      ])
    }
    console.print(table.text)
    return .success
  }
}
