import Foundation

/// One line on a terminal that says how far the bench is; nothing where nobody looks.
enum Progress {
  private static var isShown: Bool { isatty(STDERR_FILENO) == 1 }

  static func show(_ text: String) {
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8)) }
  }

  static func clear() { show("") }
}
