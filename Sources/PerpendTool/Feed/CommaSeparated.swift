/// Lines of comma-separated values as RFC 4180 has them, without line breaks inside of fields. Semicolons or tabs may
/// stand for the commas.
struct CommaSeparated {
  let separator: UInt8

  static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]

  /// The fields, spaces around them left out; nil when a quote is not closed.
  func fields(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    var fields: [ArraySlice<UInt8>] = []
    var rest = line
    while true {
      rest = rest.drop(while: isSpace)
      var field: ArraySlice<UInt8>
      if rest.first == UInt8(ascii: "\"") {
        guard let quoted = Self.takeQuoted(&rest) else { return nil }
        field = quoted[...]
        rest = rest.drop(while: isSpace)
        guard rest.isEmpty || rest.first == separator else { return nil }
      } else {
        let end = rest.firstIndex(of: separator) ?? rest.endIndex
        field = rest[..<end]
        while let last = field.last, isSpace(last) { field.removeLast() }
        rest = rest[end...]
      }
      fields.append(field)
      guard rest.popFirst() != nil else { return fields }
    }
  }

  private static func takeQuoted(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    let quote = UInt8(ascii: "\"")
    rest.removeFirst()
    var field: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte != quote {
        field.append(byte)
      } else if rest.first == quote {
        field.append(quote)
        rest.removeFirst()
      } else {
        return field
      }
    }
    return nil
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 9 && byte != separator }
}
