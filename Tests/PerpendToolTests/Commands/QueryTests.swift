import PerpendTool
import Testing

@Suite struct QueryTests {
  static let feed = "a,100,100\na,100,50\nb,100,200\n"
  static let flags = ["--width", "210", "--columns", "2", "--inset", "0", "--header", "20"]

  private func query(_ flags: String...) throws -> (code: ExitCode, output: String, errors: String) {
    try withFile("feed.csv", Self.feed) { path in
      let console = Console.recording()
      let code = Tool(console: console).run(["query", path] + Self.flags + flags)
      return (code, console.written, console.reported)
    }
  }

  @Test func rectangleIsATable() throws {
    let answer = try query("--rect", "0,10,210,80")
    #expect(
      answer.output == """
        element  section    x   y  width  height  column   original
        h:0      a          0   0    210      20
        i:0,0    a          0  20    100     100       0  100 × 100
        i:0,1    a        110  20    100      50       1   100 × 50
        3 elements

        """)
    #expect(answer.code == .success)
  }

  @Test func emptyRectangleFindsNothing() throws {
    #expect(try query("--rect", "0,5000,210,80").output == "0 elements\n")
    #expect(try query("--rect", "-50,-50,50,50", "--json").output == "[]\n")
  }

  @Test func rectangleIsJSON() throws {
    let answer = try parseJSON(try query("--rect", "0,130,210,20", "--json").output)
    #expect(answer.elements?.map { $0["element"]?.string } == ["h:1", "i:1,0"])
    #expect(answer.elements?.map { $0["section"]?.string } == ["b", "b"])
    #expect(answer.elements?.last?["frame"].map(JSONWriter.line) == "[0, 140, 100, 200]")
    #expect(answer.elements?.last?["original"].map(JSONWriter.line) == "[100, 200]")
    #expect(answer.elements?.last?["column"]?.number == 0)
  }

  @Test func pointFindsWhatIsOnTop() throws {
    #expect(try query("--point", "110,20").output.contains("i:0,1"))
    #expect(try query("--point", "105,50").output == "nothing at 105, 50\n")
    #expect(try query("--point", "105,50", "--json").output == "null\n")
    #expect(try parseJSON(try query("--point", "0,0", "--json").output)["element"]?.string == "h:0")
  }

  @Test func itemIsFound() throws {
    let answer = try parseJSON(try query("--item", "1,0", "--json").output)
    #expect(answer["frame"].map(JSONWriter.line) == "[0, 140, 100, 200]")
    #expect(try query("--item", "1,0").output.contains("i:1,0    b        0  140    100     200"))
  }

  @Test func missingItemIsRefused() throws {
    let missing = try query("--item", "1,1")
    #expect(missing.code == .failure)
    #expect(missing.errors.hasSuffix("feed.csv: there is no item 1,1; section 1 has 1 item\n"))
    let noSection = try query("--item", "7,1").errors
    #expect(noSection.hasSuffix("feed.csv: there is no section 7; the feed has 2 sections\n"))
  }

  @Test func statsAreATable() throws {
    try withFile("feed.csv", Self.feed) { path in
      let console = Console.recording()
      #expect(Tool(console: console).run(["stats", path] + Self.flags) == .success)
      let lines = console.written.split(separator: "\n")
      #expect(lines.contains("  content         210 × 340 pt"))
      #expect(lines.contains("  sections        2"))
      #expect(lines.contains("  columns         2 of 100 pt, 58.3 % filled"))
      #expect(
        lines.suffix(3) == [
          "section  layout     items  columns  width  start  height  tallest item  filled",
          "a        waterfall      2        2    100      0     120           100    75 %",
          "b        waterfall      1        2    100    120     220           200    50 %",
        ])
    }
  }
}
