extension SectionView {
  /// Hands on the section's decorations that share area with a rectangle, in their order.
  func queryDecorations<Sink: ElementSink>(
    _ scope: QueryScope, _ section: Int, _ start: Double, _ sink: inout Sink
  ) {
    for (number, decoration) in (unsafe state.pointee.options.value.decorations).enumerated() {
      guard sink.wantsMore else { return }
      let path = ElementPath.decoration(section: section, number: number)
      if decoration.extent == .rows {
        queryRows(scope, path, decoration, start, &sink)
      } else if let frame = frame(of: decoration, sectionStart: start), frame.overlaps(scope.rect),
        !(scope.excluded.map { frame.overlaps($0.rect) } ?? false)
      {
        sink.take(path, frame: frame, z: decoration.z)
      }
    }
  }

  /// The frame of a decoration that there is one of, or nil where its insets leave nothing of it.
  func frame(of decoration: Decoration, sectionStart: Double) -> UnitRect? {
    let (metrics, length) = unsafe (state.pointee.metrics, state.pointee.itemsLength)
    var frame = UnitRect(
      mainStart: sectionStart, mainEnd: unsafe sectionStart + state.pointee.extent.length,
      crossStart: 0, crossEnd: Double(metrics.containerLength))
    if decoration.extent == .items {
      guard unsafe state.pointee.count > 0 else { return nil }
      frame = metrics.itemArea(from: 0, to: length, sectionStart: sectionStart)
    }
    return inset(frame, by: decoration)
  }

  /// The frame of a decoration of the row of an item, or nil if no row begins with it.
  func rowFrame(of decoration: Decoration, item: Int, sectionStart: Double) -> UnitRect? {
    guard unsafe item >= 0 && item < state.pointee.placedCount, hasRows, rowStart(of: item) == item else {
      return nil
    }
    return inset(rowFrame(of: item, sectionStart: sectionStart), by: decoration)
  }

  private func inset(_ frame: UnitRect, by decoration: Decoration) -> UnitRect? {
    var frame = frame
    let insets = unsafe state.pointee.metrics.insets(of: decoration)
    frame.mainStart += Double(insets.mainStart)
    frame.mainEnd -= Double(insets.mainEnd)
    frame.crossStart += Double(insets.crossStart)
    frame.crossEnd -= Double(insets.crossEnd)
    return frame.mainStart < frame.mainEnd && frame.crossStart < frame.crossEnd ? frame : nil
  }

  // MARK: Rows

  /// Whether items stand in rows.
  private var hasRows: Bool {
    let metrics = unsafe state.pointee.metrics
    return metrics.arrangement != .waterfall || metrics.columns.count == 1
  }

  /// The first item of an item's row.
  private func rowStart(of item: Int) -> Int {
    let plan = unsafe state.pointee.plan
    if plan.kind == .bands { return bandStart(of: item) }
    let columnCount = unsafe state.pointee.metrics.columns.count
    return item / columnCount * columnCount
  }

  /// The first item behind an item's row.
  private func rowEnd(of item: Int) -> Int {
    let (plan, placedCount) = unsafe (state.pointee.plan, state.pointee.placedCount)
    if plan.kind == .bands { return bandEnd(of: item) }
    return min(placedCount, rowStart(of: item) + (unsafe state.pointee.metrics.columns.count))
  }

  /// The row that begins with an item: as long as its items reach, and from inset to inset.
  private func rowFrame(of first: Int, sectionStart: Double) -> UnitRect {
    var (start, end) = (Double.infinity, -Double.infinity)
    let isUniform = unsafe state.pointee.plan.kind == .uniform
    for item in first..<(isUniform ? first + 1 : rowEnd(of: first)) {
      let frame = frame(of: item, sectionStart: 0)
      start = min(start, frame.mainStart)
      end = max(end, frame.mainEnd)
    }
    let metrics = unsafe state.pointee.metrics
    return metrics.itemArea(
      from: start - metrics.itemsStart, to: end - metrics.itemsStart, sectionStart: sectionStart)
  }

  private func queryRows<Sink: ElementSink>(
    _ scope: QueryScope, _ path: ElementPath, _ decoration: Decoration, _ start: Double,
    _ sink: inout Sink
  ) {
    guard hasRows, unsafe state.pointee.placedCount > 0 else { return }
    let insets = unsafe state.pointee.metrics.insets(of: decoration)
    // A row is met where the range, so widened, meets it.
    let lower = scope.rect.mainStart + Double(insets.mainEnd)
    let upper = scope.rect.mainEnd - Double(insets.mainStart)
    let itemsStart = unsafe start + state.pointee.metrics.itemsStart
    guard let first = firstItem(endingAfter: lower - itemsStart, startingBefore: upper - itemsStart) else {
      return
    }
    var item = rowStart(of: first)
    while unsafe item < state.pointee.placedCount, sink.wantsMore {
      let row = rowFrame(of: item, sectionStart: start)
      guard row.mainStart < upper else { return }
      if let frame = inset(row, by: decoration), frame.overlaps(scope.rect),
        !(scope.excluded.map { frame.overlaps($0.rect) } ?? false)
      {
        sink.take(ElementPath(tag: path.tag, item: item), frame: frame, z: decoration.z)
      }
      item = rowEnd(of: item)
    }
  }

  /// The first item in a block that meets a range, or of the grid row that does.
  private func firstItem(endingAfter lower: Double, startingBefore upper: Double) -> Int? {
    if case .grid(let itemLength) = unsafe state.pointee.metrics.arrangement {
      let metrics = unsafe state.pointee.metrics
      let rows = unsafe metrics.gridRows(
        from: lower, to: upper, itemLength: itemLength, count: state.pointee.count)
      return rows.isEmpty ? nil : rows.lowerBound * metrics.columns.count
    }
    var visitor = FirstLeafVisitor()
    let lane = lane(0)
    lane.tree.search(from: lower, to: upper, &visitor)
    return visitor.leaf.map { $0 << lane.shape.shift }
  }
}

private struct FirstLeafVisitor: IntervalTree.Visitor {
  var leaf: Int?

  mutating func visit(leaf: Int, least: Double) -> Bool {
    self.leaf = leaf
    return false
  }
}

extension SectionMetrics {
  /// Between the insets on the cross axis, and a range on the main axis that is relative to where the items
  /// begin.
  fileprivate func itemArea(from start: Double, to end: Double, sectionStart: Double) -> UnitRect {
    let crossStart = Double(insets.crossStart)
    return UnitRect(
      mainStart: sectionStart + itemsStart + start, mainEnd: sectionStart + itemsStart + end,
      crossStart: crossStart, crossEnd: max(crossStart, Double(containerLength) - Double(insets.crossEnd)))
  }
}
