/// The columns of a waterfall in which items may span several: where an item goes, and how high they are then.
@safe
struct SpanColumns {
  private let columns: ColumnMetrics
  private let scaler: ItemScaler
  private let widths: UncheckedSpan<Int32>
  private let heights: UncheckedSpan<Int32>
  private let traits: UncheckedSpan<PackedTraits>
  private let givenColumns: UncheckedSpan<UInt8>
  /// The traits of an item that may go to the lowest column; other placements have traits here that no item has,
  /// so that none takes the fast path.
  private let ordinary: PackedTraits
  /// Where each column starts across.
  private let starts: UncheckedSpan<Int64>

  /// `memory` has room for a word a column.
  init(_ view: SectionView, memory: UncheckedSpan<Int64>) {
    columns = view.state.metrics.columns
    scaler = view.state.scaler
    widths = view.widths
    heights = view.heights
    traits = view.traits
    givenColumns = view.givenColumns
    ordinary = columns.placement == .shortest ? .none : .impossible
    starts = memory
    for column in 0..<columns.count { starts[column] = Int64(columns.start(column)) }
  }

  /// Places the writer's next items.
  ///
  /// Three loops: what each item that covers one column adds to a key; the dependent one, which has the
  /// columns' minima and little more; and the unpacking of the keys. The first becomes vectors.
  @inline(__always)
  func place<Windows: ColumnWindows>(count: Int, in windows: inout Windows, _ writer: inout FrameWriter) {
    let first = writer.item
    writer.place(count: count) { slots, placed in
      let item = first &+ placed
      measure(item, slots)
      place(item, slots, &windows)
      unpack(item, slots)
    }
  }

  /// Finds the size of items as if they covered one column each, and writes what they add to a key instead of their
  /// starts.
  @inline(__always)
  private func measure(_ item: Int, _ slots: Slots) {
    scaler.scale(
      widths: widths + item, heights: heights + item, count: slots.count, to: slots.extents)
    let width = Int32(truncatingIfNeeded: columns.width)
    for index in 0..<slots.count { slots.crossExtents[index] = width }
    for index in 0..<slots.count {
      slots.starts[index] = Int64(keyLength: slots.extents[index], plus: columns.itemSpacing)
    }
  }

  /// Finds the windows that items go to, and writes their keys instead of their starts.
  @inline(__always)
  private func place<Windows: ColumnWindows>(_ item: Int, _ slots: Slots, _ windows: inout Windows) {
    var index = 0
    while true {
      // A copy stays in registers as long as no item is out of the ordinary.
      var free = windows
      while index < slots.count, traits[item &+ index].isLike(ordinary) {
        let key = free.least(span: 1)
        free.replace(key, with: key &+ slots.starts[index])
        slots.starts[index] = key
        index &+= 1
      }
      windows = free
      guard index < slots.count else { return }
      place(item &+ index, index, slots, &windows)
      index &+= 1
    }
  }

  /// The same for one item that may cover several columns or have one of its own.
  @inline(never)
  private func place<Windows: ColumnWindows>(
    _ item: Int, _ index: Int, _ slots: Slots, _ windows: inout Windows
  ) {
    let traits = traits[item]
    let span = min(traits.span, columns.count)
    let key: Int64
    if let column = fixedColumn(of: item, traits) {
      key = windows.key(ofColumn: min(column, columns.count &- span), span: span)
    } else {
      key = windows.least(span: span)
    }
    let column = key.column
    let width = starts[column &+ span &- 1] &+ columns.width &- starts[column]
    let extent = Int32(
      truncatingIfNeeded: scaler.extent(width: widths[item], height: heights[item], columnWidth: width))
    slots.starts[index] = key
    slots.extents[index] = extent
    slots.crossExtents[index] = Int32(truncatingIfNeeded: width)
    windows.fill(to: key &+ Int64(keyLength: extent, plus: columns.itemSpacing), span: span)
  }

  /// Reads starts and columns from the keys.
  @inline(__always)
  private func unpack(_ item: Int, _ slots: Slots) {
    for index in 0..<slots.count {
      let key = slots.starts[index]
      givenColumns[item &+ index] = UInt8(truncatingIfNeeded: key)
      slots.crossStarts[index] = Int32(truncatingIfNeeded: starts[key.column])
      slots.starts[index] = key.windowHeight
    }
  }

  /// The column of an item that does not depend on the heights.
  @inline(__always)
  private func fixedColumn(of item: Int, _ traits: PackedTraits) -> Int? {
    if let column = traits.column { return column }
    switch columns.placement {
    case .shortest: return nil
    case .leftToRight: return item % columns.count
    case .rightToLeft: return columns.count - 1 - item % columns.count
    case .stable:
      let given = givenColumns[item]
      return given == SectionView.noColumn ? nil : Int(given)
    }
  }
}

extension ColumnWindows {
  /// Takes the heights that a checkpoint has, relative to a base.
  mutating func read(_ checkpoint: UncheckedSpan<Int64>, base: Int64, columnCount: Int) {
    for column in 0..<columnCount {
      fill(to: Int64(height: checkpoint[column] + base, column: column), span: 1)
    }
  }

  /// Writes the heights.
  func write(to checkpoint: UncheckedSpan<Int64>, columnCount: Int) {
    for column in 0..<columnCount { checkpoint[column] = height(of: column) }
  }

  /// How far all columns are from where a checkpoint has them, or nil if not all equally far.
  func distance(from checkpoint: UncheckedSpan<Int64>, base: Int64, columnCount: Int) -> Int64? {
    let distance = height(of: 0) - checkpoint[0]
    for column in 1..<columnCount where height(of: column) - checkpoint[column] != distance {
      return nil
    }
    return distance - base
  }

  private func height(of column: Int) -> Int64 { key(ofColumn: column, span: 1).windowHeight }
}
