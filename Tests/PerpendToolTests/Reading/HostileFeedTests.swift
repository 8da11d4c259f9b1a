import PerpendTool
import Testing

/// Documents in which any value may be anything: they are laid out and drawn, or refused with a place.
@Suite struct HostileFeedTests {
  private static let values: [JSON] = [
    .null, .bool(true), .number(-1), .number(0), .number(0.5), .number(300), .number(1e15), .number(1e308),
    .number(-9_223_372_036_854_775_808), .number(9_223_372_036_854_774_784),
    .string("x"), .string("NaN"), .string("-Infinity"), .string("A + (i * B) % C"),
    .string("1 + (i * 9) % 0"),
    .array([]), .object([]),
  ]

  @Test(arguments: FeedFormatTests.examples)
  func anythingMayBeAnything(text: String) throws {
    let document = try parseJSON(text)
    var (drawn, refused) = (0, 0)
    for value in Self.values {
      for mutant in Self.mutants(of: document, value) {
        let file = InputFile(name: "feed.json", bytes: Array(JSONWriter.line(mutant).utf8))
        do {
          let laidOut = try LaidOutFeed(try FeedDocument.parse(file), file: file.name)
          let svg = Picture(laidOut: laidOut, figures: Figures(laidOut)).svg()
          #expect(svg.hasSuffix("</svg>\n"))
          drawn += 1
        } catch let error as ToolError {
          #expect(error.message.hasPrefix("feed.json:"), "\(error.message)")
          refused += 1
        }
      }
    }
    #expect(drawn > 10 && refused > 10)
  }

