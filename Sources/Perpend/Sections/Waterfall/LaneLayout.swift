extension Block {
  /// Places items one below the other. Returns where the next one would start.
  @inline(__always)
  fileprivate func stack(count: Int, spacing: Int64) -> Int64 {
    var height: Int64 = 0
    // Two at a time: then the chain of additions is half as long.
    var index = 0
    while index &+ 1 < count {
      setStart(index, height)
      let next = Int64(extents[index]) &+ spacing
      setStart(index &+ 1, height &+ next)
      height &+= next &+ (Int64(extents[index &+ 1]) &+ spacing)
      index &+= 2
    }
    if index < count {
      setStart(index, height)
      height &+= Int64(extents[index]) &+ spacing
    }
    return height
  }
}

extension SectionView {
  /// Places items one below the other in lanes, dealing them round-robin where there are several.
  func layOutLanes(_ pass: LayoutPass) -> LayoutOutcome? {
    let laneCount = state.plan.laneCount
    let oldEnd = state.placedCount
    // Either every lane gets to where it converges with its old layout, or none does.
    let converged = pass.last < pass.end - 1 && pass.last < oldEnd - 1
    let newEnd = converged ? oldEnd : pass.end
    var placed = 0
    for laneIndex in 0..<laneCount {
      // The first slots of the lane at or after the first and beyond the last changed item.
      let first = max(0, pass.first - laneIndex + laneCount - 1) / laneCount
      let end = max(0, pass.last - laneIndex + laneCount) / laneCount
      guard
        let count = layOutLane(
          laneIndex, from: first, changedTo: end, itemCount: newEnd, rescales: pass.rescales)
      else { return nil }
      placed += count
    }
    return LayoutOutcome(placed: placed, end: newEnd, converged: converged)
  }

  /// Places the items of one lane from a slot onward, where there are `itemCount` in all lanes. Behind `end`
  /// nothing has changed: the rest moves as a whole.
  private func layOutLane(
    _ laneIndex: Int, from first: Int, changedTo end: Int, itemCount: Int, rescales: Bool
  ) -> Int? {
    let spacing = Int64(state.metrics.columns.itemSpacing)
    let oldLane = lane(laneIndex, itemCount: state.placedCount)
    let oldTree = oldLane.tree
    let lane = lane(laneIndex, itemCount: itemCount)
    guard first < end || lane.count != oldLane.count else { return 0 }

    // A block starts where the items before it end, so that layout can resume at any block.
    var index = max(0, min(lane.shape.block(of: first), oldTree.leafCount - 1, lane.tree.leafCount - 1))
    var base = index > 0 ? oldTree.least(ofLeaf: index) : 0
    var writer = IntervalTree.Rewriter(oldTree, from: index)
    var placed = 0
    while index < lane.tree.leafCount {
      if index << lane.shape.shift >= end, index < oldTree.leafCount {
        writer.finish(shiftingRestBy: base - writer.oldLeast())
        return placed
      }
      let block = lane.block(index)
      let count = lane.size(ofBlock: index)
      let slot = index << lane.shape.shift
      if rescales || slot + count > oldLane.count {
        scale(block, lane: laneIndex, slot: slot, count: count)
      }
      let height = block.stack(count: count, spacing: spacing)
      // Starts ascend: where the last is not too far, none is.
      guard height - spacing - Int64(block.extents[count - 1]) <= BlockShape.longestStart else {
        return nil
      }
      writer.write(least: base, greatest: base + Double(height - spacing))
      base += Double(height)
      placed += count
      index += 1
    }
    _ = writer.finishTruncating()
    return placed
  }

  /// Computes the extents of a block of a lane, whose items stand `laneCount` apart among the sizes.
  private func scale(_ block: Block, lane laneIndex: Int, slot: Int, count: Int) {
    let scaler = state.scaler
    let laneCount = state.plan.laneCount
    guard laneCount > 1 else {
      return scaler.scale(
        widths: widths + slot, heights: heights + slot, count: count, to: block.extents)
    }
    UncheckedSpan<Int32>.withScratch(count: 2 * count) { gathered in
      var item = laneIndex + slot * laneCount
      for index in 0..<count {
        gathered[index] = widths[item]
        gathered[count + index] = heights[item]
        item += laneCount
      }
      scaler.scale(widths: gathered, heights: gathered + count, count: count, to: block.extents)
    }
  }
}
