extension SectionView {
  /// Lays out items anew from the first that has changed, and no further than it takes to pass `limit`, a
  /// position from where the items begin. Returns how many were placed, or nil where a block became too long
  /// for its shape: then the section has to be laid out whole, in smaller blocks. `fault` is what a custom layout
  /// did that cannot be, if it did.
  func layOutItems(
    from first: Int, through last: Int, rescales: Bool, limit: LayoutLimit, fault: inout BandFault?
  ) -> Int? {
    let target = limit.end(from: first)
    let count = unsafe state.pointee.count
    if unsafe count == 0 || state.pointee.plan.kind == .uniform {
      unsafe state.pointee.placedCount = count
      unsafe state.pointee.itemsLength = state.pointee.metrics.gridLength(count: count)
      return 0
    }
    // Where the end was cut off, its last block is laid out anew.
    var pass = LayoutPass(first: min(first, count - 1), last: last, rescales: rescales, end: count)
    var slice = LayoutLimit.slice
    var placed = 0
    while true {
      pass.end = min(target, endOfSlice(pass, slice, limit))
      guard let outcome = layOut(pass, &fault) else { return nil }
      placed += outcome.placed
      unsafe state.pointee.placedCount = outcome.end
      if outcome.end >= min(count, target) || outcome.joins || isBeyond(limit) { break }
      pass = LayoutPass(first: outcome.end, last: count - 1, rescales: rescales, end: count)
      slice *= 2
    }
    updateLength()
    return placed
  }

  private func layOut(_ pass: LayoutPass, _ fault: inout BandFault?) -> LayoutOutcome? {
    switch unsafe state.pointee.plan.kind {
    case .uniform: return nil
    case .lanes: return layOutLanes(pass)
    case .sortedColumns: return layOutSortedColumns(pass)
    case .keptColumns: return layOutKeptColumns(pass)
    case .spans: return layOutSpans(pass)
    case .bands: return layOutBands(pass, &fault)
    }
  }

  private func layOutBands(_ pass: LayoutPass, _ fault: inout BandFault?) -> LayoutOutcome? {
    let metrics = unsafe state.pointee.metrics
    switch metrics.arrangement {
    case .waterfall, .grid: return nil
    case .rows(let stretches):
      let capacity = RowSource.scratchCount(columnCount: metrics.columns.count)
      return unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: capacity) { memory in
        var rows = unsafe RowSource(self, stretches: stretches, memory: memory.baseAddress!)
        return layOutBands(pass, &rows)
      }
    case .flow(let alignment):
      var flow = FlowSource(self, alignment: alignment)
      return layOutBands(pass, &flow)
    case .custom:
      #if hasFeature(Embedded)
        return nil
      #else
        guard case .custom(let layout) = unsafe state.pointee.options.value.layout else { return nil }
        var source = CustomSource(self, layout.base)
        let outcome = layOutBands(pass, &source)
        fault = fault ?? source.fault
        return outcome
      #endif
    }
  }

  private func layOutSortedColumns(_ pass: LayoutPass) -> LayoutOutcome? {
    let columnCount = unsafe state.pointee.metrics.columns.count
    switch columnCount {
    case 2: return layOutShortest(pass, SortedColumnKeys<KeyRanks2>(columnCount: 2))
    case 3...4: return layOutShortest(pass, SortedColumnKeys<KeyRanks4>(columnCount: columnCount))
    case 5...8: return layOutShortest(pass, SortedColumnKeys<KeyRanks8>(columnCount: columnCount))
    case 9...16: return layOutShortest(pass, SortedColumnKeys<KeyRanks16>(columnCount: columnCount))
    default:
      let capacity = ColumnTournament.capacity(columnCount: columnCount)
      return unsafe withUnsafeTemporaryAllocation(of: Int64.self, capacity: capacity) { memory in
        unsafe layOutShortest(
          pass, ColumnTournament(columnCount: columnCount, memory: memory.baseAddress!))
      }
    }
  }

  /// Where a slice of a layout ends.
  private func endOfSlice(_ pass: LayoutPass, _ slice: Int, _ limit: LayoutLimit) -> Int {
    let (count, plan) = unsafe (state.pointee.count, state.pointee.plan)
    guard !limit.isNone else { return count }
    var end = pass.first + slice
    // Where only so much has changed, each lane gets far enough to fall in with its old layout.
    if pass.last < count - 1 { end = max(end, pass.last + 1 + 2 * plan.shape.size * plan.laneCount) }
    return max(1, min(count, end))
  }

  /// Whether every lane has passed a limit.
  private func isBeyond(_ limit: LayoutLimit) -> Bool {
    if unsafe state.pointee.plan.storesFrames { return lastCheckpointPosition >= limit.position }
    var least = Double.infinity
    for number in 0..<(unsafe state.pointee.plan.laneCount) {
      let tree = lane(number).tree
      if tree.leafCount > 0 { least = min(least, tree.least(ofLeaf: tree.leafCount - 1)) }
    }
    return least >= limit.position
  }

  /// Before which no item that is yet to be placed will start, where items have frames of their own.
  private var lastCheckpointPosition: Double {
    let (plan, placed) = unsafe (state.pointee.plan, state.pointee.placedCount)
    let tree = lane(0).tree
    if plan.kind == .bands { return bandToResume(atOrBefore: placed - 1).map { Double($0.start) } ?? 0 }
    let number = (placed - 1) / plan.checkpointInterval
    guard number > 0 else { return 0 }
    var least = Int64.max
    for key in 0..<plan.keyCount { least = unsafe min(least, checkpoint(number)[key]) }
    return tree.least(ofLeaf: number * plan.checkpointInterval >> plan.shape.shift) + Double(least)
  }

  /// Brings the length of the items up to date: the greatest end, or what is told while some have no place yet.
  func updateLength() {
    var length = 0.0
    for number in 0..<(unsafe state.pointee.plan.laneCount) {
      let lane = lane(number)
      if lane.count > 0 { length = max(length, lane.tree.greatest) }
    }
    unsafe state.pointee.itemsLength = toldLength(placedEnd: length)
  }

  /// Where an item is in the lanes.
  @inline(__always)
  func position(of item: Int) -> (lane: Int, slot: Int) {
    if unsafe state.pointee.plan.keepsColumns { return (storedColumn(of: item), item) }
    let laneCount = unsafe state.pointee.plan.laneCount
    return laneCount == 1 ? (0, item) : (item % laneCount, item / laneCount)
  }

  /// Computes the extent of one item anew. Returns whether it has changed.
  func updateExtent(of item: Int) -> Bool {
    // A grid's follows from its options. Those that have frames of their own get theirs when they are placed.
    if unsafe state.pointee.plan.kind == .uniform { return false }
    if unsafe state.pointee.plan.storesFrames { return true }
    let (number, slot) = position(of: item)
    let lane = lane(number)
    let block = lane.block(lane.shape.block(of: slot))
    let extent = unsafe Int32(
      truncatingIfNeeded: state.pointee.scaler.extent(width: widths[item], height: heights[item]))
    let inBlock = slot & (lane.shape.size - 1)
    guard unsafe block.extents[inBlock] != extent else { return false }
    unsafe block.extents[inBlock] = extent
    return true
  }
}
