/// A waterfall (masonry): columns of equal width, with items of different heights one below the other.
///
/// An item of size (w, h) is `h · columnWidth / w` tall, rounded down to whole device pixels in exact integer
/// arithmetic. Where its width is 0, its height is used unscaled.
public struct Waterfall: Hashable, Sendable {
  /// How many columns there are.
  public var columns: ColumnCount
  /// The space between two columns, in points, 0 to 2,000,000.
  public var columnSpacing: Double
  /// The space between two items of a column, in points, 0 to 2,000,000. There is none before the first and after
  /// the last.
  public var itemSpacing: Double
  /// Which column an item goes to.
  public var placement: Placement
  /// Where the pixels go that do not divide evenly among the columns.
  public var justification: Justification

  /// Creates the options of a waterfall.
  ///
  /// - Parameters:
  ///   - columns: How many columns there are.
  ///   - columnSpacing: The space between two columns, in points, 0 to 2,000,000.
  ///   - itemSpacing: The space between two items of a column, in points, 0 to 2,000,000.
  ///   - placement: Which column an item goes to.
  ///   - justification: Where the pixels go that do not divide evenly among the columns.
  public init(
    columns: ColumnCount = .fixed(2), columnSpacing: Double = 10, itemSpacing: Double = 10,
    placement: Placement = .shortest, justification: Justification = .start
  ) {
    self.columns = columns
    self.columnSpacing = columnSpacing
    self.itemSpacing = itemSpacing
    self.placement = placement
    self.justification = justification
  }

  /// Which column an item goes to.
  public enum Placement: UInt8, Hashable, Sendable, CaseIterable {
    /// The column that ends first; of columns that end level, the one nearest to the leading side.
    case shortest
    /// The item's index modulo the number of columns, counted from the leading side.
    case leftToRight
    /// The item's index modulo the number of columns, counted from the trailing side.
    case rightToLeft
    /// The column that the item was given when it was inserted: the one that ended first at its index then.
    ///
    /// A size change moves only the items below in that column. No item jumps to another column.
    /// `LayoutIndex.repack(section:from:)` deals the columns out again.
    case stable
  }
}
