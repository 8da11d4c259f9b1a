import Foundation
import Testing

/// The public declarations of the library, as the compiler has them.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Fragment: Decodable { var spelling: String }
    struct DocComment: Decodable { var lines: [Line] }
    struct Line: Decodable { var text: String }
    struct Signature: Decodable { var parameters: [Parameter]? }
    struct Parameter: Decodable {
      var name: String
      var internalName: String?
    }

    var kind: Kind
    var pathComponents: [String]
    var declarationFragments: [Fragment]
    var docComment: DocComment?
    var functionSignature: Signature?

    var name: String { pathComponents.joined(separator: ".") }

    var declaration: String { declarationFragments.map(\.spelling).joined() }

    /// The names of its parameters, as its body knows them.
    var parameterNames: [String] { functionSignature?.parameters?.map { $0.internalName ?? $0.name } ?? [] }

    /// Whether it changes the value that it is a member of.
    var isMutation: Bool {
      switch kind.identifier {
      case "swift.method": declaration.contains("mutating func")
      case "swift.property", "swift.subscript":
        !declaration.hasPrefix("let") && !declaration.contains("{ get }")
      default: false
      }
    }
  }

  var symbols: [Symbol]

  /// The names of types and functions that stand by themselves.
  var topLevelNames: Set<String> {
    Set(symbols.filter { $0.pathComponents.count == 1 }.map { $0.pathComponents[0] })
  }

  /// The mutating members of some types, as in "LayoutIndex.append(_:)".
  func mutations(of types: Set<String>) -> Set<String> {
    let members = symbols.filter { $0.pathComponents.count == 2 && types.contains($0.pathComponents[0]) }
    return Set(members.filter(\.isMutation).map { $0.name })
  }

  /// The cases of an enum, without what they hold.
  func cases(of type: String) -> Set<String> {
    let cases = symbols.filter {
      $0.kind.identifier == "swift.enum.case" && $0.pathComponents.dropLast().joined(separator: ".") == type
    }
    return Set(cases.map { String($0.pathComponents.last!.prefix { $0 != "(" }) })
  }

  /// What has no doc comment, but for what the compiler derives.
  var undocumented: Set<String> {
    let derived: Set = ["hash(into:)", "hashValue"]
    let declared = symbols.filter { !derived.contains($0.pathComponents.last!) }
    return Set(declared.filter { $0.docComment?.lines.contains { !$0.text.isEmpty } != true }.map(\.name))
  }

  /// Extracts the graph from the module that the tests were built with.
  ///
  /// Comments are cut wrongly where the library's files have been edited since: the compiler looks them up there.
  static func ofPerpend() throws -> SymbolGraph {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = try JSONDecoder().decode(
      TargetInfo.self, from: swift("-print-target-info")
    ).target.triple
    var arguments = [
      "symbolgraph-extract", "-module-name", "Perpend", "-I", try modules().path, "-target", target,
      "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder.path,
    ]
    if let sdk = ProcessInfo.processInfo.environment["SDKROOT"] { arguments += ["-sdk", sdk] }
    _ = try swift(arguments)
    let file = folder.appendingPathComponent("Perpend.symbols.json")
    return try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable { var triple: String }
    var target: Target
  }

  private final class Marker {}

  /// The folder of modules beside the tests.
  private static func modules() throws -> URL {
    let places = [Bundle.main.executableURL, Bundle(for: Marker.self).bundleURL].compactMap(\.self)
    for place in places {
      var folder = place
      while folder.path.count > 1 {
        folder.deleteLastPathComponent()
        let modules = folder.appendingPathComponent("Modules")
        let module = modules.appendingPathComponent("Perpend.swiftmodule")
        if FileManager.default.fileExists(atPath: module.path) { return modules }
      }
    }
    return try #require(nil, "Perpend's module is nowhere above \(places)")
  }

  private static func swift(_ arguments: String...) throws -> Data { try swift(arguments) }

  /// What the toolchain prints.
  private static func swift(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "swift \(arguments.joined(separator: " "))")
    return data
  }
}
