import Testing

/// The comments of public members say in fields what a call costs and what it throws.
struct DocumentationFieldTests {
  @Test func whatThrowsSaysWhat() throws {
    let throwing = try SymbolGraph.ofPerpend().declared.filter(\.throwsError)
    #expect(throwing.count > 20)
    #expect(throwing.filter { !$0.hasField("Throws") }.map(\.name) == [])
  }

  /// A field that names no case, and no other call that does, would say nothing.
  @Test func everyCaseThatIsNamedExists() throws {
    let graph = try SymbolGraph.ofPerpend()
    let cases = graph.cases(of: "LayoutError")
    #expect(cases.contains("noSuchItem"))
    for symbol in graph.declared where symbol.throwsError {
      let code = symbol.field("Throws").split(separator: "`", omittingEmptySubsequences: false)
      let named = code.indices.filter { $0 % 2 == 1 }.map { code[$0] }
      let errors = named.filter { $0.hasPrefix("LayoutError.") }
      #expect(!errors.isEmpty || named.contains { $0.hasSuffix(")") }, "\(symbol.name)")
      let unknown = errors.map { String($0.dropFirst("LayoutError.".count)) }.filter { !cases.contains($0) }
      #expect(unknown == [], "\(symbol.name)")
    }
  }

  @Test func everyCallSaysWhatItCosts() throws {
    let calls = try SymbolGraph.ofPerpend().declared.filter(\.isCall)
    #expect(calls.count > 80)
    #expect(calls.filter { !$0.hasField("Complexity") }.map(\.name) == [])
  }

  /// Parameters are described under their names, all of them or none.
  @Test func parametersAreDescribed() throws {
    let described = try SymbolGraph.ofPerpend().declared.filter { !$0.describedParameters.isEmpty }
    #expect(described.count > 80)
    for symbol in described {
      #expect(symbol.describedParameters == symbol.parameterNames, "\(symbol.name)")
    }
  }

  /// No cost stands in the running text, where it is overlooked.
  @Test func costsStandInTheirField() throws {
    let symbols = try SymbolGraph.ofPerpend().declared.filter { $0.isCall || $0.isProperty }
    #expect(symbols.filter { $0.text.contains("O(") }.map(\.name) == [])
  }
}

extension SymbolGraph {
  /// What the source declares: not what the compiler derives.
  fileprivate var declared: [Symbol] {
    let derived: Set = ["hash(into:)", "hashValue", "init(rawValue:)"]
    return symbols.filter { !derived.contains($0.pathComponents.last!) || $0.docComment != nil }
  }
}

extension SymbolGraph.Symbol {
  private var lines: [String] { docComment?.lines.map(\.text) ?? [] }

  fileprivate var throwsError: Bool { declaration.contains("throws") }

  /// Whether it does something, or makes something that can be refused.
  fileprivate var isCall: Bool {
    switch kind.identifier {
    case "swift.method", "swift.type.method", "swift.func", "swift.func.op", "swift.subscript": true
    case "swift.init": throwsError
    default: false
    }
  }

  fileprivate var isProperty: Bool {
    kind.identifier == "swift.property" || kind.identifier == "swift.type.property"
  }

  fileprivate func hasField(_ name: String) -> Bool { !field(name).isEmpty }

  /// What stands in a field, in a line.
  fileprivate func field(_ name: String) -> String {
    let start = "- \(name):"
    guard let first = lines.firstIndex(where: { $0.hasPrefix(start) }) else { return "" }
    let rest = lines[(first + 1)...].prefix { $0.hasPrefix(" ") }
    return ([String(lines[first].dropFirst(start.count))] + rest).joined(separator: " ")
  }

  /// The names under which parameters are described.
  fileprivate var describedParameters: [String] {
    let single = lines.filter { $0.hasPrefix("- Parameter ") }.map { $0.dropFirst("- Parameter ".count) }
    let first = lines.firstIndex { $0.hasPrefix("- Parameters:") } ?? lines.endIndex
    let several = lines[first...].dropFirst().prefix { $0.hasPrefix(" ") }
      .filter { $0.hasPrefix("  - ") }.map { $0.dropFirst("  - ".count) }
    return (single + several).map { String($0.prefix { $0 != ":" }) }
  }

  /// The comment before its fields.
  fileprivate var text: String { lines.prefix { !$0.hasPrefix("- ") }.joined(separator: " ") }
}
