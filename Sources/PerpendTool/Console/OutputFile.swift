import Foundation

/// A file that is written.
enum OutputFile {
  /// Writes the file whole or not at all.
  static func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw ToolError.refused("perpend: cannot write \(path): \(SystemError(error).reason)")
    }
  }
}
