import Perpend

/// All answers to a case, as they are printed.
enum Answers {
  static func json(_ replayCase: ReplayCase) throws -> JSON {
    let answers = try replayCase.runs.filter { $0.label != ReplayCase.baseLabel }.map(answers)
    let id = ("id", JSON.string(replayCase.id))
    if replayCase.hasVariants { return .object([id, ("variants", .array(answers.map(JSON.object)))]) }
    return .object([id] + (answers.first ?? []))
  }

  private static func answers(_ run: ReplayCase.Run) throws -> [(String, JSON)] {
    var answers: [(String, JSON)] = []
    let replayer = try Replayer(try ReplayInput(run.input))
    for key in AnswerKey.allCases {
      var answer = key.answer(replayer)
      // Of a long feed what is expected says which frames to print.
      if answer == nil, key.isNamed, let wanted = run.expected?[key.rawValue] {
        answer = key.answer(replayer, wanted: wanted)
      }
      if let answer { answers.append((key.rawValue, answer)) }
      if key == .error, let refusal = replayer.refusal {
        answers.append(("message", .string(refusal.message)))
      }
    }
    return answers
  }
}
