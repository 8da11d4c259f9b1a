import Perpend

/// The columns that every row of the bench uses: 200 points wide and 10 apart.
struct StandardGrid: Hashable {
  let columns: Int
  static let columnWidth = 200
  static let spacing = 10

  /// The container in which each column is `columnWidth` points wide.
  func container(columnWidth: Int = StandardGrid.columnWidth) -> Container {
    Container(width: Double(columns * columnWidth + (columns - 1) * StandardGrid.spacing))
  }

  func options(
    itemSpacing: Double = Double(StandardGrid.spacing), placement: Waterfall.Placement = .shortest
  ) -> SectionOptions {
    let waterfall = Waterfall(
      columns: .fixed(columns), columnSpacing: Double(StandardGrid.spacing), itemSpacing: itemSpacing,
      placement: placement)
    return SectionOptions(layout: .waterfall(waterfall))
  }

  /// The height of 1,000,000 standard heights dealt to the shortest column, as other programs found it.
  static let knownHeights = [2: 130_013_259, 4: 65_006_698, 8: 32_503_456, 16: 16_251_850]
}
