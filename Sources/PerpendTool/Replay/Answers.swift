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
    var skipped: [(String, JSON)] = []
    do {
      let replayer = try Replayer(try ReplayInput(run.input))
      for key in AnswerKey.allCases {
        do throws(Unsupported) {
          var answer = try key.answer(replayer)
          // Of a long feed what is expected says which frames to print.
          if answer == nil, key.isNamed, let wanted = run.expected?[key.rawValue] {
            answer = try key.answer(replayer, wanted: wanted)
          }
          if let answer { answers.append((key.rawValue, answer)) }
        } catch {
          skipped.append((key.rawValue, .string(error.reason)))
        }
        if key == .error, let refusal = replayer.refusal {
          answers.append(("message", .string(refusal.message)))
        }
      }
    } catch let unsupported as Unsupported {
      return [("skipped", .string(unsupported.reason))]
    }
    return skipped.isEmpty ? answers : answers + [("skipped", .object(skipped))]
  }
}
