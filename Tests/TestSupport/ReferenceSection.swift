import Perpend

/// Why the reference refuses a feed.
package enum ReferenceRefusal: Error, Hashable, Sendable {
  case scaledHeight(ItemPath)
  case contentTooLong(section: Int)
}

/// What of a section's layout does not follow from its options and sizes.
package struct SectionHistory: Hashable, Sendable {
  /// The column that each item was given, or nil; only a stable waterfall keeps to it.
  package var columns: [Int?]
  /// How many items have a place; the others are left for later.
  package var placedCount: Int

  package init(columns: [Int?], placedCount: Int) {
    self.columns = columns
    self.placedCount = placedCount
  }
}

/// One section laid out the plainest way: every item looks at every column.
package struct ReferenceSection: Hashable, Sendable {
  package var start: Int
  package var end: Int
  package var header: Box?
  package var footer: Box?
  package var columns: ReferenceColumns
  /// The items that have a place.
  package var items: [Box] = []
  package var itemColumns: [Int] = []
  /// How many items are left for later.
  package var pendingCount = 0
  /// Where the next item would start at the earliest, whichever column it went to.
  package var nextStart = 0

  package var itemCount: Int { items.count + pendingCount }

  init(
    _ section: Section, number: Int, start: Int, containerWidth: Int, grid: PixelGrid,
    history: SectionHistory? = nil
  ) throws {
    let options = section.options
    let waterfall = options.waterfall
    self.start = start
    end = start
    columns = ReferenceColumns(
      waterfall, insets: options.insets, containerWidth: containerWidth, grid: grid)

    var y = start
    header = Self.place(options.header, y: &y, containerWidth: containerWidth)
    y += units(options.insets.top)
    let history =
      history
      ?? SectionHistory(
        columns: Array(repeating: nil, count: section.items.count), placedCount: section.items.count)
    y += try placeItems(section.items, waterfall, history, number: number, top: y, grid: grid)
    y += units(options.insets.bottom)
    footer = Self.place(options.footer, y: &y, containerWidth: containerWidth)
    end = max(start, y)
  }

  /// Moves `y` past the supplementary and its insets; one of no height has neither.
  private static func place(_ supplementary: Supplementary?, y: inout Int, containerWidth: Int) -> Box? {
    guard let supplementary, units(supplementary.height) > 0 else { return nil }
    let insets = supplementary.insets
    let leading = units(insets.leading)
    y += units(insets.top)
    let box = Box(
      x: leading, y: y, width: max(0, containerWidth - leading - units(insets.trailing)),
      height: units(supplementary.height))
    y += box.height + units(insets.bottom)
    return box
  }

  /// Returns how long the items are together: those without a place as long, on average, as those with one.
  private mutating func placeItems(
    _ sizes: [Size], _ waterfall: Waterfall, _ history: SectionHistory, number: Int, top: Int,
    grid: PixelGrid
  ) throws -> Int {
    let spacing = units(waterfall.itemSpacing)
    var nextStarts = Array(repeating: 0, count: columns.count)
    var length = 0
    for (item, size) in sizes.enumerated() {
      let height = scaledHeight(size, columnWidth: columns.width, grid: grid)
      guard let height else {
        throw ReferenceRefusal.scaledHeight(ItemPath(section: number, item: item))
      }
      guard item < history.placedCount else { continue }
      let kept = waterfall.placement == .stable ? history.columns[item] : nil
      let column = kept ?? column(ofItem: item, waterfall.placement, nextStarts)
      let y = nextStarts[column]
      items.append(Box(x: columns.starts[column], y: top + y, width: columns.width, height: height))
      itemColumns.append(column)
      nextStarts[column] = y + height + spacing
      length = max(length, y + height)
    }
    pendingCount = sizes.count - items.count
    nextStart = top + nextStarts.min()!
    guard pendingCount > 0 else { return length }
    return Int((Double(length) * Double(sizes.count) / Double(items.count)).rounded(.toNearestOrEven))
  }

  /// A column "ends" where its next item would start, so the spacing after a column's last item counts.
  private func column(ofItem item: Int, _ placement: Waterfall.Placement, _ nextStarts: [Int]) -> Int {
    switch placement {
    case .leftToRight: return item % columns.count
    case .rightToLeft: return columns.count - 1 - item % columns.count
    case .shortest, .stable:
      var best = 0
      for column in nextStarts.indices where nextStarts[column] < nextStarts[best] { best = column }
      return best
    }
  }
}

/// The height of an item in a column; nil if it is beyond the limit.
package func scaledHeight(_ size: Size, columnWidth: Int, grid: PixelGrid) -> Int? {
  let width = units(size.width)
  let height = units(size.height)
  if width == 0 { return height }
  let exact = Int128(height) * Int128(columnWidth) / Int128(width)
  guard exact < Int128(Int.max / 2) else { return nil }
  let floored = grid.floor(Int(exact))
  return floored <= lengthLimit ? floored : nil
}

extension SectionOptions {
  /// The only kind of layout there is so far.
  package var waterfall: Waterfall {
    switch layout {
    case .waterfall(let waterfall): waterfall
    case .grid, .rows, .flow, .custom: fatalError("not built yet")
    }
  }
}
