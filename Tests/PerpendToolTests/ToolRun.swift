import Foundation
import PerpendTool

/// A run of the tool inside of the test, and what came of it.
struct ToolRun {
  var code: ExitCode
  var output: String
  var errors: String

  init(_ arguments: String...) {
    let console = Console.recording()
    code = Tool(console: console).run(arguments)
    output = console.written
    errors = console.reported
  }
}

/// A file in a folder of its own, gone at the end of the closure.
func withFile<R>(_ name: String, _ text: String, _ body: (String) throws -> R) throws -> R {
  try withFolder { folder in
    let path = folder + "/" + name
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return try body(path)
  }
}

func withFolder<R>(_ body: (String) throws -> R) throws -> R {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder.path)
}

func parseJSON(_ text: String) throws -> JSON { try JSONParser.parse(Array(text.utf8)[...]) }

/// A case from its JSON.
func replayCase(_ text: String) throws -> ReplayCase {
  try ReplayCase(JSONField(json: try parseJSON(text), path: ""), number: 0)
}
