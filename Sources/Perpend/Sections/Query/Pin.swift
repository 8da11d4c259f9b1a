/// Where a viewport pins headers and footers, in content coordinates.
package struct Pin {
  /// The edges for the header and the footer of the feed: what bars leave uncovered of the viewport.
  let outer: (start: Double, end: Double)
  /// The edges for those of sections: between the feed's.
  var start: Double
  var end: Double

  init(start: Double, end: Double) {
    outer = (start, end)
    (self.start, self.end) = (start, end)
  }

  /// Where a section's header is pinned that pushes out what comes behind `limit`.
  func header(_ frame: UnitRect, before limit: Double) -> UnitRect {
    Pin.header(frame, at: start, before: limit)
  }

  /// Where a section's footer is pinned that goes no further up than `floor`.
  func footer(_ frame: UnitRect, behind floor: Double) -> UnitRect {
    Pin.footer(frame, at: end, behind: floor)
  }

  /// Where a header is that stays at an edge, but goes no further than `limit` with its end.
  static func header(_ frame: UnitRect, at start: Double, before limit: Double) -> UnitRect {
    let last = limit - (frame.mainEnd - frame.mainStart)
    return frame.moved(by: max(0, min(start, last) - frame.mainStart))
  }

  /// Where a footer is that stays at an edge, but goes no further than `floor` with its start.
  static func footer(_ frame: UnitRect, at end: Double, behind floor: Double) -> UnitRect {
    let wanted = max(end - (frame.mainEnd - frame.mainStart), floor)
    return frame.moved(by: min(0, wanted - frame.mainStart))
  }
}
