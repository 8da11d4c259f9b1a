import Perpend

/// Why the reference refuses a feed.
package enum ReferenceRefusal: Error, Hashable, Sendable {
  case scaledHeight(ItemPath)
  /// Frames that are stored reach no further across than 32 bits do.
  case reachesTooFar(section: Int)
  case contentTooLong(section: Int)
}

/// One section laid out the plainest way, from top to bottom and from left to right.
package struct ReferenceSection: Hashable, Sendable {
  package var start: Int
  package var end: Int
  package var header: Box?
  package var footer: Box?
  package var decorations: [ReferenceDecoration] = []
  package var columns: ReferenceColumns
  package var items: [Box] = []
  package var itemColumns: [Int] = []

  init(
    _ section: Section, number: Int, start: Int, containerWidth: Int, grid: PixelGrid, given: GivenColumns?
  ) throws {
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
    let items = try placedItems(section, number: number, grid: grid, given: given)
    let itemsStart = y
    self.items = items.boxes.map { Box(x: $0.x, y: y + $0.y, width: $0.width, height: $0.height) }
    itemColumns = items.columns
    y += items.length + units(options.insets.bottom)
    footer = Self.place(options.footer, y: &y, containerWidth: containerWidth)
    end = max(start, y)
    decorations = ReferenceDecoration.list(
      options, section: Box(x: 0, y: start, width: containerWidth, height: end - start),
      itemsStart: itemsStart, items)
  }

  /// How far across the frames of a section may reach that stores them; nil where columns tell where items are.
  private func storedEnd(_ section: Section) -> Int? {
    let end = columns.start(of: columns.count - 1) + columns.width
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
    _ section: Section, number: Int, grid: PixelGrid, given: GivenColumns?
  ) throws -> ReferenceItems {
    let sizes = section.items
    func refuse(_ item: Int) -> ReferenceRefusal { .scaledHeight(ItemPath(section: number, item: item)) }
    switch section.options.layout {
    case .waterfall(let waterfall):
      let keeps = given?.columnCount == columns.count
      let input = WaterfallInput(
        waterfall: waterfall, sizes: sizes, traits: section.traits,
        given: keeps ? given?.columns ?? [] : [], columns: columns, grid: grid)
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

/// The columns that a stable waterfall has given its items, for as long as it has so many.
package struct GivenColumns: Hashable, Sendable {
  package var columnCount: Int
  /// By item; nil for one that is yet to be given one.
  package var columns: [Int?]
}

extension SectionOptions {
  /// The columns in a vertical feed.
  package func columns(containerWidth: Int, grid: PixelGrid) -> ReferenceColumns {
    switch layout {
    case .waterfall(let waterfall):
      ReferenceColumns(
        waterfall.columns, columnSpacing: waterfall.columnSpacing, leftover: waterfall.leftover,
        insets: insets, containerWidth: containerWidth, grid: grid)
    case .rows(let rows):
      ReferenceColumns(
        rows.columns, columnSpacing: rows.columnSpacing, leftover: rows.leftover, insets: insets,
        containerWidth: containerWidth, grid: grid)
    case .grid(let options):
      ReferenceColumns(options, insets: insets, containerWidth: containerWidth, grid: grid)
    case .flow, .custom:
      ReferenceColumns(insets: insets, containerWidth: containerWidth, grid: grid)
    }
  }
}
