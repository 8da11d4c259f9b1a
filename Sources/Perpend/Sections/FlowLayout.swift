/// Breaks items into lines like words.
struct FlowSource: BandSource {
  let view: SectionView
  let columns: ColumnMetrics
  let grid: PixelGrid
  let alignment: Flow.Alignment

  /// A line ends where the next item would not fit.
  var lookahead: Int { 1 }

  @inline(__always)
  mutating func placeBand(at start: Int64, _ writer: inout FrameWriter) -> Int64 {
    let first = writer.item
    let itemCount = unsafe view.state.pointee.count
    let (widths, heights) = unsafe (view.widths, view.heights)
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
    for item in first..<end {
      let (itemWidth, itemHeight) = unsafe (widths[item], heights[item])
      let offset =
        line?.next(isLast: item == end &- 1)
        ?? justification.offset(item - first, of: end - first, leftover: leftover, grid: grid)
      writer.place(
        start: start &+ alignmentOffset(height &- itemHeight), extent: itemHeight,
        crossStart: Int32(clamping: natural &+ offset), crossExtent: itemWidth)
      natural &+= Int64(itemWidth) &+ spacing
    }
    return Int64(height) + Int64(columns.itemSpacing)
  }

  @inline(__always)
  private func alignmentOffset(_ room: Int32) -> Int64 {
    switch alignment {
    case .start: return 0
    case .end: return Int64(room)
    case .center:
      guard grid.unitsPerPixel > 0 else { return grid.floor(Int64(room / 2)) }
      // In 32 bits the division takes half as long.
      let half = UInt32(bitPattern: room) / 2
      return Int64(half &- half % UInt32(bitPattern: grid.unitsPerPixel))
    }
  }
}
