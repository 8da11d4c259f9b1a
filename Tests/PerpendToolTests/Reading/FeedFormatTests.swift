import Foundation
import PerpendTool
import Testing

/// What Docs/FeedFormat.md shows is what the tool reads.
@Suite struct FeedFormatTests {
  static let examples: [String] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = root.appendingPathComponent("Docs/FeedFormat.md").path
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    return text.split(separator: "```").filter { $0.hasPrefix("json\n") }.map { String($0.dropFirst(5)) }
  }()

  @Test func thereAreExamples() { #expect(Self.examples.count == 5) }

  @Test(arguments: examples)
  func exampleIsLaidOut(text: String) throws {
    try withFile("feed.json", text) { path in
      let stats = ToolRun("stats", path)
      #expect(stats.code == .success, "\(stats.errors)")
      let picture = ToolRun("render", path, "-o", "-")
      #expect(picture.code == .success)
      let items = try PictureReader(picture.output).items
      #expect(!items.isEmpty)
    }
  }

  @Test func caseIsAsItExpects() throws {
    let cases = Self.examples.filter { $0.contains("expected") }
    #expect(cases.count == 1)
    for text in cases {
      let replayCase = try replayCase(text)
      #expect(Check.verdict(on: replayCase) == .passed)
    }
  }

  /// Every key that is read stands in the document.
  @Test func everyKeyIsDocumented() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = root.appendingPathComponent("Docs/FeedFormat.md").path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let keys =
      FeedDescription.keys + SectionDescription.keys + LayoutOption.words.map(\.key)
      + ItemLength.keys
      + TraitsDescription.keys + ReplayInput.keys
    for key in keys { #expect(text.contains("`\(key)`"), "\(key)") }
  }
}
