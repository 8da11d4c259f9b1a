/// The arguments of a command, told apart into flags and operands.
package struct Arguments {
  let command: String
  private var values: [String: String] = [:]
  package private(set) var operands: [String] = []

  package init(_ arguments: [String], of command: Command) throws {
    self.command = command.name
    var rest = arguments[...]
    var onlyOperands = false
    while let argument = rest.popFirst() {
      if argument == "--", !onlyOperands {
        onlyOperands = true
      } else if onlyOperands || argument == "-" || !argument.hasPrefix("-") {
        operands.append(argument)
      } else {
        try take(argument, flags: command.flags, &rest)
      }
    }
    guard operands.count <= command.operands.count else {
      throw usage("unexpected argument \(operands[command.operands.count])")
    }
    guard operands.count == command.operands.count else {
      throw usage("missing \(command.operands[operands.count])")
    }
  }

  private mutating func take(_ argument: String, flags: [Flag], _ rest: inout ArraySlice<String>) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let flag = flags.first(where: { $0.name == name }) else {
      let near = Spelling.nearest(to: name, in: flags.map(\.name))
      throw usage("unknown flag \(name)" + (near.map { "; did you mean \($0)?" } ?? ""))
    }
    guard values[name] == nil else { throw usage("\(name) is given twice") }
    guard let placeholder = flag.value else {
      guard parts.count == 1 else { throw usage("\(name) takes no value") }
      values[name] = ""
      return
    }
    if parts.count == 2 {
      values[name] = String(parts[1])
    } else if let value = rest.first, !flags.contains(where: { $0.name == value }) {
      values[name] = value
      rest.removeFirst()
    } else {
      throw usage("\(name) needs a value: \(name) \(placeholder)")
    }
  }

  func usage(_ problem: String) -> ToolError {
    .usage("perpend \(command): \(problem) (perpend \(command) --help explains)")
  }

  func has(_ flag: String) -> Bool { values[flag] != nil }

  func text(_ flag: String) -> String? { values[flag] }

  func number(_ flag: String, _ allowed: ClosedRange<Double>) throws -> Double? {
    guard let text = values[flag] else { return nil }
    guard let number = StrictNumber.parse(text), allowed.contains(number) else {
      // A number above 0 has no least one that a person would write.
      let isAboveZero = allowed.lowerBound == .leastNonzeroMagnitude
      let form =
        isAboveZero
        ? "above 0, at most \(Format.grouped(allowed.upperBound))" : "from \(Format.range(allowed))"
      throw expected(flag, "a number \(form)", text)
    }
    return number
  }

  func integer(_ flag: String, _ allowed: ClosedRange<Int>) throws -> Int? {
    guard let text = values[flag] else { return nil }
    guard let number = StrictNumber.integer(text), allowed.contains(number) else {
      throw expected(flag, "a whole number from \(allowed.lowerBound) to \(allowed.upperBound)", text)
    }
    return number
  }

  /// One of a few words.
  func word<Option: Worded>(_ flag: String, _ type: Option.Type) throws -> Option? {
    guard let text = values[flag] else { return nil }
    guard let option = Option(word: text) else {
      throw expected(flag, "one of \(Option.listedWords)", text)
    }
    return option
  }

  /// Numbers with commas between them, of which there may be as many as `counts` holds.
  func numbers(_ flag: String, counts: [Int], _ form: String) throws -> [Double]? {
    guard let text = values[flag] else { return nil }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map(StrictNumber.parse)
    guard counts.contains(numbers.count), !numbers.contains(nil) else { throw expected(flag, form, text) }
    return numbers.compactMap(\.self)
  }

  func expected(_ flag: String, _ what: String, _ found: String) -> ToolError {
    usage("\(flag): expected \(what), found \(found.isEmpty ? "nothing" : found)")
  }
}
