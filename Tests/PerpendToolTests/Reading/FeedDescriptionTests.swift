import Perpend
import PerpendTool
import Testing

@Suite struct FeedDescriptionTests {
  private func read(_ text: String) throws -> FeedDescription {
    try FeedDocument.parse(InputFile(name: "feed.json", bytes: Array(text.utf8)))
  }

  private func section(_ options: String, feed: String = #""width": 100"#) throws -> FeedSection {
    try #require(try read("{\(feed), \"sections\": [{\(options)}]}").sections.first).section
  }

  @Test func containerIsRead() throws {
    let feed = try read(#"{"width": 390, "scale": 3, "rtl": true, "minimumLength": 600, "sections": []}"#)
    #expect(
      feed.container
        == Container(width: 390, displayScale: 3, minimumContentLength: 600, direction: .rightToLeft))
    #expect(feed.name == "feed.json")
    let wide = try read(#"{"direction": "horizontal", "height": 200, "name": "wide", "sections": []}"#)
    #expect(wide.container == Container(height: 200))
    #expect(wide.name == "wide")
  }

  static let layouts: [(String, SectionLayout)] = [
    ("", .waterfall(Waterfall(columnSpacing: 0, itemSpacing: 0))),
    (
      #""columns": 3, "columnSpacing": 4, "itemSpacing": 5, "placement": "stable", "leftover": "gaps""#,
      .waterfall(
        Waterfall(
          columns: .fixed(3), columnSpacing: 4, itemSpacing: 5, placement: .stable,
          justification: .spaceBetween))
    ),
    (
      #""minColumnWidth": 90, "maxColumns": 4"#,
      .waterfall(
        Waterfall(columns: .fitting(minimumWidth: 90, maximum: 4), columnSpacing: 0, itemSpacing: 0))
    ),
    (
      #""layout": "grid", "itemSize": [20, 30], "columnSpacing": 1, "rowSpacing": 2, "justify": "end""#,
      .grid(
        UniformGrid(
          itemSize: LayoutSize(width: 20, height: 30), columnSpacing: 1, rowSpacing: 2, justification: .end))
    ),
    (
      #""layout": "grid", "columns": 3, "itemSpacing": 2, "equalRowHeights": true"#,
      .rows(Rows(columns: .fixed(3), columnSpacing: 0, rowSpacing: 2, stretchesItems: true))
    ),
    (#""layout": "rows", "rowSpacing": 2"#, .rows(Rows(columnSpacing: 0, rowSpacing: 2))),
    (#""layout": "list", "itemSpacing": 7, "columns": 1"#, .list(itemSpacing: 7)),
    (
      #""layout": "flow", "lineSpacing": 3, "itemSpacing": 4, "justify": "center", "align": "end""#,
      .flow(Flow(lineSpacing: 3, itemSpacing: 4, justification: .center, alignment: .end))
    ),
  ]

  @Test(arguments: layouts)
  func layoutIsRead(options: String, layout: SectionLayout) throws {
    #expect(try section(options).options.layout == layout)
  }

  @Test func sectionsTakeWhatTheFeedSays() throws {
    let feed = #""width": 100, "placement": "leftToRight""#
    let placed = Waterfall(columnSpacing: 0, itemSpacing: 0, placement: .leftToRight)
    #expect(try section("", feed: feed).options.layout == .waterfall(placed))
    let list = #""width": 100, "layout": "list""#
    #expect(try section("", feed: list).options.layout == .list(itemSpacing: 0))
    #expect(
      try section(#""layout": "flow""#, feed: list).options.layout
        == .flow(Flow(lineSpacing: 0, itemSpacing: 0)))
  }

  @Test func surroundingsAreRead() throws {
    let options = try section(
      #"""
      "insets": [1, 2, 3, 4], "header": {"height": 20, "insets": 5, "pinned": true}, "footer": 10,
      "decorations": ["section", {"extent": "rows", "insets": [-1, 0, -1, 0], "z": 3}]
      """#
    ).options
    #expect(options.insets == LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let five = LayoutInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    #expect(options.header == Supplementary(height: 20, insets: five, pinning: .section))
    #expect(options.footer == Supplementary(height: 10))
    #expect(
      options.decorations
        == [Decoration(.section), Decoration(.rows, insets: LayoutInsets(top: -1, bottom: -1), zIndex: 3)])
  }

  @Test func itemsAreRead() throws {
    let text = #"""
      {"width": 100, "sections": [{"items": [[3, 4], {"id": "a", "height": 5, "span": "full"},
        {"count": 3, "size": [1, "10 + (i * 2) % 3"], "span": 2, "column": 1}, {"height": 6, "span": 0}]}]}
      """#
    let described = try #require(try read(text).sections.first)
    let section = described.section
    #expect(section.items.map(\.height) == [4, 5, 10, 12, 11, 6])
    #expect(section.items.map(\.width) == [3, 0, 1, 1, 1, 0])
    let two = ItemTraits(span: .columns(2), column: 1)
    #expect(section.traits == [ItemTraits(), ItemTraits(span: .full), two, two, two, ItemTraits()])
    #expect(described.itemIDs == [nil, "a", nil, nil, nil, nil])
  }

  @Test func itemsOfAGridNeedNoSizes() throws {
    let section = try section(
      #""layout": "grid", "itemSize": [5, 5], "items": [[5, 5], {"count": 1000000000}]"#)
    #expect(section.items.count == 1)
    #expect(section.unsizedItemCount == 1_000_000_000)
  }

  @Test func lengthsLieAlongTheWayTheFeedScrolls() throws {
    let feed = #""direction": "horizontal", "height": 100"#
    let items = #""items": [{"width": 7}, [3, 4], {"count": 1, "width": "1 + (i * 1) % 1"}]"#
    let section = try section(items, feed: feed)
    #expect(
      section.items == [
        LayoutSize(width: 7, height: 0), LayoutSize(width: 3, height: 4), LayoutSize(width: 1, height: 0),
      ])
    #expect(throws: ToolError.self) { try self.section(#""items": [{"height": 7}]"#, feed: feed) }
  }

  static let wrong: [(String, String)] = [
    ("[]", ":1: expected an object with sections, found an array of 0"),
    ("{\"width\": 1}", ":1: expected the key \"sections\""),
    ("{\"sections\": []}", ":1: expected the key \"width\""),
    (
      "{\"width\": 1, \"sections\": [], \"heigth\": 2}",
      ":1: unknown key \"heigth\"; did you mean \"height\"?"
    ),
    (
      "{\"width\": 1,\n\"height\": 2, \"sections\": []}",
      ":2: height: a feed that scrolls in the direction \"vertical\" has a width instead"
    ),
    (
      "{\"width\": 1, \"sections\": [\n{\"layout\": \"masonry\"}]}",
      ":2: sections[0].layout: expected one of waterfall, grid, rows, list, flow, found \"masonry\""
    ),
    (
      "{\"width\": 1, \"sections\": [{},\n{\"align\": \"end\"}]}",
      ":2: sections[1].align: an option of flow, not of waterfall"
    ),
    (
      "{\"width\": 1, \"sections\": [{\"layout\": \"flow\", \"columns\": 2}]}",
      ":1: sections[0].columns: an option of waterfall, rows, list, not of flow"
    ),
    (
      "{\"width\": 1, \"sections\": [{\"layout\": \"list\", \"columns\": 2}]}",
      ":1: sections[0].columns: a list has one column; a waterfall may have more"
    ),
    (
      "{\"width\": 1, \"sections\": [{\"columns\": 2, \"minColumnWidth\": 2}]}",
      ":1: sections[0].columns: not beside minColumnWidth"
    ),
    (
      "{\"width\": 1, \"sections\": [{\"layout\": \"rows\", \"rowSpacing\": 2, \"itemSpacing\": 2}]}",
      ":1: sections[0].itemSpacing: rowSpacing is given as well, which says the same"
    ),
    (
      "{\"width\": 1, \"sections\": [{\"insets\": [1, 2]}]}",
      ":1: sections[0].insets: expected [top, leading, bottom, trailing], or a number for all four, "
        + "found an array of 2"
    ),
    (
      "{\"width\": 1, \"sections\": [{\"header\": {\"heigth\": 2}}]}",
      ":1: sections[0].header: unknown key \"heigth\"; did you mean \"height\"?"
    ),
    (
      "{\"width\": 1, \"sections\": [{\"decorations\": [\"row\"]}]}",
      ":1: sections[0].decorations[0]: expected one of section, items, rows, found \"row\""
    ),
    (
      "{\"width\": 1, \"sections\": [{\"items\": [{}]}]}",
      ":1: sections[0].items[0]: expected either size or height, found an object"
    ),
    (
      "{\"width\": 1, \"sections\": [{\"items\": [{\"height\": 1, \"span\": \"half\"}]}]}",
      ":1: sections[0].items[0].span: expected a number of columns, or \"full\", found \"half\""
    ),
    (
      "{\"width\": 1, \"sections\": [{\"items\": {\"count\": -1, \"height\": 1}}]}",
      ":1: sections[0].items.count: expected a count from 0 to 100,000,000, found -1"
    ),
    (
      "{\"width\": 1, \"sections\": [{\"layout\": \"grid\", \"itemSize\": [1, 1],"
        + "\"items\": [{\"count\": 2}, [1, 1]]}]}",
      ":1: sections[0].items[1]: items with a size stand before those without"
    ),
    (
      "{\"width\": 1, \"sections\": [\n{\"columns\": 300}]}",
      ":2: the layout was refused: section 0: 300 columns"
    ),
    (
      "{\"width\": 1, \"sections\": [\n{},\n{\"items\": [[1, \"NaN\"]]}]}",
      ":3: the layout was refused: item 1,0: item height nan is not within"
    ),
    ("{\"width\": -1, \"sections\": []}", ": the layout was refused: container length -1 is not within"),
    (
      "{\"section\": \"a\", \"width\": 1, \"height\": 1}\n{\"section\": \"a\", \"width\": 1, \"height\": 1}",
      ":2: expected the end after the value, found {; a file of JSON lines has a name that ends in .jsonl"
    ),
  ]

  @Test(arguments: wrong)
  func mistakesAreNamedWithTheirPlace(text: String, message: String) throws {
    try withFile("feed.json", text) { path in
      let run = ToolRun("stats", path)
      #expect(run.errors.hasPrefix(path + message), "\(run.errors)")
      #expect(run.code == .failure)
      #expect(run.output.isEmpty)
    }
  }

  /// A feed that scrolls horizontally has headers with a width; a height says the same there.
  @Test func headersOfHorizontalFeedsHaveAWidth() throws {
    func read(_ text: String, direction: String = "horizontal", side: String = "height") throws
      -> FeedDescription
    {
      let document = #"{"direction": "\#(direction)", "\#(side)": 100, \#(text)}"#
      return try FeedDocument.parse(InputFile(name: "feed.json", bytes: Array(document.utf8)))
    }
    let both = try ["width", "height"].map { key in
      try read(
        #""header": {"\#(key)": 7}, "sections": [{"header": {"\#(key)": 9, "pinned": true}, "footer": {"\#(key)": 4}}]"#
      )
    }
    for feed in both {
      #expect(feed.header == Supplementary(height: 7))
      #expect(feed.sections[0].section.options.header == Supplementary(height: 9, pinning: .section))
      #expect(feed.sections[0].section.options.footer == Supplementary(height: 4))
    }
    let refusal = #expect(throws: ToolError.self) {
      try read(#""sections": [{"header": {"width": 1, "height": 2}}]"#)
    }
    #expect(refusal?.message.contains("header.width: height is given as well") == true)
    #expect(throws: ToolError.self) {
      try read(#""sections": [{"header": {"width": 1}}]"#, direction: "vertical", side: "width")
    }
  }

  @Test func flagsOfSectionsAreNotForDocuments() throws {
    try withFile("feed.json", #"{"width": 100, "sections": [{"items": [[1, 1]]}]}"#) { path in
      let refused = ToolRun("stats", path, "--columns", "3")
      #expect(refused.code == .usage)
      #expect(refused.errors.contains("--columns: feed.json says itself how its sections are laid out"))
      let wider = ToolRun("stats", path, "--width", "300")
      #expect(wider.output.contains("content         300 × 150 pt"))
    }
  }

  @Test func hugeGridIsDescribed() throws {
    let text = #"""
      {"width": 1000, "sections": [{"layout": "grid", "itemSize": [100, 50], "items": {"count": 1000000000}}]}
      """#
    try withFile("feed.json", text) { path in
      let run = ToolRun("stats", path)
      #expect(run.output.contains("content         1,000 × 5,000,000,000 pt"), "\(run.output)")
      #expect(ToolRun("render", path, "-o", "-").output.contains("the sections of the whole feed"))
    }
  }
}
