/// Items of one block that a query looks at, with what it takes to find their frames.
@safe
package struct FoundItems {
  /// The path of the block's first item.
  let path: ElementPath
  /// The block that they are in.
  let block: Block
  /// The block's least start, in content coordinates.
  let start: Double
  /// The same for each column, where columns have starts of their own.
  var columnStarts: UncheckedSpan<Double>? = nil
  /// The column of all of them, or nil where the block has a column for each.
  let column: Int?
  /// The section.
  let view: SectionView

  /// The path of an item of the block.
  @inline(__always)
  func path(_ index: Int) -> ElementPath { ElementPath(tag: path.tag, item: path.item &+ index) }

  /// Start and end of an item of the block along the main axis.
  @inline(__always)
  private func mainInterval(_ index: Int) -> (start: Double, end: Double) {
    if !view.state.plan.kind.storesPlaces {
      let frame = frame(index)
      return (frame.mainStart, frame.mainEnd)
    }
    var start = start
    if let columnStarts = columnStarts { start = columnStarts[Int(block.columns[index])] }
    start += block.start(index)
    return (start, start + block.extent(index))
  }

  /// Those of some items of the block that share a part of the main axis with a range.
  ///
  /// Where starts are the block's own, the range is made relative once, and not each item absolute.
  @inline(__always)
  func sharing(_ hits: UInt64, from lower: Double, to upper: Double) -> UInt64 {
    var (rest, sharing) = (hits, UInt64(0))
    let isRelative = columnStarts == nil && view.state.plan.kind.storesPlaces
    let (relativeLower, relativeUpper) = (lower - start, upper - start)
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      let bit = rest & (0 &- rest)
      rest ^= bit
      let shares: Bool
      if isRelative {
        let start = block.start(index)
        shares = start < relativeUpper && start + block.extent(index) > relativeLower
      } else {
        let item = mainInterval(index)
        shares = item.start < upper && item.end > lower
      }
      sharing |= shares ? bit : 0
    }
    return sharing
  }

  /// The frame of an item of the block, of which `path` is the first.
  func frame(_ index: Int) -> UnitRect {
    if view.state.plan.storesFrames { return block.frame(index, start: start) }
    if let grid = view.state.metrics.gridRows(count: view.state.count) {
      return grid.frame(of: path.item + index, start: start)
    }
    let column = column ?? Int(block.columns[index])
    return view.state.metrics.itemFrame(
      column: column, start: (columnStarts?[column] ?? start) + block.start(index),
      extent: block.extent(index))
  }
}
