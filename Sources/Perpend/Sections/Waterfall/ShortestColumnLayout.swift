extension SectionView {
  /// Places items in the column that ends first: from the last checkpoint before the first change, to where
  /// the columns are again what they were, all moved by the same length.
  @inline(never)
  func layOutShortest<Heights: ColumnHeights>(_ pass: LayoutPass, _ heights: Heights) -> LayoutOutcome? {
    UncheckedSpan<Int64>.withScratch(count: state.plan.shape.size) { keys in
      layOutShortest(pass, heights, keys: keys)
    }
  }

  @inline(__always)
  private func layOutShortest<Heights: ColumnHeights>(
    _ pass: LayoutPass, _ initial: Heights, keys: UncheckedSpan<Int64>
  ) -> LayoutOutcome? {
    let count = pass.end
    let oldCount = state.placedCount
    let plan = state.plan
    let scaler = state.scaler
    let spacing = state.metrics.columns.itemSpacing
    let interval = plan.checkpointInterval
    let size = plan.shape.size
    let lane = lane(0, itemCount: count)
    let oldTree = self.lane(0, itemCount: oldCount).tree

    var heights = initial
    // A checkpoint is there only if the old layout went beyond it.
    let firstCheckpoint = max(0, min(pass.first, oldCount - 1)) / interval
    let start = firstCheckpoint * interval
    var base = 0.0
    if start > 0 {
      heights.read(from: checkpoint(firstCheckpoint))
      base = oldTree.least(ofLeaf: plan.shape.block(of: start))
    }
    var writer = IntervalTree.Rewriter(oldTree, from: plan.shape.block(of: start))

    var item = start
    while item < count {
      if item > start, item % interval == 0 {
        let checkpoint = checkpoint(item / interval)
        if item > pass.last, item < oldCount, heights.equal(checkpoint, count: plan.keyCount) {
          writer.finish(shiftingRestBy: base - writer.oldLeast())
          return LayoutOutcome(placed: item - start, end: oldCount, converged: true)
        }
        heights.write(to: checkpoint)
      }
      let block = lane.block(plan.shape.block(of: item))
      let blockCount = min(size, count - item)
      if pass.rescales || item + blockCount > oldCount {
        scaler.scale(
          widths: widths + item, heights: self.heights + item, count: blockCount, to: block.extents)
      }
      guard let end = heights.fill(block, count: blockCount, itemSpacing: spacing, keys: keys) else {
        return nil
      }
      writer.write(least: base, greatest: base + end)
      let rise = heights.least.keyHeight
      heights.subtract(rise)
      base += Double(rise)
      item += blockCount
    }
    _ = writer.finishTruncating()
    return LayoutOutcome(placed: count - start, end: count, converged: false)
  }
}

extension ColumnHeights {
  /// `place`, with a copy of it in which the count of a full block is a constant: its vectors then need no
  /// loop for a rest.
  @inline(__always)
  mutating func fill(
    _ block: Block, count: Int, itemSpacing: Int32, keys: UncheckedSpan<Int64>
  ) -> Double? {
    if count == 64 { return place(block, count: 64, itemSpacing: itemSpacing, keys: keys) }
    return place(block, count: count, itemSpacing: itemSpacing, keys: keys)
  }

  /// Places the items of a block, whose extents are known. Returns the greatest end, or nil if a
  /// start is too far from the block's.
  ///
  /// Three loops: what each item adds to a key; the dependent one, which has an addition and the columns'
  /// minima and no more; and the unpacking of the keys. The first and last become vectors. `keys` is scratch
  /// memory for the block.
  @inline(__always)
  private mutating func place(
    _ block: Block, count: Int, itemSpacing: Int32, keys: UncheckedSpan<Int64>
  ) -> Double? {
    for index in 0..<count {
      keys[index] = Int64(keyLength: block.extents[index], plus: itemSpacing)
    }
    var heights = self
    for index in 0..<count {
      let least = heights.least
      let key = least &+ keys[index]
      keys[index] = least
      heights.replaceLeast(with: key)
    }
    self = heights
    for index in 0..<count { block.columns[index] = UInt8(truncatingIfNeeded: keys[index]) }
    for index in 0..<count { block.setStart(index, keys[index].keyHeight) }
    // Starts ascend: where the last is not too far, none is.
    return keys[count - 1].keyHeight <= BlockShape.longestStart ? block.greatestEnd(count: count) : nil
  }
}
