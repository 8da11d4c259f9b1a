import Foundation
import Testing

/// The pages of the documentation list every type, and every member of the types that have a page, once.
struct TopicTests {
  @Test func everyTypeHasATopic() throws {
    let types = try SymbolGraph.ofPerpend().symbols.map { $0.pathComponents[0] }
    #expect(try Self.topics(of: "Perpend.md").sorted() == Set(types).sorted())
  }

  @Test func everyMemberHasATopic() throws {
    let graph = try SymbolGraph.ofPerpend()
    for type in ["LayoutIndex", "Batch", "Change"] {
      let members = graph.symbols.filter {
        $0.pathComponents.count == 2 && $0.pathComponents[0] == type && $0.docComment != nil
      }
      let topics = try Self.topics(of: "Types/\(type).md")
      #expect(topics.count > 10)
      #expect(topics.sorted() == members.map { $0.pathComponents[1] }.sorted())
    }
  }

  @Test func everyArticleHasATopic() throws {
    let articles = try FileManager.default.contentsOfDirectory(
      atPath: Self.catalog().appendingPathComponent("Articles").path)
    let text = try String(contentsOf: Self.catalog().appendingPathComponent("Perpend.md"), encoding: .utf8)
    let listed = Self.items(of: text, from: "- <doc:", to: ">").map { $0 + ".md" }
    #expect(listed.count > 5 && listed.sorted() == articles.sorted())
  }

  private static func catalog() throws -> URL {
    try Snippets.package().appendingPathComponent("Sources/Perpend/Perpend.docc")
  }

  /// The symbols that a page lists, overloads without what tells them apart.
  private static func topics(of page: String) throws -> [String] {
    let text = try String(contentsOf: catalog().appendingPathComponent(page), encoding: .utf8)
    let topics = try #require(text.range(of: "## Topics"))
    return items(of: String(text[topics.upperBound...]), from: "- ``", to: "``").map {
      $0.components(separatedBy: ")-(")[0] + ($0.contains(")-(") ? ")" : "")
    }
  }

  private static func items(of text: String, from start: String, to end: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix(start) && $0.hasSuffix(end) }
      .map { String($0.dropFirst(start.count).dropLast(end.count)) }
  }
}
