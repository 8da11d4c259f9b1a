/// The columns of a section in units: how many, how wide, where.
struct ColumnMetrics: Hashable {
  /// What the column count of a waterfall may be: a column's index fits a byte.
  static let counts = 1...255

  let count: Int
  let width: Int64
  /// Between two items along the main axis.
  let itemSpacing: Int32
  let placement: Waterfall.Placement
  let justification: Justification
  /// Between two columns.
  let spacing: Int32
  /// Where the columns start on the cross axis.
  let leading: Int32
  /// What the columns and the spacings leave over for the justification.
  let leftover: Int64
  private let grid: PixelGrid

  /// Columns that share `available` evenly.
  init(
    _ columns: ColumnCount, columnSpacing: Double, itemSpacing: Double, justification: Justification,
    placement: Waterfall.Placement, available: Int64, leading: Int32, grid: PixelGrid, section: Int
  ) throws(LayoutError) {
    let place = LayoutError.Place.section(section)
    self.leading = leading
    self.grid = grid
    self.placement = placement
    spacing = try LayoutUnit.length(columnSpacing, .columnSpacing, at: place)
    self.itemSpacing = try LayoutUnit.length(itemSpacing, .itemSpacing, at: place)
    let available = max(0, available)

    switch columns {
    case .fixed(let count):
      self.count = try ColumnMetrics.checked(count, section: section)
    case .fitting(let points, let maximum):
      let most = try ColumnMetrics.checked(maximum, section: section)
      // A unit at least: a width of nothing would fit any number of times.
      let least = 1 / LayoutUnit.perPoint
      let minimum = try LayoutUnit.length(
        points, .minimumColumnWidth, at: place, in: least...LayoutUnit.longestLength)
      let fitting = (available + Int64(spacing)) / (Int64(minimum) + Int64(spacing))
      count = Int(max(1, min(fitting, Int64(most))))
    }

    let forColumns = max(0, available - Int64(count - 1) * Int64(spacing))
    width = grid.floor(forColumns / Int64(count))
    self.justification = justification
    leftover = justification == .start ? 0 : forColumns - width * Int64(count)
  }

  /// As many columns of a width as fit into `available`.
  init(
    _ gridOptions: UniformGrid, itemWidth: Int32, available: Int64, leading: Int32, grid: PixelGrid,
    section: Int
  ) throws(LayoutError) {
    let place = LayoutError.Place.section(section)
    self.leading = leading
    self.grid = grid
    placement = .leftToRight
    justification = gridOptions.justification
    width = Int64(itemWidth)
    spacing = try LayoutUnit.length(gridOptions.columnSpacing, .columnSpacing, at: place)
    itemSpacing = try LayoutUnit.length(gridOptions.rowSpacing, .rowSpacing, at: place)
    let pitch = max(1, width + Int64(spacing))
    count = Int(max(1, (max(0, available) + Int64(spacing)) / pitch))
    leftover = max(0, available - width * Int64(count) - Int64(spacing) * Int64(count - 1))
  }

  /// One column that is all there is, in which a flow or a custom layout breaks its lines.
  init(
    flow: Flow, available: Int64, leading: Int32, grid: PixelGrid, section: Int
  ) throws(LayoutError) {
    let place = LayoutError.Place.section(section)
    self.leading = leading
    self.grid = grid
    placement = .leftToRight
    justification = flow.justification
    width = max(0, available)
    spacing = try LayoutUnit.length(flow.itemSpacing, .itemSpacing, at: place)
    itemSpacing = try LayoutUnit.length(flow.lineSpacing, .lineSpacing, at: place)
    count = 1
    leftover = 0
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
    guard leftover > 0 else { return Double(natural) }
    return Double(natural + justification.offset(column, of: count, leftover: leftover, grid: grid))
  }

  /// The width of some columns that follow one another, with the gaps between them.
  func width(from column: Int, span: Int) -> Int64 {
    span == 1 ? width : Int64(start(column + span - 1)) + width - Int64(start(column))
  }

  /// The width of all columns, with the gaps between them.
  var fullWidth: Int64 { width(from: 0, span: count) }

  /// Where the last column ends on the cross axis.
  var end: Int64 { Int64(start(count - 1)) + width }

  /// Beyond which no column reaches; there may be less to it.
  private var latestEnd: Int64 {
    Int64(leading) + Int64(count) * (width + Int64(spacing)) - Int64(spacing) + leftover
  }

  /// The width of the widest item that covers `span` columns.
  func longestWidth(span: Int) -> Int64 {
    let span = min(span, count)
    guard span > 1, leftover > 0 else { return width(from: 0, span: span) }
    return (0...count - span).reduce(0) { max($0, width(from: $1, span: span)) }
  }

  /// The columns that share a positive width with a range of the cross axis.
  @inline(__always)
  func columns(from lower: Double, to upper: Double) -> Range<Int> {
    let coversAll = width > 0 && lower <= Double(leading) && upper >= Double(latestEnd)
    return coversAll ? 0..<count : someColumns(from: lower, to: upper)
  }

  private func someColumns(from lower: Double, to upper: Double) -> Range<Int> {
    guard width > 0 else { return 0..<0 }
    // Columns do not overlap and stand in order: two binary searches on their edges.
    let first = firstColumn(endingAfter: lower)
    let end = (0..<count).partitioningIndex { start($0) >= upper }
    return first..<max(first, end)
  }

  /// The first column that ends behind a position on the cross axis, or `count`. O(log c).
  func firstColumn(endingAfter position: Double) -> Int {
    (0..<count).partitioningIndex { start($0) + Double(width) > position }
  }

  /// Whether items stand at the same places along the main axis as with other columns.
  func places(asIn other: ColumnMetrics) -> Bool {
    count == other.count && itemSpacing == other.itemSpacing && placement == other.placement
  }
}
