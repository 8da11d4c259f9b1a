/// Places items in rows of as many as there are columns.
struct RowSource: BandSource {
  let columns: ColumnMetrics
  let stretches: Bool
  let itemCount: Int
  var extents: ScaledExtents

  var lookahead: Int { 1 }

  @inline(__always)
  mutating func placeBand(at start: Int64, _ writer: inout FrameWriter) -> Int64 {
    let first = writer.item
    let count = min(columns.count, itemCount - first)
    extents.prepare(first..<first + count)
    var height: Int32 = 0
    for item in first..<first + count { height = max(height, extents.extent(of: item)) }
    for column in 0..<count {
      writer.place(
        start: start, extent: stretches ? height : extents.extent(of: first + column),
        crossStart: Int32(clamping: Int64(columns.start(column))),
        crossExtent: Int32(clamping: columns.width))
    }
    return Int64(height) + Int64(columns.itemSpacing)
  }
}

/// The scaled extents of items, computed a stretch at a time.
@safe
struct ScaledExtents {
  /// Items a stretch: as many as a row may have, and some more.
  static let capacity = 512

  let view: SectionView
  let scaler: ItemScaler
  let memory: UnsafeMutablePointer<Int32>
  private var items = 0..<0

  init(_ view: SectionView, memory: UnsafeMutablePointer<Int32>) {
    self.view = view
    scaler = unsafe view.state.pointee.scaler
    unsafe self.memory = unsafe memory
  }

  /// Has the extents of some items at hand.
  @inline(__always)
  mutating func prepare(_ range: Range<Int>) {
    if range.lowerBound < items.lowerBound || range.upperBound > items.upperBound {
      fill(from: range.lowerBound)
    }
  }

  /// The extent of an item that has been prepared.
  @inline(__always)
  func extent(of item: Int) -> Int32 { unsafe memory[item - items.lowerBound] }

  private mutating func fill(from start: Int) {
    let end = unsafe min(start + ScaledExtents.capacity, view.state.pointee.count)
    unsafe scaler.scale(
      widths: view.widths + start, heights: view.heights + start, count: end - start, to: memory)
    items = start..<end
  }
}
