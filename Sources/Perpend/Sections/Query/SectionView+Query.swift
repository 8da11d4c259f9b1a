extension SectionView {
  /// Hands to the sink the section's elements that share area with a rectangle: header, items ascending,
  /// footer.
  ///
  /// `start` is where the section starts; `reach` tells how far its pins go where headers stay over several
  /// sections. O(log n + k), and for round-robin columns O(c² + log n + k) with c
  /// of them in the rectangle.
  @inline(__always)
  func query<Sink: ElementSink>(
    _ scope: UnsafePointer<QueryScope>, section: Int, start: Double, reach: PinReach?, _ sink: inout Sink
  ) {
    let strip = unsafe scope.pointee.strip
    if unsafe state.pointee.metrics.hasDecorations {
      unsafe queryDecorations(scope.pointee, section, start, &sink)
    }
    if unsafe state.pointee.metrics.header.height > 0 {
      let isPinned = unsafe scope.pointee.pin != nil && state.pointee.metrics.header.isPinned
      let zIndex = isPinned ? ElementZIndex.pinnedHeader : ElementZIndex.header
      unsafe scope.pointee.take(.header(section: section), zIndex: zIndex, &sink) { pin in
        headerFrame(sectionStart: start, pin: pin, reach: reach)
      }
    }
    if unsafe state.pointee.count > 0 && strip.mainStart < strip.mainEnd, sink.wantsMore {
      queryItems(strip, section: section, start: start, &sink)
    }
    if unsafe state.pointee.metrics.footer.height > 0, sink.wantsMore {
      let isPinned = unsafe scope.pointee.pin != nil && state.pointee.metrics.footer.isPinned
      let zIndex = isPinned ? ElementZIndex.pinnedFooter : ElementZIndex.footer
      unsafe scope.pointee.take(.footer(section: section), zIndex: zIndex, &sink) { pin in
        footerFrame(sectionStart: start, pin: pin, reach: reach)
      }
    }
  }

  @inline(__always)
  private func queryItems<Sink: ElementSink>(
    _ rect: UnitRect, section: Int, start: Double, _ sink: inout Sink
  ) {
    let state = unsafe UnsafePointer(state)
    // Where items have frames of their own, these are held against the rectangle and not the columns.
    let columns =
      unsafe state.pointee.plan.storesFrames
      ? 0..<1 : state.pointee.metrics.columns.columns(from: rect.crossStart, to: rect.crossEnd)
    guard !columns.isEmpty else { return }
    let search = unsafe ItemSearch(
      from: rect.mainStart, to: rect.mainEnd, columns: columns,
      itemsStart: start + state.pointee.metrics.itemsStart, path: .item(section: section, item: 0),
      state: state)
    switch unsafe state.pointee.plan.kind {
    case .sortedColumns: queryOneLane(search, &sink)
    case .lanes:
      if unsafe state.pointee.plan.laneCount == 1 {
        queryOneLane(search, &sink)
      } else {
        queryLanes(search, &sink)
      }
    case .keptColumns: queryKeptColumns(search, &sink)
    case .spans, .bands: queryFrames(search, rect, &sink)
    case .uniform:
      if case .grid(let itemLength) = unsafe state.pointee.metrics.arrangement {
        queryGrid(search, itemLength: itemLength, &sink)
      }
    }
  }

  private func queryOneLane<Sink: ElementSink>(_ search: ItemSearch, _ sink: inout Sink) {
    let lane = lane(0)
    let column = lane.shape.storesColumns ? nil : column(ofLane: 0)
    if let column, !search.columns.contains(column) { return }
    var visitor = unsafe BlockVisitor(
      search: search, lane: lane,
      testsColumns: column == nil && search.columns.count < search.state.pointee.metrics.columns.count,
      column: column, sink: sink)
    lane.tree.search(
      from: search.lower - search.itemsStart, to: search.upper - search.itemsStart, &visitor)
    visitor.handOn()
    sink = visitor.sink
  }
}
