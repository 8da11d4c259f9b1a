import Perpend

/// Options that documents and flags name as the library does.
extension CaseIterable {
  static var words: [String] { allCases.map { "\($0)" } }

  init?(word: String) {
    guard let option = Self.allCases.first(where: { "\($0)" == word }) else { return nil }
    self = option
  }
}

extension JSONField {
  /// One of the options of that name.
  func word<Option: CaseIterable>(_ type: Option.Type) throws(Malformed) -> Option {
    guard let option = json.string.flatMap(Option.init(word:)) else {
      throw malformed("one of \(Option.words.joined(separator: ", "))")
    }
    return option
  }
}
