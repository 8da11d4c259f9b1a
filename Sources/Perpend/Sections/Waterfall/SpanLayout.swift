extension SectionView {
  /// Places items that may span columns or be locked to one: each in the window whose highest column is the lowest, of
  /// several in the leftmost.
  ///
  /// It resumes at the last checkpoint before the first change, and stops where all columns are what they
  /// were, moved by one length.
  func layOutSpans(_ pass: LayoutPass) -> LayoutOutcome? {
    let (columnCount, size) = (state.plan.keyCount, state.plan.shape.size)
    return UncheckedSpan<Int64>.withScratch(count: 2 * columnCount + size) { memory in
      let columns = SpanColumns(self, memory: memory)
      let scratch = memory + 2 * columnCount
      if columnCount <= EightColumnWindows.columnCount {
        let windows = EightColumnWindows(columnCount: columnCount)
        return layOutSpans(pass, columns, windows, scratch: scratch)
      }
      let windows = StoredWindows(columnCount: columnCount, keys: memory + columnCount)
      return layOutSpans(pass, columns, windows, scratch: scratch)
    }
  }

  private func layOutSpans<Windows: ColumnWindows>(
    _ pass: LayoutPass, _ columns: SpanColumns, _ initial: Windows, scratch: UncheckedSpan<Int64>
  ) -> LayoutOutcome? {
    var windows = initial
    let (plan, oldEnd) = (state.plan, state.placedCount)
    let columnCount = plan.keyCount
    let oldTree = lane(0, itemCount: oldEnd).tree
    let interval = plan.checkpointInterval
    let firstCheckpoint = max(0, min(pass.first, oldEnd - 1)) / interval
    let start = firstCheckpoint * interval
    if start > 0 {
      let base = Int64(oldTree.least(ofLeaf: plan.shape.block(of: start)))
      windows.read(checkpoint(firstCheckpoint), base: base, columnCount: columnCount)
    }
    let lane = lane(0, itemCount: pass.end)
    let metrics = state.metrics.columns
    var writer = FrameWriter(
      lane, oldTree: oldTree, oldCrossTree: crossTree(itemCount: oldEnd), from: start, scratch: scratch,
      crossRange: (Int32(metrics.start(0)), Int32(metrics.end)))

    while writer.item < pass.end {
      let item = writer.item
      let keepsCheckpoint = item > 0 && item % interval == 0
      if keepsCheckpoint, item > start, item > pass.last, item < oldEnd,
        let distance = windows.distance(
          from: checkpoint(item / interval), base: writer.oldBase(), columnCount: columnCount)
      {
        writer.finish(shiftingRestBy: distance, oldCount: oldEnd)
        return LayoutOutcome(placed: item - start, end: oldEnd, converged: true)
      }
      if keepsCheckpoint { windows.write(to: checkpoint(item / interval), columnCount: columnCount) }
      columns.place(count: min(plan.shape.size, pass.end - item), in: &windows, &writer)
      if writer.item == pass.end { writer.finishTruncating() }
      // Only now is it known what the block is relative to.
      if keepsCheckpoint {
        for column in 0..<columnCount { checkpoint(item / interval)[column] -= writer.lastBase }
      }
      guard !writer.isTooLong else { return nil }
    }
    return LayoutOutcome(placed: pass.end - start, end: pass.end, converged: false)
  }
}
