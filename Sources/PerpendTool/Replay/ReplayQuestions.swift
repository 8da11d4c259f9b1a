import Perpend

/// What a case asks of the index.
struct ReplayQuestions {
  var query: LayoutRect?
  var queries: [LayoutRect]?
  var viewportQueries: [Viewport]?
  var hits: [LayoutPoint]?
  /// Where pinned headers are.
  var stickyAt: [Viewport]?
  /// Where to scroll to.
  var scrollTo: [ReplayScrollTarget]?

  static let keys =
    ["query", "queries", "viewportQueries", "hits", "stickyAt", "scrollTo"]
    + ReplayBars.keys

  init(_ field: JSONField, _ bars: ReplayBars) throws {
    query = try field["query"].map(Self.rect)
    queries = try field["queries"]?.elements().map(Self.rect)
    viewportQueries = try field["viewportQueries"]?.elements().map { try Self.viewport($0, bars) }
    hits = try field["hits"]?.elements().map { point in
      let place = try point.numbers(2, "[x, y]")
      return LayoutPoint(x: place[0], y: place[1])
    }
    stickyAt = try field["stickyAt"]?.elements().map {
      // Only the start is asked about. The end is far enough away to leave something uncovered.
      Viewport(offset: try $0.number(), length: 2_000_000 + max(0, bars.top), startInset: bars.top)
    }
    scrollTo = try field["scrollTo"]?.elements().map { try ReplayScrollTarget($0, bars) }
  }

  private static func rect(_ field: JSONField) throws -> LayoutRect {
    let n = try field.numbers(4, "[x, y, width, height]")
    return LayoutRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  /// A viewport, with what is to be ready before and after it.
  private static func viewport(_ field: JSONField, _ bars: ReplayBars) throws -> Viewport {
    try field.checkKeys(["offset", "viewport", "overscan"])
    let overscan = try field["overscan"]?.numbers(2, "[before, after]") ?? [0, 0]
    return Viewport(
      offset: try field.required("offset").number(), length: try field.required("viewport").number(),
      startInset: bars.top, endInset: bars.bottom, overscanAhead: overscan[1], overscanBehind: overscan[0])
  }
}
