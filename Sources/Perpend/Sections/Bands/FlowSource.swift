/// Breaks items into lines like words.
@safe
struct FlowSource<Lengths: KeptLengths>: BandSource {
  private let columns: ColumnMetrics
  private let grid: PixelGrid
  private let pixels: PixelDivider?
  private let alignment: Flow.Alignment
  private let widths: UncheckedSpan<Int32>
  private let heights: UncheckedSpan<Int32>
  private let itemCount: Int

  init(_ view: SectionView, alignment: Flow.Alignment) {
    columns = view.state.metrics.columns
    grid = view.state.metrics.grid
    pixels = PixelDivider(grid)
    self.alignment = alignment
    widths = view.widths
    heights = view.heights
    itemCount = view.state.count
  }

  var copiesSizes: Bool { Lengths.areWhole }
  /// A single item may be wider than its line.
  var crossRange: (least: Int32, end: Int32)? { nil }
  /// A line ends where the next item would not fit.
  var lookahead: Int { 1 }

  @inline(__always)
  func placeBand(at start: Int64, _ writer: inout FrameWriter) -> Int64 {
    let line = breakLine(at: writer.item)
    let justification = justification(of: line)
    let leftover = columns.width &- line.width
    if var offsets = JustifiedLine(justification, count: line.count, leftover: leftover, grid: grid) {
      let spacing = Int64(columns.spacing)
      var natural = Int64(columns.leading)
      writer.place(count: line.count) { slots, placed in
        let widths = widths + (line.first &+ placed)
        for index in 0..<slots.count {
          slots.crossStarts[index] = Int32(truncatingIfNeeded: natural &+ offsets.next())
          natural &+= Int64(Lengths.units(widths[index])) &+ spacing
        }
        if let flush = offsets.flush, placed &+ slots.count == line.count {
          let last = slots.count &- 1
          let start = natural &- Int64(Lengths.units(widths[last])) &- spacing &+ flush
          slots.crossStarts[last] = Int32(truncatingIfNeeded: start)
        }
        copySizes(slots, line, from: placed)
        align(slots, line, from: placed, at: start)
      }
    } else {
      placeOffGrid(line, at: start, justification, &writer)
    }
    return Int64(line.height) &+ Int64(columns.itemSpacing)
  }

  /// The same where pixels are no whole number of units.
  @inline(never)
  private func placeOffGrid(
    _ line: FlowLine, at start: Int64, _ justification: Justification, _ writer: inout FrameWriter
  ) {
    var natural = Int64(columns.leading)
    writer.place(count: line.count) { slots, placed in
      for index in 0..<slots.count {
        let offset = justification.offset(
          placed + index, of: line.count, leftover: columns.width - line.width, grid: grid)
        slots.crossStarts[index] = Int32(truncatingIfNeeded: natural + offset)
        let width = Lengths.units(widths[line.first + placed + index])
        natural += Int64(width) + Int64(columns.spacing)
      }
      copySizes(slots, line, from: placed)
      align(slots, line, from: placed, at: start)
    }
  }

  /// The last line is not stretched.
  @inline(__always)
  private func justification(of line: FlowLine) -> Justification {
    let isLast = line.first &+ line.count == itemCount
    return isLast && columns.justification.stretches ? .start : columns.justification
  }

  /// As many items as fit side by side, at least one.
  @inline(__always)
  private func breakLine(at first: Int) -> FlowLine {
    let spacing = Int64(columns.spacing)
    var width = Int64(Lengths.units(widths[first]))
    var height = Lengths.units(heights[first])
    var end = first &+ 1
    while end < itemCount {
      let wider = width &+ spacing &+ Int64(Lengths.units(widths[end]))
      guard wider <= columns.width else { break }
      width = wider
      height = max(height, Lengths.units(heights[end]))
      end &+= 1
    }
    return FlowLine(first: first, count: end &- first, width: width, height: height)
  }

  /// Writes the sizes of items of a line, where they are not copied as they are kept.
  @inline(__always)
  private func copySizes(_ slots: Slots, _ line: FlowLine, from placed: Int) {
    guard !Lengths.areWhole else { return }
    let first = line.first &+ placed
    for index in 0..<slots.count {
      slots.extents[index] = Lengths.units(heights[first &+ index])
      slots.crossExtents[index] = Lengths.units(widths[first &+ index])
    }
  }

  /// Places items of a line within its height.
  @inline(__always)
  private func align(_ slots: Slots, _ line: FlowLine, from placed: Int, at start: Int64) {
    let heights = heights + (line.first &+ placed)
    switch alignment {
    case .start:
      for index in 0..<slots.count { slots.starts[index] = start }
    case .end:
      for index in 0..<slots.count {
        slots.starts[index] = start &+ Int64(line.height &- Lengths.units(heights[index]))
      }
    case .center:
      guard let pixels else { return centerOffGrid(slots, heights, line, at: start) }
      for index in 0..<slots.count {
        slots.starts[index] =
          start &+ pixels.floor((line.height &- Lengths.units(heights[index])) >> 1)
      }
    }
  }

  @inline(never)
  private func centerOffGrid(
    _ slots: Slots, _ heights: UncheckedSpan<Int32>, _ line: FlowLine, at start: Int64
  ) {
    for index in 0..<slots.count {
      let height = Lengths.units(heights[index])
      slots.starts[index] = start + grid.floor(Int64((line.height - height) / 2))
    }
  }
}

/// Items that stand side by side.
private struct FlowLine {
  let first: Int
  let count: Int
  /// How wide they are together, with the spacing between them.
  let width: Int64
  /// How high the highest is.
  let height: Int32
}
