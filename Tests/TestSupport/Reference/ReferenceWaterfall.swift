import Perpend

/// What a waterfall is laid out from.
struct WaterfallInput {
  var waterfall: Waterfall
  var sizes: [LayoutSize]
  var traits: [ItemTraits]
  /// The columns that items were given; only a stable waterfall keeps to them.
  var kept: [Int?]
  var columns: ReferenceColumns
  var grid: PixelGrid

  /// How many columns an item covers.
  func span(_ item: Int) -> Int {
    guard item < traits.count, case .columns(let count) = traits[item].span else {
      return item < traits.count ? columns.count : 1
    }
    return min(count, columns.count)
  }

  /// The column that an item has whatever the heights; the first of them where it covers several.
  func fixedColumn(_ item: Int) -> Int? {
    if item < traits.count, let column = traits[item].column { return column }
    switch waterfall.placement {
    case .shortest: return nil
    case .leftToRight: return item % columns.count
    case .rightToLeft: return columns.count - 1 - item % columns.count
    case .stable: return kept[item]
    }
  }
}

extension ReferenceItems {
  /// Columns; nil where an item would be too tall in the widest columns that it might cover.
  ///
  /// A column "ends" where its next item would start, so the spacing after a column's last item counts.
  init(_ input: WaterfallInput, refusing: (_ item: Int) throws -> Void) rethrows {
    let columns = input.columns
    let spacing = units(input.waterfall.itemSpacing)
    var nextStarts = Array(repeating: 0, count: columns.count)
    for (item, size) in input.sizes.enumerated() {
      let span = input.span(item)
      if scaledHeight(size, columnWidth: columns.widest(span), grid: input.grid) == nil {
        try refusing(item)
        return
      }
      let last = columns.count - span
      let column = min(input.fixedColumn(item) ?? Self.lowest(nextStarts, span), last)
      let covered = column..<column + span
      let width = columns.width(of: covered)
      let box = Box(
        x: columns.start(of: column), y: nextStarts[covered].max()!, width: width,
        height: scaledHeight(size, columnWidth: width, grid: input.grid)!)
      if columns.count == 1 { rows.append(item) }
      place(box, column: column, leastStart: nextStarts.min()!)
      for column in covered { nextStarts[column] = box.maxY + spacing }
    }
  }

  /// The first of so many columns side by side whose highest is the lowest.
  private static func lowest(_ nextStarts: [Int], _ span: Int) -> Int {
    var best = 0
    for column in 0...nextStarts.count - span {
      let height = nextStarts[column..<column + span].max()!
      if height < nextStarts[best..<best + span].max()! { best = column }
    }
    return best
  }
}

/// The height of an item in a column; nil if it is beyond the limit.
package func scaledHeight(_ size: LayoutSize, columnWidth: Int, grid: PixelGrid) -> Int? {
  OriginalSize(size).height(columnWidth: columnWidth, grid: grid)
}
