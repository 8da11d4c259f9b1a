extension LayoutIndex {
  /// The item nearest to a point: the one to whose frame the way is the shortest, of several the first in index
  /// order; nil if no item has an area. O(log n + log s + k) for the k items that are no further away than
  /// twice the distance found.
  public func nearestItem(to point: Point) -> ItemPath? {
    let orientation = containerMetrics.orientation
    guard let square = orientation.unitSquare(at: point) else { return nil }
    // Mirrored, the square ends where the point is.
    let cross = orientation.mirrorLength == nil ? square.crossStart : square.crossEnd
    var reach = 64 * LayoutUnit.perPoint
    while true {
      // What is outside of a square of twice the reach is further away than it.
      var area = UnitRect(
        mainStart: square.mainStart - reach, mainEnd: square.mainEnd + reach,
        crossStart: square.crossStart - reach, crossEnd: square.crossEnd + reach)
      let isLast = area.mainStart <= 0 && area.mainEnd >= sectionsEnd
      if isLast {
        area = UnitRect(mainStart: -0x1p50, mainEnd: 0x1p50, crossStart: -0x1p50, crossEnd: 0x1p50)
      }
      var sink = NearestSink(main: square.mainStart, cross: cross, square: square)
      query(QueryScope(area), &sink)
      if let best = sink.best, isLast || best.distance < reach * reach { return best.path.itemPath }
      if isLast { return nil }
      reach *= 2
    }
  }
}

/// Keeps the item nearest to a point, whose unit square is given with it.
private struct NearestSink: ElementSink {
  let main: Double
  let cross: Double
  let square: UnitRect
  private(set) var best: (distance: Double, path: ElementPath)?

  init(main: Double, cross: Double, square: UnitRect) {
    self.main = main
    self.cross = cross
    self.square = square
  }

  var wantsMore: Bool { true }

  mutating func take(_ path: ElementPath, frame: UnitRect, z: Int) {}

  mutating func take(_ hits: UInt64, of items: FoundItems) {
    var hits = hits
    while hits != 0 {
      let index = hits.trailingZeroBitCount
      hits &= hits &- 1
      let frame = items.frame(index)
      let main = max(0, frame.mainStart - main, main - frame.mainEnd)
      let cross = max(0, frame.crossStart - cross, cross - frame.crossEnd)
      var distance = main * main + cross * cross
      // Frames are half open: of two that touch at the point one holds it, and comes first.
      if distance == 0, !frame.overlaps(square) { distance = 0.5 }
      if best.map({ distance < $0.distance }) ?? true { best = (distance, items.path(index)) }
    }
  }
}
