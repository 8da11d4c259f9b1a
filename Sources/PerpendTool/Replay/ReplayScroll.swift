import Perpend

/// Where the feed of a case is scrolled to.
struct ReplayScroll: Equatable {
  var offset: Double
  var viewport: Double

  init(_ field: JSONField) throws {
    try field.checkKeys(["offset", "viewport"])
    offset = try field["offset"]?.number() ?? 0
    viewport = try field["viewport"]?.number() ?? 0
  }
}

/// What an operation keeps where it is on screen.
struct ReplayAnchor {
  private var choice: ScrollAnchor.Choice?
  private var staysAtStart: Bool

  static let keys = ["anchor", "pinTop"]

  init(_ field: JSONField) throws {
    staysAtStart = try field["pinTop"]?.bool() ?? false
    guard let anchor = field["anchor"] else { return }
    if anchor.json.elements != nil {
      choice = .item(try ItemPath(anchor))
      return
    }
    choice =
      switch try anchor.choice(["firstVisible", "end", "none"]) {
      case "firstVisible": .firstVisible
      case "end": .end
      default: nil
      }
  }

  /// Notes what is to stay, before the operation; nil if nothing is.
  func note(_ scroll: ReplayScroll, in index: LayoutIndex) -> ScrollAnchor? {
    choice.map { choice in
      index.anchor(
        choice, offset: scroll.offset, viewportLength: scroll.viewport, staysAtStart: staysAtStart)
    }
  }
}

extension ReplayScroll {
  /// The same after an operation.
  func following(_ anchor: ScrollAnchor?, _ change: Change?, in index: LayoutIndex) -> ReplayScroll {
    var scroll = self
    scroll.offset =
      anchor.map { index.offset(keeping: $0, after: change) }
      ?? max(0, min(offset, index.container.axis.length(index.contentSize) - viewport))
    return scroll
  }
}
