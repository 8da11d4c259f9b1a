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
    (0..<count).partitioningIndex(where: predicate)
  }
}

extension OutlineColumn {
  /// Takes in a column, whose children are in one of `childCount` items.
  init(
    _ column: Outline.Column, index: Int, crossStart: Double, childCount: Int
  ) throws(LayoutError) {
    self.crossStart = crossStart
    crossEnd =
      crossStart
      + Double(try LayoutUnit.length(column.width, .itemWidth, at: .section(index)))
    heights.reserveCapacity(column.items.count)
    childEnds.reserveCapacity(column.items.count)
    var claimed = 0
    for (itemIndex, item) in column.items.enumerated() {
      let path = ItemPath(section: index, item: itemIndex)
      heights.append(try LayoutUnit.length(item.height, .itemHeight, at: .item(path)))
      if !item.children.isEmpty {
        let children = item.children
        guard children.lowerBound >= claimed else {
          throw .invalidChild(
            ItemPath(section: index + 1, item: children.lowerBound), of: path, .claimedTwice)
        }
        guard children.lowerBound == claimed else {
          throw .invalidChild(ItemPath(section: index + 1, item: claimed), of: path, .unclaimed)
        }
        guard children.upperBound <= childCount else {
          throw .invalidChild(
            ItemPath(section: index + 1, item: max(childCount, children.lowerBound)), of: path, .missing)
        }
        claimed = children.upperBound
      }
      childEnds.append(claimed)
    }
    guard claimed == childCount else {
      let last = ItemPath(section: index, item: max(0, column.items.count - 1))
      throw .invalidChild(ItemPath(section: index + 1, item: claimed), of: last, .unclaimed)
    }
  }
}
