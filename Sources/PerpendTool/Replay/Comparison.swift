/// Holds an answer against what is expected, and says in words where they differ.
enum Comparison {
  enum Rule {
    /// The same value.
    case value
    /// The members that are expected; when none is, there is to be none.
    case named
    /// The members that are expected; others may be there.
    case members
    /// The same names in any order.
    case set
    /// An array of such.
    case sets
    /// A number that holds for every section, or an array with one for each.
    case everySection
  }

  /// Numbers closer than a unit of 1/960 pt are the same; a hair less, so that a whole unit is told apart from none
  /// in doubles.
  static let tolerance = 0.999 / 960

  static func differences(_ expected: JSON, _ actual: JSON, _ rule: Rule, _ path: String) -> [String] {
    switch rule {
    case .value: return values(expected, actual, path)
    case .named:
      if expected.members?.isEmpty == true, actual.members?.isEmpty != true {
        return [difference(expected, actual, path)]
      }
      return members(expected, actual, path)
    case .members: return members(expected, actual, path)
    case .set: return sets(expected, actual, path)
    case .sets:
      guard let a = expected.elements, let b = actual.elements, a.count == b.count else {
        return [difference(expected, actual, path)]
      }
      return a.indices.flatMap { sets(a[$0], b[$0], "\(path) \($0)") }
    case .everySection:
      guard expected.number != nil, let sections = actual.elements else {
        return values(expected, actual, path)
      }
      guard !sections.isEmpty else { return [difference(expected, actual, path)] }
      return sections.indices.flatMap { values(expected, sections[$0], "\(path) of section \($0)") }
    }
  }

  private static func difference(_ expected: JSON, _ actual: JSON, _ path: String) -> String {
    "\(path): expected \(shown(expected)), got \(shown(actual))"
  }

  private static func shown(_ json: JSON) -> String {
    let text = JSONWriter.line(json)
    return text.count > 200 ? text.prefix(200) + "…" : text
  }

  private static func values(_ expected: JSON, _ actual: JSON, _ path: String) -> [String] {
    areEqual(expected, actual) ? [] : [difference(expected, actual, path)]
  }

  private static func areEqual(_ expected: JSON, _ actual: JSON) -> Bool {
    switch (expected.value, actual.value) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.number(let a), .number(let b)): abs(a - b) < tolerance
    case (.array(let a), .array(let b)): a.count == b.count && zip(a, b).allSatisfy(areEqual)
    case (.object(let a), .object(let b)):
      a.count == b.count
        && a.allSatisfy { member in actual[member.key].map { areEqual(member.value, $0) } ?? false }
    default: false
    }
  }

  private static func members(_ expected: JSON, _ actual: JSON, _ path: String) -> [String] {
    guard let members = expected.members, actual.members != nil else {
      return [difference(expected, actual, path)]
    }
    return members.flatMap { member -> [String] in
      let path = "\(path) \(member.key)"
      guard let found = actual[member.key] else {
        return ["\(path): expected \(shown(member.value)), got none"]
      }
      return values(member.value, found, path)
    }
  }

  private static func sets(_ expected: JSON, _ actual: JSON, _ path: String) -> [String] {
    if let wanted = expected.elements, let found = actual.elements, let more = found.last?["more"]?.number {
      // At least as many are listed as are expected.
      let count = Format.grouped(Double(found.count - 1) + more, 0)
      return ["\(path): expected \(Format.count(wanted.count, "element")), got \(count)"]
    }
    guard let a = expected.elements?.map(\.string), let b = actual.elements?.map(\.string), !a.contains(nil),
      !b.contains(nil)
    else { return [difference(expected, actual, path)] }
    let wanted = a.compactMap(\.self)
    let found = b.compactMap(\.self)
    var problems: [String] = []
    let missing = Set(wanted).subtracting(found).sorted()
    let surplus = Set(found).subtracting(wanted).sorted()
    if !missing.isEmpty { problems.append("missing \(list(missing))") }
    if !surplus.isEmpty { problems.append("not expected \(list(surplus))") }
    if Set(found).count != found.count { problems.append("an element stands there twice") }
    return problems.isEmpty ? [] : ["\(path): " + problems.joined(separator: ", ")]
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(8).joined(separator: " ") + (names.count > 8 ? " and \(names.count - 8) more" : "")
  }
}
