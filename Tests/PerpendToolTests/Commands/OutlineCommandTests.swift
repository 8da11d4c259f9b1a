import Foundation
import Perpend
import PerpendTool
import Testing

/// Pictures of hierarchies of one's own.
@Suite struct OutlineCommandTests {
  private static let life = #"""
    {"name": "Life", "columns": [90, 110, 100], "columnSpacing": 20, "itemSpacing": 5, "insets": 0, "items": [
      {"id": "animals", "height": 44, "children": [
        {"id": "mammals", "children": ["cats", "dogs"]}, {"id": "birds", "children": ["owls"]}]},
      {"id": "plants", "children": ["mosses", {"id": "ferns", "height": 60}]}]}
    """#

  private func parse(_ text: String) throws -> OutlineDescription {
    try OutlineDocument.parse(InputFile(name: "tree.json", bytes: Array(text.utf8)))
  }

  /// What Docs/FeedFormat.md shows, and every key that is read.
  @Test func exampleOfTheDocsIsDrawn() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = root.appendingPathComponent("Docs/FeedFormat.md").path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let examples = text.split(separator: "```").filter { $0.hasPrefix("jsonc\n") }.map {
      String($0.dropFirst(6))
    }
    try #require(examples.count == 1)
    #expect(try parse(examples[0]).names.map(\.count) == [2, 4, 4])
    for key in OutlineDocument.keys + OutlineDocument.itemKeys {
      #expect(text.contains("`\(key)`"), "\(key)")
    }
  }

  @Test func levelsBecomeColumns() throws {
    let life = try parse(Self.life)
    #expect(
      life.names == [
        ["animals", "plants"], ["mammals", "birds", "mosses", "ferns"], ["cats", "dogs", "owls"],
      ])
    #expect(life.branches == [[0, 1], [0, 0, 1, 1], [0, 0, 0]])
    #expect(life.outline.columns.map(\.width) == [90, 110, 100])
    #expect(life.outline.columns[0].items.map(\.children) == [0..<2, 2..<4])
    #expect(life.outline.columns[1].items.map(\.children) == [0..<2, 2..<3, 3..<3, 3..<3])
    #expect(life.outline.columns[1].items.map(\.height) == [30, 30, 30, 60])
    // Each stands below the descendants of those before: 30 + 5 + 30, then birds, then plants.
    let index = try life.index()
    #expect(
      index.frame(ofItemAt: ItemPath(section: 1, item: 1))
        == LayoutRect(x: 110, y: 70, width: 110, height: 30))
    #expect(index.frame(ofItemAt: ItemPath(section: 0, item: 1))?.y == 105)
  }

  @Test func theWholeHasAColourOfItsOwn() throws {
    let tree = try parse(#"{"items": [{"id": "whole", "children": [{"children": ["a"]}, "b"]}]}"#)
    #expect(tree.branches == [[nil], [0, 1], [0]])
  }

  @Test func pictureIsDrawn() throws {
    try withFile("tree.json", Self.life) { path in
      let picture = try PictureReader(ToolRun("outline", path, "-o", "-").output)
      #expect(Set(picture.items) == ["0,0", "0,1", "1,0", "1,1", "1,2", "1,3", "2,0", "2,1", "2,2"])
      for text in ["Life", "9 items in 3 columns, 340 × ", "ferns", "owls"] {
        #expect(picture.text.contains(text), "\(text)")
      }
      let output = URL(fileURLWithPath: path).deletingLastPathComponent().path + "/tree.html"
      let run = ToolRun("outline", path, "-o", output)
      #expect(run.code == .success && run.output.hasSuffix("The picture is in \(output)\n"))
      #expect(try String(contentsOfFile: output, encoding: .utf8).hasPrefix("<!DOCTYPE html>"))
      #expect(ToolRun("outline", path, "-o", "tree.png").code == .usage)
    }
  }

  @Test func mirroredConnectorsRunToTheLeft() throws {
    func connector(_ text: String) throws -> String? {
      let svg = try withFile("tree.json", text) { ToolRun("outline", $0, "-o", "-").output }
      return try svg.firstMatch(of: Regex(#"<path d="([^"]*)""#))?.output[1].substring.map(String.init)
    }
    let tree =
      #"{"columns": 50, "columnSpacing": 20, "insets": 0, "items": [{"id": "a", "children": ["b"]}]}"#
    #expect(try connector(tree) == "M50 15H60M60 15V15H70")
    let mirrored = tree.replacing(#"{"columns""#, with: #"{"rtl": true, "columns""#)
    #expect(try connector(mirrored) == "M70 15H60M60 15V15H50")
  }

  @Test func longOutlinesAreCut() throws {
    let leaves = Array(repeating: #""x""#, count: 2000).joined(separator: ",")
    try withFile("tree.json", #"{"itemHeight": 20, "items": [\#(leaves)]}"#) { path in
      let picture = try PictureReader(ToolRun("outline", path, "-o", "-").output)
      #expect(picture.text.contains("the first 16,000 pt"))
      #expect(picture.items.count < 700)
    }
  }

  private static let wrong: [(String, String)] = [
    ("{}", ":1: expected the key \"items\""),
    (#"{"items": [3]}"#, ":1: items[0]: expected a name, or an object with children, found 3"),
    (#"{"items": [{"hight": 3}]}"#, ":1: items[0]: unknown key \"hight\"; did you mean \"height\"?"),
    (#"{"items": ["a"], "columns": [1, 2]}"#, ":1: columns: expected a width, or 1 of them: one a column"),
    (
      "{\"items\": [\n{\"children\": [{\"height\": \"x\"}]}]}",
      ":2: items[0].children[0].height: expected a number"
    ),
    (
      #"{"items": [{"height": -1}]}"#,
      ": the outline was refused: item 0,0: item height -1 is not within 0 to"
    ),
  ]

  @Test(arguments: wrong)
  func mistakesAreNamed(text: String, message: String) throws {
    try withFile("tree.json", text) { path in
      let run = ToolRun("outline", path, "-o", "-")
      #expect(run.code == .failure && run.output.isEmpty)
      #expect(run.errors.hasPrefix(path + message), "\(run.errors)")
    }
  }
}
