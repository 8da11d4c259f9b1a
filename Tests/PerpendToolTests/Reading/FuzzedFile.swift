import Perpend
import PerpendTool

/// Bytes read as every kind of file that the tool knows.
struct FuzzedFile {
  private let file: InputFile

  /// What goes wrong with bytes, or nil. What is refused does not.
  static func finding(in bytes: [UInt8]) -> String? {
    let fuzzed = FuzzedFile(file: InputFile(name: "fuzzed.json", bytes: bytes))
    if let json = try? JSONParser.parse(bytes[...]), takesLong(json) { return nil }
    return fuzzed.linesFinding() ?? fuzzed.documentFinding() ?? fuzzed.outlineFinding()
      ?? fuzzed.replayFinding()
  }

  /// Some bytes may ask for millions of items, which is no fault. More than that only grids may have, which store none.
  private static func takesLong(_ json: JSON) -> Bool {
    switch json.value {
    case .array(let elements): elements.contains { takesLong($0) }
    case .object(let members):
      members.contains { member in
        guard member.key == "count", let count = member.value.number else { return takesLong(member.value) }
        return (2000...Double(ItemBudget.mostStored)).contains(count)
      }
    default: false
    }
  }

  private func linesFinding() -> String? {
    guard let feed = try? FeedReader.parse(file, .recording()) else { return nil }
    do {
      return pictureFinding(try LaidOutFeed(feed, FeedStyle()))
    } catch {
      return error is ToolError ? nil : "lines: \(error)"
    }
  }

  private func documentFinding() -> String? {
    do {
      return pictureFinding(try LaidOutFeed(try FeedDocument.parse(file), file: file.name))
    } catch {
      return error is ToolError ? nil : "a document: \(error)"
    }
  }

  private func outlineFinding() -> String? {
    guard let description = try? OutlineDocument.parse(file), let index = try? description.index() else {
      return nil
    }
    let svg = OutlinePicture(description: description, index: index, name: "fuzzed").svg()
    return svg.hasSuffix("</svg>\n") ? nil : "a picture of a hierarchy without an end"
  }

  private func pictureFinding(_ laidOut: LaidOutFeed) -> String? {
    let svg = Picture(laidOut: laidOut, figures: Figures(laidOut)).svg()
    return svg.hasSuffix("</svg>\n") ? nil : "a picture without an end"
  }

  private func replayFinding() -> String? {
    guard let replay = try? ReplayFile(file) else { return nil }
    for replayCase in replay.cases {
      _ = Check.verdict(on: replayCase)
      for run in replayCase.runs {
        guard let input = try? ReplayInput(run.input) else { continue }
        do {
          guard try Replayer(input).isUnchanged else { return "a refused operation has changed something" }
        } catch {
          return "a replay: \(error)"
        }
      }
      guard let answers = try? Answers(replayCase) else { continue }
      let text = JSONWriter.write(answers.json)
      guard (try? JSONParser.parse(Array(text.utf8)[...])) != nil else {
        return "answers that are no JSON: \(text)"
      }
    }
    return nil
  }
}
