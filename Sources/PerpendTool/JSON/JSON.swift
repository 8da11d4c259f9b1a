/// A JSON value, with the line on which it stood when it was read.
package struct JSON: Sendable {
  package enum Value: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([Member])
  }

  /// A member of an object; the order is the one in which they were written.
  package struct Member: Sendable {
    package var key: String
    package var value: JSON
  }

  package var value: Value
  package var line: Int

  package init(value: Value, line: Int = 0) {
    self.value = value
    self.line = line
  }

  package static var null: JSON { JSON(value: .null) }
  package static func bool(_ bool: Bool) -> JSON { JSON(value: .bool(bool)) }
  package static func number(_ number: Double) -> JSON { JSON(value: .number(number)) }
  package static func number(_ number: Int) -> JSON { JSON(value: .number(Double(number))) }
  package static func string(_ string: String) -> JSON { JSON(value: .string(string)) }
  package static func array(_ elements: [JSON]) -> JSON { JSON(value: .array(elements)) }
  package static func object(_ members: [(String, JSON)]) -> JSON {
    JSON(value: .object(members.map { Member(key: $0.0, value: $0.1) }))
  }

  var members: [Member]? {
    if case .object(let members) = value { members } else { nil }
  }

  package var elements: [JSON]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  package var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  package var string: String? {
    if case .string(let string) = value { string } else { nil }
  }

  package subscript(key: String) -> JSON? { members?.first { $0.key == key }?.value }

  /// What it is, for messages.
  var kindName: String {
    switch value {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): Format.plain(number)
    case .string(let string): "\"\(string.count > 40 ? string.prefix(40) + "…" : string[...])\""
    case .array(let elements): "an array of \(elements.count)"
    case .object: "an object"
    }
  }

  /// The members of this object with those of `other` laid over them.
  package func overlaid(by other: JSON) -> JSON {
    guard var result = members, let changes = other.members else { return other }
    for change in changes {
      if let place = result.firstIndex(where: { $0.key == change.key }) {
        result[place] = change
      } else {
        result.append(change)
      }
    }
    return JSON(value: .object(result), line: line)
  }
}
