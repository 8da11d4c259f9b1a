import PerpendTool
import Testing

/// Each key of `expected` is compared: the right answer passes, and each of several wrong ones fails.
@Suite struct ExpectationTests {
  struct Expectation: CustomTestStringConvertible, Sendable {
    var key: String
    var right: String
    var wrong: [String]
    var testDescription: String { key }
  }

  static let input = """
    {"width": 320, "scale": 2,
     "sections": [
       {"id": "A", "columns": 2, "columnSpacing": 10, "itemSpacing": 6, "insets": [4, 5, 6, 5],
        "header": {"height": 20}, "footer": {"height": 10, "insets": [1, 2, 3, 4]},
        "items": [{"id": "a", "height": 100}, {"id": "b", "height": 50}, {"id": "c", "size": [300, 75]}]},
       {"id": "B", "columns": 2, "columnSpacing": 10, "insets": [0, 5, 0, 5], "items": []}],
     "query": [0, 0, 320, 60], "queries": [[0, 0, 320, 10], [0, 30, 100, 60]],
     "viewportQueries": [{"offset": 0, "viewport": 5, "overscan": [1000, 10]},
                         {"offset": 100, "viewport": 20}],
     "hits": [[10, 10], [10, 24], [10, 124]],
     "topInset": 4, "stickyAt": [-10, 20, 140],
     "scrollTo": [{"target": "i:0,2", "align": "center", "viewport": 60},
                  {"target": "b:1", "align": "bottom", "viewport": 60, "topInset": 0},
                  {"target": "f:1", "viewport": 60}]}
    """

