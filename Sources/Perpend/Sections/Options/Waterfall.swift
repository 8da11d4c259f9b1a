/// A waterfall (masonry): columns of equal width, items of differing heights stacked in them.
///
/// An item of size (w, h) is `h · columnWidth / w` tall, floored to whole device pixels in exact integer
/// arithmetic; one of width 0 is `h` tall as it is.
public struct Waterfall: Hashable, Sendable {
  /// How many columns there are.
  public var columns: ColumnCount
  /// The space between two columns, in points, 0 to 2,000,000.
  public var columnSpacing: Double
  /// The space between two items of a column, in points, 0 to 2,000,000; none stands before the first or
  /// after the last.
  public var itemSpacing: Double
  /// Which column an item goes to.
  public var placement: Placement
  /// Where the pixels go that do not divide evenly among the columns.
  public var justification: Justification

  /// Creates the options of a waterfall.
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
    /// The column that ends first; of those that end level the leftmost.
    case shortest
    /// Item number modulo column count, counted from the leading side.
    case leftToRight
    /// Item number modulo column count, counted from the trailing side.
    case rightToLeft
    /// The column that an item was given when it came in, which was then the one that ended first at its
    /// place.
    ///
    /// A size change moves only the items below in that column: nothing jumps between columns. `repack` deals
    /// the columns out again.
    case stable
  }
}
