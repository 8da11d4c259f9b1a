/// What a call to lay items out is to do.
struct LayoutPass {
  /// The first item whose extent or place in the order has changed.
  var first: Int
  /// The last one; behind it the layout may stop as soon as it falls in with the old one.
  var last: Int
  /// Whether extents are to be computed anew from the original sizes.
  var rescales: Bool
}

extension SectionView {
  /// Lays out the items anew from the first that has changed. Returns how many were placed, or nil where a
  /// block became too long for its shape: then the section has to be laid out whole, in smaller blocks.
  func layOutItems(_ pass: LayoutPass) -> Int? {
    let count = unsafe state.pointee.count
    guard count > 0 else {
      unsafe state.pointee.placedCount = 0
      unsafe state.pointee.itemsLength = 0
      return 0
    }
    var pass = pass
    // Where the end was cut off, its last block is laid out anew.
    pass.first = min(pass.first, count - 1)
    let columns = unsafe state.pointee.metrics.columns
    let placed: Int?
    if unsafe state.pointee.plan.keepsColumns {
      placed = layOutKeptColumns(pass)
    } else if unsafe state.pointee.plan.keyCount == 0 {
      placed = layOutLanes(pass)
    } else {
      switch columns.count {
      case 2: placed = layOutShortest(pass, SortedColumnKeys<KeyRanks2>(columnCount: 2))
      case 3...4: placed = layOutShortest(pass, SortedColumnKeys<KeyRanks4>(columnCount: columns.count))
      case 5...8: placed = layOutShortest(pass, SortedColumnKeys<KeyRanks8>(columnCount: columns.count))
      case 9...16: placed = layOutShortest(pass, SortedColumnKeys<KeyRanks16>(columnCount: columns.count))
      default:
        let capacity = ColumnTournament.capacity(columnCount: columns.count)
        placed = unsafe withUnsafeTemporaryAllocation(of: Int64.self, capacity: capacity) { memory in
          unsafe layOutShortest(
            pass, ColumnTournament(columnCount: columns.count, memory: memory.baseAddress!))
        }
      }
    }
    guard let placed else { return nil }
    unsafe state.pointee.placedCount = count
    var length = 0.0
    for number in 0..<(unsafe state.pointee.plan.laneCount) {
      let lane = lane(number)
      if lane.count > 0 { length = max(length, lane.tree.greatest) }
    }
    unsafe state.pointee.itemsLength = length
    return placed
  }

  /// Where an item is in the lanes.
  @inline(__always)
  func position(of item: Int) -> (lane: Int, slot: Int) {
    if unsafe state.pointee.plan.keepsColumns { return (storedColumn(of: item), item) }
    let laneCount = unsafe state.pointee.plan.laneCount
    return laneCount == 1 ? (0, item) : (item % laneCount, item / laneCount)
  }

  /// Computes the extent of one item anew. Returns whether it has changed.
  func updateExtent(of item: Int) -> Bool {
    let (number, slot) = position(of: item)
    let lane = lane(number)
    let block = lane.block(lane.shape.block(of: slot))
    let extent = unsafe Int32(
      truncatingIfNeeded: state.pointee.scaler.extent(width: widths[item], height: heights[item]))
    let inBlock = slot & (lane.shape.size - 1)
    guard unsafe block.extents[inBlock] != extent else { return false }
    unsafe block.extents[inBlock] = extent
    return true
  }
}

extension ItemPlan {
  /// The plan for items in these columns.
  init(capacity: Int, columns: ColumnMetrics, longestShift: Int = BlockShape.usualShift) {
    if columns.placement == .stable {
      self.init(
        capacity: capacity, laneCount: columns.count, keyCount: 0, keepsColumns: true,
        longestShift: longestShift)
    } else if columns.placement == .shortest && columns.count > 1 {
      self.init(capacity: capacity, laneCount: 1, keyCount: columns.count, longestShift: longestShift)
    } else {
      // Columns that no item reaches need no lane.
      let laneCount = max(1, min(columns.count, capacity))
      self.init(capacity: capacity, laneCount: laneCount, keyCount: 0, longestShift: longestShift)
    }
  }
}
