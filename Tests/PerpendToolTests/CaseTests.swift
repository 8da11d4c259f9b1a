import Testing

@testable import PerpendTool

@Suite struct CaseTests {
  @Test(arguments: Cases.ids)
  func isAsExpected(id: String) throws {
    let replayCase = try #require(Cases.all.first { $0.id == id })
    let expected = Cases.skipped[id].map(Verdict.skipped) ?? .passed
    #expect(Check.verdict(on: replayCase) == expected, "case \(id)")
  }

  @Test func thereAreAllCases() {
    #expect(Cases.all.count == 71)
    #expect(Set(Cases.ids).count == 71)
    #expect(Cases.skipped.keys.allSatisfy(Cases.ids.contains))
    #expect(Cases.skipped.count == 7)
  }
}
