extension SectionView {
  /// Reports the section's elements that share area with a rectangle: header, items ascending,
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
    if state.metrics.hasDecorations {
      unsafe queryDecorations(scope.pointee, section, start, &sink)
    }
    if state.metrics.header.height > 0 {
      let isPinned = unsafe scope.pointee.pin != nil && state.metrics.header.isPinned
      let zIndex = isPinned ? ElementZIndex.pinnedHeader : ElementZIndex.header
      unsafe scope.pointee.take(.header(section: section), zIndex: zIndex, &sink) { pin in
        headerFrame(sectionStart: start, pin: pin, reach: reach)
      }
    }
    if state.count > 0 && strip.mainStart < strip.mainEnd, sink.wantsMore {
      queryItems(strip, section: section, start: start, &sink)
    }
    if state.metrics.footer.height > 0, sink.wantsMore {
      let isPinned = unsafe scope.pointee.pin != nil && state.metrics.footer.isPinned
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
    // Where items have frames of their own, these are compared with the rectangle and not the columns.
    let columns =
      state.plan.storesFrames
      ? 0..<1 : state.metrics.columns.columns(from: rect.crossStart, to: rect.crossEnd)
    guard !columns.isEmpty else { return }
    let search = ItemSearch(
      from: rect.mainStart, to: rect.mainEnd, columns: columns,
      itemsStart: start + state.metrics.itemsStart, path: .item(section: section, item: 0),
      view: self)
    queryItems(search, rect, &sink)
  }

  func queryOneLane<Sink: ElementSink>(_ search: ItemSearch, _ sink: inout Sink) {
    let lane = lane(0)
    let column = lane.shape.storesColumns ? nil : column(ofLane: 0)
    if let column, !search.columns.contains(column) { return }
    var visitor = BlockVisitor(
      search: search, lane: lane,
      testsColumns: column == nil && search.columns.count < search.view.state.metrics.columns.count,
      column: column, sink: sink)
    lane.tree.search(
      from: search.lower - search.itemsStart, to: search.upper - search.itemsStart, &visitor)
    visitor.flush()
    sink = visitor.sink
  }
}
