/// A hierarchy: its columns side by side, with the roots in the first.
///
/// A parent is level with its first child, and its next sibling is below its last descendant.
public struct Outline: Hashable, Sendable {
  /// The columns, from that of the roots on.
  public var columns: [Column]
  /// The space between two columns, in points, 0 to 2,000,000: where the connectors are.
  public var columnSpacing: Double
  /// The least space between two items of a column, in points, 0 to 2,000,000.
  public var itemSpacing: Double
  /// The space around all columns, each side in points, -2,000,000 to 2,000,000.
  public var insets: LayoutInsets

  /// Creates a hierarchy.
  ///
  /// - Parameters:
  ///   - columns: The columns, from that of the roots on.
  ///   - columnSpacing: The space between two columns, in points, 0 to 2,000,000.
  ///   - itemSpacing: The least space between two items of a column, in points, 0 to 2,000,000.
  ///   - insets: The space around all columns, each side in points, -2,000,000 to 2,000,000.
  public init(
    columns: [Column], columnSpacing: Double = 40, itemSpacing: Double = 10, insets: LayoutInsets = .zero
  ) {
    self.columns = columns
    self.columnSpacing = columnSpacing
    self.itemSpacing = itemSpacing
    self.insets = insets
  }

  /// A column: the items of one depth, in order.
  public struct Column: Hashable, Sendable {
    /// The length of its items along the cross axis, in points, 0 to 2,000,000.
    public var width: Double
    /// The items, in order of their parents.
    public var items: [Item]

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - width: The length of its items along the cross axis, in points, 0 to 2,000,000.
    ///   - items: The items, in order of their parents.
    public init(width: Double, items: [Item]) {
      self.width = width
      self.items = items
    }
  }

  /// An item of a hierarchy.
  public struct Item: Hashable, Sendable {
    /// Its length along the main axis, in points, 0 to 2,000,000.
    public var height: Double
    /// The children: indices of items in the next column, which follow one another. The range begins where that of
    /// the item before ends; it is empty if the item has no children.
    public var children: Range<Int>

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - height: Its length along the main axis, in points, 0 to 2,000,000.
    ///   - children: The children: indices of items in the next column.
    public init(height: Double, children: Range<Int> = 0..<0) {
      self.height = height
      self.children = children
    }
  }
}
