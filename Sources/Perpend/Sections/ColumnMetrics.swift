/// The columns of a waterfall in units: how many, how wide, where.
struct ColumnMetrics: Hashable {
  /// What a column count may be: a column's number fits a byte.
  static let counts = 1...255

  let count: Int
  let width: Int64
  let itemSpacing: Int32
  let placement: Waterfall.Placement
  /// Where the first column starts on the cross axis.
  private let leading: Int32
  private let spacing: Int32
  /// What the gaps are widened by, all together.
  private let widening: Int64
  private let grid: PixelGrid

  init(
    _ waterfall: Waterfall, available: Int64, leading: Int32, grid: PixelGrid, section: Int
  ) throws(LayoutError) {
    let place = LayoutError.Place.section(section)
    self.leading = leading
    self.grid = grid
    placement = waterfall.placement
    spacing = try LayoutUnit.length(waterfall.columnSpacing, .columnSpacing, at: place)
    itemSpacing = try LayoutUnit.length(waterfall.itemSpacing, .itemSpacing, at: place)
    let available = max(0, available)

    switch waterfall.columns {
    case .count(let count):
      self.count = try ColumnMetrics.checked(count, section: section)
    case .minimumWidth(let points, let maximumCount):
      let most = try ColumnMetrics.checked(maximumCount, section: section)
      // A unit at least: a width of nothing would fit any number of times.
      let least = 1 / LayoutUnit.perPoint
      let minimum = try LayoutUnit.length(
        points, .minimumColumnWidth, at: place, in: least...LayoutUnit.longestLength)
      let fitting = (available + Int64(spacing)) / (Int64(minimum) + Int64(spacing))
      count = Int(max(1, min(fitting, Int64(most))))
    }

    let forColumns = max(0, available - Int64(count - 1) * Int64(spacing))
    width = grid.floor(forColumns / Int64(count))
    let leftover = forColumns - width * Int64(count)
    widening = waterfall.leftover == .gaps && count > 1 ? leftover : 0
  }

  private static func checked(_ count: Int, section: Int) throws(LayoutError) -> Int {
    guard counts.contains(count) else {
      throw .invalidColumnCount(count, section: section, allowed: counts)
    }
    return count
  }

  /// Where a column starts on the cross axis.
  func start(_ column: Int) -> Double {
    let natural = Int64(leading) + Int64(column) * (width + Int64(spacing))
    guard widening > 0 else { return Double(natural) }
    let share = widening * Int64(column) / Int64(count - 1)
    return Double(natural + (column == count - 1 ? share : grid.floor(share)))
  }

  /// The columns that share a positive width with a range of the cross axis.
  func columns(from lower: Double, to upper: Double) -> Range<Int> {
    guard width > 0 else { return 0..<0 }
    if lower <= Double(leading), upper >= start(count - 1) + Double(width) { return 0..<count }
    // Columns do not overlap and stand in order: two binary searches on their edges.
    let first = firstColumn { start($0) + Double(width) > lower }
    let end = firstColumn { start($0) >= upper }
    return first..<max(first, end)
  }

  private func firstColumn(where predicate: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Whether items stand elsewhere along the main axis than with other columns.
  func places(asIn other: ColumnMetrics) -> Bool {
    count == other.count && itemSpacing == other.itemSpacing && placement == other.placement
  }
}
