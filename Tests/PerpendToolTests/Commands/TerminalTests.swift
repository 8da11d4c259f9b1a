import PerpendTool
import Testing

/// No control character of a file or an argument reaches the terminal.
@Suite struct TerminalTests {
  private static let hostile = "a\u{1b}[31m\u{0}\u{7f}\u{9b}b"
  private static let shown = "a\\u001b[31m\\u0000\\u007f\\u009bb"

  private func expectPlain(_ run: ToolRun, shows: Bool = true) {
    for text in [run.output, run.errors] {
      let controls = text.unicodeScalars.filter { $0.isControl && $0 != "\n" }
      #expect(controls.isEmpty, "\(run)")
    }
    #expect(!shows || (run.output + run.errors).contains(Self.shown), "\(run)")
  }

  @Test func namesOfLines() throws {
    try withFile("feed.csv", "\(Self.hostile),10,10\n") { path in
      expectPlain(ToolRun("stats", path))
      expectPlain(ToolRun("query", path, "--item", "0,0"))
      expectPlain(ToolRun("query", path, "--item", "0,0", "--json"))
      expectPlain(ToolRun("query", path, "--item", "9,0"), shows: false)
      expectPlain(ToolRun("render", path, "-o", "-"), shows: false)
      expectPlain(ToolRun("stats", path, "--width", "1"))
    }
    try withFile("feed.csv", "a,\(Self.hostile),10\n") { path in expectPlain(ToolRun("stats", path)) }
  }

  @Test func namesOfDocuments() throws {
    let name = JSONWriter.quoted(Self.hostile)
    try withFile("feed.json", #"{"name": \#(name), "width": 9, "sections": [{"id": \#(name)}]}"#) { path in
      expectPlain(ToolRun("stats", path))
      expectPlain(ToolRun("render", path, "-o", "-"), shows: false)
    }
    try withFile("feed.json", #"{\#(name): 1, "width": 9, "sections": []}"#) { path in
      expectPlain(ToolRun("stats", path))
    }
    try withFile("case.json", #"{"id": \#(name), "input": {"width": -1, "sections": []}}"#) { path in
      expectPlain(ToolRun("replay", path))
      expectPlain(ToolRun("replay", "--check", path))
    }
  }

  /// A name with lines in it does not pass for lines of the tool's.
  @Test func linesStayLines() throws {
    try withFile("case.json", #"{"id": "x\ny passed", "input": {"width": 9, "sections": []}}"#) { path in
      let output = ToolRun("replay", "--check", path).output
      #expect(output == "x\\u000ay passed skipped: nothing is expected\n0 passed, 0 failed, 1 skipped\n")
    }
    let feed = #"{"name": "x\ny", "width": 9, "sections": [{"id": "a\nb"}]}"#
    try withFile("feed.json", feed) { path in
      let output = ToolRun("stats", path).output
      #expect(output.contains("x\\u000ay\n") && output.contains("a\\u000ab "))
    }
  }

  @Test func arguments() {
    expectPlain(ToolRun(Self.hostile))
    expectPlain(ToolRun("stats", "/no/such/" + Self.hostile))
    expectPlain(ToolRun("stats", "a.csv", "--width", Self.hostile))
  }

  @Test func progress() {
    let console = Console.recording(showsProgress: true)
    console.progress(Self.hostile)
    #expect(console.reported == "\r" + Self.shown)
  }

  @Test func otherTextStaysAsItIs() {
    let text = "päth – 日本 🙂\u{200d}"
    #expect(text.withoutControls() == text)
  }
}
