extension SectionView {
  /// Hands to the sink the section's elements that share area with a rectangle: header, items ascending,
  /// footer.
  ///
  /// `start` is where the section starts. O(log n + k), and for round-robin columns O(c² + log n + k) with c
  /// of them in the rectangle.
  @inline(__always)
  func query<Sink: ElementSink>(
    _ scope: UnsafePointer<QueryScope>, section: Int, start: Double, _ sink: inout Sink
  ) {
    let strip = unsafe scope.pointee.strip
    if unsafe state.pointee.metrics.hasDecorations {
      unsafe queryDecorations(scope.pointee, section, start, &sink)
    }
    if unsafe state.pointee.metrics.header.height > 0 {
      let isPinned = unsafe scope.pointee.pin != nil && state.pointee.metrics.header.isPinned
      let z = isPinned ? ElementZ.pinnedHeader : ElementZ.header
      unsafe take(.header(section: section), z: z, scope.pointee, &sink) { pin in
        headerFrame(sectionStart: start, pin: pin)
      }
    }
    if unsafe state.pointee.count > 0 && strip.mainStart < strip.mainEnd, sink.wantsMore {
      queryItems(strip, section: section, start: start, &sink)
    }
    if unsafe state.pointee.metrics.footer.height > 0, sink.wantsMore {
      let isPinned = unsafe scope.pointee.pin != nil && state.pointee.metrics.footer.isPinned
      let z = isPinned ? ElementZ.pinnedFooter : ElementZ.footer
      unsafe take(.footer(section: section), z: z, scope.pointee, &sink) { pin in
        footerFrame(sectionStart: start, pin: pin)
      }
    }
  }

  /// Hands on a header or footer, of which `frame` says where a viewport has it.
  private func take<Sink: ElementSink>(
    _ path: ElementPath, z: Int, _ scope: QueryScope, _ sink: inout Sink, frame: (Pin?) -> UnitRect?
  ) {
    guard let own = frame(scope.pin), own.overlaps(scope.rect) else { return }
    let isExcluded = scope.excluded.map { frame($0.pin)?.overlaps($0.rect) ?? false } ?? false
    guard !isExcluded else { return }
    sink.take(path, frame: own, z: z)
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

/// Which items of a section are searched for.
@safe
struct ItemSearch {
  /// The range along the main axis, in content coordinates.
  let lower: Double
  let upper: Double
  let columns: Range<Int>
  /// Where the section's items begin, in content coordinates.
  let itemsStart: Double
  /// The path of the section's first item.
  let path: ElementPath
  let state: UnsafePointer<SectionState>

  init(
    from lower: Double, to upper: Double, columns: Range<Int>, itemsStart: Double, path: ElementPath,
    state: UnsafePointer<SectionState>
  ) {
    self.lower = lower
    self.upper = upper
    self.columns = columns
    self.itemsStart = itemsStart
    self.path = path
    unsafe self.state = unsafe state
  }
}

/// Hands on what the blocks of a lane have in a range.
///
/// A block is handed on when the next has been scanned: then the processor fetches the next from memory
/// meanwhile.
private struct BlockVisitor<Sink: ElementSink>: IntervalTree.Visitor {
  let search: ItemSearch
  let lane: Lane
  /// Whether not all columns are searched.
  let testsColumns: Bool
  /// The column of all items, where they have no column each.
  let column: Int?
  var sink: Sink
  private var pending: (leaf: Int, start: Double, hits: UInt64) = (0, 0, 0)

  init(search: ItemSearch, lane: Lane, testsColumns: Bool, column: Int?, sink: Sink) {
    self.search = search
    self.lane = lane
    self.testsColumns = testsColumns
    self.column = column
    self.sink = sink
  }

  @inline(__always)
  mutating func visit(leaf: Int, least: Double) -> Bool {
    let block = lane.block(leaf)
    let count = lane.size(ofBlock: leaf)
    let capacity = lane.shape.size
    let start = search.itemsStart + least
    var hits = BlockScan.items(
      block, count: count, capacity: capacity, from: search.lower - start, to: search.upper - start)
    if testsColumns {
      hits &= BlockScan.columns(block, count: count, capacity: capacity, in: search.columns)
    }
    handOn()
    pending = (leaf, start, hits)
    return sink.wantsMore
  }

  /// Hands on the items of the last block that has been scanned.
  @inline(__always)
  mutating func handOn() {
    guard pending.hits != 0 else { return }
    unsafe sink.take(
      pending.hits,
      of: FoundItems(
        path: ElementPath(tag: search.path.tag, item: pending.leaf << lane.shape.shift),
        block: lane.block(pending.leaf), start: pending.start, column: column, state: search.state))
  }
}
