extension SectionView {
  /// The column of an item.
  func column(of item: Int) -> Int {
    if unsafe state.pointee.plan.keepsColumns { return storedColumn(of: item) }
    let (number, slot) = position(of: item)
    let lane = lane(number)
    guard lane.shape.storesColumns else { return column(ofLane: number) }
    let block = lane.block(lane.shape.block(of: slot))
    return unsafe Int(block.columns[slot & (lane.shape.size - 1)])
  }

  /// The column that the item's block has for it, where the lanes share the blocks.
  func storedColumn(of item: Int) -> Int {
    let lane = lane(0)
    let block = lane.block(lane.shape.block(of: item))
    return unsafe Int(block.columns[item & (lane.shape.size - 1)])
  }

  /// The column of a lane that is one column's.
  func column(ofLane number: Int) -> Int {
    let columns = unsafe state.pointee.metrics.columns
    return columns.placement == .rightToLeft ? columns.count - 1 - number : number
  }

  /// The frame of an item. O(log n).
  func frame(of item: Int, sectionStart: Double) -> UnitRect {
    let (number, slot) = position(of: item)
    let interval = lane(number).interval(slot)
    let metrics = unsafe state.pointee.metrics
    return metrics.itemFrame(
      column: column(of: item), start: sectionStart + metrics.itemsStart + interval.start,
      extent: interval.extent)
  }
}

extension SectionMetrics {
  /// The frame of an item that starts at `start`.
  @inline(__always)
  func itemFrame(column: Int, start: Double, extent: Double) -> UnitRect {
    let crossStart = columns.start(column)
    return UnitRect(
      mainStart: start, mainEnd: start + extent,
      crossStart: crossStart, crossEnd: crossStart + Double(columns.width))
  }
}

extension SectionView {
  /// The item with the least start at or after `position`, which is relative to where the items begin; of
  /// several the first. O(c log n) for c lanes.
  func firstItem(atOrAfter position: Double) -> Int? {
    let (count, laneCount) = unsafe (state.pointee.count, state.pointee.plan.laneCount)
    guard count > 0 else { return nil }
    if unsafe state.pointee.plan.keepsColumns { return firstKeptItem(atOrAfter: position) }
    var best: (start: Double, item: Int)?
    for number in 0..<laneCount {
      let lane = lane(number)
      let slot = lane.firstSlot(startingAtOrAfter: position)
      guard slot < lane.count else { continue }
      let candidate = (start: lane.interval(slot).start, item: slot * laneCount + number)
      if best.map({ candidate < $0 }) ?? true { best = candidate }
    }
    return best?.item
  }
}
