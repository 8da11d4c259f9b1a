extension SectionView {
  /// Places items that may span columns or be locked to one: each where the highest of the columns that it
  /// covers allows it, and of all such places in the one that is reached first, the leftmost.
  ///
  /// It goes on from the last checkpoint before the first change, and stops where all columns are what they
  /// were, moved by one length.
  func layOutSpans(_ pass: LayoutPass) -> LayoutOutcome? {
    let (columnCount, size) = unsafe (state.pointee.plan.keyCount, state.pointee.plan.shape.size)
    let words = SpanColumns.wordCount(columnCount: columnCount)
    return unsafe withUnsafeTemporaryAllocation(of: Int64.self, capacity: words + size) { memory in
      unsafe layOutSpans(
        pass, SpanColumns(self, memory: memory.baseAddress!), scratch: memory.baseAddress! + words)
    }
  }

  private func layOutSpans(
    _ pass: LayoutPass, _ columns: SpanColumns, scratch: UnsafeMutablePointer<Int64>
  ) -> LayoutOutcome? {
    let (plan, oldEnd) = unsafe (state.pointee.plan, state.pointee.placedCount)
    let oldTree = lane(0, itemCount: oldEnd).tree
    let interval = plan.checkpointInterval
    let firstCheckpoint = max(0, min(pass.first, oldEnd - 1)) / interval
    let start = firstCheckpoint * interval
    if start > 0 {
      let base = Int64(oldTree.least(ofLeaf: plan.shape.block(of: start)))
      unsafe columns.read(checkpoint(firstCheckpoint), base: base)
    }
    let lane = lane(0, itemCount: pass.end)
    var writer = unsafe FrameWriter(lane, oldTree: oldTree, from: start, scratch: scratch)

    while writer.item < pass.end {
      let item = writer.item
      let keepsCheckpoint = item > start && item % interval == 0
      if keepsCheckpoint, item > pass.last, item < oldEnd,
        let distance = unsafe columns.distance(from: checkpoint(item / interval), base: writer.oldBase())
      {
        writer.finish(shiftingRestBy: distance, oldCount: oldEnd)
        return LayoutOutcome(placed: item - start, end: oldEnd, joins: true)
      }
      if keepsCheckpoint { unsafe columns.write(to: checkpoint(item / interval)) }
      for _ in 0..<min(plan.shape.size, pass.end - item) { columns.place(&writer) }
      if writer.item == pass.end { writer.finishTruncating() }
      // Only now is it known what the block is relative to.
      if keepsCheckpoint { unsafe columns.rebase(checkpoint(item / interval), to: writer.lastBase) }
      guard !writer.isTooLong else { return nil }
    }
    return LayoutOutcome(placed: pass.end - start, end: pass.end, joins: false)
  }
}