  static let expectations = [
    Expectation(
      key: "contentSize", right: "[320, 144]",
      wrong: ["[320, 143.998]", "[319, 144]", "[320]", "null", "144"]),
    Expectation(key: "columnWidth", right: "150", wrong: ["149.5", "[150]", "[150, 149]", "null"]),
    Expectation(
      key: "frames", right: #"{"0,0": [5, 24, 150, 100], "0,2": [165, 80, 150, 37.5], "0,3": null}"#,
      wrong: [
        #"{"0,0": [5, 24, 150, 100.0011]}"#, #"{"0,0": [5, 24, 150]}"#, #"{"0,2": [165, 80.5, 150, 37.5]}"#,
        #"{"0,3": [0, 0, 0, 0]}"#, #"{"0,0": null}"#, #"{"0;0": null}"#, #"{"x": null}"#, "{}", "[]",
      ]),
    Expectation(
      key: "headers", right: #"{"0": [0, 0, 320, 20], "1": null}"#,
      wrong: [#"{"0": [0, 0, 320, 21]}"#, #"{"1": [0, 0, 0, 0]}"#, #"{"a": null}"#, "{}"]),
    Expectation(
      key: "footers", right: #"{"0": [2, 131, 314, 10]}"#,
      wrong: [#"{"0": [2, 131, 315, 10]}"#, #"{"0": null}"#, "{}"]),
    Expectation(
      key: "backgrounds", right: #"{"0": [0, 0, 320, 144], "1": [0, 144, 320, 0]}"#,
      wrong: [#"{"0": [0, 0, 320, 143]}"#, #"{"1": null}"#, "{}"]),
    Expectation(
      key: "columnsOf", right: "[[0, 1, 1], []]", wrong: ["[[0, 1, 0], []]", "[[0, 1, 1]]", "[[0, 1], []]"]),
    Expectation(
      key: "order", right: #"[["a", "b", "c"], []]"#,
      wrong: [#"[["b", "a", "c"], []]"#, #"[["a", "b"], []]"#, #"[["a", "b", "c"]]"#]),
    Expectation(key: "sectionOrder", right: #"["A", "B"]"#, wrong: [#"["B", "A"]"#, #"["A"]"#]),
    Expectation(key: "overlaps", right: "0", wrong: ["1", "null"]),
    Expectation(
      key: "query", right: #"["i:0,1", "h:0", "i:0,0"]"#,
      wrong: [#"["h:0", "i:0,0"]"#, #"["h:0", "i:0,0", "i:0,1", "i:0,2"]"#, "[]", "null", "[1]"]),
    Expectation(
      key: "queries", right: #"[["h:0"], ["i:0,0"]]"#,
      wrong: [#"[["h:0"]]"#, #"[["i:0,0"], ["h:0"]]"#, #"[["h:0"], ["i:0,0"], []]"#, #"["h:0", "i:0,0"]"#]),
    Expectation(
      key: "viewportQueries", right: #"[["h:0"], ["h:0", "i:0,0", "i:0,2"]]"#,
      wrong: [#"[["h:0"], ["i:0,0"]]"#, "[]"]),
    Expectation(
      key: "hits", right: #"["h:0", "i:0,0", null]"#,
      wrong: [#"["h:0", "i:0,0", "i:0,0"]"#, #"["h:0", null, null]"#, #"["h:0", "i:0,0"]"#]),
    Expectation(
      key: "stickyAt", right: #"[{"0": 0}, {"0": 24}, {"0": 124}]"#,
      wrong: [#"[{"0": 0}, {"0": 20}, {"0": 124}]"#, #"[{"0": 0}, {"0": 24}]"#, "[]", "null"]),
    Expectation(
      key: "scrollTo", right: "[56.75, 84, null]",
      wrong: ["[66.75, 84, null]", "[56.75, 84, 0]", "[56.75, 84]"]),
  ]

  private func verdict(_ input: String, _ expected: String) throws -> Verdict {
    Check.verdict(on: try replayCase(#"{"input": \#(input), "expected": \#(expected)}"#))
  }

  private func isFailure(_ verdict: Verdict, naming key: String) -> Bool {
    if case .failed(let reason) = verdict { reason.contains(key) } else { false }
  }

  @Test(arguments: expectations)
  func isCompared(_ expectation: Expectation) throws {
    let key = expectation.key
    #expect(try verdict(Self.input, "{\"\(key)\": \(expectation.right)}") == .passed)
    for wrong in expectation.wrong {
      let verdict = try verdict(Self.input, "{\"\(key)\": \(wrong)}")
      #expect(isFailure(verdict, naming: key), "\(key): \(wrong)")
    }
  }

  /// What stands beside a right answer counts as well.
  @Test(arguments: expectations)
  func isComparedBesideOthers(_ expectation: Expectation) throws {
    let beside = #""contentSize": [320, 144], "sectionOrder": ["A", "B"]"#
    guard !beside.contains(expectation.key) else { return }
    let wrong = "{\(beside), \"\(expectation.key)\": \(expectation.wrong[0])}"
    #expect(isFailure(try verdict(Self.input, wrong), naming: expectation.key))
  }

  static let refused = """
    {"width": 100, "sections": [{"items": [[10, 10]]}],
     "operations": [{"op": "setSize", "at": [0, 1], "height": 5}]}
    """

  @Test func refusalIsCompared() throws {
    let right = #"{"error": "outOfBounds", "errorAt": {"section": 0, "item": 1}, "unchanged": true}"#
    #expect(try verdict(Self.refused, right) == .passed)
    let wrong = [
      ("error", #"{"error": "invalidSize"}"#),
      ("errorAt item", #"{"error": "outOfBounds", "errorAt": {"item": 0}}"#),
      ("errorAt declared", #"{"error": "outOfBounds", "errorAt": {"declared": 0}}"#),
      ("unchanged", #"{"error": "outOfBounds", "unchanged": false}"#),
      ("refused", #"{"contentSize": [100, 50]}"#),
    ]
    for (key, expected) in wrong {
      #expect(isFailure(try verdict(Self.refused, expected), naming: key), "\(expected)")
    }
  }

  @Test func refusalThatDoesNotComeFails() throws {
    #expect(isFailure(try verdict(Self.input, #"{"error": "outOfBounds"}"#), naming: "error"))
    #expect(isFailure(try verdict(Self.input, #"{"unchanged": true}"#), naming: "unchanged"))
  }

  @Test(arguments: [
    (#""height": "NaN""#, "invalidSize"), (#""height": "Infinity""#, "invalidSize"),
    (#""size": [-1, 5]"#, "invalidSize"),
  ])
  func hostileSizesAreRefused(size: String, error: String) throws {
    let input = """
      {"width": 100, "sections": [{"items": [[10, 10]]}],
       "operations": [{"op": "setSize", "at": [0, 0], \(size)}]}
      """
    let expected = #"{"error": "\#(error)", "unchanged": true, "contentSize": [100, 50]}"#
    #expect(try verdict(input, expected) == .passed)
    let fresh = #"{"width": 100, "sections": [{"items": [{\#(size)}]}]}"#
    #expect(try verdict(fresh, #"{"error": "\#(error)"}"#) == .passed)
  }

  @Test func columnCountOfZeroIsRefused() throws {
    let input = """
      {"width": 100, "sections": [{"items": [[10, 10]]}, {"items": [[10, 10]]}],
       "operations": [{"op": "setColumns", "columns": 0}]}
      """
    #expect(
      try verdict(input, #"{"error": "invalidColumnCount", "unchanged": true, "contentSize": [100, 100]}"#)
        == .passed)
  }

  @Test func unknownKeysNeverPass() throws {
    #expect(isFailure(try verdict(Self.input, #"{"contentsize": [320, 144]}"#), naming: "contentsize"))
    let mistyped = #"{"width": 100, "sections": [{"colums": 2, "items": [[1, 1]]}]}"#
    let mistake = try verdict(mistyped, #"{"contentSize": [100, 50]}"#)
    #expect(isFailure(mistake, naming: "did you mean \"columns\""))
  }

  @Test func questionThatIsNotAskedFails() throws {
    let input = #"{"width": 100, "sections": [{"items": [[1, 1]]}]}"#
    for key in ["query", "queries", "viewportQueries", "hits", "stickyAt", "scrollTo"] {
      #expect(isFailure(try verdict(input, "{\"\(key)\": []}"), naming: key))
    }
  }

  @Test func nothingExpectedIsSkipped() throws {
    #expect(try verdict(Self.input, "{}") == .skipped("nothing is expected"))
    #expect(try verdict(Self.input, #"{"accept": ["anything"]}"#) == .skipped("nothing is expected"))
    let bare = try replayCase(#"{"input": \#(Self.input)}"#)
    #expect(Check.verdict(on: bare) == .skipped("nothing is expected"))
  }

  @Test func failureOutweighsSkip() throws {
    let variants = #"{"width": 320, "sections": [], "variants": [{}, {}]}"#
    let nothing = #"{"variants": [{}, {"contentSize": [320, 0]}]}"#
    #expect(try verdict(variants, nothing) == .skipped("variant 0: nothing is expected"))
    let wrong = #"{"variants": [{}, {"contentSize": [320, 1]}]}"#
    #expect(isFailure(try verdict(variants, wrong), naming: "variant 1: contentSize"))
  }

  /// A refused change leaves the columns free, and a repacking one frees them again.
  @Test func keptColumnsAreGivenUp() throws {
    func input(_ operations: String) -> String {
      """
      {"width": 200,
       "sections": [{"columns": 2,
         "items": [[100, 100], [100, 120], [100, 80], [100, 60], [100, 50], [100, 40]]}],
       "operations": [\(operations)]}
      """
    }
    let refused = #"{"op": "setSize", "at": [0, 9], "size": [100, 5], "mode": "keepColumns"}"#
    #expect(
      try verdict(input(refused), #"{"error": "outOfBounds", "unchanged": true}"#) == .passed)
    let kept = #"{"op": "setSize", "at": [0, 0], "size": [100, 151], "mode": "keepColumns"}"#
    #expect(try verdict(input(kept), #"{"columnsOf": [[0, 1, 0, 1, 0, 1]]}"#) == .passed)
    let repacked = kept + #", {"op": "setSize", "at": [0, 0], "size": [100, 150], "mode": "repack"}"#
    #expect(try verdict(input(repacked), #"{"columnsOf": [[0, 1, 1, 0, 1, 0]]}"#) == .passed)
  }

  /// Columns are dealt out by the new sizes.
  @Test func aRepackingChangeKnowsTheNewSizes() throws {
    let input = """
      {"width": 20, "placement": "stable",
       "sections": [{"columns": 2, "columnSpacing": 0, "itemSpacing": 0,
         "items": [{"height": 1}, {"height": 1}, {"height": 1}, {"height": 1}]}],
       "operations": [{"op": "setSize", "at": [0, 0], "height": 3, "mode": "repack"}]}
      """
    #expect(try verdict(input, #"{"columnsOf": [[0, 1, 1, 1]]}"#) == .passed)
    #expect(
      try verdict(input.replacing("repack", with: "keepColumns"), #"{"columnsOf": [[0, 1, 0, 1]]}"#)
        == .passed)
  }

  /// Columns are kept as long as changes of sizes say so, through batches too, and in waterfalls that fill the shortest
  /// column only: others keep theirs, or have nothing to keep.
  @Test func columnsAreKeptAsLongAsItIsSaid() throws {
    func input(_ placement: String, _ operations: String) -> String {
      """
      {"width": 20, "placement": "\(placement)",
       "sections": [{"items": []}, {"columns": 2, "columnSpacing": 0, "itemSpacing": 0,
         "items": {"count": 4, "height": 10}}],
       "operations": [\(operations)]}
      """
    }
    let kept = #"{"op": "setSize", "at": [1, 0], "height": 30, "mode": "keepColumns"}"#
    let batch = kept + #", {"op": "batch", "deleteSections": [0]}"#
    let freed = batch + #", {"op": "setSize", "at": [0, 0], "height": 31}"#
    #expect(try verdict(input("shortest", kept), #"{"columnsOf": [[], [0, 1, 0, 1]]}"#) == .passed)
    #expect(try verdict(input("shortest", batch), #"{"columnsOf": [[0, 1, 0, 1]]}"#) == .passed)
    #expect(try verdict(input("shortest", freed), #"{"columnsOf": [[0, 1, 1, 1]]}"#) == .passed)
    #expect(try verdict(input("stable", freed), #"{"columnsOf": [[0, 1, 0, 1]]}"#) == .passed)
    #expect(try verdict(input("rightToLeft", kept), #"{"columnsOf": [[], [1, 0, 1, 0]]}"#) == .passed)
  }

  @Test func offsetsAreCompared() throws {
    let input = """
      {"width": 100, "layout": "list", "scroll": {"offset": 50, "viewport": 60},
       "sections": [{"items": {"count": 9, "size": [100, 40]}}],
       "operations": [{"op": "batch", "anchor": "firstVisible",
         "insertItems": [{"at": [0, 0], "item": {"height": 30}}]}]}
      """
    #expect(try verdict(input, #"{"offset": 80}"#) == .passed)
    #expect(isFailure(try verdict(input, #"{"offset": 50}"#), naming: "offset"))
  }

  @Test func variantsMustAgreeInNumber() throws {
    let input = #"{"width": 100, "sections": [{"items": [[1, 1]]}], "variants": [{}, {"width": 50}]}"#
    let one = #"{"contentSize": [100, 50]}"#
    let other = #"{"contentSize": [50, 25]}"#
    #expect(try verdict(input, #"{"variants": [\#(one), \#(other)]}"#) == .passed)
    #expect(isFailure(try verdict(input, #"{"variants": [\#(other), \#(other)]}"#), naming: "variant 0"))
    #expect(isFailure(try verdict(input, #"{"variants": [\#(one)]}"#), naming: "variants"))
    #expect(isFailure(try verdict(input, one), naming: "variants"))
    let both = #"{"contentSize": [100, 51], "variants": [\#(one), \#(other)]}"#
    #expect(isFailure(try verdict(input, both), naming: "without variant"))
  }

  @Test func overlapsAreCounted() throws {
    // A negative inset pulls the second section up over the first.
    let input = """
      {"width": 100, "sections": [{"columns": 1, "items": [[1, 1]]},
       {"columns": 1, "insets": [-10, 0, 0, 0], "items": [[1, 1], [1, 1]]}]}
      """
    #expect(try verdict(input, #"{"overlaps": 1}"#) == .passed)
    #expect(isFailure(try verdict(input, #"{"overlaps": 0}"#), naming: "overlaps"))
  }
}
