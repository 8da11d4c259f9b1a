/// What is known of a section beside the arrays of its items.
package struct SectionState {
  /// The options as they came in. Sections that have the same share them: they are long, and seldom asked
  /// for.
  var options: SharedOptions
  var metrics: SectionMetrics
  package var plan: ItemPlan
  /// Items in the section.
  var count: Int
  /// Where the first item is among the sizes: there may be room before it.
  var head = 0
  /// How many of them have been placed.
  var placedCount = 0
  /// Items that span columns or are locked to one.
  var constrainedCount = 0
  /// How many items behind a band had an influence on it at most.
  var lookahead = Int32(1)
  /// At least as wide a range as that of the items' original sizes.
  package var sizes = SizeRange()
  /// The end of the items, from where they start.
  var itemsLength = 0.0
  /// What all items weigh (`SectionView.weight(of:)`), or not a number where it is not known.
  package var itemsWeight = Double.nan
  /// What the section takes up, and what its elements span.
  var extent = SectionExtent()
}

extension SectionState {
  /// Items that are not laid out yet.
  package var pendingCount: Int { count - placedCount }

  /// Brings `extent` up to date with the metrics and the items.
  mutating func updateExtent() {
    let length = metrics.length(itemsLength: itemsLength)
    extent = SectionExtent(length: length, start: 0, end: length)
    if let header = metrics.headerFrame { extent.include(header.mainStart, header.mainEnd) }
    if let footer = metrics.footerFrame(itemsLength: itemsLength) {
      extent.include(footer.mainStart, footer.mainEnd)
    }
    let items = (start: metrics.itemsStart, end: metrics.itemsStart + itemsLength)
    if count > 0 { extent.include(items.start, items.end) }
    guard metrics.hasDecorations else { return }
    for decoration in options.value.decorations {
      let insets = metrics.insets(of: decoration)
      let covered = decoration.coverage == .section ? (start: 0, end: length) : items
      extent.include(covered.start + Double(insets.mainStart), covered.end - Double(insets.mainEnd))
    }
  }

  /// At least the section's length, were its metrics, sizes and count these.
  func longestLength(with metrics: SectionMetrics, sizes: SizeRange, count: Int) -> Double {
    metrics.length(itemsLength: longestItemsLength(with: metrics, sizes: sizes, count: count))
  }

  /// An upper bound of the length of the items, also of the estimate while some are pending.
  private func longestItemsLength(with metrics: SectionMetrics, sizes: SizeRange, count: Int) -> Double {
    if let grid = metrics.gridRows(count: count) { return grid.length }
    let columns = metrics.columns
    var items = Double(count)
    var extent = Double(sizes.tallest)
    var shares = SectionView.mostShares
    switch metrics.arrangement {
    case .grid:
      break
    case .waterfall:
      // However items are dealt, a column is at most an item longer than the mean; kept ones, and those that
      // span others, may all be one below the other.
      let isEven = columns.placement != .stable && constrainedCount == 0 && !sizes.hasConstrained
      extent = sizes.longestExtent(columnWidth: isEven ? columns.width : columns.fullWidth)
      if isEven { (items, shares) = (Double(count / columns.count), 1) }
    case .bands(let layout):
      guard let itemsPerBand = layout.itemsPerBand(columns) else { return .infinity }
      if layout.standsInColumns { extent = sizes.longestExtent(columnWidth: columns.width) }
      items = Double(count / itemsPerBand)
    }
    return shares * (items + 2) * (extent + Double(columns.itemSpacing))
  }

  /// At least the section's length, were some of its items of these sizes: what they add to one column, and,
  /// since the shortest is filled first, an item more.
  func longestLength(resizing changes: [(item: Int, size: UnitSize)]) -> Double {
    guard pendingCount == 0 else { return .infinity }
    // A column or a row becomes no longer than by what is added. Spans may go to other windows, and lines may
    // break elsewhere.
    guard metrics.scalesItems, plan.kind != .spans else { return .infinity }
    var sizes = sizes
    var added = 0.0
    for (_, size) in changes {
      sizes.include(size)
      added += Double(scaler.extent(width: size.width.bits, height: size.height.bits))
    }
    let extent = sizes.longestExtent(columnWidth: metrics.columns.width)
    return metrics.length(
      itemsLength: itemsLength + added + extent + Double(metrics.columns.itemSpacing))
  }

  var scaler: ItemScaler {
    ItemScaler(
      columnWidth: metrics.columns.width, grid: metrics.grid, tallest: sizes.tallest,
      takesHeightsAsGiven: !sizes.hasScaled)
  }
}

/// Options that many sections may have.
final class SharedOptions: Sendable {
  let value: SectionOptions

  init(_ value: SectionOptions) { self.value = value }
}
