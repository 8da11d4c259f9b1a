import PerpendTool
import Testing

/// Batches of a case in all the forms that it may write them, against answers worked out by hand.
@Suite struct BatchReplayTests {
  struct Edit: CustomTestStringConvertible, Sendable {
    /// What the operation has beside its name.
    var operation: String
    var expected: String
    var scroll = #"{"offset": 25, "viewport": 20}"#
    var testDescription: String { operation }

    init(_ operation: String, _ expected: String, scroll: String = #"{"offset": 25, "viewport": 20}"#) {
      self.operation = operation
      self.expected = expected
      self.scroll = scroll
    }
  }

  /// a, b and c are 10, 20 and 30 tall and d, alone in the second section, 40.
  private func verdict(on edit: Edit, then next: String = "") throws -> Verdict {
    let text = """
      {"input": {"width": 100, "layout": "list", "scroll": \(edit.scroll),
        "sections": [
          {"id": "A", "items": [{"id": "a", "height": 10}, {"id": "b", "height": 20},
            {"id": "c", "height": 30}]},
          {"id": "B", "items": [{"id": "d", "height": 40}]}],
        "operations": [{"op": "batch", \(edit.operation)}\(next)]},
       "expected": \(edit.expected)}
      """
    return Check.verdict(on: try replayCase(text))
  }

