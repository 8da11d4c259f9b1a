/// Finds what pinned headers and footers leave uncovered: those that stand at an edge cover it.
struct CoverSink: ElementSink {
  let start: Double
  let end: Double
  private(set) var visibleStart: Double
  private(set) var visibleEnd: Double

  init(start: Double, end: Double) {
    (self.start, self.end) = (start, end)
    (visibleStart, visibleEnd) = (start, end)
  }

  var wantsMore: Bool { true }

  mutating func take(_ path: ElementPath, frame: UnitRect, zIndex: Int) {
    if zIndex == ElementZIndex.pinnedHeader, path.kind == .header, frame.mainStart <= start {
      visibleStart = max(visibleStart, min(frame.mainEnd, end))
    }
    if zIndex == ElementZIndex.pinnedFooter, path.kind == .footer, frame.mainEnd >= end {
      visibleEnd = min(visibleEnd, max(frame.mainStart, start))
    }
  }

  mutating func take(_ hits: UInt64, of items: FoundItems) {}
}
