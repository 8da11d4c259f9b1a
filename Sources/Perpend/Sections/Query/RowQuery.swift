extension SectionView {
  /// The first item of an item's row.
  func rowStart(of item: Int) -> Int {
    let plan = state.plan
    if plan.kind.hasBands { return bandStart(of: item) }
    let columnCount = state.metrics.columns.count
    return item / columnCount * columnCount
  }

  /// The first item behind an item's row.
  func rowEnd(of item: Int) -> Int {
    let (plan, placedCount) = (state.plan, state.placedCount)
    if plan.kind.hasBands { return bandEnd(of: item) }
    return min(placedCount, rowStart(of: item) + (state.metrics.columns.count))
  }

  /// The row that begins with an item: as long as its items reach, and from inset to inset. O(log n) for each
  /// block that its items are in.
  func rowFrame(of first: Int, sectionStart: Double) -> UnitRect {
    let metrics = state.metrics
    var (start, end) = (Double.infinity, -Double.infinity)
    if let grid = metrics.gridRows(count: state.count) {
      let frame = grid.frame(of: first, start: 0)
      (start, end) = (frame.mainStart, frame.mainEnd)
    } else {
      let (lane, rowEnd) = (lane(0), rowEnd(of: first))
      var item = first
      while item < rowEnd {
        let index = lane.shape.block(of: item)
        let blockEnd = min(rowEnd, (index + 1) << lane.shape.shift)
        let interval = lane.interval(of: item..<blockEnd, inBlock: index)
        start = min(start, interval.start)
        end = max(end, interval.end)
        item = blockEnd
      }
    }
    return metrics.itemArea(from: start, to: end, sectionStart: sectionStart)
  }

  /// Reports the decorations of rows that share area with what is searched. O(log n + k) for the k blocks of
  /// rows that meet it.
  func queryRows<Sink: ElementSink>(
    _ scope: QueryScope, _ path: ElementPath, _ decoration: Decoration, _ start: Double, _ sink: inout Sink
  ) {
    guard state.metrics.hasRows, state.placedCount > 0 else { return }
    guard scope.strip.mainStart < scope.strip.mainEnd else { return }
    let insets = state.metrics.insets(of: decoration)
    // A row is met where the range, so widened, meets it.
    let lower = scope.strip.mainStart + Double(insets.mainEnd)
    let upper = scope.strip.mainEnd - Double(insets.mainStart)
    let itemsStart = start + state.metrics.itemsStart
    var query = RowQuery(
      view: self, scope: scope, path: path, decoration: decoration, start: start, sink: sink)
    if let grid = state.metrics.gridRows(count: state.count) {
      query.takeGrid(grid.rows(endingAfter: lower - itemsStart, startingBefore: upper - itemsStart))
    } else {
      lane(0).tree.searchJoined(from: lower - itemsStart, to: upper - itemsStart, &query)
    }
    sink = query.sink
  }
}

extension Lane {
  /// From the least start to the greatest end of items of a block.
  fileprivate func interval(of slots: Range<Int>, inBlock index: Int) -> (start: Double, end: Double) {
    let first = index << shape.shift
    if slots.count == size(ofBlock: index) {
      let leaf = tree.interval(ofLeaf: index)
      return (leaf.least, leaf.greatest)
    }
    let (block, least) = (block(index), tree.least(ofLeaf: index))
    var (start, end) = (Double.infinity, -Double.infinity)
    for slot in slots.lowerBound - first..<slots.upperBound - first {
      start = min(start, least + block.start(slot))
      end = max(end, least + block.start(slot) + block.extent(slot))
    }
    return (start, end)
  }
}

/// Reports the decorations of the rows that have items in some blocks.
private struct RowQuery<Sink: ElementSink>: IntervalTree.Visitor {
  let view: SectionView
  let scope: QueryScope
  let path: ElementPath
  let decoration: Decoration
  let start: Double
  var sink: Sink
  /// Rows that begin before this item have been looked at.
  private var next = 0

  init(
    view: SectionView, scope: QueryScope, path: ElementPath, decoration: Decoration, start: Double, sink: Sink
  ) {
    self.view = view
    self.scope = scope
    self.path = path
    self.decoration = decoration
    self.start = start
    self.sink = sink
  }

  mutating func visit(leaf: Int, least: Double) -> Bool {
    let shift = view.state.plan.shape.shift
    let end = min(view.state.placedCount, (leaf + 1) << shift)
    var item = max(next, view.rowStart(of: leaf << shift))
    while item < end {
      guard take(item) else { return false }
      item = view.rowEnd(of: item)
    }
    next = item
    return true
  }

  /// Takes rows of a grid that meet what is searched. They are all alike: if the insets leave nothing of one, or it
  /// lies beside what is searched, the same is true of all.
  mutating func takeGrid(_ rows: Range<Int>) {
    let columnCount = view.state.metrics.columns.count
    guard let first = rows.first,
      let frame = view.inset(
        view.rowFrame(of: first * columnCount, sectionStart: start), by: decoration),
      frame.overlaps(scope.rect) || scope.excluded != nil
    else { return }
    for row in rows {
      if sink.onlyCounts, scope.excluded == nil { return sink.count(rows.upperBound - row) }
      guard take(row * columnCount) else { return }
    }
  }

  /// Reports the decoration of the row that begins with an item, if it shares area with what is searched.
  /// False ends the query.
  mutating func take(_ item: Int) -> Bool {
    let row = view.rowFrame(of: item, sectionStart: start)
    if let frame = view.inset(row, by: decoration), frame.overlaps(scope.rect),
      !(scope.excluded.map { frame.overlaps($0.rect) } ?? false)
    {
      sink.take(ElementPath(tag: path.tag, item: item), frame: frame, zIndex: decoration.zIndex)
    }
    return sink.wantsMore
  }
}
