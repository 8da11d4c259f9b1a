/// Where the items of a grid lie: it follows from their index alone. Positions are relative to where they begin.
struct GridRows {
  let columns: ColumnMetrics
  let itemLength: Int32
  /// The number of items.
  let count: Int

  /// From the start of a row to the start of the next.
  @inline(__always)
  private var pitch: Double { Double(itemLength) + Double(columns.itemSpacing) }

  private var rowCount: Int { count == 0 ? 0 : (count - 1) / columns.count + 1 }

  /// The length of all items.
  var length: Double { count > 0 ? Double(rowCount) * pitch - Double(columns.itemSpacing) : 0 }

  /// The frame of an item, where the items begin at `start`. O(1).
  @inline(__always)
  func frame(of item: Int, start: Double) -> UnitRect {
    let row = Double(item / columns.count) * pitch
    let crossStart = columns.start(item % columns.count)
    return UnitRect(
      mainStart: start + row, mainEnd: start + row + Double(itemLength),
      crossStart: crossStart, crossEnd: crossStart + Double(columns.width))
  }

  /// The rows that share a positive length with a range.
  func rows(from lower: Double, to upper: Double) -> Range<Int> {
    let (rowCount, pitch) = (rowCount, pitch)
    guard itemLength > 0, rowCount > 0, upper > 0, lower < Double(rowCount) * pitch else { return 0..<0 }
    // Whole numbers below 2^53: the floor of a quotient is exact. The row that the lower bound falls into may
    // end before it, and then it is the next.
    let lower = max(lower, 0)
    let row = Int(lower / pitch)
    let first = row + (Double(row) * pitch + Double(itemLength) <= lower ? 1 : 0)
    let end = min(rowCount, Int((min(upper, Double(rowCount) * pitch) + pitch - 1) / pitch))
    return first..<max(first, end)
  }

  /// The rows that end behind one position and start before another, whether they have a length or not.
  func rows(endingAfter lower: Double, startingBefore upper: Double) -> Range<Int> {
    let (rowCount, pitch) = (rowCount, pitch)
    guard pitch > 0 else { return 0..<(lower < 0 && upper > 0 ? rowCount : 0) }
    // Whole numbers below 2^53: the floor of a quotient is exact.
    let length = Double(rowCount) * pitch
    let first = lower < Double(itemLength) ? 0 : Int(min(lower - Double(itemLength), length) / pitch) + 1
    let end = upper > 0 ? min(rowCount, Int((min(upper, length) + pitch - 1) / pitch)) : 0
    return first..<max(first, end)
  }

  /// The first item to start at or after a position, or nil if none does.
  func item(atOrAfter position: Double) -> Int? {
    guard count > 0 else { return nil }
    guard position > 0 else { return 0 }
    guard position <= Double(rowCount - 1) * pitch else { return nil }
    return Int((position + pitch - 1) / pitch) * columns.count
  }

  /// The row at a position, or the one before the gap that is there; the first or the last beyond.
  func row(at position: Double) -> Int { Int(max(0, min(position / pitch, Double(rowCount - 1)))) }
}
