extension SectionView {
  /// Reports the items that share area with a rectangle, where each has a frame of its own. O(log n + k).
  func queryFrames<Sink: ElementSink>(_ search: ItemSearch, _ rect: UnitRect, _ sink: inout Sink) {
    let lane = lane(0)
    var visitor = FrameVisitor(search: search, lane: lane, rect: rect, sink: sink)
    lane.tree.search(
      from: search.lower - search.itemsStart, to: search.upper - search.itemsStart, &visitor)
    sink = visitor.sink
  }
}

/// Reports what the blocks have in a rectangle.
private struct FrameVisitor<Sink: ElementSink>: IntervalTree.Visitor {
  let search: ItemSearch
  let lane: Lane
  let rect: UnitRect
  var sink: Sink

  @inline(__always)
  mutating func visit(leaf: Int, least: Double) -> Bool {
    let block = lane.block(leaf)
    let start = search.itemsStart + least
    let (count, capacity) = (lane.size(ofBlock: leaf), lane.shape.size)
    sink.look(at: count)
    let hits =
      BlockScan.unorderedItems(
        block, count: count, capacity: capacity, from: search.lower - start, to: search.upper - start)
      & BlockScan.crossIntervals(
        block, count: count, capacity: capacity, from: rect.crossStart, to: rect.crossEnd)
    guard hits != 0 else { return true }
    sink.take(
      hits,
      of: FoundItems(
        path: ElementPath(tag: search.path.tag, item: leaf << lane.shape.shift), block: block,
        start: start, column: nil, view: search.view))
    return sink.wantsMore
  }
}
