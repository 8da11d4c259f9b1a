/// Items of one size, as many a row as fit.
///
/// No place is stored of an item, and no size unless all items came with one: a section of ten billion is as cheap as
/// one of ten.
public struct UniformGrid: Hashable, Sendable {
  /// The size of every item, in points.
  public var itemSize: LayoutSize
  /// The least space between two items of a row, in points, 0 to 2,000,000.
  public var columnSpacing: Double
  /// The space between two rows, in points, 0 to 2,000,000.
  public var rowSpacing: Double
  /// Where the width goes that the items of a full row leave over. A short last row keeps the same gaps.
  public var justification: Justification

  /// Creates the options of a grid.
  public init(
    itemSize: LayoutSize, columnSpacing: Double = 0, rowSpacing: Double = 20,
    justification: Justification = .spaceEvenly
  ) {
    self.itemSize = itemSize
    self.columnSpacing = columnSpacing
    self.rowSpacing = rowSpacing
    self.justification = justification
  }
}
