/// The columns of a waterfall in which items may span several: how high they are, and where an item goes.
@safe
struct SpanColumns {
  private let columns: ColumnMetrics
  private let scaler: ItemScaler
  private let widths: UnsafePointer<Int32>
  private let heights: UnsafePointer<Int32>
  private let traits: UnsafePointer<PackedTraits>
  private let givenColumns: UnsafeMutablePointer<UInt8>
  /// Where the next item of each column would start.
  private let ends: UnsafeMutablePointer<Int64>
  /// The highest of the columns that an item would cover, by its first; scratch.
  private let windows: UnsafeMutablePointer<Int64>
  /// Where each column starts across.
  private let starts: UnsafeMutablePointer<Int64>

  /// Words of scratch memory that are needed for so many columns.
  static func wordCount(columnCount: Int) -> Int { 3 * columnCount }

  init(_ view: SectionView, memory: UnsafeMutablePointer<Int64>) {
    let columns = unsafe view.state.pointee.metrics.columns
    self.columns = columns
    scaler = unsafe view.state.pointee.scaler
    unsafe widths = UnsafePointer(view.widths)
    unsafe heights = UnsafePointer(view.heights)
    unsafe traits = UnsafePointer(view.traits)
    unsafe givenColumns = view.givenColumns
    unsafe ends = unsafe memory
    unsafe windows = memory + columns.count
    unsafe starts = memory + 2 * columns.count
    unsafe ends.update(repeating: 0, count: columns.count)
    for column in 0..<columns.count { unsafe starts[column] = Int64(columns.start(column)) }
  }

  /// Places the writer's next item.
  @inline(__always)
  func place(_ writer: inout FrameWriter) {
    let item = writer.item
    let traits = unsafe traits[item]
    let span = min(traits.span, columns.count)
    let column = fixedColumn(of: item, traits).map { min($0, columns.count &- span) } ?? firstWindow(span)
    unsafe givenColumns[item] = UInt8(truncatingIfNeeded: column)
    let start = highest(column, span)
    let width = unsafe starts[column &+ span &- 1] &+ columns.width &- starts[column]
    let extent = unsafe scaler.extent(width: widths[item], height: heights[item], columnWidth: width)
    unsafe writer.place(
      start: start, extent: Int32(truncatingIfNeeded: extent), crossStart: Int32(clamping: starts[column]),
      crossExtent: Int32(clamping: width))
    let end = start &+ extent &+ Int64(columns.itemSpacing)
    for covered in column..<column &+ span { unsafe ends[covered] = end }
  }

  /// The column that an item has whatever the heights.
  @inline(__always)
  private func fixedColumn(of item: Int, _ traits: PackedTraits) -> Int? {
    if let column = traits.column { return column }
    switch columns.placement {
    case .shortest: return nil
    case .leftToRight: return item % columns.count
    case .rightToLeft: return columns.count - 1 - item % columns.count
    case .stable:
      let given = unsafe givenColumns[item]
      return given == SectionView.noColumn ? nil : Int(given)
    }
  }

  /// The first column of the window whose highest column is the lowest of all, the leftmost of several.
  ///
  /// Windows are doubled until they are as wide as the span: of 4 columns, in two passes. Every step is a
  /// comparison and a conditional move, none a branch.
  @inline(__always)
  private func firstWindow(_ span: Int) -> Int {
    guard span > 1 else { return unsafe lowest(ends, count: columns.count) }
    var count = columns.count &- 1
    for column in 0..<count { unsafe windows[column] = max(ends[column], ends[column &+ 1]) }
    var width = 2
    while width < span {
      let step = min(width, span &- width)
      count &-= step
      for column in 0..<count { unsafe windows[column] = max(windows[column], windows[column &+ step]) }
      width &+= step
    }
    return unsafe lowest(windows, count: count)
  }

  @inline(__always)
  private func lowest(_ heights: UnsafePointer<Int64>, count: Int) -> Int {
    var least = unsafe heights[0] << 8
    for column in 1..<max(1, count) {
      unsafe least = min(least, heights[column] << 8 &+ Int64(column))
    }
    return Int(least & 0xff)
  }

  @inline(__always)
  private func highest(_ column: Int, _ span: Int) -> Int64 {
    var height = unsafe ends[column]
    for covered in column &+ 1..<column &+ span { unsafe height = max(height, ends[covered]) }
    return height
  }

  // MARK: Checkpoints

  func read(_ checkpoint: UnsafePointer<Int64>, base: Int64) {
    for column in 0..<columns.count { unsafe ends[column] = checkpoint[column] + base }
  }

  func write(to checkpoint: UnsafeMutablePointer<Int64>) {
    for column in 0..<columns.count { unsafe checkpoint[column] = ends[column] }
  }

  func rebase(_ checkpoint: UnsafeMutablePointer<Int64>, to base: Int64) {
    for column in 0..<columns.count { unsafe checkpoint[column] -= base }
  }

  /// How far all columns are from where a checkpoint has them, or nil if not all equally far.
  func distance(from checkpoint: UnsafePointer<Int64>, base: Int64) -> Int64? {
    let distance = unsafe ends[0] - checkpoint[0]
    for column in 1..<columns.count where unsafe ends[column] - checkpoint[column] != distance {
      return nil
    }
    return distance - base
  }
}
