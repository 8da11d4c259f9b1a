import Foundation

/// What the bench ran on.
struct Machine: Codable {
  var cpu: String
  var cores: Int
  var os: String

  static var current: Machine {
    let information = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    let model = information?.split(separator: "\n").first { $0.hasPrefix("model name") }?
      .split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    return Machine(
      cpu: model ?? Build.architecture, cores: ProcessInfo.processInfo.activeProcessorCount,
      os: ProcessInfo.processInfo.operatingSystemVersionString)
  }
}

/// What was built, and how.
enum Build {
  static var compiler: String {
    #if compiler(>=6.4)
      "Swift 6.4 or later, \(architecture)"
    #elseif compiler(>=6.3.2)
      "Swift 6.3.2 or later, \(architecture)"
    #elseif compiler(>=6.3.1)
      "Swift 6.3.1, \(architecture)"
    #elseif compiler(>=6.3)
      "Swift 6.3, \(architecture)"
    #else
      "Swift 6.2, \(architecture)"
    #endif
  }

  static var architecture: String {
    #if arch(x86_64)
      "x86-64"
    #elseif arch(arm64)
      "arm64"
    #else
      "another processor"
    #endif
  }

  /// The commit that is checked out where the bench is run, `-dirty` when there is more than that.
  static var commit: String {
    guard let head = git("rev-parse", "--short", "HEAD"), !head.isEmpty else { return "unknown" }
    return git("status", "--porcelain") == "" ? head : head + "-dirty"
  }

  private static func git(_ arguments: String...) -> String? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Why figures of this build would mean nothing, or nil.
  static var unfit: String? {
    var assertionsAreOn = false
    assert({ assertionsAreOn = true }() == ())
    if assertionsAreOn { return "this is a debug build; use swift run -c release bench" }
    #if PERPEND_CHECKS
      return "invariant checks are on; build without PERPEND_CHECKS"
    #else
      return nil
    #endif
  }
}
