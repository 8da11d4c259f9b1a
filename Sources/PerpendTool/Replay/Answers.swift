import Perpend

/// All answers to a case, as they are printed.
package struct Answers {
  package let json: JSON
  /// What was refused though the case does not expect an error, a line each.
  private(set) var refusals: [String] = []

  package init(_ replayCase: ReplayCase) throws {
    var all: [[(String, JSON)]] = []
    for run in replayCase.runs where run.label != ReplayCase.baseLabel {
      let replayer = try Replayer(try ReplayInput(run.input))
      all.append(Self.answers(replayer, run))
      guard let refusal = replayer.refusal, !run.expectsError else { continue }
      refusals.append(
        "\(replayCase.id)\(run.label.isEmpty ? "" : ", \(run.label)"): refused: \(refusal.message)")
    }
    let id = ("id", JSON.string(replayCase.id))
    if replayCase.hasVariants {
      json = .object([id, ("variants", .array(all.map(JSON.object)))])
    } else {
      json = .object([id] + (all.first ?? []))
    }
  }

  private static func answers(_ replayer: Replayer, _ run: ReplayCase.Run) -> [(String, JSON)] {
    var answers: [(String, JSON)] = []
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
