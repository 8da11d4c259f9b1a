import PerpendTool
import Testing

@Suite struct ReplayTests {
  static let squares = """
    {"id": "squares", "input": {"width": 320, "sections": [{"columns": 2, "items": [[100, 100], [100, 100]]}]},
     "expected": {"contentSize": [320, 160]}}
    """

  @Test func checkSucceeds() throws {
    try withFile("case.json", Self.squares) { path in
      let run = ToolRun("replay", path, "--check")
      #expect(run.output == "squares passed\n1 passed, 0 failed, 0 skipped\n")
      #expect(run.code == .success)
    }
  }

  @Test func checkFailsOnAWrongExpectation() throws {
    let wrong = Self.squares.replacing("[320, 160]", with: "[320, 161]")
    let skipped = Self.squares.replacing("\"contentSize\": [320, 160]", with: "")
    try withFile("cases.json", "[\(Self.squares), \(wrong), \(skipped)]") { path in
      let run = ToolRun("replay", "--check", path)
      #expect(
        run.output == """
          squares passed
          squares failed: contentSize: expected [320, 161], got [320, 160]
          squares skipped: nothing is expected
          1 passed, 1 failed, 1 skipped

          """)
      #expect(run.code == .failure)
    }
  }

  @Test func answersArePrinted() throws {
    try withFile("case.json", Self.squares) { path in
      let run = ToolRun("replay", path)
      #expect(run.code == .success)
      let answers = try parseJSON(run.output)
      #expect(answers["id"]?.string == "squares")
      let size = try #require(answers["contentSize"])
      #expect(JSONWriter.line(size) == "[320, 160]")
      #expect(answers["frames"]?["0,1"].map(JSONWriter.line) == "[160, 0, 160, 160]")
      #expect(answers["columnsOf"].map(JSONWriter.line) == "[[0, 1]]")
    }
  }

  @Test func variantsArePrinted() throws {
    let text = """
      [{"input": {"width": 9, "sections": [], "variants": [{}, {"width": 5}, {"rtl": true}]}}]
      """
    try withFile("case.json", text) { path in
      let answers = try parseJSON(ToolRun("replay", path).output)
      let variants = try #require(answers.elements?.first?["variants"]?.elements)
      #expect(variants.map { $0["contentSize"].map(JSONWriter.line) } == ["[9, 0]", "[5, 0]", "[9, 0]"])
    }
  }

  @Test func refusalIsPrinted() throws {
    let text = #"{"input": {"width": 9, "sections": [{"columns": 300}]}}"#
    try withFile("case.json", text) { path in
      let run = ToolRun("replay", path)
      let answers = try parseJSON(run.output)
      #expect(answers["error"]?.string == "invalidColumnCount")
      #expect(answers["message"]?.string == "section 0: 300 columns are not within 1 to 255")
      #expect(run.errors == "\(path): case 0: refused: section 0: 300 columns are not within 1 to 255\n")
      #expect(run.code == .failure)
    }
  }

  /// What is refused though nothing says so is a failure, with a check and without.
  @Test func refusalsAreFailuresUnlessExpected() throws {
    let input =
      #""input": {"width": 9, "sections": [{}], "operations": [{"op": "batch", "deleteItems": [[0, 5]]}]}"#
    let cases: [(expected: String, code: ExitCode)] = [
      ("", .failure), (#", "expected": {}"#, .failure), (#", "expected": {"contentSize": [9, 0]}"#, .failure),
      (#", "expected": {"error": "outOfBounds"}"#, .success),
    ]
    for (expected, code) in cases {
      try withFile("case.json", #"{"id": "x", \#(input)\#(expected)}"#) { path in
        let replay = ToolRun("replay", path)
        #expect(replay.code == code)
        #expect(replay.errors.isEmpty == (code == .success))
        let check = ToolRun("replay", "--check", path)
        #expect(check.code == code)
        #expect(check.output.contains("refused: delete item: there is no item 0,5") == (code == .failure))
      }
    }
    let variants = #"{"id": "x", "input": {"width": 9, "sections": [], "variants": [{}, {"width": -1}]}}"#
    try withFile("case.json", variants) { path in
      let run = ToolRun("replay", path)
      #expect(run.code == .failure && run.errors.contains("x, variant 1: refused: container length -1"))
    }
    #expect(ToolRun("replay", "--help").output.contains("the exit code is 1"))
  }

  static let malformed = [
    ("{\n\"input\":\n}", ":3: expected a value, found }"),
    ("[]", ": expected a case or an array of cases, found none"),
    ("[{\"id\": \"x\"}]", ":1: case 0: expected the key \"input\""),
    ("{\"input\": 3}", ":1: input: expected an object, found 3"),
    (
      "{\"input\": {\n\"width\": \"x\", \"sections\": []}}", ":2: input.width: expected a number, found \"x\""
    ),
    (
      "{\"input\": {\"width\": 1, \"sections\": [\n{\"insets\": [1]}]}}",
      ":2: input.sections[0].insets: expected [top, leading, bottom, trailing], or a number for all four, found an array of 1"
    ),
    (
      "{\"input\": {\"width\": 1, \"sections\": [], \"operations\": [{\"op\": \"sort\"}]}}",
      ":1: input.operations[0].op: expected one of batch, setSize, setSizes, setWidth, setHeight, setColumns, found \"sort\""
    ),
    (
      "{\"input\": {\"width\": 1, \"sections\": [{\"items\": {\"count\": 2, \"size\": [1, \"(i * 2) % 0\"]}}]}}",
      ":1: input.sections[0].items.size[1]: expected \"A + (i * B) % C\" with whole numbers B and C, C above 0, "
        + "found \"(i * 2) % 0\""
    ),
  ]

  @Test(arguments: malformed)
  func malformedFileNamesItsLine(text: String, message: String) throws {
    try withFile("case.json", text) { path in
      let run = ToolRun("replay", path)
      #expect(run.errors == path + message + "\n")
      #expect(run.code == .failure)
      #expect(run.output.isEmpty)
    }
  }

  /// In a check the other cases still count.
  @Test func malformedCaseFailsAlone() throws {
    let malformed = #"{"id": "bad", "input": {"width": 1}, "expected": {"overlaps": 0}}"#
    try withFile("cases.json", "[\(malformed),\n\(Self.squares)]") { path in
      let run = ToolRun("replay", "--check", path)
      #expect(
        run.output == """
          bad failed: line 1: input: expected the key "sections"
          squares passed
          1 passed, 1 failed, 0 skipped

          """)
      #expect(run.code == .failure)
    }
  }

  /// Whether anything is expected or not.
  @Test(arguments: ["", #", "expected": {}"#, #", "expected": {"variants": []}"#])
  func malformedOperationsAreNoSkip(expected: String) throws {
    for variants in ["", #", "variants": []"#, #", "variants": [{}]"#] {
      let text =
        #"{"id": "bad", "input": {"width": 1, "sections": [], "operations": [{"op": "sort"}]\#(variants)}\#(expected)}"#
      try withFile("case.json", text) { path in
        let run = ToolRun("replay", "--check", path)
        #expect(run.code == .failure && run.output.hasSuffix("0 passed, 1 failed, 0 skipped\n"), "\(run)")
        // Variants that are not answered are the first thing that is wrong.
        guard variants.isEmpty || expected.isEmpty else { return }
        #expect(run.output.contains("operations[0].op: expected one of"), "\(run)")
      }
    }
  }

  @Test func formulaGivesSizes() throws {
    let formula = try SizeFormula(JSONField(json: .string("20 + (i * 7919) % 97"), path: ""))
    let values: [Double] = [20, 82, 47, 109]
    #expect((0..<4).map { formula.value(at: $0) } == values)
    let number = try SizeFormula(JSONField(json: .number(1.5), path: ""))
    #expect(number.value(at: 9) == 1.5)
  }
}
