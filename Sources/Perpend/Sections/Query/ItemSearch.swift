/// Which items of a section are searched for.
@safe
struct ItemSearch {
  /// The range along the main axis, in content coordinates.
  let lower: Double
  let upper: Double
  let columns: Range<Int>
  /// Where the section's items begin, in content coordinates.
  let itemsStart: Double
  /// The path of the section's first item.
  let path: ElementPath
  /// The section.
  let view: SectionView

  init(
    from lower: Double, to upper: Double, columns: Range<Int>, itemsStart: Double, path: ElementPath,
    view: SectionView
  ) {
    self.lower = lower
    self.upper = upper
    self.columns = columns
    self.itemsStart = itemsStart
    self.path = path
    self.view = view
  }
}

/// Reports what the blocks of a lane have in a range.
///
/// A block is reported when the next has been scanned, so that the latency of fetching the next from memory
/// overlaps with reporting this one.
struct BlockVisitor<Sink: ElementSink>: IntervalTree.Visitor {
  let search: ItemSearch
  let lane: Lane
  /// Whether not all columns are searched.
  let testsColumns: Bool
  /// The column of all items, where they have no column each.
  let column: Int?
  var sink: Sink
  private var pending: (leaf: Int, start: Double, hits: UInt64) = (0, 0, 0)

  init(search: ItemSearch, lane: Lane, testsColumns: Bool, column: Int?, sink: Sink) {
    self.search = search
    self.lane = lane
    self.testsColumns = testsColumns
    self.column = column
    self.sink = sink
  }

  @inline(__always)
  mutating func visit(leaf: Int, least: Double) -> Bool {
    let block = lane.block(leaf)
    let count = lane.size(ofBlock: leaf)
    let capacity = lane.shape.size
    let start = search.itemsStart + least
    sink.look(at: count)
    var hits = BlockScan.items(
      block, count: count, capacity: capacity, from: search.lower - start, to: search.upper - start)
    if testsColumns {
      hits &= BlockScan.columns(block, count: count, capacity: capacity, in: search.columns)
    }
    flush()
    pending = (leaf, start, hits)
    return sink.wantsMore
  }

  /// Reports the items of the last block that has been scanned.
  @inline(__always)
  mutating func flush() {
    guard pending.hits != 0 else { return }
    sink.take(
      pending.hits,
      of: FoundItems(
        path: ElementPath(tag: search.path.tag, item: pending.leaf << lane.shape.shift),
        block: lane.block(pending.leaf), start: pending.start, column: column, view: search.view))
  }
}
