import PerpendTool
import Testing

@Suite struct CaseTests {
  @Test(arguments: Cases.ids)
  func isAsExpected(id: String) throws {
    let replayCase = try #require(Cases.all.first { $0.id == id })
    #expect(Check.verdict(on: replayCase) == .passed, "case \(id)")
  }

  @Test func thereAreAllCases() {
    #expect(Cases.all.count == 92)
    #expect(Set(Cases.ids).count == 92)
  }
}
