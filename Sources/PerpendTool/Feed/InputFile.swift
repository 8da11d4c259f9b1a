import Foundation

/// The bytes of a file or of the standard input.
package struct InputFile {
  /// What messages call it.
  package var name: String
  /// Without the mark that some editors put in front of UTF-8.
  var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// Whether its name says that each of its lines is an object in JSON.
  var isJSONLines: Bool { [".jsonl", ".ndjson"].contains { name.lowercased().hasSuffix($0) } }

  /// What a picture of it is headed: the name without the folders.
  var title: String { URL(fileURLWithPath: name).lastPathComponent }

  /// Reads the file at `path`; "-" is the standard input.
  package static func read(_ path: String) throws -> InputFile {
    do {
      // Through a handle, since a path may as well name a pipe.
      let handle =
        path == "-" ? .standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      let data = try handle.readToEnd() ?? Data()
      let file = InputFile(name: path == "-" ? "standard input" : path, bytes: [UInt8](data))
      guard !file.bytes.starts(with: [0xFF, 0xFE]), !file.bytes.starts(with: [0xFE, 0xFF]) else {
        throw ToolError.refused("\(file.name): expected UTF-8, found UTF-16")
      }
      return file
    } catch let error as ToolError {
      throw error
    } catch {
      throw ToolError.refused("perpend: cannot read \(path): \(SystemError(error).reason)")
    }
  }
}
