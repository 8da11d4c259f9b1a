import Perpend
import PerpendTool
import Testing

@Suite struct LayoutFlagTests {
  private func style(_ flags: [String]) throws -> FeedStyle {
    try FeedStyle(try Arguments(flags + ["feed.csv"], of: StatsCommand.command))
  }

  static let layouts: [([String], SectionLayout)] = [
    ([], .waterfall(Waterfall(columns: .fixed(6)))),
    (
      ["--placement", "stable", "--leftover", "gaps"],
      .waterfall(Waterfall(columns: .fixed(6), placement: .stable, justification: .spaceBetween))
    ),
    (
      ["--layout", "grid"],
      .grid(UniformGrid(itemSize: LayoutSize(width: 100, height: 100), columnSpacing: 10, rowSpacing: 10))
    ),
    (
      [
        "--layout", "grid", "--item-size", "80,60", "--justify", "start", "--column-spacing", "1",
        "--row-spacing", "2",
      ],
      .grid(
        UniformGrid(
          itemSize: LayoutSize(width: 80, height: 60), columnSpacing: 1, rowSpacing: 2, justification: .start)
      )
    ),
    (
      ["--layout", "rows", "--stretch", "--columns", "3", "--row-spacing", "4"],
      .rows(Rows(columns: .fixed(3), rowSpacing: 4, stretchesItems: true))
    ),
    (["--layout=list", "--item-spacing", "3"], .list(itemSpacing: 3)),
    (
      ["--layout", "flow", "--align", "end", "--justify", "center", "--line-spacing", "5"],
      .flow(Flow(lineSpacing: 5, justification: .center, alignment: .end))
    ),
  ]

  @Test(arguments: layouts)
  func flagsSayTheLayout(flags: [String], layout: SectionLayout) throws {
    #expect(try style(flags).options.layout == layout)
  }

  @Test func containersMayScrollEitherWay() throws {
    #expect(try style(["--horizontal"]).container == Container(height: 600))
    let small = try style(["--horizontal", "--height", "300", "--rtl", "--scale", "2"])
    #expect(small.container == Container(height: 300, displayScale: 2, direction: .rightToLeft))
    // Headers are as long as the items: what is at their sides depends on the axis.
    #expect(small.options.header?.insets == LayoutInsets(top: 10, bottom: 10))
    #expect(try style(["--rtl"]).options.header?.insets == LayoutInsets(leading: 10, trailing: 10))
  }

  @Test func surroundingsFollowFlags() throws {
    let style = try style(["--pinned", "--background", "section,rows"])
    #expect(style.options.header?.pinning == .section)
    #expect(style.options.decorations == [Decoration(.section), Decoration(.rows)])
  }

  static let wrong: [([String], String)] = [
    (["--layout", "masonry"], "--layout: expected one of waterfall, grid, rows, list, flow, found masonry"),
    (["--stretch"], "--stretch is for --layout rows, not for waterfall"),
    (["--layout", "grid", "--columns", "3"], "--columns is for --layout waterfall or rows, not for grid"),
    (["--layout", "list", "--align", "end"], "--align is for --layout flow, not for list"),
    (
      ["--layout", "rows", "--item-spacing", "3"], "--item-spacing is for --layout waterfall or list or flow"
    ),
    (["--layout", "grid", "--item-size", "3"], "--item-size: expected two numbers width,height from 0"),
    (["--layout", "grid", "--item-size", "3,-1"], "from 0 to 2,000,000, found 3,-1"),
    (
      ["--layout", "flow", "--justify", "left"], "--justify: expected one of start, center, end, spaceBetween"
    ),
    (["--height", "100"], "--height: a feed that scrolls vertically has a width"),
    (["--horizontal", "--width", "100"], "--width: a feed that scrolls horizontally has a height"),
    (["--background", "section,row"], "--background: expected some of section, items, rows, found row"),
    (["--pinned", "--header", "0"], "--pinned: there are no headers"),
  ]

  @Test(arguments: wrong)
  func wrongFlagsAreExplained(flags: [String], message: String) {
    let console = Console.recording()
    #expect(Tool(console: console).run(["stats", "feed.csv"] + flags) == .usage)
    #expect(console.reported.contains(message), "\(console.reported)")
  }
}