  static let reloads = [
    // Without a new size an item stays as it is, and so does a section without a new one.
    Edit(
      #""reloadItems": [[0, 1], {"at": [0, 2]}], "countsAfter": [3, 1]"#,
      #"{"contentSize": [100, 100], "order": [["a", "b", "c"], ["d"]], "frames": {"0,2": [0, 30, 100, 30]}}"#),
    Edit(
      #""reloadSections": [0], "countsAfter": [3, 1]"#,
      #"{"contentSize": [100, 100], "order": [["a", "b", "c"], ["d"]], "sectionOrder": ["A", "B"]}"#),
    Edit(
      #""reloadItems": [{"at": [0, 1], "item": {"id": "e", "height": 25}}, {"at": [1, 0], "item": [50, 10]}]"#,
      #"{"contentSize": [100, 85], "order": [["a", "e", "c"], ["d"]], "frames": {"0,2": [0, 35, 100, 30]}}"#),
    Edit(
      #""deleteItems": [[0, 0]], "reloadItems": [{"at": [0, 1], "item": {"height": 25}}]"#,
      #"{"contentSize": [100, 95], "order": [["b", "c"], ["d"]], "frames": {"0,0": [0, 0, 100, 25]}}"#),
    Edit(
      #""reloadSections": [{"at": 0, "section": {"id": "C", "items": [{"id": "x", "height": 5}]}}]"#,
      #"{"contentSize": [100, 45], "order": [["x"], ["d"]], "sectionOrder": ["C", "B"]}"#),
    Edit(
      #""reloadSections": [{"at": 1, "section": {"items": [{"id": "x", "height": 5}]}}], "#
        + #""deleteSections": [0], "deleteItems": [[1, 0]], "countsAfter": [1]"#,
      #"{"contentSize": [100, 5], "order": [["x"]], "sectionOrder": ["B"]}"#),
    Edit(
      #""reloadSections": [{"at": 0, "section": {"items": [{"id": "x", "height": 5}]}}], "#
        + #""insertItems": [{"at": [0, 0], "item": {"id": "n", "height": 6}}], "#
        + #""moveItems": [{"from": [1, 0], "to": [0, 2]}], "countsAfter": [3, 0]"#,
      #"{"contentSize": [100, 51], "order": [["n", "x", "d"], []], "frames": {"0,2": [0, 11, 100, 40]}}"#),
  ]

  static let insertedSections = [
    Edit(
      #""insertSections": [{"at": 1, "section": {"id": "N", "items": [{"id": "n", "height": 7}]}}], "#
        + #""moveItems": [{"from": [0, 2], "to": [1, 0]}, {"from": [1, 0], "to": [1, 2]}], "#
        + #""countsAfter": [2, 3, 0]"#,
      #"{"contentSize": [100, 107], "order": [["a", "b"], ["c", "n", "d"], []], "#
        + #""sectionOrder": ["A", "N", "B"], "#
        + #""frames": {"1,0": [0, 30, 100, 30], "1,1": [0, 60, 100, 7], "1,2": [0, 67, 100, 40]}}"#),
    // Its items come from a section that goes and from one that moves.
    Edit(
      #""insertSections": [{"at": 0, "section": {"id": "N"}}], "moveSections": [{"from": 1, "to": 1}], "#
        + #""moveItems": [{"from": [1, 0], "to": [0, 0]}], "deleteSections": [0], "countsAfter": [1, 0]"#,
      #"{"contentSize": [100, 40], "order": [["d"], []], "sectionOrder": ["N", "B"]}"#),
  ]

  static let movedItems = [
    // An item may leave a section that goes, and get another size on the way.
    Edit(
      #""deleteSections": [1], "moveItems": [{"from": [1, 0], "to": [0, 0]}], "countsAfter": [4]"#,
      #"{"contentSize": [100, 100], "order": [["d", "a", "b", "c"]]}"#),
    Edit(
      #""reloadSections": [{"at": 1, "section": {"items": [{"id": "x", "height": 5}]}}], "#
        + #""moveItems": [{"from": [1, 0], "to": [0, 1]}]"#,
      #"{"contentSize": [100, 105], "order": [["a", "d", "b", "c"], ["x"]]}"#),
    Edit(
      #""reloadItems": [{"at": [0, 0], "item": {"id": "e", "height": 25}}], "#
        + #""moveItems": [{"from": [0, 0], "to": [1, 1]}]"#,
      #"{"contentSize": [100, 115], "order": [["b", "c"], ["d", "e"]], "frames": {"1,1": [0, 90, 100, 25]}}"#),
  ]

  static let anchors = [
    // At the end it stays at the end, and 10 above it stays 10 above it.
    Edit(
      #""anchor": "end", "insertItems": [{"at": [1, 1], "item": {"height": 25}}]"#, #"{"offset": 105}"#,
      scroll: #"{"offset": 80, "viewport": 20}"#),
    Edit(
      #""anchor": "end", "insertItems": [{"at": [1, 1], "item": {"height": 25}}]"#, #"{"offset": 95}"#,
      scroll: #"{"offset": 70, "viewport": 20}"#),
    Edit(#""anchor": "end", "deleteSections": [0]"#, #"{"offset": 0}"#),
    Edit(
      #""anchor": "end", "pinTop": true, "insertItems": [{"at": [0, 0], "item": {"height": 25}}]"#,
      #"{"offset": 0}"#, scroll: #"{"offset": 0, "viewport": 20}"#),
    // An item need not be visible.
    Edit(
      #""anchor": [1, 0], "insertItems": [{"at": [0, 0], "item": {"height": 15}}]"#, #"{"offset": 40}"#),
    Edit(#""anchor": [0, 2], "moveSections": [{"from": 1, "to": 0}]"#, #"{"offset": 65}"#),
    Edit(#""anchor": [0, 0], "moveItems": [{"from": [0, 0], "to": [1, 0]}]"#, #"{"offset": 75}"#),
    // Without its item the offset stays, as far as the content goes.
    Edit(#""anchor": [0, 1], "deleteItems": [[0, 1]]"#, #"{"offset": 25}"#),
    Edit(#""anchor": [1, 0], "deleteSections": [1, 0]"#, #"{"offset": 0}"#),
    Edit(#""anchor": "none", "insertItems": [{"at": [0, 0], "item": {"height": 15}}]"#, #"{"offset": 25}"#),
  ]

  static let unchanged =
    #""unchanged": true, "contentSize": [100, 100], "order": [["a", "b", "c"], ["d"]], "offset": 25"#

  static let refusals = [
    Edit(
      #""anchor": "end", "deleteItems": [[0, 0]], "countsAfter": [3, 1]"#,
      #"{"error": "countMismatch", "errorAt": {"section": 0, "computed": 2, "declared": 3}, \#(unchanged)}"#),
    Edit(
      #""insertSections": [{"at": 0, "section": {"id": "N"}}], "countsAfter": [3, 1]"#,
      #"{"error": "countMismatch", "errorAt": {"computed": 3, "declared": 2}, \#(unchanged)}"#),
    Edit(
      #""deleteSections": [1], "insertItems": [{"at": [0, 1], "item": {"id": "n", "height": "NaN"}}]"#,
      #"{"error": "invalidSize", "errorAt": {"section": 0, "item": 1}, \#(unchanged)}"#),
    Edit(
      #""moveItems": [{"from": [0, 0], "to": [1, 1]}], "reloadItems": [{"at": [0, 1], "item": [5, "Infinity"]}]"#,
      #"{"error": "invalidSize", "errorAt": {"section": 0, "item": 1}, \#(unchanged)}"#),
    Edit(
      #""insertSections": [{"at": 2, "section": {"items": [[1, 1], [1, "NaN"]]}}]"#,
      #"{"error": "invalidSize", "errorAt": {"section": 2, "item": 1}, \#(unchanged)}"#),
  ]

  @Test(arguments: reloads + insertedSections + movedItems + anchors)
  func isAsExpected(_ edit: Edit) throws {
    #expect(try verdict(on: edit) == .passed)
  }

  @Test(arguments: refusals)
  func isRefusedAndLeavesAllAsItWas(_ edit: Edit) throws {
    #expect(try verdict(on: edit) == .passed)
  }

  /// What comes after a refused batch finds everything as it was.
  @Test func afterARefusal() throws {
    let refused = Edit(
      #""deleteItems": [[0, 0]], "countsAfter": [9, 9]"#,
      #"{"error": "countMismatch", "unchanged": true, "order": [["b", "c"], ["d"]]}"#)
    let next = #", {"op": "batch", "deleteItems": [[0, 0]], "countsAfter": [2, 1]}"#
    #expect(try verdict(on: refused, then: next) == .passed)
  }
}
