import Perpend
import PerpendTool
import Testing

/// Pinned headers, decorations and the ends of the collection, as pictures and queries show them.
@Suite struct ScreenTests {
  static let document = #"""
    {"width": 200, "name": "ends", "header": 30, "footer": 20,
     "sections": [
       {"id": "a", "layout": "rows", "header": {"height": 10, "pinned": true}, "decorations": ["section", "rows"],
        "items": {"count": 4, "height": 50}},
       {"id": "b", "layout": "list", "header": {"height": 10, "pinned": true},
        "items": {"count": 30, "height": 50}}]}
    """#

  @Test func pinnedHeaderStandsAtTheEdge() throws {
    try withFile("feed.json", Self.document) { path in
      let svg = ToolRun("render", path, "-o", "-", "--offset", "60").output
      #expect(svg.contains(#"data-header="0" x="0" y="60" width="200" height="10""#), "\(svg)")
      #expect(svg.contains(#"data-header="1" x="0" y="140" width="200" height="10""#))
      // The end of its section pushes a header out.
      let later = ToolRun("render", path, "-o", "-", "--offset", "135").output
      #expect(later.contains(#"data-header="0" x="0" y="130" width="200" height="10""#))
      #expect(ToolRun("render", path, "-o", "-", "--offset", "x").code == .usage)
      let both = ToolRun("render", path, "--offset", "1", "--viewport", "0,0,1,1")
      #expect(both.errors.contains("--viewport and --offset exclude each other"))
    }
  }

  @Test func decorationsLieBehindTheItems() throws {
    try withFile("feed.json", Self.document) { path in
      let picture = try PictureReader(ToolRun("render", path, "-o", "-", "--viewport", "0,0,200,150").output)
      #expect(picture.decorations == ["0,0,0", "0,1,0", "0,1,2"])
      #expect(picture.order.first == "decoration")
      #expect(picture.text.contains("ends"))
    }
  }

  @Test func queriesNameWhatBelongsToNoSection() throws {
    try withFile("feed.json", Self.document) { path in
      let run = ToolRun("query", path, "--rect", "0,0,200,60")
      #expect(
        run.output == """
          element  section    x   y  width  height  column  original
          H                   0   0    200      30
          d:0,0,0  a          0  30    200     110
          d:0,1,0  a          0  40    200      50
          h:0      a          0  30    200      10
          i:0,0    a          0  40    100      50       0    0 × 50
          i:0,1    a        100  40    100      50       1    0 × 50
          6 elements

          """)
      let top = try parseJSON(ToolRun("query", path, "--point", "5,5", "--json").output)
      #expect(JSONWriter.line(top) == #"{"element": "H", "frame": [0, 0, 200, 30]}"#)
    }
  }

  @Test(arguments: ["i:3,14", "h:0", "f:12", "d:1,2,3", "H", "F"])
  func namesAreRead(name: String) { #expect(ElementPath(name: name)?.name == name) }

  @Test(arguments: [
    "", "i", "i:", "i:1", "i:1,", "i:01,2", "i:1,2,3", "h:1,2", "x:1", "h:x", "d:1,2", "d:1,5000,0",
  ])
  func othersAreNot(name: String) { #expect(ElementPath(name: name) == nil) }

  @Test func backgroundsFollowFlags() throws {
    try withFile("feed.csv", "a,10,10\na,10,10\nb,10,10\n") { path in
      let flags = ["--layout", "rows", "--columns", "2", "--background", "items,rows"]
      let console = Console.recording()
      #expect(Tool(console: console).run(["render", path, "-o", "-"] + flags) == .success)
      let decorations = try PictureReader(console.written).decorations
      #expect(decorations == ["0,0,0", "0,1,0", "1,0,0", "1,1,0"])
    }
  }
}
