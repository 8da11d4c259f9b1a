/// What ends a command early.
package enum ToolError: Error, Equatable {
  /// The command line is not one that the tool understands.
  case usage(String)
  /// The input cannot be taken, or the output cannot be written.
  case refused(String)

  package var message: String {
    switch self {
    case .usage(let message), .refused(let message): message
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .usage: .usage
    case .refused: .failure
    }
  }

  /// A line of the input that is not what it should be.
  static func badLine(_ line: Int, of file: String, _ problem: String) -> ToolError {
    .refused("\(file):\(line): \(problem)")
  }
}
