extension SectionView {
  /// Goes down to the items of the section that may be the nearest; `start` is where the section starts.
  ///
  /// O(log n + k) for k blocks that are no further away, times the columns that are no further away; in a grid
  /// O(log c) for c columns.
  func searchNearest<Search: NearestSearch>(_ search: inout Search, section: Int, start: Double) {
    let (placedCount, kind) = (state.placedCount, state.plan.kind)
    guard placedCount > 0 else { return }
    switch kind {
    case .uniform: searchGrid(&search, section: section, start: start)
    case .spans, .bands: searchFrames(&search, section: section, start: start)
    case .lanes, .sortedColumns, .keptColumns: searchColumns(&search, section: section, start: start)
    }
  }

  private func searchFrames<Search: NearestSearch>(_ search: inout Search, section: Int, start: Double) {
    let lane = lane(0)
    let (itemsStart, placedCount) = (
      start + state.metrics.itemsStart, state.placedCount
    )
    var visitor = NearestFrameVisitor(search: search, lane: lane, section: section)
    lane.tree.searchNearest(from: itemsStart, across: .tree(crossTree(itemCount: placedCount)), &visitor)
    search = visitor.search
  }

  /// Each column by itself, the nearer ones first: what is known of a block's items on the cross axis is no
  /// more than where the columns are.
  private func searchColumns<Search: NearestSearch>(_ search: inout Search, section: Int, start: Double) {
    let (metrics, plan) = (state.metrics, state.plan)
    guard metrics.columns.width > 0 else { return }
    let count = plan.kind.sortsColumns ? metrics.columns.count : plan.laneCount
    unsafe withUnsafeTemporaryAllocation(of: Nearness.self, capacity: count) { bounds in
      for index in 0..<count {
        let rect = rect(ofColumn: index, start: start + metrics.itemsStart)
        unsafe bounds.initializeElement(at: index, to: rect.flatMap { search.bound($0) } ?? .max)
      }
      while true {
        var nearest = 0
        for index in 1..<max(1, count) where unsafe bounds[index] < bounds[nearest] { nearest = index }
        guard unsafe bounds[nearest] < .max && search.admits(bounds[nearest]) else { return }
        unsafe bounds[nearest] = .max
        searchColumn(nearest, &search, section: section, start: start + metrics.itemsStart)
      }
    }
  }

  private func searchColumn<Search: NearestSearch>(
    _ index: Int, _ search: inout Search, section: Int, start: Double
  ) {
    let plan = state.plan
    guard let rect = rect(ofColumn: index, start: start) else { return }
    let lane = nearestLane(index)
    let dealsItems = plan.kind.dealsItems
    var visitor = NearestColumnVisitor(
      search: search, lane: lane, section: section, column: lane.shape.storesColumns ? UInt8(index) : nil,
      stride: dealsItems ? plan.laneCount : 1, first: dealsItems ? index : 0, rect: rect)
    lane.tree.searchNearest(
      from: start, across: .range(from: rect.crossStart, to: rect.crossEnd), &visitor)
    search = visitor.search
  }

  /// The lane that has the items of a column; it may have those of others too.
  private func nearestLane(_ index: Int) -> Lane {
    lane(state.plan.kind.sortsColumns ? 0 : index)
  }

  /// What the items of a column lie in, or nil if it has none; `start` is where the items begin.
  private func rect(ofColumn index: Int, start: Double) -> UnitRect? {
    let (columns, plan) = (state.metrics.columns, state.plan)
    let tree = nearestLane(index).tree
    guard tree.leafCount > 0 else { return nil }
    let crossStart = columns.start(plan.kind.dealsItems ? column(ofLane: index) : index)
    return UnitRect(
      mainStart: start + tree.least, mainEnd: start + tree.greatest, crossStart: crossStart,
      crossEnd: crossStart + Double(columns.width))
  }
}

extension SectionView {
  /// What the blocks cover on the cross axis, where items have frames of their own.
  func crossTree(itemCount: Int) -> IntervalTree {
    lane(state.plan.laneCount, itemCount: itemCount).tree
  }
}

/// Looks at the items of a column.
private struct NearestColumnVisitor<Search: NearestSearch>: IntervalTree.NearestVisitor {
  var search: Search
  let lane: Lane
  let section: Int
  /// The column index of the items, where their blocks have items of other columns too.
  let column: UInt8?
  /// The item in a slot of the lane is the slot times this, and `first`.
  let stride: Int
  let first: Int
  let rect: UnitRect

  func bound(_ rect: UnitRect) -> Nearness? { search.bound(rect) }
  func admits(_ bound: Nearness) -> Bool { search.admits(bound) }

  mutating func visit(leaf: Int, least: Double) {
    let block = lane.block(leaf)
    var frame = rect
    for slot in 0..<lane.size(ofBlock: leaf) where block.extents[slot] > 0 {
      if let column, block.columns[slot] != column { continue }
      frame.mainStart = least + block.start(slot)
      frame.mainEnd = frame.mainStart + block.extent(slot)
      let item = (leaf << lane.shape.shift + slot) * stride + first
      search.take(ItemPath(section: section, item: item), frame)
    }
  }
}

/// Looks at items that have frames of their own.
private struct NearestFrameVisitor<Search: NearestSearch>: IntervalTree.NearestVisitor {
  var search: Search
  let lane: Lane
  let section: Int

  func bound(_ rect: UnitRect) -> Nearness? { search.bound(rect) }
  func admits(_ bound: Nearness) -> Bool { search.admits(bound) }

  mutating func visit(leaf: Int, least: Double) {
    let block = lane.block(leaf)
    for slot in 0..<lane.size(ofBlock: leaf) {
      guard block.extents[slot] > 0 && block.crossExtents[slot] > 0 else { continue }
      search.take(
        ItemPath(section: section, item: leaf << lane.shape.shift + slot), block.frame(slot, start: least))
    }
  }
}
