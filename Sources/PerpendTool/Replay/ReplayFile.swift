/// A file of cases: one, or an array of them.
package struct ReplayFile {
  package var cases: [ReplayCase]
  /// Whether the cases stood in an array.
  var isArray: Bool

  package init(_ file: InputFile) throws {
    do {
      let json = try JSONParser.parse(file.bytes[...])
      let document = JSONField(json: json, path: "")
      isArray = json.elements != nil
      let fields = try isArray ? document.elements() : [document]
      cases = []
      for (i, field) in fields.enumerated() { cases.append(try ReplayCase(field, number: i)) }
    } catch let failure as JSONParser.Failure {
      throw ToolError.badLine(failure.line, of: file.name, failure.problem)
    } catch let malformed as JSONField.Malformed {
      throw ToolError.badLine(malformed.line, of: file.name, malformed.problem)
    }
    guard !cases.isEmpty else {
      throw ToolError.refused("\(file.name): expected a case or an array of cases, found none")
    }
  }
}
