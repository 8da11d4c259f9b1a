import Foundation

/// The bytes of a file or of the standard input.
struct InputFile {
  /// What messages call it.
  var name: String
  var bytes: [UInt8]

  /// What a picture of it is headed: the name without the folders.
  var title: String { URL(fileURLWithPath: name).lastPathComponent }

  /// Reads the file at `path`; "-" is the standard input.
  static func read(_ path: String) throws -> InputFile {
    do {
      // Through a handle, since a path may as well name a pipe.
      let handle =
        path == "-" ? .standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      let data = try handle.readToEnd() ?? Data()
      return InputFile(name: path == "-" ? "standard input" : path, bytes: [UInt8](data))
    } catch {
      throw ToolError.refused("perpend: cannot read \(path): \(SystemError(error).reason)")
    }
  }
}
