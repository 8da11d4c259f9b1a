import Perpend

/// What bars cover of a viewport, unless it says otherwise itself.
struct ReplayBars {
  var top: Double
  var bottom: Double

  static let keys = ["topInset", "bottomInset"]

  init(_ field: JSONField, default bars: ReplayBars? = nil) throws(JSONField.Malformed) {
    top = try field["topInset"]?.number() ?? bars?.top ?? 0
    bottom = try field["bottomInset"]?.number() ?? bars?.bottom ?? 0
  }
}

/// Where the feed of a case is scrolled to.
struct ReplayScroll: Equatable {
  var viewport: Viewport

  init(_ field: JSONField, _ bars: ReplayBars) throws {
    try field.checkKeys(["offset", "viewport"] + ReplayBars.keys)
    let bars = try ReplayBars(field, default: bars)
    viewport = Viewport(
      offset: try field["offset"]?.number() ?? 0, length: try field["viewport"]?.number() ?? 0,
      startInset: bars.top, endInset: bars.bottom)
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
      case "end": .end()
      default: nil
      }
  }

  /// Notes what is to stay, before the operation; nil if nothing is.
  func note(_ scroll: ReplayScroll, in index: inout LayoutIndex) throws(LayoutError) -> ScrollAnchor? {
    guard let choice else { return nil }
    return try index.anchor(choice, in: scroll.viewport, staysAtStart: staysAtStart)
  }
}

extension ReplayScroll {
  /// The same after an operation.
  func following(
    _ anchor: ScrollAnchor?, _ change: Change?, in index: inout LayoutIndex
  ) throws(LayoutError) -> ReplayScroll {
    var scroll = self
    if let anchor {
      scroll.viewport.offset = try index.offset(keeping: anchor, after: change)
    } else {
      let offsets = index.offsets(of: viewport)
      scroll.viewport.offset = max(offsets.lowerBound, min(viewport.offset, offsets.upperBound))
    }
    return scroll
  }
}
