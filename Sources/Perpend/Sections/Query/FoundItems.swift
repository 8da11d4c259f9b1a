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

  /// Writes some items of the block, in order, as many as there is room for, and takes them out of `hits`. Returns how
  /// many. What their frames are made from is the same for all, and looked up once.
  ///
  /// The scalar reference is `frame(_:)`.
  @inline(__always)
  func write(
    _ hits: inout UInt64, _ orientation: Orientation, to elements: UncheckedSpan<Element>, room: Int
  ) -> Int {
    let metrics = view.state.metrics
    if view.state.plan.storesFrames {
      return write(&hits, orientation, to: elements, room) { block.frame($0, start: start) }
    } else if view.state.plan.kind == .uniform || columnStarts != nil || metrics.columns.leftover > 0 {
      return write(&hits, orientation, to: elements, room) { frame($0) }
    } else {
      let (leading, width) = (Double(metrics.columns.leading), Double(metrics.columns.width))
      let pitch = width + Double(metrics.columns.spacing)
      return write(&hits, orientation, to: elements, room) { index in
        let mainStart = start + block.start(index)
        let crossStart = leading + Double(column ?? Int(block.columns[index])) * pitch
        return UnitRect(
          mainStart: mainStart, mainEnd: mainStart + block.extent(index), crossStart: crossStart,
          crossEnd: crossStart + width)
      }
    }
  }

  @inline(__always)
  private func write(
    _ hits: inout UInt64, _ orientation: Orientation, to elements: UncheckedSpan<Element>, _ room: Int,
    frame: (Int) -> UnitRect
  ) -> Int {
    var (rest, next) = (hits, 0)
    while rest != 0, next < room {
      let index = rest.trailingZeroBitCount
      rest &= rest &- 1
      elements[next] = Element(
        path: path(index), frame: orientation.rect(frame(index)), zIndex: ElementZIndex.item)
      next &+= 1
    }
    hits = rest
    return next
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
