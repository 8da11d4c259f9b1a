import Foundation

/// Ends the process, so that libFuzzer keeps the input.
func fail(_ finding: String) -> Never {
  FileHandle.standardError.write(Data("FINDING: \(finding)\n".utf8))
  abort()
}
