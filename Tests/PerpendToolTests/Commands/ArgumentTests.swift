import Perpend
import PerpendTool
import Testing

@Suite struct ArgumentTests {
  private func style(_ flags: String...) throws -> FeedStyle {
    try FeedStyle(try Arguments(flags + ["feed.csv"], of: StatsCommand.command))
  }

  @Test func flagsBecomeStyle() throws {
    #expect(try style() == FeedStyle())
    let style = try style(
      "--width", "390", "--columns=3", "--column-spacing", "4", "--item-spacing", "5.5", "--inset",
      "1,2,-3,4", "--placement", "rightToLeft", "--scale", "3", "--header", "0", "--footer", "20")
    #expect(style.container == Container(width: 390, displayScale: 3))
    let options = style.options
    #expect(
      options.layout
        == .waterfall(
          Waterfall(columns: .fixed(3), columnSpacing: 4, itemSpacing: 5.5, placement: .rightToLeft)))
    #expect(options.insets == LayoutInsets(top: 1, leading: 2, bottom: -3, trailing: 4))
    #expect(options.header == nil)
    #expect(options.footer?.height == 20)
    let narrow = Waterfall(columns: .fitting(minimumWidth: 100))
    #expect(try self.style("--min-column-width", "100").options.layout == .waterfall(narrow))
    let few = Waterfall(columns: .fitting(minimumWidth: 100, maximum: 3))
    let flags = ["--min-column-width", "100", "--max-columns", "3", "feed.csv"]
    let arguments = try Arguments(flags, of: StatsCommand.command)
    #expect(try FeedStyle(arguments).options.layout == .waterfall(few))
    #expect(
      try self.style("--inset", "-1").options.insets
        == LayoutInsets(top: -1, leading: -1, bottom: -1, trailing: -1)
    )
  }

  static let wrong: [([String], String)] = [
    (["frobnicate"], "unknown command frobnicate"),
    (["rendr"], "did you mean render?"),
    (["--width"], "unknown flag --width"),
    (["stats"], "missing FILE"),
    (["stats", "a", "b"], "unexpected argument b"),
    (["stats", "a", "--widht", "3"], "unknown flag --widht; did you mean --width?"),
    (["stats", "a", "--width"], "--width needs a value: --width POINTS"),
    (["stats", "a", "--width", "--columns", "3"], "--width needs a value"),
    (["stats", "a", "--width", "wide"], "--width: expected a number from 0 to 2,000,000, found wide"),
    (["stats", "a", "--width", "-1"], "--width: expected a number"),
    (["stats", "a", "--width="], "--width: expected a number from 0 to 2,000,000, found nothing"),
    (["stats", "a", "--width", "1", "--width", "2"], "--width is given twice"),
    (["stats", "a", "--columns", "0"], "--columns: expected a whole number from 1 to 255, found 0"),
    (["stats", "a", "--columns", "2.5"], "--columns: expected a whole number from 1 to 255, found 2.5"),
    (
      ["stats", "a", "--columns", "2", "--min-column-width", "9"], "--columns: not beside --min-column-width"
    ),
    (["stats", "a", "--max-columns", "2"], "--max-columns: only beside --min-column-width"),
    (["stats", "a", "--inset", "1,2"], "--inset: expected a number, or four of them"),
    (["stats", "a", "--scale", "0"], "--scale: expected a number above 0, at most 960, found 0"),
    (["stats", "a", "--scale", "961"], "--scale: expected a number above 0, at most 960, found 961"),
    (
      ["stats", "a", "--placement", "up"],
      "expected one of shortest, leftToRight, rightToLeft, stable, found up"
    ),
    (["query", "a"], "expected one of --rect, --point, --item, found 0"),
    (["query", "a", "--item", "1,2", "--point", "1,2"], "found 2"),
    (["query", "a", "--rect", "1,2,3"], "--rect: expected four numbers"),
    (["query", "a", "--rect", "1,2,3,-4"], "--rect: expected four numbers"),
    (["query", "a", "--point", "1,x"], "--point: expected two numbers x,y, found 1,x"),
    (["query", "a", "--item", "1,2.0"], "--item: expected two whole numbers section,item"),
    (["query", "a", "--json=yes", "--item", "0,0"], "--json takes no value"),
    (["render", "a", "-o", "a.png"], "-o: expected a name that ends in .svg or .html, found a.png"),
    (["render", "a", "--viewport", "0,0,0,10"], "--viewport: expected a width and a height above 0"),
    (["replay"], "missing FILE"),
    (["help", "frobnicate"], "unknown command frobnicate"),
  ]

  @Test(arguments: wrong)
  func wrongUseIsExplained(arguments: [String], message: String) {
    let console = Console.recording()
    #expect(Tool(console: console).run(arguments) == .usage)
    #expect(console.reported.contains(message), "\(console.reported)")
    #expect(console.reported.contains("--help"))
    #expect(console.reported.filter { $0 == "\n" }.count == 1)
    #expect(console.written.isEmpty)
  }

  @Test func helpIsThereForAll() {
    #expect(ToolRun("--help").code == .success)
    #expect(ToolRun("--help").output == ToolRun("help").output)
    for command in Command.all {
      #expect(ToolRun("--help").output.contains("  " + command.name))
      let help = ToolRun(command.name, "--help")
      #expect(help.code == .success)
      #expect(help.output.hasPrefix("usage: perpend \(command.name) "))
      for flag in command.flags { #expect(help.output.contains("  " + flag.name)) }
      #expect(ToolRun("help", command.name).output == help.output)
    }
  }

  @Test func versionIsPrinted() {
    let run = ToolRun("--version")
    #expect(run.code == .success)
    #expect(run.output == "perpend \(Tool.version)\n")
    #expect(ToolRun("--help").output.contains("--version"))
  }

  /// Both ways to see a part of a feed show pinned headers.
  @Test func helpSaysWhatViewportsShow() {
    let lines = ToolRun("render", "--help").output.split(separator: "\n")
    let viewport = lines.first { $0.contains("--viewport") }
    #expect(viewport?.contains("pinned headers") == true)
  }

  @Test func exitCodesAreThoseOfTheShell() {
    #expect([ExitCode.success, .failure, .usage].map(\.rawValue) == [0, 1, 2])
  }

  @Test func spellingIsGuessed() {
    #expect(Spelling.distance("kitten", "sitting") == 3)
    #expect(Spelling.nearest(to: "qurey", in: ["render", "query"]) == "query")
    #expect(Spelling.nearest(to: "xyzzy", in: ["render", "query"]) == nil)
  }

  @Test func progressOverwritesItsLine() {
    let console = Console.recording(showsProgress: true)
    console.progress("reading 10 %")
    console.progress("done")
    console.clearProgress()
    #expect(console.reported == "\rreading 10 %\rdone        \r    \r")
    let quiet = Console.recording()
    quiet.progress("reading")
    #expect(quiet.reported.isEmpty)
  }
}
