import PerpendTool
import Testing

/// Every value that a case expects is really looked at: changed in any place, the case fails.
@Suite struct MutationTests {
  /// Cases that are small enough to be replayed for each of their values.
  static let ids = Cases.ids.filter { !["C05", "C82", "C84"].contains($0) }

  @Test(arguments: ids)
  func everyExpectedValueCounts(id: String) throws {
    let original = try #require(Cases.all.first { $0.id == id })
    var count = 0
    for run in original.runs.indices {
      let expected = try #require(original.runs[run].expected)
      for mutant in Self.mutants(of: expected) {
        var changed = original
        changed.runs[run].expected = mutant
        guard case .failed = Check.verdict(on: changed) else {
          Issue.record("case \(id) passes with \(JSONWriter.line(mutant))")
          continue
        }
        count += 1
      }
    }
    #expect(count > 0)
  }

  /// Copies of the value with a change in one place each.
  private static func mutants(of json: JSON) -> [JSON] {
    switch json.value {
    case .null: [.number(0)]
    case .bool(let bool): [.bool(!bool)]
    case .number(let number): [.number(number + 1), .number(number - 1.0 / 960), .null]
    case .string(let string): [.string(string + "0"), .null]
    case .array(let elements):
      (elements.isEmpty ? [] : [.array(Array(elements.dropLast()))]) + [.array(elements + [.null])]
        + elements.indices.flatMap { place in
          mutants(of: elements[place]).map { mutant in
            var changed = elements
            changed[place] = mutant
            return JSON.array(changed)
          }
        }
    case .object(let members):
      members.indices.filter { members[$0].key != "accept" }.flatMap { place in
        mutants(of: members[place].value).map { mutant in
          var changed = members
          changed[place].value = mutant
          return JSON(value: .object(changed))
        }
      }
    }
  }
}
