/// Where the items of a grid lie follows from their number alone.
extension SectionMetrics {
  /// The length of the items of a grid; 0 in any other section.
  func gridLength(count: Int) -> Double {
    guard case .grid(let itemLength) = arrangement, count > 0 else { return 0 }
    let rows = (count - 1) / columns.count + 1
    return Double(rows) * gridPitch(itemLength) - Double(columns.itemSpacing)
  }

  private func gridPitch(_ itemLength: Int32) -> Double {
    Double(itemLength) + Double(columns.itemSpacing)
  }

  /// The frame of an item of a grid, whose items begin at `start`. O(1).
  @inline(__always)
  func gridFrame(_ item: Int, itemLength: Int32, start: Double) -> UnitRect {
    let row = Double(item / columns.count) * gridPitch(itemLength)
    return itemFrame(column: item % columns.count, start: start + row, extent: Double(itemLength))
  }

  /// The rows of a grid of `count` items that share a positive length with a range, relative to where the
  /// items begin.
  func gridRows(from lower: Double, to upper: Double, itemLength: Int32, count: Int) -> Range<Int> {
    let rows = count == 0 ? 0 : (count - 1) / columns.count + 1
    let pitch = gridPitch(itemLength)
    guard itemLength > 0, rows > 0, upper > 0, lower < Double(rows) * pitch else { return 0..<0 }
    // Whole numbers below 2^53: the floor of a quotient is exact. The row that the lower bound falls into may
    // end before it, and then it is the next.
    let lower = max(lower, 0)
    let row = Int(lower / pitch)
    let first = row + (Double(row) * pitch + Double(itemLength) <= lower ? 1 : 0)
    let end = min(rows, Int((min(upper, Double(rows) * pitch) + pitch - 1) / pitch))
    return first..<max(first, end)
  }

  /// The rows of a grid of `count` items that end behind one position and start before another, relative to
  /// where the items begin, whether they have a length or not.
  func gridRows(
    endingAfter lower: Double, startingBefore upper: Double, itemLength: Int32, count: Int
  ) -> Range<Int> {
    let rows = count == 0 ? 0 : (count - 1) / columns.count + 1
    let pitch = gridPitch(itemLength)
    guard pitch > 0 else { return 0..<(lower < 0 && upper > 0 ? rows : 0) }
    // Whole numbers below 2^53: the floor of a quotient is exact.
    let length = Double(rows) * pitch
    let first = lower < Double(itemLength) ? 0 : Int(min(lower - Double(itemLength), length) / pitch) + 1
    let end = upper > 0 ? min(rows, Int((min(upper, length) + pitch - 1) / pitch)) : 0
    return first..<max(first, end)
  }

  /// The first item of a grid to start at or after a position, relative to where the items begin.
  func gridItem(atOrAfter position: Double, itemLength: Int32, count: Int) -> Int? {
    guard count > 0 else { return nil }
    let rows = (count - 1) / columns.count + 1
    let pitch = gridPitch(itemLength)
    guard position > 0 else { return 0 }
    guard position <= Double(rows - 1) * pitch else { return nil }
    return Int((position + pitch - 1) / pitch) * columns.count
  }
}

extension SectionView {
  /// Reports what a grid has in a range. O(k) for k items, but for those that are only counted.
  func queryGrid<Sink: ElementSink>(_ search: ItemSearch, itemLength: Int32, _ sink: inout Sink) {
    let count = state.count
    let columnCount = state.metrics.columns.count
    let rows = state.metrics.gridRows(
      from: search.lower - search.itemsStart, to: search.upper - search.itemsStart, itemLength: itemLength,
      count: count)
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
      let found = unsafe FoundItems(
        path: ElementPath(tag: search.path.tag, item: item), block: lane(0).block(0),
        start: search.itemsStart, column: nil, view: search.view)
      sink.take(~0 >> UInt64(64 - count), of: found)
      item += count
    }
  }
}
