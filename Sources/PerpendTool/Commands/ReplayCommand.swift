/// `perpend replay`: replays cases, and checks them.
enum ReplayCommand {
  static let command = Command(
    name: "replay", summary: "replay a case and print its answers, or check them",
    operands: ["FILE"],
    flags: [
      Flag("--check", nil, "compare with \"expected\", print a line a case, exit with 1 if one fails")
    ],
    notes: notes, run: { try run($0, $1) })

  private static let notes = """
    FILE holds a case or an array of cases in JSON; "-" reads the standard input. The smallest:

        {"id": "two squares",
         "input": {"width": 320, "sections": [{"columns": 2, "items": [[100, 100], [100, 100]]}]},
         "expected": {"contentSize": [320, 160]}}

    input is a feed in the form that render takes, with operations that change it and questions;
    Docs/FeedFormat.md tells all of them.

    Without --check the answers are printed as JSON.
    """

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let input = try InputFile.read(arguments.operands[0])
    let file = try ReplayFile(input)
    if arguments.has("--check") { return check(file, console) }
    var answers: [JSON] = []
    var progress = Progress("replaying", total: file.cases.count, on: console)
    do {
      for (i, replayCase) in file.cases.enumerated() {
        progress.advance(to: i, replayCase.id)
        answers.append(try Answers.json(replayCase))
      }
    } catch let malformed as JSONField.Malformed {
      throw ToolError.badLine(malformed.line, of: input.name, malformed.problem)
    }
    progress.finish()
    console.print(JSONWriter.write(file.isArray ? .array(answers) : answers[0]))
    return .success
  }

  private static func check(_ file: ReplayFile, _ console: Console) -> ExitCode {
    var passed = 0
    var failed = 0
    var skipped = 0
    var progress = Progress("checking", total: file.cases.count, on: console)
    for (i, replayCase) in file.cases.enumerated() {
      progress.advance(to: i, replayCase.id)
      switch Check.verdict(on: replayCase) {
      case .passed:
        passed += 1
        console.print("\(replayCase.id) passed")
      case .skipped(let reason):
        skipped += 1
        console.print("\(replayCase.id) skipped: \(reason)")
      case .failed(let reason):
        failed += 1
        console.print("\(replayCase.id) failed: \(reason)")
      }
    }
    progress.finish()
    console.print("\(passed) passed, \(failed) failed, \(skipped) skipped")
    return failed == 0 ? .success : .failure
  }
}
