import Perpend

/// Reads a feed from lines: comma-separated values, or JSON, told apart by the name and the first character.
package struct FeedReader {
  private let file: InputFile
  private var builder: FeedBuilder
  private var progress: Progress
  private var columns: FeedColumns?

  package static func parse(_ file: InputFile, _ console: Console) throws -> Feed {
    var reader = FeedReader(file, console)
    return try reader.run()
  }

  private init(_ file: InputFile, _ console: Console) {
    self.file = file
    builder = FeedBuilder(name: file.title)
    progress = Progress("reading \(file.name)", total: file.bytes.count, on: console)
  }

  private mutating func run() throws -> Feed {
    defer { progress.finish() }
    var rest = file.bytes[...]
    let isJSON = file.isJSONLines || rest.first { !Self.isSpace($0) } == UInt8(ascii: "{")
    var line = 0
    while !rest.isEmpty {
      line += 1
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      // Tabs at the end of a line may stand between fields without text.
      let row = rest[..<end].last == UInt8(ascii: "\r") ? rest[..<(end - 1)] : rest[..<end]
      let text = Self.trimmed(row)
      rest = rest[min(end + 1, rest.endIndex)...]
      guard !text.isEmpty else { continue }
      if isJSON {
        try takeJSON(text, line)
      } else {
        try takeRow(row, line)
      }
      if line % 1024 == 0 { progress.advance(to: rest.startIndex, Format.count(line, "line")) }
    }
    guard !builder.feed.groups.isEmpty else {
      throw ToolError.refused("\(file.name): no items; expected \(Self.forms)")
    }
    return builder.feed
  }

  private static let forms = """
    lines such as animals,744,1052 or {"section": "animals", "width": 744, "height": 1052}
    """

  private mutating func takeRow(_ text: ArraySlice<UInt8>, _ line: Int) throws {
    let isFirst = columns == nil
    let columns = columns ?? FeedColumns(firstLine: text)
    self.columns = columns
    if isFirst && columns.hasHeader { return }
    guard let fields = columns.form.fields(text) else {
      throw ToolError.badLine(line, of: file.name, "a quoted field without its closing quote")
    }
    let hint = isFirst ? FeedColumns.hint : ""
    guard fields.count == columns.count else {
      let found = Format.count(fields.count, "field")
      throw ToolError.badLine(
        line, of: file.name, "expected \(columns.expectation), found \(found)\(hint)")
    }
    guard let name = String(validating: fields[columns.section], as: UTF8.self) else {
      throw ToolError.badLine(line, of: file.name, "a section name that is not UTF-8")
    }
    let size = LayoutSize(
      width: try length(fields[columns.width], "width", line, hint),
      height: try length(fields[columns.height], "height", line, hint))
    builder.add(size, to: name)
  }

  private func length(
    _ field: ArraySlice<UInt8>, _ what: String, _ line: Int, _ hint: String
  ) throws -> Double {
    let shown = { field.isEmpty ? "nothing" : String(decoding: field.prefix(40), as: UTF8.self) }
    guard let number = StrictNumber.parse(field) else {
      throw ToolError.badLine(line, of: file.name, "\(what): expected a number, found \(shown())\(hint)")
    }
    return try checked(number, what, line)
  }

  private func checked(_ number: Double, _ what: String, _ line: Int) throws -> Double {
    guard Self.lengths.contains(number) else {
      let allowed = Format.range(Self.lengths)
      throw ToolError.badLine(
        line, of: file.name, "\(what): expected \(allowed), found \(Format.plain(number))")
    }
    return number
  }

  private static let lengths = 0.0...2_000_000.0

  private mutating func takeJSON(_ text: ArraySlice<UInt8>, _ line: Int) throws {
    do {
      let object = JSONField(json: try JSONParser.parse(text, line: line), path: "")
      guard object.json.members != nil else { throw object.malformed("an object") }
      let section = try object.required("section")
      // Numbered sections are as good as named ones.
      let name = try section.json.number.map(Format.plain) ?? section.string()
      let width = try checked(try object.required("width").number(), "width", line)
      builder.add(
        LayoutSize(width: width, height: try checked(try object.required("height").number(), "height", line)),
        to: name)
    } catch let failure as JSONParser.Failure {
      let isArray = text.first == UInt8(ascii: "[")
      throw ToolError.badLine(
        failure.line, of: file.name,
        isArray ? "expected an object a line, found the beginning of an array" : failure.problem)
    } catch let malformed as JSONField.Malformed {
      throw ToolError.badLine(line, of: file.name, malformed.problem)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line.drop(while: isSpace)
    while let last = line.last, isSpace(last) { line.removeLast() }
    return line
  }
}
