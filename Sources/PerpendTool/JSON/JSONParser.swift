/// Reads JSON strictly as RFC 8259 has it, and says on which line it stops being that.
///
/// Foundation's decoder forgets the lines, and a report about a case of a thousand lines is of little use without.
package struct JSONParser {
  /// What is wrong, and where.
  package struct Failure: Error {
    package var line: Int
    package var problem: String
  }

  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var line: Int
  private static let deepest = 256

  private init(_ bytes: ArraySlice<UInt8>, line: Int) {
    self.bytes = bytes
    self.place = bytes.startIndex
    self.line = line
  }

  /// The one value that `bytes` is; its first line counts as `line`.
  package static func parse(_ bytes: ArraySlice<UInt8>, line: Int = 1) throws(Failure) -> JSON {
    var parser = JSONParser(bytes, line: line)
    let value = try parser.parseValue(depth: 0)
    parser.skipSpace()
    guard parser.place == parser.bytes.endIndex else {
      throw parser.failure("expected the end after the value")
    }
    return value
  }

  private func failure(_ expected: String) -> Failure {
    guard place < bytes.endIndex else { return Failure(line: line, problem: expected + ", found the end") }
    let byte = bytes[place]
    let found = byte < 0x80 && byte > 0x20 ? String(UnicodeScalar(byte)) : "byte \(byte)"
    return Failure(line: line, problem: expected + ", found " + found)
  }

  private var next: UInt8? { place < bytes.endIndex ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: return
      }
      place += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func parseValue(depth: Int) throws(Failure) -> JSON {
    skipSpace()
    guard depth < Self.deepest else { throw Failure(line: line, problem: "nested too deep") }
    let start = line
    switch next {
    case UInt8(ascii: "{"): return JSON(value: .object(try parseObject(depth: depth)), line: start)
    case UInt8(ascii: "["): return JSON(value: .array(try parseArray(depth: depth)), line: start)
    case UInt8(ascii: "\""): return JSON(value: .string(try parseString()), line: start)
    default: return JSON(value: try parseWord(), line: start)
    }
  }

  private mutating func parseArray(depth: Int) throws(Failure) -> [JSON] {
    place += 1
    var elements: [JSON] = []
    if take("]") { return elements }
    repeat { elements.append(try parseValue(depth: depth + 1)) } while take(",")
    guard take("]") else { throw failure("expected , or ]") }
    return elements
  }

  private mutating func parseObject(depth: Int) throws(Failure) -> [JSON.Member] {
    place += 1
    var members: [JSON.Member] = []
    var keys: Set<String> = []
    if take("}") { return members }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw failure("expected a key in quotes") }
      let key = try parseString()
      guard keys.insert(key).inserted else {
        throw Failure(line: line, problem: "the key \"\(key)\" stands twice in one object")
      }
      guard take(":") else { throw failure("expected : after \"\(key)\"") }
      members.append(JSON.Member(key: key, value: try parseValue(depth: depth + 1)))
    } while take(",")
    guard take("}") else { throw failure("expected , or }") }
    return members
  }

  private mutating func parseWord() throws(Failure) -> JSON.Value {
    let rest = bytes[place...]
    let length = rest.prefix { $0 > 0x20 && !",]}:".utf8.contains($0) }.count
    let word = rest.prefix(length)
    let value: JSON.Value
    if let number = StrictNumber.parse(word) {
      value = .number(number)
    } else if word.elementsEqual("true".utf8) {
      value = .bool(true)
    } else if word.elementsEqual("false".utf8) {
      value = .bool(false)
    } else if word.elementsEqual("null".utf8) {
      value = .null
    } else if word.isEmpty {
      throw failure("expected a value")
    } else {
      let shown = String(decoding: word.prefix(40), as: UTF8.self)
      throw Failure(line: line, problem: "expected a value, found \(shown)")
    }
    place += length
    return value
  }

  private mutating func parseString() throws(Failure) -> String {
    place += 1
    var text: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw Failure(line: line, problem: "a string that is not UTF-8")
        }
        return string
      case UInt8(ascii: "\\"): try parseEscape(into: &text)
      case 0..<0x20:
        place -= 1
        throw failure("expected \" to end the string before the line's end")
      default: text.append(byte)
      }
    }
    throw failure("expected \" to end the string")
  }

  private mutating func parseEscape(into text: inout [UInt8]) throws(Failure) {
    guard let letter = next else { throw failure("expected a letter after \\") }
    place += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "u"):
      var units = [try parseUnit()]
      if UTF16.isLeadSurrogate(units[0]), bytes[place...].starts(with: "\\u".utf8) {
        place += 2
        units.append(try parseUnit())
      }
      guard let string = String(validating: units, as: UTF16.self) else {
        throw Failure(line: line, problem: "half a surrogate pair after \\u")
      }
      text += string.utf8
    default:
      place -= 1
      throw failure("expected one of \"\\/bfnrtu after \\")
    }
  }

  private mutating func parseUnit() throws(Failure) -> UInt16 {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4, let text = String(validating: digits, as: UTF8.self),
      text.allSatisfy(\.isHexDigit), let unit = UInt16(text, radix: 16)
    else { throw failure("expected four hexadecimal digits after \\u") }
    place += 4
    return unit
  }
}
