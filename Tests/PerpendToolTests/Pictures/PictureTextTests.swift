import Perpend
import PerpendTool
import Testing

/// Whether one can read what stands in pictures.
@Suite struct PictureTextTests {
  private func svg(_ document: String, _ flags: String...) throws -> String {
    try withFile("feed.json", document) { path in
      let console = Console.recording()
      #expect(Tool(console: console).run(["render", path, "-o", "-"] + flags) == .success)
      return console.written
    }
  }

  /// The size of each text that a pattern finds.
  private func sizes(_ svg: String, _ pattern: String) throws -> [Double] {
    try svg.matches(of: Regex(pattern)).compactMap { $0.output[1].substring.flatMap { Double(String($0)) } }
  }

  private static let number = #"font-size="([0-9.]+)" font-weight="600" fill="[^"]*" stroke="none">[0-9]+<"#

  @Test func numbersOfAFlowHaveOneSize() throws {
    let flow = #"""
      {"width": 1200, "sections": [{"layout": "flow", "itemSpacing": 6, "lineSpacing": 6,
       "items": {"count": 140, "size": ["30 + (i * 47) % 170", "24 + (i * 31) % 40"]}}]}
      """#
    let all = try sizes(try svg(flow), Self.number)
    #expect(all.count > 120)
    #expect(Set(all).count == 1)
  }

  @Test func factsOfANarrowPictureTakeMoreLines() throws {
    let feed = #"""
      {"width": 390, "name": "a feed", "sections": [
        {"layout": "list", "header": 44, "items": {"count": 30, "height": 90}},
        {"columns": 3, "items": {"count": 160, "size": [10, 10]}},
        {"layout": "flow", "items": {"count": 40, "size": [90, 30]}},
        {"layout": "grid", "itemSize": [60, 60], "items": {"count": 200}}]}
      """#
    let picture = try svg(feed, "--offset", "2000")
    #expect(!picture.contains("…"))
    // The panel gives way.
    #expect(picture.contains(#"<g transform="translate(0 18)">"#))
    let heading = try sizes(picture, #"font-size="([0-9.]+)" font-weight="(?:400|500|700)""#)
    #expect(heading.count == 4)
    #expect(heading.allSatisfy { $0 >= 12 })
    // A wide one needs three.
    #expect(try !svg(feed).contains("<g transform"))
  }

  @Test func linesAreBrokenBetweenFacts() {
    #expect(TextFit.lines("one · two · three", width: 30, size: 10) == ["one", "two", "three"])
    #expect(TextFit.lines("one · two · three", width: 60, size: 10) == ["one · two", "three"])
    #expect(TextFit.lines("one · two · three", width: 600, size: 10) == ["one · two · three"])
    #expect(TextFit.lines("", width: 60, size: 10) == [])
    #expect(TextFit.lines("unbreakable", width: 6, size: 10) == ["unbreakable"])
  }

  /// A label lies on the bar of its header in white, or behind it: never dark on dark.
  @Test func labelsOfTheOverviewStandOut() throws {
    func feed(header: Int) -> String {
      #"""
      {"width": 390, "sections": [{"id": "today", "header": \#(header), "columns": 3, "items": {"count": 900, "size": [10, 10]}}]}
      """#
    }
    let thick = try svg(feed(header: 60))
    #expect(thick.contains(##"fill="#ffffff" stroke="none">today<"##))
    let thin = try svg(feed(header: 12))
    let label = try #require(
      try thin.firstMatch(of: Regex(#"<text x="[0-9.]+" y="([0-9.]+)" font-size="11">today<"#)))
    let y = try #require(label.output[1].substring.flatMap { Double(String($0)) })
    // The bar ends some pixels below the top of the slices, at 96; the letters are 11 high.
    let bar = try #require(
      try sizes(thin, #"<rect x="0" y="0" width="390" height="(12)" fill="[^"]*"/>"#).first)
    #expect(bar == 12 && y - 11 > 96)
  }
}
