extension SectionView {
  /// Checks that no item would be longer, scaled to the columns, than a length may be.
  /// Items that `edits` takes out or gives another size are left out.
  func checkExtents(
    with metrics: SectionMetrics, section: Int, before edits: ItemEdits = ItemEdits()
  ) throws(LayoutError) {
    let longest = LayoutUnit.longestLength * LayoutUnit.perPoint
    let sizes = state.sizes
    let columns = metrics.columns
    let resized = Set(edits.resized.map { $0.item })
    let constrainedCount = resized.reduce(state.constrainedCount - constrainedCount(of: edits.removed)) {
      $0 - (traits(of: $1).isUnconstrained ? 0 : 1)
    }
    if metrics.takesSpans, constrainedCount > 0 { try metrics.checkReach(section: section) }
    let width = sizes.hasConstrained ? columns.fullWidth : columns.width
    guard metrics.scalesItems, sizes.longestExtent(columnWidth: width) > longest else { return }
    for item in 0..<(state.count) {
      guard !resized.contains(item), !edits.removed.contains(item) else { continue }
      let size = storedSize(of: item)
      try metrics.check(size, at: ItemPath(section: section, item: item))
    }
  }

  /// Checks the sizes that edits bring in.
  func check(_ edits: ItemEdits, with metrics: SectionMetrics, section: Int) throws(LayoutError) {
    guard !metrics.admits(edits.sizes) else { return }
    for run in edits.placed.runs {
      for item in run.range {
        let size = edits.placedSizes[run.rank + item - run.range.lowerBound]
        try metrics.check(size, at: ItemPath(section: section, item: item))
      }
    }
    try check(edits.resized, with: metrics, section: section)
  }

  /// Checks new sizes of items that are there.
  func check(
    _ changes: [(item: Int, size: UnitSize)], with metrics: SectionMetrics, section: Int
  ) throws(LayoutError) {
    var range = SizeRange()
    for (_, size) in changes { range.include(size) }
    guard !metrics.admits(range) else { return }
    for (item, size) in changes {
      var size = size
      if size.traits == nil { size.traits = traits(of: item) }
      try metrics.check(size, at: ItemPath(section: section, item: item))
    }
  }
}

extension SectionMetrics {
  /// Whether all sizes of a range are known to be short enough, whatever their items' traits.
  func admits(_ sizes: SizeRange) -> Bool {
    guard scalesItems else { return true }
    guard
      !takesSpans || columns.count == 1
        || max(columns.end, columns.fullWidth) <= Int64(Int32.max)
    else {
      return false
    }
    let width = takesSpans ? columns.fullWidth : columns.width
    return sizes.longestExtent(columnWidth: width) <= LayoutUnit.longestLength * LayoutUnit.perPoint
  }

  /// Checks that an item would not be longer, scaled, than a length may be.
  func check(_ size: UnitSize, at path: @autoclosure () -> ItemPath) throws(LayoutError) {
    guard scalesItems else { return }
    let span = takesSpans ? size.traits?.span ?? 1 : 1
    if takesSpans, !(size.traits?.isUnconstrained ?? true) {
      try checkReach(section: path().section)
    }
    let scaler = ItemScaler(
      columnWidth: columns.longestWidth(span: span), grid: grid, tallest: size.height.units)
    let points = LayoutUnit.points(Double(scaler.extent(width: size.width.bits, height: size.height.bits)))
    guard points <= LayoutUnit.longestLength else {
      throw .invalidLength(.scaledHeight, value: points, at: .item(path()), allowed: LayoutUnit.lengths)
    }
  }
}
