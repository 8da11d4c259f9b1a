/// What is done differently for each kind of plan. Nothing else chooses by it.
extension SectionView {
  /// Lays out the items of a pass, or returns nil where a block became too long for its shape. `fault`
  /// becomes what a custom layout did wrong.
  func layOut(_ pass: LayoutPass, _ fault: inout BandFault?) -> LayoutOutcome? {
    switch state.plan.kind {
    case .uniform: return nil
    case .lanes: return layOutLanes(pass)
    case .sortedColumns: return layOutSortedColumns(pass)
    case .keptColumns: return layOutKeptColumns(pass)
    case .spans: return layOutSpans(pass)
    case .bands:
      guard case .bands(let layout) = state.metrics.arrangement else { return nil }
      return layOutBands(pass, layout, &fault)
    }
  }

  /// Reports the items that share area with what is searched.
  @inline(__always)
  func queryItems<Sink: ElementSink>(_ search: ItemSearch, _ rect: UnitRect, _ sink: inout Sink) {
    switch state.plan.kind {
    case .sortedColumns: queryOneLane(search, &sink)
    case .lanes:
      if state.plan.laneCount == 1 { queryOneLane(search, &sink) } else { queryLanes(search, &sink) }
    case .keptColumns: queryKeptColumns(search, &sink)
    case .spans, .bands: queryFrames(search, rect, &sink)
    case .uniform: queryGrid(search, &sink)
    }
  }

  /// The item with the least start at or after `position`, which is relative to where the items begin; of
  /// several the first. O(c log n) for c lanes.
  func firstItem(atOrAfter position: Double) -> Int? {
    guard state.placedCount > 0 else { return nil }
    switch state.plan.kind {
    case .uniform: return state.metrics.gridRows(count: state.placedCount)?.item(atOrAfter: position)
    case .lanes, .sortedColumns: return firstItemInLanes(atOrAfter: position)
    case .keptColumns: return firstKeptItem(atOrAfter: position)
    case .spans, .bands: return firstFrame(atOrAfter: position)
    }
  }

  /// The column of an item; 0 where there are no columns.
  func column(of item: Int) -> Int {
    let metrics = state.metrics
    switch state.plan.kind {
    case .uniform: return item % metrics.columns.count
    case .lanes, .sortedColumns: return columnInLanes(of: item)
    case .keptColumns: return storedColumn(of: item)
    case .spans: return Int(givenColumns[item])
    case .bands: return metrics.scalesItems ? item % metrics.columns.count : 0
    }
  }

  /// Checks that items lie where the plainest layout puts them.
  func checkItems() {
    switch state.plan.kind {
    case .uniform: precondition(state.placedCount == state.count, "no item of a grid is pending")
    case .lanes, .sortedColumns, .keptColumns: checkColumns()
    case .spans, .bands: checkFrames()
    }
  }
}
