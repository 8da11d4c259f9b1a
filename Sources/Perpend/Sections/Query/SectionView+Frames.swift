extension SectionView {
  /// The column of an item in lanes: that of its lane, or what its block has for it.
  func columnInLanes(of item: Int) -> Int {
    let (laneIndex, slot) = position(of: item)
    let lane = lane(laneIndex)
    guard lane.shape.storesColumns else { return column(ofLane: laneIndex) }
    let block = lane.block(lane.shape.block(of: slot))
    return Int(block.columns[lane.shape.indexInBlock(of: slot)])
  }

  /// The column that the item's block has for it, where the lanes share the blocks.
  func storedColumn(of item: Int) -> Int {
    let lane = lane(0)
    let block = lane.block(lane.shape.block(of: item))
    return Int(block.columns[lane.shape.indexInBlock(of: item)])
  }

  /// The column of a lane that is one column's.
  func column(ofLane laneIndex: Int) -> Int {
    let columns = state.metrics.columns
    return columns.placement == .rightToLeft ? columns.count - 1 - laneIndex : laneIndex
  }

  /// The frame of an item. O(log n).
  func frame(of item: Int, sectionStart: Double) -> UnitRect {
    let metrics = state.metrics
    let itemsStart = sectionStart + metrics.itemsStart
    if let grid = metrics.gridRows(count: state.count) { return grid.frame(of: item, start: itemsStart) }
    let (laneIndex, slot) = position(of: item)
    let lane = lane(laneIndex)
    let index = lane.shape.block(of: slot)
    let (block, inBlock) = (lane.block(index), lane.shape.indexInBlock(of: slot))
    let start = itemsStart + lane.tree.least(ofLeaf: index)
    if lane.shape.cross == .interval { return block.frame(inBlock, start: start) }
    return metrics.itemFrame(
      column: column(of: item), start: start + block.start(inBlock), extent: block.extent(inBlock))
  }
}

extension SectionView {
  /// The original size of an item, with its traits.
  func unitSize(of item: Int) -> UnitSize {
    let metrics = state.metrics
    if !state.plan.storesSizes, let grid = metrics.gridRows(count: state.count) {
      return UnitSize(
        width: PackedLength(bits: Int32(metrics.columns.width)), height: PackedLength(bits: grid.itemLength))
    }
    return storedSize(of: item)
  }

  /// The size of an item as it is stored, with all its traits.
  func storedSize(of item: Int) -> UnitSize {
    UnitSize(
      width: PackedLength(bits: widths[item]), height: PackedLength(bits: heights[item]),
      traits: traits(of: item))
  }
}

extension Block {
  /// The frame of an item that has one of its own, in a block that starts at `start`.
  @inline(__always)
  func frame(_ index: Int, start: Double) -> UnitRect {
    let mainStart = start + self.start(index)
    let crossStart = Double(crossStarts[index])
    return UnitRect(
      mainStart: mainStart, mainEnd: mainStart + extent(index),
      crossStart: crossStart, crossEnd: crossStart + Double(crossExtents[index]))
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
