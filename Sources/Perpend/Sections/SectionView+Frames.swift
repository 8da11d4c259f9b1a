extension SectionView {
  /// The column of an item; 0 where there are no columns.
  func column(of item: Int) -> Int {
    let (plan, metrics) = unsafe (state.pointee.plan, state.pointee.metrics)
    switch plan.kind {
    case .keptColumns: return storedColumn(of: item)
    case .spans: return unsafe Int(givenColumns[item])
    case .sortedColumns, .lanes: break
    case .uniform: return item % metrics.columns.count
    case .bands:
      guard case .rows = metrics.arrangement else { return 0 }
      return item % metrics.columns.count
    }
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
    let metrics = unsafe state.pointee.metrics
    let itemsStart = sectionStart + metrics.itemsStart
    if case .grid(let itemLength) = metrics.arrangement {
      return metrics.gridFrame(item, itemLength: itemLength, start: itemsStart)
    }
    let (number, slot) = position(of: item)
    let lane = lane(number)
    let index = lane.shape.block(of: slot)
    let (block, inBlock) = (lane.block(index), slot & (lane.shape.size - 1))
    let start = itemsStart + lane.tree.least(ofLeaf: index)
    if lane.shape.cross == .interval { return block.frame(inBlock, start: start) }
    return metrics.itemFrame(
      column: column(of: item), start: start + block.start(inBlock), extent: block.extent(inBlock))
  }
}

extension SectionView {
  /// The original size of an item, with its traits.
  func unitSize(of item: Int) -> UnitSize {
    let metrics = unsafe state.pointee.metrics
    if case .grid(let itemLength) = metrics.arrangement, unsafe !state.pointee.plan.storesSizes {
      return UnitSize(width: Int32(metrics.columns.width), height: itemLength)
    }
    return unsafe UnitSize(width: widths[item], height: heights[item], traits: traits(of: item))
  }
}

extension Block {
  /// The frame of an item that has one of its own, in a block that starts at `start`.
  @inline(__always)
  func frame(_ index: Int, start: Double) -> UnitRect {
    let mainStart = start + self.start(index)
    let crossStart = unsafe Double(crossStarts[index])
    return unsafe UnitRect(
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

extension SectionView {
  /// The item with the least start at or after `position`, which is relative to where the items begin; of
  /// several the first. O(c log n) for c lanes.
  func firstItem(atOrAfter position: Double) -> Int? {
    let (count, plan) = unsafe (state.pointee.placedCount, state.pointee.plan)
    guard count > 0 else { return nil }
    switch plan.kind {
    case .uniform:
      guard case .grid(let length) = unsafe state.pointee.metrics.arrangement else { return nil }
      return unsafe state.pointee.metrics.gridItem(atOrAfter: position, itemLength: length, count: count)
    case .keptColumns: return firstKeptItem(atOrAfter: position)
    case .spans, .bands: return firstFrame(atOrAfter: position)
    case .lanes, .sortedColumns: break
    }
    var best: (start: Double, item: Int)?
    for number in 0..<plan.laneCount {
      let lane = lane(number)
      let slot = lane.firstSlot(startingAtOrAfter: position)
      guard slot < lane.count else { continue }
      let candidate = (start: lane.interval(slot).start, item: slot * plan.laneCount + number)
      if best.map({ candidate < $0 }) ?? true { best = candidate }
    }
    return best?.item
  }

  /// The same where starts need not ascend: a first candidate, and then those before it.
  private func firstFrame(atOrAfter position: Double) -> Int? {
    let lane = lane(0)
    var visitor = FirstFrameVisitor(lane: lane, position: position, stopsAtFirst: true)
    lane.tree.search(from: position - 1, to: .infinity, &visitor)
    guard let first = visitor.best else { return nil }
    visitor.stopsAtFirst = false
    lane.tree.search(from: position - 1, to: first.start + 1, &visitor)
    return visitor.best?.item
  }
}

/// Looks for the item with the least start at or after a position.
private struct FirstFrameVisitor: IntervalTree.Visitor {
  let lane: Lane
  let position: Double
  var stopsAtFirst: Bool
  var best: (start: Double, item: Int)?

  mutating func visit(leaf: Int, least: Double) -> Bool {
    if let best, least > best.start { return true }
    let block = lane.block(leaf)
    for slot in 0..<lane.size(ofBlock: leaf) {
      let candidate = (start: least + block.start(slot), item: leaf << lane.shape.shift + slot)
      guard candidate.start >= position else { continue }
      if best.map({ candidate < $0 }) ?? true { best = candidate }
    }
    return !(stopsAtFirst && best != nil)
  }
}