  @Test func anythingMayBeInAHierarchy() throws {
    let document = try parseJSON(
      #"""
      {"width": 9, "rtl": true, "name": "x", "columns": [9, 9], "columnSpacing": 2, "itemSpacing": 2, "itemHeight": 9,
       "insets": [1, 1, 1, 1], "items": [{"id": "a", "height": 4, "children": ["b", {"children": []}]}]}
      """#)
    for value in Self.values {
      for mutant in Self.mutants(of: document, value) {
        try withFile("tree.json", JSONWriter.line(mutant)) { path in
          let run = ToolRun("outline", path, "-o", "-")
          #expect(run.code == .success ? run.output.hasSuffix("</svg>\n") : run.errors.hasPrefix(path + ":"))
        }
      }
    }
  }

  /// Copies in which one value is another.
  private static func mutants(of json: JSON, _ value: JSON) -> [JSON] {
    let inside: [JSON]
    switch json.value {
    case .array(let elements):
      inside = elements.indices.flatMap { place in
        mutants(of: elements[place], value).map { mutant in
          var changed = elements
          changed[place] = mutant
          return JSON.array(changed)
        }
      }
    case .object(let members):
      inside = members.indices.flatMap { place in
        mutants(of: members[place].value, value).map { mutant in
          var changed = members
          changed[place].value = mutant
          return JSON(value: .object(changed))
        }
      }
    default: inside = []
    }
    return [value] + inside
  }

  @Test(.timeLimit(.minutes(1)))
  func gridOfDustIsNotDrawnItemByItem() throws {
    let text = #"""
      {"width": 2000000, "sections": [{"layout": "grid", "itemSize": [0.01, 0.01], "items": {"count": 1000000000000}}]}
      """#
    try withFile("feed.json", text) { path in
      #expect(ToolRun("render", path, "-o", "-").output.contains("more than can be drawn"))
      #expect(ToolRun("stats", path).output.contains("too many items in 2,000,000 × 900 pt to time one"))
    }
  }

  /// The least whole number, of which there is no absolute value.
  @Test func theLeastWholeNumber() throws {
    let least = "-9223372036854775808"
    try withFile("feed.csv", "a,\(least),10\n") { path in
      let run = ToolRun("stats", path)
      #expect(run.code == .failure && run.errors.contains("width: expected 0 to 2,000,000, found -9"))
    }
    try withFile("feed.csv", "a,10,10\n") { path in
      for flag in ["--point=\(least),\(least)", "--rect=\(least),\(least),9223372036854775807,5"] {
        #expect(ToolRun("query", path, flag).code == .success)
        #expect(ToolRun("query", path, flag, "--json").code == .success)
      }
      #expect(ToolRun("query", path, "--item=\(least),\(least)").errors.contains("no section \(least)"))
      #expect(ToolRun("query", path, "--item=0,\(least)").errors.contains("no item 0,\(least)"))
    }
    for (key, value) in [
      ("setColumns", #""columns": \#(least)"#), ("setSize", #""at": [\#(least), \#(least)], "height": 1"#),
    ] {
      let text = """
        {"input": {"width": 9, "sections": [{"items": [[1, 1]]}], "operations": [{"op": "\(key)", \(value)}],
                   "hits": [[\(least), \(least)]]}}
        """
      try withFile("case.json", text) { path in
        let run = ToolRun("replay", path)
        #expect(run.code == .failure && run.output.contains(#""unchanged": true"#), "\(run)")
        #expect(run.errors.contains("case 0: refused: "))
      }
    }
  }

  private static let trillion = #"""
    {"width": 1000, "sections": [
      {"layout": "grid", "itemSize": [100, 0.01], "decorations": ["rows", {"extent": "rows", "insets": -1}],
       "items": {"count": 1000000000000}}]}
    """#

  /// What is listed of more elements than one can look at is bounded, and it is said how many more there are.
  @Test(.timeLimit(.minutes(1))) func aRectangleOfATrillion() throws {
    try withFile("feed.json", Self.trillion) { path in
      let table = ToolRun("query", path, "--rect", "0,0,1000,1e12").output
      #expect(table.hasSuffix("… and 1,199,999,990,000 more\n1,200,000,000,000 elements\n"))
      #expect(table.split(separator: "\n").count == Listing.most + 3)
      let json = try parseJSON(ToolRun("query", path, "--rect", "0,0,1000,1e12", "--json").output)
      #expect(json.elements?.count == Listing.most + 1)
      #expect(json.elements?.last?["more"]?.number == 1_199_999_990_000)
      #expect(ToolRun("render", path, "-o", "-").output.contains("more than can be drawn"))
      #expect(ToolRun("stats", path).code == .success)
    }
  }

  /// Cases about more items than one can look at are replayed and checked in no time.
  @Test(.timeLimit(.minutes(1))) func aCaseOfATrillion() throws {
    let feed = try parseJSON(Self.trillion)
    let input = feed.overlaid(
      by: try parseJSON(
        #"""
        {"operations": [{"op": "batch", "deleteItems": [[0, 5]]},
                        {"op": "batch", "insertItems": [{"at": [0, 7], "item": {"id": "x", "size": [1, 1]}}]},
                        {"op": "setSize", "at": [0, 9], "height": 3, "mode": "repack"},
                        {"op": "batch", "deleteItems": [[0, -1]]}],
         "query": [0, 0, 1000, 1e12], "queries": [[0, 0, 1000, 1e12]],
         "viewportQueries": [{"offset": 0, "viewport": 1e12}]}
        """#))
    let text = #"{"input": \#(JSONWriter.line(input))}"#
    try withFile("case.json", text) { path in
      let run = ToolRun("replay", path)
      #expect(run.code == .failure && run.errors.contains("refused: delete item: there is no item 0,-1"))
      let answers = try parseJSON(run.output)
      #expect(answers["query"]?.elements?.last?["more"]?.number == 1_199_999_990_000)
      #expect(
        answers["error"]?.string == "outOfBounds" && answers["order"] == nil && answers["overlaps"] == nil)
    }
    for (key, reason) in [
      ("overlaps", "100,000 items"), ("columnsOf", "1,000,000 items"), ("order", "1,000,000 items"),
      ("frames", "expected {}"), ("query", "expected 0 elements, got 1,200,000,000,000"),
    ] {
      let value = key == "overlaps" ? "0" : key == "frames" ? "{}" : "[]"
      let check = try replayCase(
        #"{"input": \#(JSONWriter.line(input)), "expected": {"error": "outOfBounds", "\#(key)": \#(value)}}"#)
      guard case .failed(let problem) = Check.verdict(on: check) else {
        Issue.record("\(key) passes")
        continue
      }
      #expect(problem.contains(reason), "\(problem)")
    }
  }

  /// Counts are bounded in sum: in a section, over sections, and in operations.
  @Test func countsAddUp() throws {
    let many = #"{"count": 100000000, "height": 1}"#
    let one = #"{"count": 1, "height": 1}"#
    let unsized =
      #"{"layout": "grid", "itemSize": [1, 1], "rowSpacing": 0, "items": {"count": 600000000000}}"#
    let documents = [
      #"{"width": 9, "sections": [{"items": [\#(one), \#(many)]}]}"#,
      #"{"width": 9, "sections": [{"items": \#(one)}, {"items": \#(many)}]}"#,
      #"{"width": 9, "sections": [\#(unsized), \#(unsized)]}"#,
      #"""
      {"id": "x", "input": {"width": 9, "sections": [\#(unsized)],
       "operations": [{"op": "batch", "insertSections": [{"at": 0, "section": \#(unsized)}]}]}}
      """#,
    ]
    for document in documents {
      try withFile("feed.json", document) { path in
        let run = ToolRun("stats", path)
        #expect(run.code == .failure && run.errors.contains("more make it more than"), "\(run)")
        #expect(run.errors.hasSuffix("items in all\n"), "\(run)")
      }
    }
  }
}
