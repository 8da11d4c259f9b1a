import Testing

@testable import PerpendTool

/// Documents in which any value may be anything: they are laid out and drawn, or refused with a place.
@Suite struct HostileFeedTests {
  private static let values: [JSON] = [
    .null, .bool(true), .number(-1), .number(0), .number(0.5), .number(300), .number(1e15), .number(1e308),
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
      #expect(ToolRun("render", path, "-o", "-").output.contains("more items than can be drawn"))
      #expect(ToolRun("stats", path).output.contains("too many items in 2,000,000 × 900 pt to time one"))
    }
  }
}
