import Foundation

/// The bytes of a file or of the standard input.
struct InputFile {
  /// What messages call it.
  var name: String
  var bytes: [UInt8]

  /// Reads the file at `path`; "-" is the standard input.
  static func read(_ path: String) throws -> InputFile {
    do {
      if path == "-" {
        let data = try FileHandle.standardInput.readToEnd() ?? Data()
        return InputFile(name: "standard input", bytes: [UInt8](data))
      }
      return InputFile(name: path, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
    } catch {
      throw ToolError.refused("perpend: cannot read \(path): \(reason(error))")
    }
  }

  /// Writes a file whole or not at all.
  static func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw ToolError.refused("perpend: cannot write \(path): \(reason(error))")
    }
  }

  /// The error at the bottom of the one that Foundation made of it.
  static func cause(of error: any Error) -> NSError {
    var error = error as NSError
    while let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError { error = underlying }
    return error
  }

  /// What the system says went wrong, without the path, which the caller names.
  static func reason(_ error: any Error) -> String {
    let error = cause(of: error)
    if error.domain == NSPOSIXErrorDomain, let code = POSIXErrorCode(rawValue: Int32(error.code)) {
      return POSIXError(code).localizedDescription
    }
    return error.localizedDescription
  }
}
