import Foundation

/// Where a command writes. A test takes one that keeps what is written.
package final class Console {
  private let output: FileHandle?
  private let errors: FileHandle?
  private var pending: [UInt8] = []
  private var failure: String?
  private var readerIsGone = false
  private var progressWidth = 0

  /// Whether a person watches the standard error, so that a line may be overwritten there.
  let showsProgress: Bool
  package private(set) var written = ""
  package private(set) var reported = ""

  private init(output: FileHandle?, errors: FileHandle?, showsProgress: Bool) {
    self.output = output
    self.errors = errors
    self.showsProgress = showsProgress
  }

  /// The console of this process.
  static func process() -> Console {
    Console(
      output: .standardOutput, errors: .standardError,
      showsProgress: isatty(FileHandle.standardError.fileDescriptor) != 0)
  }

  /// A console that keeps what is written.
  package static func recording(showsProgress: Bool = false) -> Console {
    Console(output: nil, errors: nil, showsProgress: showsProgress)
  }

  /// Prints lines of text.
  func print(_ lines: String) { write(lines.withoutControls(keepingLines: true) + "\n") }

  /// Writes a document as it is.
  func write(_ text: String) {
    guard output != nil else {
      written += text
      return
    }
    pending += text.utf8
    if pending.count > 1 << 16 { flush() }
  }

  /// Writes a message for the person, after what was printed so far.
  func report(_ line: String) {
    flush()
    writeError(line.withoutControls() + "\n")
  }

  /// Shows how far a long task has come, over the line shown before.
  package func progress(_ line: String) {
    guard showsProgress else { return }
    let line = line.withoutControls()
    let padding = String(repeating: " ", count: max(0, progressWidth - line.count))
    writeError("\r" + line + padding)
    progressWidth = line.count
  }

  package func clearProgress() {
    guard progressWidth > 0 else { return }
    writeError("\r" + String(repeating: " ", count: progressWidth) + "\r")
    progressWidth = 0
  }

  /// Writes what is pending. A full disk turns success into failure; a reader that went away does not: it has what
  /// it wanted.
  func finish(_ code: ExitCode) -> ExitCode {
    clearProgress()
    flush()
    guard let failure else { return code }
    writeError("perpend: cannot write to standard output: \(failure)\n")
    return .failure
  }

  private func flush() {
    defer { pending.removeAll(keepingCapacity: true) }
    guard let output, !pending.isEmpty, failure == nil, !readerIsGone else { return }
    do {
      try output.write(contentsOf: Data(pending))
    } catch {
      let error = SystemError(error)
      if error.code == EPIPE { readerIsGone = true } else { failure = error.reason }
    }
  }

  private func writeError(_ text: String) {
    guard let errors else {
      reported += text
      return
    }
    // Nobody is left to be told when this fails.
    try? errors.write(contentsOf: Data(text.utf8))
  }
}
