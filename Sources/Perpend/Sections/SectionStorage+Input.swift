extension SectionStorage {
  /// Takes a section in: checks and converts its options and sizes. The items are yet to be laid out.
  ///
  /// The options are shared with `neighbor` where they are the same.
  init(
    _ section: Section, number: Int, in container: ContainerMetrics, neighbor: SharedOptions?
  ) throws(LayoutError) {
    let metrics = try SectionMetrics(section.options, in: container, section: number)
    let count = section.items.count
    let plan = ItemPlan(capacity: count, columns: metrics.columns)
    let options =
      neighbor.flatMap { $0.value == section.options ? $0 : nil } ?? SharedOptions(section.options)
    self.init(SectionState(options: options, metrics: metrics, plan: plan, count: count))
    try withView { view throws(LayoutError) in
      var range = SizeRange()
      for item in 0..<count {
        let size = try UnitSize(section.items[item], at: ItemPath(section: number, item: item))
        unsafe view.widths[item] = size.width
        unsafe view.heights[item] = size.height
        if plan.keepsColumns { unsafe view.givenColumns[item] = SectionView.noColumn }
        range.include(size)
      }
      unsafe view.state.pointee.sizes = range
      try view.checkExtents(with: metrics, section: number)
    }
  }
}

/// An original size in units.
struct UnitSize {
  let width: Int32
  let height: Int32

  init(width: Int32, height: Int32) {
    self.width = width
    self.height = height
  }

  @inline(__always)
  init(_ size: Size, at path: ItemPath) throws(LayoutError) {
    width = try LayoutUnit.length(size.width, .itemWidth, at: .item(path))
    height = try LayoutUnit.length(size.height, .itemHeight, at: .item(path))
  }
}

/// What is known of many original sizes: enough to bound what they scale to.
struct SizeRange {
  /// The greatest height.
  var tallest: Int32 = 0
  /// The least width above 0.
  var narrowest: Int32 = .max

  @inline(__always)
  mutating func include(_ size: UnitSize) {
    tallest = max(tallest, size.height)
    if size.width > 0 { narrowest = min(narrowest, size.width) }
  }

  mutating func include(_ other: SizeRange) {
    tallest = max(tallest, other.tallest)
    narrowest = min(narrowest, other.narrowest)
  }

  /// At least the extent of any item of the range.
  func longestExtent(columnWidth: Int64) -> Double {
    guard narrowest < .max else { return Double(tallest) }
    return max(Double(tallest), Double(tallest) * Double(columnWidth) / Double(narrowest))
  }
}

extension SectionView {
  /// Checks that no item would be longer, scaled to the columns, than a length may be.
  /// Items that `edits` takes out or gives another size are left out.
  func checkExtents(
    with metrics: SectionMetrics, section: Int, before edits: ItemEdits = ItemEdits()
  ) throws(LayoutError) {
    let longest = LayoutUnit.longestLength * LayoutUnit.perPoint
    let sizes = unsafe state.pointee.sizes
    guard sizes.longestExtent(columnWidth: metrics.columns.width) > longest else { return }
    let scaler = ItemScaler(
      columnWidth: metrics.columns.width, grid: metrics.grid, tallest: sizes.tallest)
    let leftOut = Set(edits.removed + edits.resized.map { $0.item })
    for item in 0..<(unsafe state.pointee.count) where !leftOut.contains(item) {
      try unsafe scaler.check(
        width: widths[item], height: heights[item], at: ItemPath(section: section, item: item))
    }
  }
}

extension ItemScaler {
  /// The scaler of a section, were its metrics these.
  init(_ state: SectionState, _ metrics: SectionMetrics) {
    self.init(columnWidth: metrics.columns.width, grid: metrics.grid, tallest: state.sizes.tallest)
  }

  /// Checks that an item would not be longer, scaled, than a length may be.
  func check(width: Int32, height: Int32, at path: @autoclosure () -> ItemPath) throws(LayoutError) {
    let points = LayoutUnit.points(Double(extent(width: width, height: height)))
    guard points <= LayoutUnit.longestLength else {
      throw .invalidLength(.scaledHeight, value: points, at: .item(path()), allowed: LayoutUnit.lengths)
    }
  }
}
