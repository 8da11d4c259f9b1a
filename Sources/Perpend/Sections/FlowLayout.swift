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
    let (count, width, height) = breakLine(at: first)
    let stretched = columns.justification.stretches && first &+ count == itemCount
    var line = FlowLine(
      first: first, count: count, start: start, height: height,
      justification: stretched ? .start : columns.justification, leftover: columns.width &- width,
      leading: Int64(columns.leading), grid: grid)
    writer.place(count: count) { slots, placed in
      place(slots, from: placed, across: &line)
      align(slots, from: placed, in: line)
    }
    return Int64(height) &+ Int64(columns.itemSpacing)
  }

  /// As many items as fit side by side, at least one; how wide they are together, and how high the highest.
  @inline(__always)
  private func breakLine(at first: Int) -> (count: Int, width: Int64, height: Int32) {
    let spacing = Int64(columns.spacing)
    var width = unsafe Int64(widths[first])
    var height = unsafe heights[first]
    var end = first &+ 1
    while end < itemCount {
      let wider = unsafe width &+ spacing &+ Int64(widths[end])
      guard wider <= columns.width else { break }
      width = wider
      unsafe height = max(height, heights[end])
      end &+= 1
    }
    return (end &- first, width, height)
  }

  /// Places items of a line across.
  @inline(__always)
  private func place(_ slots: Slots, from placed: Int, across line: inout FlowLine) {
    guard var justified = line.justified else { return placeOffGrid(slots, from: placed, across: &line) }
    let spacing = Int64(columns.spacing)
    let widths = unsafe widths + (line.first &+ placed)
    let last = line.count &- 1 &- placed
    var natural = line.natural
    for index in 0..<slots.count {
      let offset = justified.next(isLast: index == last)
      unsafe slots.crossStarts[index] = Int32(truncatingIfNeeded: natural &+ offset)
      unsafe natural &+= Int64(widths[index]) &+ spacing
    }
    line.natural = natural
    line.justified = justified
  }

  /// The same where pixels are no whole number of units.
  @inline(never)
  private func placeOffGrid(_ slots: Slots, from placed: Int, across line: inout FlowLine) {
    for index in 0..<slots.count {
      let offset = line.justification.offset(
        placed + index, of: line.count, leftover: line.leftover, grid: grid)
      unsafe slots.crossStarts[index] = Int32(truncatingIfNeeded: line.natural + offset)
      unsafe line.natural += Int64(widths[line.first + placed + index]) + Int64(columns.spacing)
    }
  }

  /// Places items of a line within its height.
  @inline(__always)
  private func align(_ slots: Slots, from placed: Int, in line: FlowLine) {
    let heights = unsafe heights + (line.first &+ placed)
    switch alignment {
    case .start:
      for index in 0..<slots.count { unsafe slots.starts[index] = line.start }
    case .end:
      for index in 0..<slots.count {
        unsafe slots.starts[index] = line.start &+ Int64(line.height &- heights[index])
      }
    case .center:
      guard let pixels else { return unsafe centerOffGrid(slots, heights, in: line) }
      for index in 0..<slots.count {
        unsafe slots.starts[index] = line.start &+ pixels.floor((line.height &- heights[index]) >> 1)
      }
    }
  }

  @inline(never)
  private func centerOffGrid(_ slots: Slots, _ heights: UnsafePointer<Int32>, in line: FlowLine) {
    for index in 0..<slots.count {
      unsafe slots.starts[index] = line.start + grid.floor(Int64((line.height - heights[index]) / 2))
    }
  }
}

/// A line of a flow, as far as it has been placed.
private struct FlowLine {
  let first: Int
  let count: Int
  let start: Int64
  let height: Int32
  let justification: Justification
  let leftover: Int64
  /// Where the next item would start across, were there nothing to justify.
  var natural: Int64
  var justified: JustifiedLine?

  @inline(__always)
  init(
    first: Int, count: Int, start: Int64, height: Int32, justification: Justification, leftover: Int64,
    leading: Int64, grid: PixelGrid
  ) {
    self.first = first
    self.count = count
    self.start = start
    self.height = height
    self.justification = justification
    self.leftover = leftover
    natural = leading
    justified = JustifiedLine(justification, count: count, leftover: leftover, grid: grid)
  }
}
