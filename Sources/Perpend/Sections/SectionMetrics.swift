/// What follows from a section's options and the container, in units: all of a section's geometry but its
/// items.
struct SectionMetrics: Hashable {
  let containerWidth: Int32
  let grid: PixelGrid
  let columns: ColumnMetrics
  let insets: UnitInsets
  let header: UnitSupplementary
  let footer: UnitSupplementary

  /// Computes them; `section` is where an error says that it happened.
  init(_ options: SectionOptions, in container: ContainerMetrics, section: Int) throws(LayoutError) {
    containerWidth = container.width
    grid = container.grid
    insets = try UnitInsets(options.insets, .sectionInset, section: section)
    header = try UnitSupplementary(options.header, .headerHeight, .headerInset, section: section)
    footer = try UnitSupplementary(options.footer, .footerHeight, .footerInset, section: section)
    switch options.layout {
    case .waterfall(let waterfall):
      let available = Int64(container.width) - Int64(insets.leading) - Int64(insets.trailing)
      columns = try ColumnMetrics(
        waterfall, available: available, leading: insets.leading, grid: container.grid, section: section)
    }
  }

  /// From the section's start to where its items begin.
  var itemsStart: Double { header.length + Double(insets.top) }

  /// The section's length with items that are `itemsLength` long.
  func length(itemsLength: Double) -> Double {
    max(0, itemsStart + itemsLength + Double(insets.bottom) + footer.length)
  }

  /// The header's frame, relative to the section's start, or nil if it has none.
  var headerFrame: UnitRect? { header.frame(at: 0, containerWidth: containerWidth) }

  /// The footer's frame, relative to the section's start, or nil if it has none.
  func footerFrame(itemsLength: Double) -> UnitRect? {
    footer.frame(at: itemsStart + itemsLength + Double(insets.bottom), containerWidth: containerWidth)
  }
}

/// Insets in units.
struct UnitInsets: Hashable {
  let top: Int32
  let leading: Int32
  let bottom: Int32
  let trailing: Int32

  init(_ insets: Insets, _ quantity: LayoutError.Quantity, section: Int) throws(LayoutError) {
    func units(_ points: Double) throws(LayoutError) -> Int32 {
      try LayoutUnit.length(points, quantity, at: .section(section), in: LayoutUnit.insets)
    }
    top = try units(insets.top)
    leading = try units(insets.leading)
    bottom = try units(insets.bottom)
    trailing = try units(insets.trailing)
  }
}

/// A header or footer in units. Without one, everything is 0.
struct UnitSupplementary: Hashable {
  let height: Int32
  let insets: UnitInsets

  init(
    _ supplementary: Supplementary?, _ heightQuantity: LayoutError.Quantity,
    _ insetQuantity: LayoutError.Quantity, section: Int
  ) throws(LayoutError) {
    height = try LayoutUnit.length(supplementary?.height ?? 0, heightQuantity, at: .section(section))
    let given = try UnitInsets(supplementary?.insets ?? .zero, insetQuantity, section: section)
    insets = height > 0 ? given : try UnitInsets(.zero, insetQuantity, section: section)
  }

  /// The height with the insets above and below.
  var length: Double { Double(insets.top) + Double(height) + Double(insets.bottom) }

  /// The frame where the insets above begin at `start`.
  func frame(at start: Double, containerWidth: Int32) -> UnitRect? {
    guard height > 0 else { return nil }
    let crossStart = Double(insets.leading)
    let crossEnd = Double(containerWidth) - Double(insets.trailing)
    return UnitRect(
      mainStart: start + Double(insets.top), mainEnd: start + Double(insets.top) + Double(height),
      crossStart: crossStart, crossEnd: max(crossStart, crossEnd))
  }
}
