extension LayoutIndex {
  /// The item that the arrow keys lead to from an item, or nil if there is none in that direction.
  ///
  /// Of the items that begin where this one ends or beyond, it is the one of the least gap among those that
  /// share a part of the other axis with it; of several the one whose middle is the nearest, and of those the
  /// first. An item beside these comes first if it ends before they begin and is no further away, so that a
  /// short row is not skipped. Across the scrolling axis an item beside is further away than the container is
  /// long across at most.
  ///
  /// It goes down the trees by distance, as `nearestItem(to:)` does: O(log n + log s + k) for the k items, and
  /// sections, that are no further away than what is found, or than the container is long across; a grid takes
  /// O(log c) for c columns.
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
