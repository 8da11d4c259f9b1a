extension SectionView {
  /// Places items that may span columns or be locked to one: each where the highest of the columns that it
  /// covers allows it, and of all such places in the one that is reached first, the leftmost.
  ///
  /// It goes on from the last checkpoint before the first change, and stops where all columns are what they
  /// were, moved by one length.
  func layOutSpans(_ pass: LayoutPass) -> LayoutOutcome? {
    let (columnCount, size) = unsafe (state.pointee.plan.keyCount, state.pointee.plan.shape.size)
    return unsafe withUnsafeTemporaryAllocation(of: Int64.self, capacity: columnCount + size) { memory in
      unsafe layOutSpans(
        pass, SpanColumns(self, heights: memory.baseAddress!), scratch: memory.baseAddress! + columnCount)
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
      if keepsCheckpoint { unsafe columns.write(to: checkpoint(item / interval), base: 0) }
      for _ in 0..<min(plan.shape.size, pass.end - item) { columns.place(&writer) }
      if writer.item == pass.end { writer.finishTruncating() }
      // Only now is it known what the block is relative to.
      if keepsCheckpoint { unsafe columns.rebase(checkpoint(item / interval), to: writer.lastBase) }
      guard !writer.isTooLong else { return nil }
    }
    return LayoutOutcome(placed: pass.end - start, end: pass.end, joins: false)
  }
}

/// The heights of a waterfall's columns, in order of the columns.
@safe
struct SpanColumns {
  private let view: SectionView
  private let columns: ColumnMetrics
  private let scaler: ItemScaler
  /// Where the next item of each column would start.
  private let heights: UnsafeMutablePointer<Int64>

  init(_ view: SectionView, heights: UnsafeMutablePointer<Int64>) {
    self.view = view
    columns = unsafe view.state.pointee.metrics.columns
    scaler = unsafe view.state.pointee.scaler
    unsafe self.heights = unsafe heights
    unsafe heights.update(repeating: 0, count: columns.count)
  }

  /// Places the writer's next item.
  @inline(__always)
  func place(_ writer: inout FrameWriter) {
    let item = writer.item
    let traits = view.traits(of: item)
    let span = min(traits.span, columns.count)
    let column: Int
    if let fixed = fixedColumn(of: item, traits) {
      column = min(fixed, columns.count - span)
    } else {
      column = firstWindow(span)
    }
    unsafe view.givenColumns[item] = UInt8(truncatingIfNeeded: column)
    let start = highest(column, span)
    let width = columns.width(from: column, span: span)
    let extent = unsafe scaler.extent(
      width: view.widths[item], height: view.heights[item], columnWidth: width)
    writer.place(
      start: start, extent: Int32(truncatingIfNeeded: extent),
      crossStart: Int32(clamping: Int64(columns.start(column))), crossExtent: Int32(clamping: width))
    let end = start + extent + Int64(columns.itemSpacing)
    for covered in column..<column + span { unsafe heights[covered] = end }
  }

  /// The column that an item has whatever the heights.
  @inline(__always)
  private func fixedColumn(of item: Int, _ traits: PackedTraits) -> Int? {
    if let column = traits.column { return column }
    switch columns.placement {
    case .shortest: return nil
    case .leftToRight: return item % columns.count
    case .rightToLeft: return columns.count - 1 - item % columns.count
    case .stable:
      let given = unsafe view.givenColumns[item]
      return given == SectionView.noColumn ? nil : Int(given)
    }
  }

  /// The first column of the window whose highest column is the lowest of all, the leftmost of several.
  @inline(__always)
  private func firstWindow(_ span: Int) -> Int {
    var best = 0
    var least = highest(0, span)
    for column in stride(from: 1, through: columns.count - span, by: 1) {
      let height = highest(column, span)
      best = height < least ? column : best
      least = min(least, height)
    }
    return best
  }

  @inline(__always)
  private func highest(_ column: Int, _ span: Int) -> Int64 {
    var height = unsafe heights[column]
    for covered in column + 1..<column + span { unsafe height = max(height, heights[covered]) }
    return height
  }

  // MARK: Checkpoints

  func read(_ checkpoint: UnsafePointer<Int64>, base: Int64) {
    for column in 0..<columns.count { unsafe heights[column] = checkpoint[column] + base }
  }

  func write(to checkpoint: UnsafeMutablePointer<Int64>, base: Int64) {
    for column in 0..<columns.count { unsafe checkpoint[column] = heights[column] - base }
  }

  func rebase(_ checkpoint: UnsafeMutablePointer<Int64>, to base: Int64) {
    for column in 0..<columns.count { unsafe checkpoint[column] -= base }
  }

  /// How far all columns are from where a checkpoint has them, or nil if not all equally far.
  func distance(from checkpoint: UnsafePointer<Int64>, base: Int64) -> Int64? {
    let distance = unsafe heights[0] - checkpoint[0]
    for column in 1..<columns.count where unsafe heights[column] - checkpoint[column] != distance {
      return nil
    }
    return distance - base
  }
}
