import Perpend

/// `perpend render`: a picture of a feed.
enum RenderCommand {
  static let command = Command(
    name: "render", summary: "draw a picture of a feed, as SVG or HTML", operands: ["FILE"],
    flags: [
      Flag("-o", "OUT", "the picture, .svg or .html (FILE's name with .svg, here); - for standard output")
    ] + FeedStyle.flags + [
      Flag("--viewport", "X,Y,W,H", "draw only this part of the content, with pinned headers as there"),
      Flag("--offset", "POINTS", "draw what a screen shows that is scrolled to here, likewise"),
    ],
    notes: Help.feedForm + """


      A short feed is drawn whole; of a long one the beginning, and beside or below it the whole
      in small.
      """,
    run: { try run($0, $1) })

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let input = arguments.operands[0]
    let output = try PictureFile.path(arguments, input)
    var viewport = try RectArgument.parse(arguments, "--viewport")
    if let viewport, viewport.width <= 0 || viewport.height <= 0 {
      throw arguments.usage("--viewport: expected a width and a height above 0")
    }
    let offset = try arguments.number("--offset", -Self.farthest...Self.farthest)
    if offset != nil, viewport != nil { throw arguments.usage("--viewport and --offset exclude each other") }
    let laidOut = try FeedFile.read(arguments, console)
    if let offset {
      let breadth = laidOut.axis.breadth(laidOut.index.contentSize)
      viewport = laidOut.viewport(offset: offset, length: min(max(breadth * 1.2, 300), 2400).rounded())
    }
    if let viewport { try checkShows(viewport, laidOut, arguments) }
    let figures = Figures(laidOut)
    let picture = Picture(laidOut: laidOut, figures: figures, viewport: viewport)
    try PictureFile.write(picture.svg(), title: laidOut.name, to: output, console)
    guard output != "-" else { return .success }
    console.print(
      "\(Format.count(figures.itemCount, "item")) in \(Format.count(figures.sections.count, "section")), "
        + "\(figures.size), columns \(Format.percent(figures.fill)) filled\nThe picture is in \(output)")
    return .success
  }

  /// An empty picture would look like a fault.
  private static func checkShows(
    _ viewport: LayoutRect, _ laidOut: LaidOutFeed, _ arguments: Arguments
  ) throws {
    let bounds = laidOut.bounds
    guard bounds.width > 0, bounds.height > 0, bounds.areaShared(with: viewport) == 0 else { return }
    let flag = arguments.has("--offset") ? "--offset" : "--viewport"
    let size = "\(Format.grouped(bounds.width)) × \(Format.grouped(bounds.height)) pt"
    throw arguments.usage("\(flag): nothing is there; the content is \(size)")
  }

  private static let farthest = 30_000_000_000.0
}
