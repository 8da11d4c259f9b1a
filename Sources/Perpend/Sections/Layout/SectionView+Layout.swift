extension SectionView {
  /// Lays out items again from the first that has changed, and no further than it takes to pass `limit`, a
  /// position from where the items begin. Returns how many were placed, or nil where a block became too long
  /// for its shape: then the section has to be laid out whole, in smaller blocks. `fault` becomes what a custom layout
  /// did wrong.
  func layOutItems(
    from first: Int, through last: Int, rescales: Bool, limit: LayoutLimit, fault: inout BandFault?
  ) -> Int? {
    let target = limit.end(from: first)
    let count = state.count
    if count == 0 || !state.plan.kind.storesPlaces {
      state.placedCount = count
      state.itemsLength = state.metrics.gridRows(count: count)?.length ?? 0
      return 0
    }
    // Where the end was cut off, its last block is laid out again.
    var pass = LayoutPass(first: min(first, count - 1), last: last, rescales: rescales, end: count)
    var slice = LayoutLimit.slice
    var placed = 0
    while true {
      pass.end = min(target, endOfSlice(pass, slice, limit))
      guard let outcome = layOut(pass, &fault) else { return nil }
      placed += outcome.placed
      state.placedCount = outcome.end
      if outcome.end >= min(count, target) || outcome.converged || isBeyond(limit) { break }
      pass = LayoutPass(first: outcome.end, last: count - 1, rescales: rescales, end: count)
      slice *= 2
    }
    updateLength()
    return placed
  }

  func layOutSortedColumns(_ pass: LayoutPass) -> LayoutOutcome? {
    let columnCount = state.metrics.columns.count
    switch columnCount {
    case 2: return layOutShortest(pass, SortedColumnKeys<KeyRanks2>(columnCount: 2))
    case 3...4: return layOutShortest(pass, SortedColumnKeys<KeyRanks4>(columnCount: columnCount))
    case 5...8: return layOutShortest(pass, SortedColumnKeys<KeyRanks8>(columnCount: columnCount))
    case 9...16: return layOutShortest(pass, SortedColumnKeys<KeyRanks16>(columnCount: columnCount))
    default:
      let capacity = ColumnTournament.capacity(columnCount: columnCount)
      return UncheckedSpan<Int64>.withScratch(count: capacity) { memory in
        layOutShortest(pass, ColumnTournament(columnCount: columnCount, memory: memory))
      }
    }
  }

  /// Where a slice of a layout ends.
  private func endOfSlice(_ pass: LayoutPass, _ slice: Int, _ limit: LayoutLimit) -> Int {
    let (count, plan) = (state.count, state.plan)
    guard !limit.isNone else { return count }
    var end = pass.first + slice
    // Where little has changed, each lane gets far enough to converge with its old layout.
    if pass.last < count - 1 { end = max(end, pass.last + 1 + 2 * plan.shape.size * plan.laneCount) }
    return max(1, min(count, end))
  }

  /// Whether every lane has passed a limit.
  private func isBeyond(_ limit: LayoutLimit) -> Bool {
    if state.plan.storesFrames { return lastCheckpointPosition >= limit.position }
    var least = Double.infinity
    for index in 0..<(state.plan.laneCount) {
      let tree = lane(index).tree
      if tree.leafCount > 0 { least = min(least, tree.least(ofLeaf: tree.leafCount - 1)) }
    }
    return least >= limit.position
  }

  /// A position before which no pending item will start, where items have frames of their own.
  private var lastCheckpointPosition: Double {
    let (plan, placed) = (state.plan, state.placedCount)
    let tree = lane(0).tree
    if plan.kind.hasBands { return bandToResume(atOrBefore: placed - 1).map { Double($0.start) } ?? 0 }
    let index = (placed - 1) / plan.checkpointInterval
    guard index > 0 else { return 0 }
    var least = Int64.max
    for key in 0..<plan.keyCount { least = min(least, checkpoint(index)[key]) }
    return tree.least(ofLeaf: index * plan.checkpointInterval >> plan.shape.shift) + Double(least)
  }

  /// Brings the length of the items up to date: the greatest end, or an estimate while some are pending.
  func updateLength() {
    var length = 0.0
    for index in 0..<(state.plan.laneCount) {
      let lane = lane(index)
      if lane.count > 0 { length = max(length, lane.tree.greatest) }
    }
    state.itemsLength = toldLength(placedEnd: length)
  }

  /// Where an item is in the lanes.
  @inline(__always)
  func position(of item: Int) -> (lane: Int, slot: Int) {
    if state.plan.keepsColumns { return (storedColumn(of: item), item) }
    let laneCount = state.plan.laneCount
    return laneCount == 1 ? (0, item) : (item % laneCount, item / laneCount)
  }

  /// Computes the extent of one item again. Returns whether it has changed.
  func updateExtent(of item: Int) -> Bool {
    // A grid's follows from its options. Those that have frames of their own get theirs when they are placed.
    if !state.plan.kind.storesPlaces { return false }
    if state.plan.storesFrames { return true }
    let (index, slot) = position(of: item)
    let lane = lane(index)
    let block = lane.block(lane.shape.block(of: slot))
    let extent = Int32(
      truncatingIfNeeded: state.scaler.extent(width: widths[item], height: heights[item]))
    let inBlock = lane.shape.indexInBlock(of: slot)
    guard block.extents[inBlock] != extent else { return false }
    block.extents[inBlock] = extent
    return true
  }
}
