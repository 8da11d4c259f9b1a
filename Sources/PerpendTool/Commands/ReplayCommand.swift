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

    Without --check the answers are printed as JSON. What is refused though "expected" has no
    "error" is a failure, with --check and without: the exit code is 1.
    """

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let input = try InputFile.read(arguments.operands[0])
    let file = try ReplayFile(input)
    if arguments.has("--check") { return check(file, console) }
    var answers: [JSON] = []
    var refusals: [String] = []
    var progress = Progress("replaying", total: file.cases.count, on: console)
    do {
      for (i, replayCase) in file.cases.enumerated() {
        progress.advance(to: i, replayCase.id)
        let answer = try Answers(replayCase)
        answers.append(answer.json)
        refusals += answer.refusals
      }
    } catch let malformed as JSONField.Malformed {
      throw ToolError.badLine(malformed.line, of: input.name, malformed.problem)
    }
    progress.finish()
    console.print(JSONWriter.write(file.isArray ? .array(answers) : answers[0]))
    for refusal in refusals { console.report("\(input.name): \(refusal)") }
    return refusals.isEmpty ? .success : .failure
  }

  private static func check(_ file: ReplayFile, _ console: Console) -> ExitCode {
    var passed = 0
    var failed = 0
    var skipped = 0
    var progress = Progress("checking", total: file.cases.count, on: console)
    for (i, replayCase) in file.cases.enumerated() {
      progress.advance(to: i, replayCase.id)
      let outcome: String
      switch Check.verdict(on: replayCase) {
      case .passed:
        passed += 1
        outcome = "passed"
      case .skipped(let reason):
        skipped += 1
        outcome = "skipped: \(reason)"
      case .failed(let reason):
        failed += 1
        outcome = "failed: \(reason)"
      }
      console.print("\(replayCase.id) \(outcome)".withoutControls())
    }
    progress.finish()
    console.print("\(passed) passed, \(failed) failed, \(skipped) skipped")
    return failed == 0 ? .success : .failure
  }
}
