/// Writes JSON for people: what fits in a line stands in one.
package struct JSONWriter {
  private var text = ""
  private static let lineLength = 100

  package static func write(_ json: JSON) -> String {
    var writer = JSONWriter()
    writer.write(json, indent: 0, room: lineLength)
    return writer.text
  }

  /// Everything in one line.
  package static func line(_ json: JSON) -> String {
    switch json.value {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): Format.plain(number)
    case .string(let string): quoted(string)
    case .array(let elements): "[" + elements.map(line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { quoted($0.key) + ": " + line($0.value) }.joined(separator: ", ") + "}"
    }
  }

  private mutating func write(_ json: JSON, indent: Int, room: Int) {
    switch json.value {
    case .array(let elements) where !elements.isEmpty && !fits(json, room):
      writeBlock("[", "]", elements.count, indent) { writer, i in
        writer.write(elements[i], indent: indent + 2, room: Self.lineLength - indent - 3)
      }
    case .object(let members) where !members.isEmpty && !fits(json, room):
      writeBlock("{", "}", members.count, indent) { writer, i in
        let key = Self.quoted(members[i].key) + ": "
        writer.text += key
        writer.write(members[i].value, indent: indent + 2, room: Self.lineLength - indent - 3 - key.count)
      }
    default: text += Self.line(json)
    }
  }

  private mutating func writeBlock(
    _ open: String, _ close: String, _ count: Int, _ indent: Int, _ body: (inout JSONWriter, Int) -> Void
  ) {
    let margin = String(repeating: " ", count: indent)
    text += open + "\n"
    for i in 0..<count {
      text += margin + "  "
      body(&self, i)
      text += i + 1 < count ? ",\n" : "\n"
    }
    text += margin + close
  }

  /// Whether the value fits in a line, found without writing a long one out at each of its levels.
  private func fits(_ json: JSON, _ room: Int) -> Bool {
    var left = room
    return Self.measure(json, &left)
  }

  private static func measure(_ json: JSON, _ left: inout Int) -> Bool {
    switch json.value {
    case .array(let elements):
      left -= 2
      for element in elements {
        left -= 2
        guard left >= 0, measure(element, &left) else { return false }
      }
    case .object(let members):
      left -= 2
      for member in members {
        left -= member.key.count + 6
        guard left >= 0, measure(member.value, &left) else { return false }
      }
    default: left -= line(json).count
    }
    return left >= 0
  }

  package static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case _ where scalar.isControl: text += scalar.escaped
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
