extension LayoutIndex {
  /// The item that an arrow key leads to from an item.
  ///
  /// The neighbor begins where the item ends, or beyond. Two kinds of items qualify. Those *straight ahead* share a
  /// part of the other axis with the item; the one with the least gap comes first, of several the one whose middle
  /// is nearest, and of those the first in index order. Those *beside* do not. An item beside is preferred if it
  /// ends before the one straight ahead begins and is no further away: so a short row is not skipped. Across the
  /// scrolling axis an item beside is no further away than the container's cross length.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - direction: The direction on screen.
  /// - Returns: nil if there is no item in that direction, or no item at `path`, or that is not laid out yet.
  /// - Complexity: O(log n + log s + k) for the k items, and sections, that are no further away than the one that
  ///   is found, or than the container's cross length. In a grid O(log c) for c columns.
  public func neighbor(of path: ItemPath, toward direction: NeighborDirection) -> ItemPath? {
    guard path.item >= 0, let storage = storage(path.section), path.item < storage.count else { return nil }
    let origin = storage.withView { view -> UnitRect? in
      guard path.item < view.state.placedCount else { return nil }
      return view.frame(of: path.item, sectionStart: start(ofSection: path.section))
    }
    guard let origin else { return nil }
    let side = side(direction)
    var straight = StraightSearch(origin, side)
    searchNearest(&straight)

    var limit = side.isAlongMain ? .infinity : Double(containerMetrics.crossLength)
    if let gap = straight.gap { limit = min(limit, gap) }
    var beside = BesideSearch(origin, side, limit: limit)
    searchNearest(&beside)
    guard let best = beside.best else { return straight.best?.path }
    guard let gap = straight.gap else { return best.path }
    return beside.distanceToEnd(of: best.frame) <= gap ? best.path : straight.best?.path
  }

  /// Which side of a frame a direction on screen is.
  private func side(_ direction: NeighborDirection) -> Side {
    let isVertical = container.axis == .vertical
    let isAlongMain = (direction == .up || direction == .down) == isVertical
    let isForward = direction == .down || direction == .right
    let isAlongX = direction == .left || direction == .right
    let isMirrored = isAlongX && container.direction == .rightToLeft
    return Side(isAlongMain: isAlongMain, isForward: isForward != isMirrored)
  }
}
