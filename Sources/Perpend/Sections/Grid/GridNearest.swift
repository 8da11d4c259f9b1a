extension SectionView {
  /// Offers the search the few items of a grid of which one must be the nearest. O(log c) for c columns.
  func searchGrid<Search: NearestSearch>(_ search: inout Search, section: Int, start: Double) {
    guard let grid = state.metrics.gridRows(count: state.count), grid.itemLength > 0, grid.columns.width > 0
    else { return }
    let itemsStart = start + state.metrics.itemsStart
    let columns = grid.columns
    let lastRow = (grid.count - 1) / columns.count
    let all = UnitRect(
      mainStart: itemsStart, mainEnd: itemsStart + grid.length,
      crossStart: columns.start(0), crossEnd: columns.start(columns.count - 1) + Double(columns.width))
    guard let bound = search.bound(all), search.admits(bound) else { return }

    let origin = search.origin
    for place in GridPlace.allCases {
      let edge = place.edge(from: origin.mainStart, to: origin.mainEnd)
      let row = grid.row(at: edge - itemsStart)
      for row in max(0, row - 1)...min(lastRow, row + 1) {
        searchGridRow(row, of: grid, &search, section: section, itemsStart: itemsStart)
      }
    }
  }

  private func searchGridRow<Search: NearestSearch>(
    _ row: Int, of grid: GridRows, _ search: inout Search, section: Int, itemsStart: Double
  ) {
    let first = row * grid.columns.count
    let last = min(grid.columns.count, grid.count - first) - 1
    let origin = search.origin
    for place in GridPlace.allCases {
      let edge = place.edge(from: origin.crossStart, to: origin.crossEnd)
      let column = min(last, grid.columns.firstColumn(endingAfter: edge))
      for item in first + max(0, column - 1)...first + min(last, column + 1) {
        search.take(ItemPath(section: section, item: item), grid.frame(of: item, start: itemsStart))
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
