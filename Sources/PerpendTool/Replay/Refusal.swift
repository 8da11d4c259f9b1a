import Perpend

/// An error of the index in the words of a case.
struct Refusal {
  /// The name that a case gives it.
  var code: String
  /// What it says about the place.
  var details: [(String, JSON)]
  /// What it says to a person.
  var message: String

  /// The section that it is about.
  var section: Int? {
    for (key, value) in details where key == "section" {
      if let number = value.number { return Int(exactly: number) }
    }
    return nil
  }

  init(_ error: LayoutError) {
    switch error {
    case .invalidLength(let quantity, let value, let place, let allowed):
      // Cases have one word for all lengths.
      code = "invalidSize"
      details = Self.details(of: place)
      message =
        "\(Self.name(place))\(Self.words("\(quantity)")) \(Format.plain(value)) "
        + "is not within \(Format.range(allowed))"
    case .invalidColumnCount(let count, let section, let allowed):
      code = "invalidColumnCount"
      details = [("section", .number(section))]
      message =
        "section \(section): \(count) columns are not within \(allowed.lowerBound) to \(allowed.upperBound)"
    case .invalidSpan(let span, let path, _):
      code = "invalidSpan"
      details = Self.details(of: .item(path))
      message = "\(Self.name(.item(path)))a span of \(span) is not within 1 and more"
    case .invalidColumn(let column, let path, let allowed):
      code = "invalidColumn"
      details = Self.details(of: .item(path))
      message =
        "\(Self.name(.item(path)))column \(column) is not within \(allowed.lowerBound) to \(allowed.upperBound)"
    case .invalidItemCount(let count, let section, let allowed):
      code = "invalidItemCount"
      details = [("section", .number(section))]
      message =
        "section \(section): \(count) items are not within \(allowed.lowerBound) to \(allowed.upperBound)"
    case .tooManyItems(let count, let section, let limit):
      code = "tooManyItems"
      details = [("section", .number(section))]
      message =
        "section \(section) would make it \(Format.grouped(count)) items, more than \(Format.grouped(limit))"
    case .noItemSizes(let section, let count):
      code = "noItemSizes"
      details = [("section", .number(section))]
      message = "section \(section): \(count) items have no sizes, which only a grid can do without"
    case .invalidBandItemCount(let count, let path, let allowed):
      code = "invalidBandItemCount"
      details = Self.details(of: .item(path))
      message =
        "\(Self.name(.item(path)))a band of \(count) items is not within \(allowed.lowerBound) to \(allowed.upperBound)"
    case .tooManyDecorations(let count, let section, let limit):
      code = "tooManyDecorations"
      details = [("section", .number(section))]
      message = "section \(section): \(count) decorations are more than \(limit)"
    case .invalidDisplayScale(let scale, let allowed):
      code = "invalidDisplayScale"
      details = []
      message = "a display scale of \(Format.plain(scale)) is not within \(Format.range(allowed))"
    case .noSuchSection(let section, let count):
      code = "outOfBounds"
      details = [("section", .number(section))]
      message = "there is no section \(section); there are \(count)"
    case .noSuchItem(let path, let count):
      code = "outOfBounds"
      details = [("section", .number(path.section)), ("item", .number(path.item))]
      message = "there is no item \(path.item) in section \(path.section); it has \(count)"
    case .reachesTooFar(let section, let value, let limit):
      code = "reachesTooFar"
      details = [("section", .number(section))]
      message =
        "section \(section) would reach \(Format.grouped(value)) pt across, and can reach \(Format.grouped(limit)) pt"
    case .contentTooLong(let section, let limit):
      code = "contentTooLong"
      details = [("section", .number(section))]
      message = "section \(section) would make the content longer than \(Format.grouped(limit)) pt"
    case .staleAnchor:
      code = "staleAnchor"
      details = []
      message = "the anchor is of another edit"
    case .invalidChild(let child, let parent, let fault):
      code = fault.word
      details = Self.details(of: .item(child))
      message =
        "\(Self.name(.item(parent)))child \(child.item) of column \(child.section) is \(Self.words(fault.word))"
    case .invalidBatch(let fault, let operation, let place):
      code = Self.code(fault, operation)
      details = Self.details(of: place) + Self.details(fault, operation)
      message = (operation.map { Self.words($0.word) + ": " } ?? "") + Self.message(fault, place)
    }
  }

  private static func name(_ place: LayoutError.Place) -> String {
    switch place {
    case .container: ""
    case .section(let section): "section \(section): "
    case .item(let path): "item \(path.section),\(path.item): "
    }
  }

  private static func details(of place: LayoutError.Place) -> [(String, JSON)] {
    switch place {
    case .container: []
    case .section(let section): [("section", .number(section))]
    case .item(let path): [("section", .number(path.section)), ("item", .number(path.item))]
    }
  }

  /// "itemHeight" as "item height".
  private static func words(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
  }
}
