import Perpend

/// The items of a section, in units from where they begin, and how long they are together.
struct ReferenceItems {
  var boxes: [Box] = []
  var columns: [Int] = []
  /// The first item of each row; none where items do not stand in rows.
  var rows: [Int] = []
  /// By item, before which no item from it on starts.
  private(set) var leastStarts: [Int] = []

  /// How long they are together.
  var length: Int { boxes.reduce(0) { max($0, $1.maxY) } }

  mutating func place(_ box: Box, column: Int = 0, leastStart: Int) {
    boxes.append(box)
    columns.append(column)
    leastStarts.append(leastStart)
  }

  /// Leaves all but so many for later.
  mutating func keep(_ count: Int) {
    boxes.removeSubrange(count...)
    columns.removeSubrange(count...)
    rows.removeAll { $0 >= count }
  }
}

extension ReferenceItems {
  /// Rows of items of one size.
  init(_ grid: UniformGrid, count: Int, _ columns: ReferenceColumns) {
    let height = units(grid.itemSize.height)
    for item in 0..<count {
      let column = item % columns.count
      let row = item / columns.count
      if column == 0 { rows.append(item) }
      place(
        Box(
          x: columns.start(of: column), y: row * (height + units(grid.rowSpacing)), width: columns.width,
          height: height),
        column: column, leastStart: 0)
    }
  }

  /// Rows of items whose heights have been scaled.
  init(_ rows: Rows, heights: [Int], _ columns: ReferenceColumns) {
    var y = 0
    for first in stride(from: 0, to: heights.count, by: columns.count) {
      self.rows.append(first)
      let row = heights[first..<min(heights.count, first + columns.count)]
      let longest = row.max() ?? 0
      for (column, height) in row.enumerated() {
        place(
          Box(
            x: columns.start(of: column), y: y, width: columns.width,
            height: rows.stretchesItems ? longest : height),
          column: column, leastStart: y)
      }
      y += longest + units(rows.rowSpacing)
    }
  }
}
