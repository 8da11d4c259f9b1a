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

    input: width, scale, layout (waterfall or list), placement (shortest, leftToRight, rightToLeft, stable),
      scroll {offset, viewport}, sections, operations, and the questions query [x, y, width, height],
      queries (an array of such), viewportQueries [{offset, viewport, overscan: [before, after]}],
      hits [[x, y]]; variants, an array of changes laid over the rest, each with its answers in
      expected.variants.
    section: id, columns or minColumnWidth, columnSpacing, itemSpacing, insets [top, left, bottom, right],
      header and footer {height, insets}, items.
    item: [width, height], an original size, or {id, size} or {id, height}. Many: {count, size: [a, b]},
      a and b numbers or "A + (i * B) % C", i the item's number.
    operation: {op: "setSize", at: [section, item], size or height}, {op: "setSizes", changes}, both with
      mode "keepColumns" where items shall stay in their columns,
      {op: "setWidth", width}, {op: "setColumns", section, columns}, {op: "batch", insertItems [{at, item}],
      deleteItems, moveItems [{from, to}], reloadItems [{at, item}], insertSections [{at, section}],
      deleteSections, moveSections, reloadSections, countsAfter}. Deletions, reloads and sources of moves
      are places before the batch, the others places after it. Each with anchor (firstVisible, end, none or
      the [section, item] that is to stay on screen) and pinTop (true: stay at offset 0).
    expected: contentSize, columnWidth, frames (by "section,item"), headers, footers, backgrounds,
      columnsOf, order, sectionOrder, overlaps, offset, error, errorAt, unchanged, and the answers to the
      questions.

    Without --check the answers are printed as JSON. What is not supported yet is skipped, with the reason.
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
