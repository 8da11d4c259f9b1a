/// A value in a document on its way into a type, with the path to it for messages.
package struct JSONField {
  /// A value that is not of the form asked for.
  package struct Malformed: Error {
    var line: Int
    var problem: String
  }

  let json: JSON
  let path: String

  package init(json: JSON, path: String) {
    self.json = json
    self.path = path
  }

  private var prefix: String { path.isEmpty ? "" : path + ": " }

  func malformed(_ expected: String) -> Malformed {
    Malformed(line: json.line, problem: "\(prefix)expected \(expected), found \(json.kindName)")
  }

  /// What is wrong with the value, in words.
  func problem(_ text: String) -> Malformed { Malformed(line: json.line, problem: prefix + text) }

  /// The member of that key, or nil when there is none.
  subscript(key: String) -> JSONField? {
    json[key].map { JSONField(json: $0, path: path.isEmpty ? key : "\(path).\(key)") }
  }

  /// The same value under another name in messages.
  func named(_ path: String) -> JSONField { JSONField(json: json, path: path) }

  /// One of a few words.
  func choice(_ words: [String]) throws(Malformed) -> String {
    guard let word = json.string, words.contains(word) else {
      throw malformed("one of \(words.joined(separator: ", "))")
    }
    return word
  }

  func required(_ key: String) throws(Malformed) -> JSONField {
    guard let field = self[key] else {
      throw Malformed(line: json.line, problem: "\(prefix)expected the key \"\(key)\"")
    }
    return field
  }

  /// Refuses what is no object, and keys other than these: a mistyped key must not pass for an absent one.
  func checkKeys(_ allowed: [String]) throws(Malformed) {
    guard let members = json.members else { throw malformed("an object") }
    for member in members where !allowed.contains(member.key) {
      let near = Spelling.nearest(to: member.key, in: allowed)
      let hint =
        near.map { "did you mean \"\($0)\"?" } ?? "expected one of \(allowed.joined(separator: ", "))"
      throw Malformed(line: member.value.line, problem: "\(prefix)unknown key \"\(member.key)\"; \(hint)")
    }
  }

  func elements(_ expected: String = "an array") throws(Malformed) -> [JSONField] {
    guard let elements = json.elements else { throw malformed(expected) }
    return elements.indices.map { JSONField(json: elements[$0], path: "\(path)[\($0)]") }
  }

  /// A number; "NaN", "Infinity" and "-Infinity" stand as strings.
  func number() throws(Malformed) -> Double {
    switch json.value {
    case .number(let number): return number
    case .string("NaN"): return .nan
    case .string("Infinity"): return .infinity
    case .string("-Infinity"): return -.infinity
    default: throw malformed("a number")
    }
  }

  func integer() throws(Malformed) -> Int {
    guard let number = json.number, let integer = Int(exactly: number) else {
      throw malformed("a whole number")
    }
    return integer
  }

  func bool() throws(Malformed) -> Bool {
    guard case .bool(let bool) = json.value else { throw malformed("true or false") }
    return bool
  }

  func string() throws(Malformed) -> String {
    guard let string = json.string else { throw malformed("a string") }
    return string
  }

  func numbers(_ count: Int, _ form: String) throws(Malformed) -> [Double] {
    guard let elements = json.elements, elements.count == count else { throw malformed(form) }
    var numbers: [Double] = []
    for i in elements.indices {
      numbers.append(try JSONField(json: elements[i], path: "\(path)[\(i)]").number())
    }
    return numbers
  }
}
