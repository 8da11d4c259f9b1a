import Perpend

/// Why the reference refuses a feed.
package enum ReferenceRefusal: Error, Hashable, Sendable {
  case scaledHeight(ItemPath)
  /// Frames that are stored reach no further across than 32 bits do.
  case reachesTooFar(section: Int)
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

  /// That of a section that is laid out at once.
  init(_ section: FeedSection) {
    self.init(
      columns: Array(repeating: nil, count: section.itemCount), placedCount: section.itemCount)
  }
}

/// One section laid out the plainest way, from top to bottom and from left to right.
package struct ReferenceSection: Hashable, Sendable {
  package var start: Int
  package var end: Int
  package var header: Box?
  package var footer: Box?
  package var decorations: [ReferenceDecoration] = []
  package var columns: ReferenceColumns
  /// The items that have a place.
  package var items: [Box] = []
  package var itemColumns: [Int] = []
  /// How many items are left for later.
  package var pendingCount = 0
  /// Before which none of these will start.
  package var nextStart = 0

  package var itemCount: Int { items.count + pendingCount }

  init(
    _ section: FeedSection, number: Int, start: Int, containerWidth: Int, grid: PixelGrid,
    history: SectionHistory? = nil
  ) throws {
    let history = history ?? SectionHistory(section)
    let options = section.options
    self.start = start
    end = start
    columns = options.columns(containerWidth: containerWidth, grid: grid)
    if let end = storedEnd(section), end > Int(Int32.max) {
      throw ReferenceRefusal.reachesTooFar(section: number)
    }

    var y = start
    header = Self.place(options.header, y: &y, containerWidth: containerWidth)
    y += units(options.insets.top)
    var items = try placedItems(section, history, number: number, grid: grid)
    pendingCount = section.itemCount - history.placedCount
    if pendingCount > 0 { nextStart = y + items.leastStarts[history.placedCount] }
    items.keep(history.placedCount)
    let length =
      pendingCount == 0
      ? items.length
      : ReferenceToldLength(section, columns, grid).length(
        placedCount: history.placedCount, end: items.length)
    let itemsStart = y
    self.items = items.boxes.map { Box(x: $0.x, y: y + $0.y, width: $0.width, height: $0.height) }
    itemColumns = items.columns
    y += length + units(options.insets.bottom)
    footer = Self.place(options.footer, y: &y, containerWidth: containerWidth)
    end = max(start, y)
    decorations = ReferenceDecoration.list(
      options, section: Box(x: 0, y: start, width: containerWidth, height: end - start),
      itemsStart: itemsStart, itemsLength: length, items)
  }

  /// How far across the frames of a section may reach that stores them; nil where columns tell where items are.
  private func storedEnd(_ section: FeedSection) -> Int? {
    let last = columns.start(of: columns.count - 1) + columns.width
    let end = max(last, last - columns.start(of: 0))
    switch section.options.layout {
    case .grid: return nil
    case .rows: return end
    case .waterfall: return columns.count > 1 && section.spansColumns ? end : nil
    case .flow, .custom: return max(end, columns.start(of: 0) + lengthLimit)
    }
  }

  /// Moves `y` past the supplementary and its insets; one of no height has neither.
  static func place(_ supplementary: Supplementary?, y: inout Int, containerWidth: Int) -> Box? {
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

  private func placedItems(
    _ section: FeedSection, _ history: SectionHistory, number: Int, grid: PixelGrid
  ) throws -> ReferenceItems {
    let sizes = section.items
    func refuse(_ item: Int) -> ReferenceRefusal { .scaledHeight(ItemPath(section: number, item: item)) }
    switch section.options.layout {
    case .waterfall(let waterfall):
      let input = WaterfallInput(
        waterfall: waterfall, sizes: sizes, traits: section.traits, kept: history.columns, columns: columns,
        grid: grid)
      return try ReferenceItems(input) { throw refuse($0) }
    case .grid(let options):
      return ReferenceItems(options, count: section.itemCount, columns)
    case .rows(let rows):
      let heights = try sizes.enumerated().map { item, size in
        guard let height = scaledHeight(size, columnWidth: columns.width, grid: grid) else {
          throw refuse(item)
        }
        return height
      }
      return ReferenceItems(rows, heights: heights, columns)
    case .flow(let flow):
      return ReferenceItems(flow, sizes, leading: columns.start(of: 0), width: columns.width, grid: grid)
    case .custom(let layout):
      return ReferenceItems(layout, sizes, leading: columns.start(of: 0), width: columns.width, grid: grid)
    }
  }
}

extension SectionOptions {
  /// The columns in a vertical feed.
  package func columns(containerWidth: Int, grid: PixelGrid) -> ReferenceColumns {
    switch layout {
    case .waterfall(let waterfall):
      ReferenceColumns(
        waterfall.columns, columnSpacing: waterfall.columnSpacing, justification: waterfall.justification,
        insets: insets, containerWidth: containerWidth, grid: grid)
    case .rows(let rows):
      ReferenceColumns(
        rows.columns, columnSpacing: rows.columnSpacing, justification: rows.justification, insets: insets,
        containerWidth: containerWidth, grid: grid)
    case .grid(let options):
      ReferenceColumns(options, insets: insets, containerWidth: containerWidth, grid: grid)
    case .flow, .custom:
      ReferenceColumns(insets: insets, containerWidth: containerWidth, grid: grid)
    }
  }
}
