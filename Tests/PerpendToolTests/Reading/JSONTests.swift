import PerpendTool
import Testing

@Suite struct JSONTests {
  @Test func valuesComeBackAsWritten() throws {
    let text = #"{"a": [1, -2.5, 1e3, true, false, null], "b": {"c": "\"\\\/\b\f\n\r\tü\u00fc\ud83d\ude00"}}"#
    let json = try parseJSON(text)
    let again = try parseJSON(JSONWriter.line(json))
    #expect(JSONWriter.line(again) == JSONWriter.line(json))
    #expect(json["b"]?["c"]?.string == "\"\\/\u{8}\u{c}\n\r\tüü😀")
    #expect(json["a"]?.elements?.map(\.number) == [1, -2.5, 1000, nil, nil, nil])
  }

  @Test(arguments: [
    "", "[", "{", "[1,]", "{\"a\":1,}", "01", "+1", "1.", ".5", "1e", "nan", "NaN", "Infinity", "0x1", "tru",
    "'a'",
    "\"a", "\"\n\"", "\"\\x\"", "\"\\ud83d\"", "\"\\u12\"", "[1] 2", "{a: 1}", "{\"a\": 1, \"a\": 2}",
    "[1 2]",
  ])
  func whatIsNoJSONIsRefused(text: String) {
    #expect(throws: JSONParser.Failure.self) { try parseJSON(text) }
  }

  @Test func deepNestingIsRefused() {
    #expect(throws: JSONParser.Failure.self) { try parseJSON(String(repeating: "[", count: 100_000)) }
  }

  @Test func failureNamesTheLine() {
    #expect {
      try parseJSON("{\n\"a\": 1\n\"b\": 2}")
    } throws: { error in
      let failure = error as? JSONParser.Failure
      return failure?.line == 3 && failure?.problem == "expected , or }, found \""
    }
  }

  @Test func valuesKnowTheirLine() throws {
    let json = try parseJSON("[1,\n{\"a\":\n2}]")
    #expect(json.elements?.map(\.line) == [1, 2])
    #expect(json.elements?[1]["a"]?.line == 3)
  }

  @Test func longValuesAreBroken() throws {
    let json = JSON.object([("a", .array((0..<60).map(JSON.number))), ("b", .array([.number(1)]))])
    let text = JSONWriter.write(json)
    #expect(text.split(separator: "\n").count == 65)
    #expect(text.hasSuffix("  \"b\": [1]\n}"))
    #expect(JSONWriter.line(try parseJSON(text)) == JSONWriter.line(json))
  }
}
