/// Items of one size, as many in a row as fit.
///
/// The index stores no positions of the items, and no sizes unless all items came with one. A section of ten
/// billion items is as cheap as one of ten.
public struct UniformGrid: Hashable, Sendable {
  /// The size of every item, in points, 0 to 2,000,000 each.
  public var itemSize: LayoutSize
  /// The least space between two items of a row, in points, 0 to 2,000,000.
  public var columnSpacing: Double
  /// The space between two rows, in points, 0 to 2,000,000.
  public var rowSpacing: Double
  /// Where the width goes that the items of a full row leave over. A short last row has the same gaps.
  public var justification: Justification

  /// Creates the options of a grid.
  ///
  /// - Parameters:
  ///   - itemSize: The size of every item, in points, 0 to 2,000,000 each.
  ///   - columnSpacing: The least space between two items of a row, in points, 0 to 2,000,000.
  ///   - rowSpacing: The space between two rows, in points, 0 to 2,000,000.
  ///   - justification: Where the width goes that the items of a full row leave over.
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
