/// A hierarchy to be laid out: its columns side by side, the roots in the first.
///
/// A parent stands level with its first child, and its next sibling below its last descendant.
public struct Outline: Hashable, Sendable {
  /// The columns, from the roots'.
  public var columns: [Column]
  /// The space between two columns, in points, 0 to 2,000,000: where the connectors are.
  public var columnSpacing: Double
  /// The least space between two items of a column, in points, 0 to 2,000,000.
  public var itemSpacing: Double
  /// The space around all columns.
  public var insets: Insets

  /// Creates a hierarchy.
  public init(
    columns: [Column], columnSpacing: Double = 40, itemSpacing: Double = 10, insets: Insets = .zero
  ) {
    self.columns = columns
    self.columnSpacing = columnSpacing
    self.itemSpacing = itemSpacing
    self.insets = insets
  }

  /// A column: the items of one depth, in order.
  public struct Column: Hashable, Sendable {
    /// The length of its items across the main axis, in points, 0 to 2,000,000.
    public var width: Double
    /// The items, in order of their parents.
    public var items: [Item]

    /// Creates a column.
    public init(width: Double, items: [Item]) {
      self.width = width
      self.items = items
    }
  }

  /// An item of a hierarchy.
  public struct Item: Hashable, Sendable {
    /// Its length along the main axis, in points, 0 to 2,000,000.
    public var height: Double
    /// Its children: a run of items of the next column, that begins where the run before it ends; empty if it
    /// has none.
    public var children: Range<Int>

    /// Creates an item.
    public init(height: Double, children: Range<Int> = 0..<0) {
      self.height = height
      self.children = children
    }
  }
}

/// A column of an outline, in units. Arrays of all its items, in order.
struct OutlineColumn: Sendable {
  let crossStart: Double
  let crossEnd: Double
  var heights: ContiguousArray<Int32> = []
  /// The end of each item's run of children in the next column; it begins where the one before ends.
  var childEnds: ContiguousArray<Int> = []
  /// The length of each item with its descendants.
  var lengths: ContiguousArray<Double> = []
  var starts: ContiguousArray<Double> = []

  var count: Int { heights.count }

  func end(of item: Int) -> Double { starts[item] + Double(heights[item]) }

  func children(of item: Int) -> Range<Int> { (item > 0 ? childEnds[item - 1] : 0)..<childEnds[item] }

  /// The end of the children of all items before one.
  func childStart(of item: Int) -> Int { item > 0 ? childEnds[item - 1] : 0 }

  /// The item whose child a child is. O(log n).
  func parent(of child: Int) -> Int { partitioningIndex { childEnds[$0] > child } }

  /// The first item that satisfies a predicate, as all behind it do; `count` if none does.
  func partitioningIndex(where predicate: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if predicate(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension OutlineColumn {
  /// Takes in a column, whose children are in one of `childCount` items.
  init(
    _ column: Outline.Column, number: Int, crossStart: Double, childCount: Int
  ) throws(LayoutError) {
    self.crossStart = crossStart
    crossEnd =
      crossStart
      + Double(try LayoutUnit.length(column.width, .itemWidth, at: .section(number)))
    heights.reserveCapacity(column.items.count)
    childEnds.reserveCapacity(column.items.count)
    var claimed = 0
    for (index, item) in column.items.enumerated() {
      let path = ItemPath(section: number, item: index)
      heights.append(try LayoutUnit.length(item.height, .itemHeight, at: .item(path)))
      if !item.children.isEmpty {
        let children = item.children
        guard children.lowerBound >= claimed else {
          throw .invalidChild(
            ItemPath(section: number + 1, item: children.lowerBound), of: path, .claimedTwice)
        }
        guard children.lowerBound == claimed else {
          throw .invalidChild(ItemPath(section: number + 1, item: claimed), of: path, .unclaimed)
        }
        guard children.upperBound <= childCount else {
          throw .invalidChild(
            ItemPath(section: number + 1, item: max(childCount, children.lowerBound)), of: path, .missing)
        }
        claimed = children.upperBound
      }
      childEnds.append(claimed)
    }
    guard claimed == childCount else {
      let last = ItemPath(section: number, item: max(0, column.items.count - 1))
      throw .invalidChild(ItemPath(section: number + 1, item: claimed), of: last, .unclaimed)
    }
  }
}
