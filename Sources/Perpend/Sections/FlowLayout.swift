/// Breaks items into lines like words.
@safe
struct FlowSource: BandSource {
  private let columns: ColumnMetrics
  private let grid: PixelGrid
  private let pixels: PixelDivider?
  private let alignment: Flow.Alignment
  private let widths: UnsafePointer<Int32>
  private let heights: UnsafePointer<Int32>
  private let itemCount: Int

  init(_ view: SectionView, alignment: Flow.Alignment) {
    columns = unsafe view.state.pointee.metrics.columns
    grid = unsafe view.state.pointee.metrics.grid
    pixels = PixelDivider(grid)
    self.alignment = alignment
    unsafe widths = UnsafePointer(view.widths)
    unsafe heights = UnsafePointer(view.heights)
    itemCount = unsafe view.state.pointee.count
  }

  var copiesSizes: Bool { true }
  /// A line ends where the next item would not fit.
  var lookahead: Int { 1 }

  @inline(__always)
  mutating func placeBand(at start: Int64, _ writer: inout FrameWriter) -> Int64 {
    let first = writer.item
    let spacing = Int64(columns.spacing)
    var end = first + 1
    var width = unsafe Int64(widths[first])
    var height = unsafe heights[first]
    while end < itemCount {
      let wider = unsafe width + spacing + Int64(widths[end])
      guard wider <= columns.width else { break }
      width = wider
      unsafe height = max(height, heights[end])
      end += 1
    }

    let stretched = columns.justification.stretches && end == itemCount
    let justification = stretched ? .start : columns.justification
    let leftover = columns.width - width
    var line = JustifiedLine(justification, count: end - first, leftover: leftover, grid: grid)
    var natural = Int64(columns.leading)
    writer.place(count: end - first) { slots, placed in
      let item = first &+ placed
      for index in 0..<slots.count {
        unsafe slots.starts[index] = start &+ alignmentOffset(height &- heights[item &+ index])
        let offset =
          line?.next(isLast: item &+ index == end &- 1)
          ?? justification.offset(
            placed + index, of: end - first, leftover: leftover, grid: grid)
        unsafe slots.crossStarts[index] = Int32(truncatingIfNeeded: natural &+ offset)
        unsafe natural &+= Int64(widths[item &+ index]) &+ spacing
      }
    }
    return Int64(height) + Int64(columns.itemSpacing)
  }

  @inline(__always)
  private func alignmentOffset(_ room: Int32) -> Int64 {
    switch alignment {
    case .start: return 0
    case .end: return Int64(room)
    case .center: return pixels.map { $0.floor(room / 2) } ?? grid.floor(Int64(room / 2))
    }
  }
}
