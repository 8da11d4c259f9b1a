/// Places items in rows, one in each column.
@safe
struct RowSource: BandSource {
  private let columnCount: Int
  private let rowSpacing: Int64
  private let width: Int32
  private let stretches: Bool
  private let itemCount: Int
  /// Where each column starts across.
  private let starts: UncheckedSpan<Int32>
  private var extents: ScaledExtents

  /// The number of elements of scratch memory that a number of columns needs.
  static func scratchCount(columnCount: Int) -> Int { ScaledExtents.capacity + columnCount }

  init(_ view: SectionView, stretches: Bool, memory: UncheckedSpan<Int32>) {
    let columns = view.state.metrics.columns
    columnCount = columns.count
    rowSpacing = Int64(columns.itemSpacing)
    width = Int32(columns.width)
    self.stretches = stretches
    itemCount = view.state.count
    extents = ScaledExtents(view, memory: memory)
    starts = memory + ScaledExtents.capacity
    for column in 0..<columns.count {
      starts[column] = Int32(columns.start(column))
    }
  }

  var copiesSizes: Bool { false }
  var crossRange: (least: Int32, end: Int32)? {
    (starts[0], starts[columnCount - 1] + width)
  }
  var lookahead: Int { 1 }

  @inline(__always)
  mutating func placeBand(at start: Int64, _ writer: inout FrameWriter) -> Int64 {
    let first = writer.item
    let count = min(columnCount, itemCount - first)
    let extents = extents.extents(of: first..<first &+ count)
    var height: Int32 = 0
    for index in 0..<count { height = max(height, extents[index]) }
    writer.place(count: count) { slots, placed in
      for index in 0..<slots.count { slots.starts[index] = start }
      for index in 0..<slots.count { slots.crossStarts[index] = starts[placed &+ index] }
      for index in 0..<slots.count { slots.crossExtents[index] = width }
      if stretches {
        for index in 0..<slots.count { slots.extents[index] = height }
      } else {
        for index in 0..<slots.count { slots.extents[index] = extents[placed &+ index] }
      }
    }
    return Int64(height) &+ rowSpacing
  }
}
