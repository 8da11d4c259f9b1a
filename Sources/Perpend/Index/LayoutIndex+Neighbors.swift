/// Which way a neighbour lies, on screen.
public enum NeighborDirection: UInt8, Hashable, Sendable, CaseIterable {
  /// Towards smaller y.
  case up
  /// Towards greater y.
  case down
  /// Towards smaller x.
  case left
  /// Towards greater x.
  case right
}

extension LayoutIndex {
  /// The item that the arrow keys lead to from an item, or nil if there is none in that direction.
  ///
  /// Of the items that begin where this one ends or beyond, it is the one of the least gap among those that
  /// share a part of the other axis with it; of several the one whose middle is the nearest, and of those the
  /// first. An item beside these comes first if it ends before they begin and is no further away, so that a
  /// short row is not skipped. Across the scrolling axis only what is no further away than the container is
  /// long across counts. O(log n + log s + k) for k items that are no further away.
  public func neighbor(of path: ItemPath, toward direction: NeighborDirection) -> ItemPath? {
    guard path.item >= 0, let storage = storage(path.section), path.item < storage.count else { return nil }
    let origin = storage.withView { view -> UnitRect? in
      guard unsafe path.item < view.state.pointee.placedCount else { return nil }
      return view.frame(of: path.item, sectionStart: start(ofSection: path.section))
    }
    guard let origin else { return nil }
    let side = side(direction)
    var reach = 64 * LayoutUnit.perPoint
    while true {
      var area = side.area(beyond: origin, reach: reach)
      let isLast =
        side.isAlongMain
        ? (side.isForward ? area.mainEnd >= sectionsEnd : area.mainStart <= 0)
        : reach >= Double(containerMetrics.crossLength)
      if isLast, side.isAlongMain { (area.crossStart, area.crossEnd) = (-0x1p50, 0x1p50) }
      let limit = side.isAlongMain ? .infinity : Double(containerMetrics.crossLength)
      var sink = NeighborSink(side: side, origin: origin, limit: limit)
      query(QueryScope(area), &sink)
      if let found = sink.neighbor(within: isLast ? .infinity : reach) { return found }
      if isLast { return nil }
      reach *= 2
    }
  }

  /// Which side of a frame a direction on screen is.
  private func side(_ direction: NeighborDirection) -> Side {
    let isVertical = container.axis == .vertical
    let isAlongMain = (direction == .up || direction == .down) == isVertical
    let isForward = direction == .down || direction == .right
    let isMirrored = !isAlongMain && container.direction == .rightToLeft
    return Side(isAlongMain: isAlongMain, isForward: isForward != isMirrored)
  }
}

/// A side of a frame.
private struct Side {
  let isAlongMain: Bool
  let isForward: Bool

  /// The frame, turned so that the side is its main end.
  func turned(_ frame: UnitRect) -> UnitRect {
    var turned = isAlongMain ? frame : frame.transposed
    if !isForward { (turned.mainStart, turned.mainEnd) = (-turned.mainEnd, -turned.mainStart) }
    return turned
  }

  /// What lies beyond the side, so far away.
  func area(beyond frame: UnitRect, reach: Double) -> UnitRect {
    let start = turned(frame)
    var area = UnitRect(
      mainStart: start.mainEnd, mainEnd: start.mainEnd + reach, crossStart: start.crossStart - reach,
      crossEnd: start.crossEnd + reach)
    if !isForward { (area.mainStart, area.mainEnd) = (-area.mainEnd, -area.mainStart) }
    return isAlongMain ? area : area.transposed
  }
}

extension UnitRect {
  fileprivate var transposed: UnitRect {
    UnitRect(mainStart: crossStart, mainEnd: crossEnd, crossStart: mainStart, crossEnd: mainEnd)
  }
}

/// Keeps the nearest item straight beyond a side of a frame, and the nearest beside that way.
private struct NeighborSink: ElementSink {
  private let side: Side
  private let origin: UnitRect
  /// What is beside is no further away.
  private let limit: Double
  private var straight: (gap: Double, offset: Double, path: ElementPath)?
  private var beside: (distance: Double, end: Double, path: ElementPath)?

  init(side: Side, origin: UnitRect, limit: Double) {
    self.side = side
    self.limit = limit
    self.origin = side.turned(origin)
  }

  var wantsMore: Bool { true }

  mutating func take(_ path: ElementPath, frame: UnitRect, z: Int) {}

  mutating func take(_ hits: UInt64, of items: FoundItems) {
    var hits = hits
    while hits != 0 {
      let index = hits.trailingZeroBitCount
      hits &= hits &- 1
      take(items.path(index), side.turned(items.frame(index)))
    }
  }

  private mutating func take(_ path: ElementPath, _ frame: UnitRect) {
    let gap = frame.mainStart - origin.mainEnd
    guard gap >= 0 else { return }
    let crossGap = max(frame.crossStart - origin.crossEnd, origin.crossStart - frame.crossEnd)
    if crossGap < 0 {
      let offset = (frame.crossStart + frame.crossEnd - origin.crossStart - origin.crossEnd).magnitude
      if straight.map({ (gap, offset) < ($0.gap, $0.offset) }) ?? true { straight = (gap, offset, path) }
    } else {
      let distance = (gap * gap + crossGap * crossGap).squareRoot()
      if distance <= limit, beside.map({ distance < $0.distance }) ?? true {
        beside = (distance, frame.mainEnd - origin.mainEnd, path)
      }
    }
  }

  /// The neighbour, if nothing further away than `reach` can be it.
  func neighbor(within reach: Double) -> ItemPath? {
    if let straight, straight.gap <= reach {
      guard let beside, beside.distance <= straight.gap, beside.end <= straight.gap else {
        return straight.path.itemPath
      }
      return beside.path.itemPath
    }
    guard let beside, beside.distance <= reach, beside.end <= reach else { return nil }
    return beside.path.itemPath
  }
}
