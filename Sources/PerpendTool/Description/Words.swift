import Perpend

/// An option that has a word in documents and flags. The words are a file format: they stay as they are when a
/// name of the library changes.
protocol Worded: Equatable, Sendable {
  static var words: KeyValuePairs<String, Self> { get }
}

extension Worded {
  /// All words, as messages list them.
  static var listedWords: String { words.map(\.key).joined(separator: ", ") }

  init?(word: String) {
    guard let option = Self.words.first(where: { $0.key == word })?.value else { return nil }
    self = option
  }

  /// Its word.
  var word: String { Self.words.first { $0.value == self }!.key }
}

extension JSONField {
  /// One of the options of that name.
  func word<Option: Worded>(_ type: Option.Type) throws(Malformed) -> Option {
    guard let option = json.string.flatMap(Option.init(word:)) else {
      throw malformed("one of \(Option.listedWords)")
    }
    return option
  }
}

extension ScrollAxis: Worded {
  static let words: KeyValuePairs<String, ScrollAxis> = ["vertical": .vertical, "horizontal": .horizontal]
}

extension Waterfall.Placement: Worded {
  static let words: KeyValuePairs<String, Waterfall.Placement> = [
    "shortest": .shortest, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft, "stable": .stable,
  ]
}

extension Justification: Worded {
  static let words: KeyValuePairs<String, Justification> = [
    "start": .start, "center": .center, "end": .end, "spaceBetween": .spaceBetween,
    "spaceAround": .spaceAround,
    "spaceEvenly": .spaceEvenly,
  ]
}

extension Flow.Alignment: Worded {
  static let words: KeyValuePairs<String, Flow.Alignment> = ["start": .start, "center": .center, "end": .end]
}

extension Decoration.Coverage: Worded {
  static let words: KeyValuePairs<String, Decoration.Coverage> = [
    "section": .section, "items": .items, "rows": .rows,
  ]
}

extension LayoutError.BatchOperation: Worded {
  static let words: KeyValuePairs<String, LayoutError.BatchOperation> = [
    "insertItem": .insertItem, "deleteItem": .deleteItem, "moveItemFrom": .moveItemFrom,
    "moveItemTo": .moveItemTo, "reloadItem": .setSize, "insertSection": .insertSection,
    "deleteSection": .deleteSection, "moveSectionFrom": .moveSectionFrom, "moveSectionTo": .moveSectionTo,
    "reloadSection": .reloadSection, "setOptions": .setOptions,
  ]
}

extension LayoutError.ChildFault: Worded {
  static let words: KeyValuePairs<String, LayoutError.ChildFault> = [
    "claimedTwice": .claimedTwice, "missing": .missing, "unclaimed": .unclaimed,
  ]
}

/// Where the pixels go that do not divide evenly among columns.
enum Leftover: Worded {
  case trailing, gaps

  static let words: KeyValuePairs<String, Leftover> = ["trailing": .trailing, "gaps": .gaps]

  var justification: Justification { self == .gaps ? .spaceBetween : .start }
}
