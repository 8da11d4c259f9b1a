/// The columns of a waterfall in which items may span several: how high they are, and where an item goes.
@safe
struct SpanColumns {
  private let columns: ColumnMetrics
  private let scaler: ItemScaler
  private let widths: UnsafePointer<Int32>
  private let heights: UnsafePointer<Int32>
  private let traits: UnsafePointer<PackedTraits>
  private let givenColumns: UnsafeMutablePointer<UInt8>
  /// Where the next item of each column would start, times 256: as the keys of columns are, but for the column.
  /// Whole numbers in doubles, whose minimum and maximum are one instruction each.
  private let ends: UnsafeMutablePointer<Double>
  /// The same with the columns' numbers added: their keys.
  private let keys: UnsafeMutablePointer<Double>
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
    unsafe ends = UnsafeMutableRawPointer(memory).assumingMemoryBound(to: Double.self)
    unsafe keys = ends + columns.count
    unsafe starts = memory + 2 * columns.count
    for column in 0..<columns.count {
      unsafe ends[column] = 0
      unsafe keys[column] = Double(column)
      unsafe starts[column] = Int64(columns.start(column))
    }
  }

  /// Places the writer's next item.
  @inline(__always)
  func place(_ writer: inout FrameWriter) {
    let item = writer.item
    let traits = unsafe traits[item]
    if traits.placesFreely, columns.placement == .shortest { return placeFreely(&writer) }
    let span = min(traits.span, columns.count)
    let column = fixedColumn(of: item, traits).map { min($0, columns.count &- span) } ?? firstWindow(span)
    unsafe givenColumns[item] = UInt8(truncatingIfNeeded: column)
    let start = Int64(highest(column, span)) >> 8
    let width = unsafe starts[column &+ span &- 1] &+ columns.width &- starts[column]
    let extent = unsafe scaler.extent(width: widths[item], height: heights[item], columnWidth: width)
    unsafe writer.place(
      start: start, extent: Int32(truncatingIfNeeded: extent), crossStart: Int32(clamping: starts[column]),
      crossExtent: Int32(clamping: width))
    let end = Double((start &+ extent &+ Int64(columns.itemSpacing)) << 8)
    for covered in column..<column &+ span {
      unsafe ends[covered] = end
      unsafe keys[covered] = end + Double(covered)
    }
  }

  /// Places the writer's next item, which covers one column. Its key stays a key when its length is added.
  @inline(__always)
  private func placeFreely(_ writer: inout FrameWriter) {
    let item = writer.item
    let extent = unsafe scaler.extent(width: widths[item], height: heights[item])
    let length = Double((extent &+ Int64(columns.itemSpacing)) << 8)
    let least = least(count: columns.count) { unsafe keys[$0] }
    let key = Int64(least)
    let column = Int(key & 0xff)
    unsafe keys[column] = least + length
    unsafe ends[column] = Double(key &- Int64(column)) + length
    unsafe givenColumns[item] = UInt8(truncatingIfNeeded: column)
    unsafe writer.place(
      start: key >> 8, extent: Int32(truncatingIfNeeded: extent),
      crossStart: Int32(truncatingIfNeeded: starts[column]),
      crossExtent: Int32(truncatingIfNeeded: columns.width))
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
  /// No branch depends on the heights. They are read one by one: a vector would have to wait until what has
  /// just been written to one of them has reached the cache.
  @inline(__always)
  private func firstWindow(_ span: Int) -> Int {
    let ends = unsafe ends
    let count = columns.count &- span &+ 1
    let least =
      switch span {
      case 1: least(count: count) { unsafe keys[$0] }
      case 2: least(count: count) { unsafe max(ends[$0], ends[$0 &+ 1]) + Double($0) }
      case 3:
        least(count: count) { unsafe max(max(ends[$0], ends[$0 &+ 1]), ends[$0 &+ 2]) + Double($0) }
      case 4:
        least(count: count) {
          unsafe max(max(ends[$0], ends[$0 &+ 1]), max(ends[$0 &+ 2], ends[$0 &+ 3])) + Double($0)
        }
      default: least(count: count) { highest($0, span) + Double($0) }
      }
    return Int(least) & 0xff
  }

  /// The least of some keys. Four are compared at a time, so that none has to wait for another.
  @inline(__always)
  private func least(count: Int, _ key: (_ column: Int) -> Double) -> Double {
    var (first, second, third, fourth) = (Double.infinity, Double.infinity, Double.infinity, Double.infinity)
    var column = 0
    while column &+ 3 < count {
      first = min(first, key(column))
      second = min(second, key(column &+ 1))
      third = min(third, key(column &+ 2))
      fourth = min(fourth, key(column &+ 3))
      column &+= 4
    }
    while column < count {
      first = min(first, key(column))
      column &+= 1
    }
    return min(min(first, second), min(third, fourth))
  }

  @inline(__always)
  private func highest(_ column: Int, _ span: Int) -> Double {
    var height = unsafe ends[column]
    for covered in column &+ 1..<column &+ span { unsafe height = max(height, ends[covered]) }
    return height
  }

  // MARK: Checkpoints

  func read(_ checkpoint: UnsafePointer<Int64>, base: Int64) {
    for column in 0..<columns.count {
      unsafe ends[column] = Double((checkpoint[column] + base) << 8)
      unsafe keys[column] = ends[column] + Double(column)
    }
  }

  func write(to checkpoint: UnsafeMutablePointer<Int64>) {
    for column in 0..<columns.count { unsafe checkpoint[column] = Int64(ends[column]) >> 8 }
  }

  func rebase(_ checkpoint: UnsafeMutablePointer<Int64>, to base: Int64) {
    for column in 0..<columns.count { unsafe checkpoint[column] -= base }
  }

  /// How far all columns are from where a checkpoint has them, or nil if not all equally far.
  func distance(from checkpoint: UnsafePointer<Int64>, base: Int64) -> Int64? {
    let distance = unsafe Int64(ends[0]) >> 8 - checkpoint[0]
    for column in 1..<columns.count where unsafe Int64(ends[column]) >> 8 - checkpoint[column] != distance {
      return nil
    }
    return distance - base
  }
}
