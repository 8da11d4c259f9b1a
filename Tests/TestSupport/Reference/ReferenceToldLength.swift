import Perpend

/// How long the items of a section are told to be while some have no place yet, by the sizes of all.
struct ReferenceToldLength {
  /// What each item adds to the columns, in units, its spacing included.
  private let weights: [Double]
  private let columnCount: Int
  private let spacing: Int
  /// Whether all columns are known to be filled evenly, as far as items allow.
  private let isEven: Bool

  init(_ section: FeedSection, _ columns: ReferenceColumns, _ grid: PixelGrid) {
    var isEven = false
    func scaled(_ size: LayoutSize, _ width: Int) -> Int {
      scaledHeight(size, columnWidth: width, grid: grid) ?? 0
    }
    switch section.options.layout {
    case .waterfall(let waterfall):
      let spacing = units(waterfall.itemSpacing)
      self.spacing = spacing
      isEven = columns.count == 1 || !section.spansColumns
      weights = section.items.enumerated().map { item, size in
        let span = item < section.traits.count ? section.traits[item].span : .columns(1)
        let covered = if case .columns(let count) = span { min(count, columns.count) } else { columns.count }
        return Double(covered * (scaled(size, columns.width(of: 0..<covered)) + spacing))
      }
    case .rows(let rows):
      let spacing = units(rows.rowSpacing)
      self.spacing = spacing
      weights = section.items.map { Double(scaled($0, columns.width) + spacing) }
    case .flow(let flow):
      let spacing = units(flow.lineSpacing)
      self.spacing = spacing
      weights = section.items.map(OriginalSize.init).map { size in
        let (line, height) = (Double(columns.width), Double(size.height + spacing))
        guard line > 0 else { return height }
        let width = min(Double(size.width + units(flow.itemSpacing)), line)
        return (width * height / line).rounded(.toNearestOrEven)
      }
    case .custom, .grid:
      spacing = 0
      weights = Array(repeating: 1, count: section.itemCount)
    }
    columnCount = columns.count
    self.isEven = isEven
  }

  /// The length of which so many items have a place and reach to `end`.
  func length(placedCount: Int, end: Int) -> Int {
    guard placedCount < weights.count else { return end }
    let (all, placed) = (weights.reduce(0, +), weights.prefix(placedCount).reduce(0, +))
    var told = all / Double(columnCount) - Double(spacing)
    if !isEven, placed > 0 {
      let proportional = min(Double(end) * all / placed, 4 * told)
      if proportional <= Double(contentLimit) { told = proportional }
    }
    return max(end, Int(told.rounded(.toNearestOrEven)))
  }
}
