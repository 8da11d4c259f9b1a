import Perpend

/// What became of a case.
package enum Verdict: Equatable {
  case passed
  case skipped(String)
  case failed(String)
}

/// Checks a case: every key of `expected` is compared, or makes the case fail or be skipped.
package enum Check {
  package static func verdict(on replayCase: ReplayCase) -> Verdict {
    if let problem = replayCase.problem { return .failed(problem) }
    let verdicts = replayCase.runs.map { run in (run.label, verdict(on: run)) }
    func reasons(_ pick: (Verdict) -> String?) -> String? {
      let all = verdicts.compactMap { label, verdict in pick(verdict).map { (label: label, text: $0) } }
      guard let first = all.first else { return nil }
      if all.count == verdicts.count, all.allSatisfy({ $0.text == first.text }) { return first.text }
      return all.map { $0.label.isEmpty ? $0.text : "\($0.label): \($0.text)" }.joined(separator: "; ")
    }
    // A variant that fails counts even where nothing is expected of another.
    if let failures = reasons({ if case .failed(let reason) = $0 { reason } else { nil } }) {
      return .failed(failures)
    }
    if let skips = reasons({ if case .skipped(let reason) = $0 { reason } else { nil } }) {
      return .skipped(skips)
    }
    return .passed
  }

  private static func verdict(on run: ReplayCase.Run) -> Verdict {
    do {
      // What is malformed fails, whether anything is expected of it or not.
      let input = try ReplayInput(run.input)
      let replayer = try Replayer(input)
      guard let members = (run.expected ?? .object([])).members else {
        return .failed("expected: not an object")
      }
      let answers = members.filter { !ReplayCase.ignoredKeys.contains($0.key) }
      if let refusal = replayer.refusal, answers.isEmpty { return .failed("refused: \(refusal.message)") }
      return answers.isEmpty ? .skipped("nothing is expected") : verdict(on: answers, replayer)
    } catch let malformed as JSONField.Malformed {
      return .failed("line \(malformed.line): \(malformed.problem)")
    } catch {
      return .failed("\(error)")
    }
  }

  private static func verdict(on answers: [JSON.Member], _ replayer: Replayer) -> Verdict {
    var failures: [String] = []
    if let refusal = replayer.refusal, !answers.contains(where: { $0.key == AnswerKey.error.rawValue }) {
      failures.append("refused: \(refusal.message)")
    }
    for member in answers {
      guard let key = AnswerKey(rawValue: member.key) else {
        failures.append("expected.\(member.key): no such answer")
        continue
      }
      if let answer = key.answer(replayer, wanted: member.value) {
        failures += Comparison.differences(member.value, answer, key.rule, key.rawValue)
      } else {
        failures.append("\(key): expected \(JSONWriter.line(member.value)), got none")
      }
    }
    return failures.isEmpty ? .passed : .failed(failures.joined(separator: "; "))
  }
}
