import Perpend

/// A hierarchy laid out by recursion, to hold `OutlineIndex` against. In units, unturned: the main axis is y.
package struct ReferenceOutline {
  /// The items of each column.
  package private(set) var items: [[Box]]
  /// The connector of each item, nil where it has none.
  package private(set) var connectors: [[Box?]]
  package private(set) var end: Int

  private let outline: Outline

  package init(_ outline: Outline) {
    self.outline = outline
    items = outline.columns.map {
      Array(repeating: Box(x: 0, y: 0, width: 0, height: 0), count: $0.items.count)
    }
    connectors = outline.columns.map { Array(repeating: nil, count: $0.items.count) }
    end = units(outline.insets.top)
    if let roots = outline.columns.first {
      end = place(0..<roots.items.count, column: 0, x: units(outline.insets.leading), y: end)
    }
    end = max(0, end + units(outline.insets.bottom))
  }

  /// Returns where the last of the items and all their descendants ends.
  private mutating func place(_ run: Range<Int>, column: Int, x: Int, y: Int) -> Int {
    var end = y
    for item in run {
      let start = item == run.lowerBound ? y : end + units(outline.itemSpacing)
      let width = units(outline.columns[column].width)
      let given = outline.columns[column].items[item]
      let box = Box(x: x, y: start, width: width, height: units(given.height))
      items[column][item] = box
      end = box.maxY
      guard !given.children.isEmpty else { continue }
      let gap = units(outline.columnSpacing)
      end = max(
        end, place(given.children, column: column + 1, x: box.maxX + gap, y: start))
      let last = items[column + 1][given.children.upperBound - 1]
      connectors[column][item] = Box(
        x: box.maxX, y: start, width: gap, height: max(box.maxY, last.maxY) - start)
    }
    return end
  }
}
