extension SectionView {
  /// Reports what a grid has in a range. O(k) for k items; those that are only counted take no time.
  func queryGrid<Sink: ElementSink>(_ search: ItemSearch, _ sink: inout Sink) {
    let count = state.count
    guard let grid = state.metrics.gridRows(count: count) else { return }
    let columnCount = grid.columns.count
    let rows = grid.rows(from: search.lower - search.itemsStart, to: search.upper - search.itemsStart)
    guard !rows.isEmpty else { return }
    if search.columns.count == columnCount {
      let end = min(count, rows.upperBound * columnCount)
      takeGrid(rows.lowerBound * columnCount..<end, search, &sink)
      return
    }
    for row in rows where sink.wantsMore {
      if sink.onlyCounts {
        // Only the last row of all may be short.
        let missing = search.columns.upperBound - (count - (rows.upperBound - 1) * columnCount)
        let items = (rows.upperBound - row) * search.columns.count
        return sink.count(items - max(0, min(missing, search.columns.count)))
      }
      let first = row * columnCount + search.columns.lowerBound
      takeGrid(first..<max(first, min(count, row * columnCount + search.columns.upperBound)), search, &sink)
    }
  }

  private func takeGrid<Sink: ElementSink>(_ items: Range<Int>, _ search: ItemSearch, _ sink: inout Sink) {
    var item = items.lowerBound
    while item < items.upperBound, sink.wantsMore {
      if sink.onlyCounts { return sink.count(items.upperBound - item) }
      let count = min(64, items.upperBound - item)
      let found = FoundItems(
        path: ElementPath(tag: search.path.tag, item: item), block: lane(0).block(0),
        start: search.itemsStart, column: nil, view: search.view)
      sink.take(~0 >> UInt64(64 - count), of: found)
      item += count
    }
  }
}
