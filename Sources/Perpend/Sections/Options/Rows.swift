/// Columns of equal width whose items stand in rows. A row is as tall as its tallest item.
///
/// Heights are scaled as in a waterfall.
public struct Rows: Hashable, Sendable {
  /// How many columns there are.
  public var columns: ColumnCount
  /// The space between two columns, in points, 0 to 2,000,000.
  public var columnSpacing: Double
  /// The space between two rows, in points, 0 to 2,000,000.
  public var rowSpacing: Double
  /// Whether every item is made as tall as its row. Otherwise items stand at the top of the row.
  public var stretchesItems: Bool
  /// Where the pixels go that do not divide evenly among the columns.
  public var justification: Justification

  /// Creates the options of rows.
  ///
  /// - Parameters:
  ///   - columns: How many columns there are.
  ///   - columnSpacing: The space between two columns, in points, 0 to 2,000,000.
  ///   - rowSpacing: The space between two rows, in points, 0 to 2,000,000.
  ///   - stretchesItems: Whether every item is made as tall as its row.
  ///   - justification: Where the pixels go that do not divide evenly among the columns.
  public init(
    columns: ColumnCount = .fixed(2), columnSpacing: Double = 10, rowSpacing: Double = 10,
    stretchesItems: Bool = false, justification: Justification = .start
  ) {
    self.columns = columns
    self.columnSpacing = columnSpacing
    self.rowSpacing = rowSpacing
    self.stretchesItems = stretchesItems
    self.justification = justification
  }
}
