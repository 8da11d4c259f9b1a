extension SectionView {
  /// Offers the search the few items of a grid of which one must be the nearest. O(log c) for c columns.
  func searchGrid<Search: NearestSearch>(_ search: inout Search, section: Int, start: Double) {
    let (metrics, count) = (state.metrics, state.count)
    guard case .grid(let itemLength) = metrics.arrangement, itemLength > 0, metrics.columns.width > 0 else {
      return
    }
    let itemsStart = start + metrics.itemsStart
    let columns = metrics.columns
    let lastRow = (count - 1) / columns.count
    let all = UnitRect(
      mainStart: itemsStart, mainEnd: itemsStart + metrics.gridLength(count: count),
      crossStart: columns.start(0), crossEnd: columns.start(columns.count - 1) + Double(columns.width))
    guard let bound = search.bound(all), search.admits(bound) else { return }

    let origin = search.origin
    for place in GridPlace.allCases {
      let edge = place.edge(from: origin.mainStart, to: origin.mainEnd)
      let row = metrics.gridRow(at: edge - itemsStart, itemLength: itemLength, last: lastRow)
      for row in max(0, row - 1)...min(lastRow, row + 1) {
        searchGridRow(row, &search, section: section, itemLength: itemLength, itemsStart: itemsStart)
      }
    }
  }

  private func searchGridRow<Search: NearestSearch>(
    _ row: Int, _ search: inout Search, section: Int, itemLength: Int32, itemsStart: Double
  ) {
    let (metrics, count) = (state.metrics, state.count)
    let first = row * metrics.columns.count
    let last = min(metrics.columns.count, count - first) - 1
    let origin = search.origin
    for place in GridPlace.allCases {
      let edge = place.edge(from: origin.crossStart, to: origin.crossEnd)
      let column = min(last, metrics.columns.firstColumn(endingAfter: edge))
      for item in first + max(0, column - 1)...first + min(last, column + 1) {
        let frame = metrics.gridFrame(item, itemLength: itemLength, start: itemsStart)
        search.take(ItemPath(section: section, item: item), frame)
      }
    }
  }
}

/// Where in a grid the nearest item may be: around the edges of what is asked about, around its middle, and,
/// since the last row may be short, at the end.
private enum GridPlace: CaseIterable {
  case start, middle, end, last

  func edge(from start: Double, to end: Double) -> Double {
    switch self {
    case .start: start
    case .middle: (start + end) / 2
    case .end: end
    case .last: .infinity
    }
  }
}

extension SectionMetrics {
  /// The row at a position, relative to where the items begin, or the one before the gap that is there; the
  /// first or `last` beyond.
  fileprivate func gridRow(at position: Double, itemLength: Int32, last: Int) -> Int {
    Int(max(0, min(position / (Double(itemLength) + Double(columns.itemSpacing)), Double(last))))
  }
}
