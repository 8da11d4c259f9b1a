import Perpend

/// An error of the index in the words of a case.
struct Refusal {
  /// The name that a case gives it.
  var code: String
  /// What it says about the place.
  var details: [(String, JSON)]
  /// What it says to a person: the sentence of the library.
  var message: String

  /// The section that it is about.
  var section: Int? {
    for (key, value) in details where key == "section" {
      if let number = value.number { return Int(exactly: number) }
    }
    return nil
  }

  init(_ error: LayoutError) {
    code = Self.code(error)
    details = Self.details(error)
    message = error.description
  }

  private static func code(_ error: LayoutError) -> String {
    switch error {
    // Cases have one word for all lengths.
    case .invalidLength: "invalidSize"
    case .invalidColumnCount: "invalidColumnCount"
    case .invalidSpan: "invalidSpan"
    case .invalidColumn: "invalidColumn"
    case .invalidItemCount: "invalidItemCount"
    case .tooManyItems: "tooManyItems"
    case .noItemSizes: "noItemSizes"
    case .invalidBandItemCount: "invalidBandItemCount"
    case .tooManyDecorations: "tooManyDecorations"
    case .invalidDisplayScale: "invalidDisplayScale"
    case .noSuchSection, .noSuchItem: "outOfBounds"
    case .reachesTooFar: "reachesTooFar"
    case .contentTooLong: "contentTooLong"
    case .invalidChild(_, _, let fault): fault.word
    case .invalidBatch(let fault, let operation, _): code(fault, operation)
    case .duplicateIdentifier: "duplicateIdentifier"
    case .changesDoNotMeet: "changesDoNotMeet"
    case .staleAnchor: "staleAnchor"
    }
  }

  private static func details(_ error: LayoutError) -> [(String, JSON)] {
    switch error {
    case .invalidDisplayScale, .staleAnchor: []
    case .invalidLength(_, _, let place, _), .duplicateIdentifier(_, let place, _),
      .changesDoNotMeet(_, _, let place):
      details(of: place)
    case .invalidColumnCount(_, let section, _), .invalidItemCount(_, let section, _),
      .tooManyItems(_, let section, _), .noItemSizes(let section, _), .tooManyDecorations(_, let section, _),
      .noSuchSection(let section, _), .reachesTooFar(let section, _, _), .contentTooLong(let section, _):
      details(of: .section(section))
    case .invalidSpan(_, let path, _), .invalidColumn(_, let path, _), .invalidBandItemCount(_, let path, _),
      .noSuchItem(let path, _), .invalidChild(let path, _, _):
      details(of: .item(path))
    case .invalidBatch(let fault, let operation, let place): details(of: place) + details(fault, operation)
    }
  }

  private static func details(of place: LayoutError.Place) -> [(String, JSON)] {
    switch place {
    case .container: []
    case .section(let section): [("section", .number(section))]
    case .item(let path): [("section", .number(path.section)), ("item", .number(path.item))]
    }
  }
}
