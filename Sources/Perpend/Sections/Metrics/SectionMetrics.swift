/// What follows from a section's options and the container, in units: all of a section's geometry but its
/// items.
struct SectionMetrics: Hashable {
  /// How items are arranged in the columns.
  enum Arrangement: Hashable {
    case waterfall
    /// All items are of one length.
    case grid(itemLength: Int32)
    case bands(BandLayout)
  }

  let columns: ColumnMetrics
  let arrangement: Arrangement
  let containerLength: Int32
  let grid: PixelGrid
  let insets: UnitInsets
  let header: UnitSupplementary
  let footer: UnitSupplementary
  let hasDecorations: Bool
  private let axis: ScrollAxis

  /// Computes them; `section` is where an error says that it happened.
  init(_ options: SectionOptions, in container: ContainerMetrics, section: Int) throws(LayoutError) {
    let axis = container.axis
    containerLength = container.crossLength
    grid = container.grid
    let insets = try UnitInsets(options.insets, axis, .sectionInset, at: .section(section))
    self.insets = insets
    header = try UnitSupplementary(
      options.header, axis, .headerHeight, .headerInset, at: .section(section))
    footer = try UnitSupplementary(
      options.footer, axis, .footerHeight, .footerInset, at: .section(section))
    self.axis = axis
    hasDecorations = !options.decorations.isEmpty
    try Decoration.check(options.decorations, axis, section: section)

    let available = Int64(container.crossLength) - Int64(insets.crossStart) - Int64(insets.crossEnd)
    switch options.layout {
    case .waterfall(let waterfall):
      arrangement = .waterfall
      columns = try ColumnMetrics(
        waterfall.columns, columnSpacing: waterfall.columnSpacing, itemSpacing: waterfall.itemSpacing,
        justification: waterfall.justification, placement: waterfall.placement, available: available,
        leading: insets.crossStart, grid: container.grid, section: section)
    case .grid(let grid):
      let size = try UnitSize(grid.itemSize, axis, at: .section(section))
      arrangement = .grid(itemLength: size.height)
      columns = try ColumnMetrics(
        grid, itemWidth: size.width, available: available, leading: insets.crossStart, grid: container.grid,
        section: section)
    case .rows(let rows):
      arrangement = .bands(.rows(stretches: rows.stretchesItems))
      columns = try ColumnMetrics(
        rows.columns, columnSpacing: rows.columnSpacing, itemSpacing: rows.rowSpacing,
        justification: rows.justification, placement: .leftToRight, available: available,
        leading: insets.crossStart,
        grid: container.grid, section: section)
    case .flow(let flow):
      arrangement = .bands(.flow(flow.alignment))
      columns = try ColumnMetrics(
        flow: flow, available: available, leading: insets.crossStart, grid: container.grid, section: section)
    #if !hasFeature(Embedded)
      case .custom:
        arrangement = .bands(.custom)
        columns = try ColumnMetrics(
          flow: Flow(lineSpacing: 0, itemSpacing: 0), available: available, leading: insets.crossStart,
          grid: container.grid, section: section)
    #endif
    }
    if !takesSpans { try checkReach(section: section) }
  }

  /// Checks that frames of items' own can be stored, along the cross axis.
  func checkReach(section: Int) throws(LayoutError) {
    guard storesReach else { return }
    // Starts and lengths are stored.
    var end = max(columns.end, columns.fullWidth)
    if !scalesItems {
      // An item may be wider than a line.
      end = max(end, Int64(columns.leading) + Int64(LayoutUnit.longestLength * LayoutUnit.perPoint))
    }
    guard end <= Int64(Int32.max) else {
      throw .reachesTooFar(
        section: section, value: LayoutUnit.points(Double(end)),
        limit: LayoutUnit.points(Double(Int32.max)))
    }
  }

  /// The insets of a decoration, which has been checked.
  func insets(of decoration: Decoration) -> UnitInsets {
    (try? UnitInsets(decoration.insets, axis, .decorationInset, at: .container)) ?? insets
  }

  /// From the section's start to where its items begin.
  var itemsStart: Double { header.length + Double(insets.mainStart) }

  /// The section's length with items that are `itemsLength` long.
  func length(itemsLength: Double) -> Double {
    max(0, itemsStart + itemsLength + Double(insets.mainEnd) + footer.length)
  }

  /// The header's frame, relative to the section's start, or nil if it has none.
  var headerFrame: UnitRect? { header.frame(at: 0, containerLength: containerLength) }

  /// The footer's frame, relative to the section's start, or nil if it has none.
  func footerFrame(itemsLength: Double) -> UnitRect? {
    footer.frame(
      at: itemsStart + itemsLength + Double(insets.mainEnd), containerLength: containerLength)
  }

  /// Whether items stand at the same places along the main axis as with other metrics, and what is stored of
  /// them says the same.
  func places(asIn other: SectionMetrics) -> Bool {
    guard arrangement == other.arrangement else { return false }
    return takesSpans ? columns.places(asIn: other.columns) : columns == other.columns
  }
}

/// What sections can do, by how their items are arranged.
extension SectionMetrics {
  /// Whether the extent of an item follows from its original size and the width of a column.
  var scalesItems: Bool {
    switch arrangement {
    case .waterfall: true
    case .grid: false
    case .bands(let layout): layout.standsInColumns
    }
  }

  /// Whether items may span columns, or be locked to one.
  var takesSpans: Bool {
    switch arrangement {
    case .waterfall: true
    case .grid, .bands: false
    }
  }

  /// Whether items stand in rows.
  var hasRows: Bool {
    switch arrangement {
    case .waterfall: columns.count == 1
    case .grid, .bands: true
    }
  }

  /// Whether what items cover on the cross axis may have to be stored.
  var storesReach: Bool {
    switch arrangement {
    case .waterfall: columns.count > 1
    case .grid: false
    case .bands: true
    }
  }

  /// Whether a layout needs the size of each item.
  var needsSizes: Bool {
    switch arrangement {
    case .waterfall, .bands: true
    case .grid: false
    }
  }

  /// Where items lie if it follows from their index, or nil if it does not.
  @inline(__always)
  func gridRows(count: Int) -> GridRows? {
    switch arrangement {
    case .waterfall, .bands: nil
    case .grid(let itemLength): GridRows(columns: columns, itemLength: itemLength, count: count)
    }
  }
}
