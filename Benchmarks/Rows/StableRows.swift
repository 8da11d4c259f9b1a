import Perpend

/// Waterfalls whose items keep their columns.
extension Catalog {
  private static let stableGrid = StandardGrid(columns: 8)

  static var stableRows: [Row] {
    [
      stableLayout, shiftColumn, stableResize(million), stableResize(10 * million), slicedPrepend,
    ]
  }

  static var stableQueryRow: Row {
    Row(name: "stable/query/8x1M", unit: .nanosecondsAQuery, baseline: "query/random/8x1M") { feeds in
      let array = feeds.sortedArray(stableGrid, million)
      let section = FeedSection(options: stableOptions(), items: feeds.feed(million).given)
      let index = try LayoutIndex(stableGrid.container(), sections: [section])
      let viewports = randomViewports(array.contentHeight)
      try compare(index, array, viewports, in: "stable/query/8x1M")
      return queryTrial(index, viewports, expected: array, in: "stable/query/8x1M")
    }
  }

  static func stableIndex(_ feed: Feed) throws -> LayoutIndex {
    try LayoutIndex(
      stableGrid.container(), sections: [FeedSection(options: stableOptions(), items: feed.aspect)])
  }

  private static func stableOptions(itemSpacing: Int = StandardGrid.spacing) -> SectionOptions {
    stableGrid.options(itemSpacing: Double(itemSpacing), placement: .stable)
  }

  /// Heights as given; both layouts of a call are forced by a change of the item spacing.
  private static var stableLayout: Row {
    Row(
      name: "stable/layout/8x1M", unit: .nanosecondsAnItem, baseline: "layout/given/8x1M"
    ) { feeds in
      let feed = feeds.feed(million)
      let plain = PlainColumns(heights: feed.heights, columns: stableGrid.columns)
      let spacings = [StandardGrid.spacing + 1, StandardGrid.spacing]
      let heights = spacings.map { plain.contentHeight(spacing: $0) }
      var index = try LayoutIndex(
        stableGrid.container(), sections: [FeedSection(options: stableOptions(), items: feed.given)])
      return layoutTrial(expected: heights) { step in
        try index.setOptions(stableOptions(itemSpacing: spacings[step]), ofSection: 0)
        return index.contentSize.height
      }
    }
  }

  /// One size change at the start, and back.
  private static func stableResize(_ count: Int) -> Row {
    let name = "stable/resize-start/8x\(name(ofCount: count))"
    return Row(name: name, unit: .nanosecondsACall, baseline: "baseline/shift-column/8x1M") { feeds in
      let feed = feeds.feed(count)
      let path = ItemPath(section: 0, item: 0)
      let sizes = [Double(feed.heights[0]) + 5000, Double(feed.heights[0])].map { LayoutSize(height: $0) }
      var plain = PlainColumns(heights: feed.heights, columns: stableGrid.columns)
      let height = plain.contentHeight(spacing: StandardGrid.spacing)
      plain.heights[0] += 5000
      let raised = plain.contentHeight(spacing: StandardGrid.spacing)
      var index = try LayoutIndex(
        stableGrid.container(), sections: [FeedSection(options: stableOptions(), items: feed.given)])
      return layoutTrial(items: 1, rounds: 32, expected: [raised, height]) { step in
        try index.setSize(sizes[step], ofItemAt: path)
        return index.contentSize.height
      }
    }
  }

  /// What the same change comes to in plain arrays: the start of each item below in the column is moved.
  private static var shiftColumn: Row {
    Row(name: "baseline/shift-column/8x1M", unit: .nanosecondsACall) { feeds in
      let plain = PlainColumns(heights: feeds.feed(million).heights, columns: stableGrid.columns)
      let columns = plain.columns
      var starts = [Int32](repeating: 0, count: million)
      let column = columns[0]
      let below = Int32(columns.dropFirst().filter { $0 == column }.count)
      func shift(_ distance: Int32) {
        unsafe columns.withUnsafeBufferPointer { columns in
          unsafe starts.withUnsafeMutableBufferPointer { starts in
            for item in 1..<million {
              unsafe starts[item] &+= columns[item] == column ? distance : 0
            }
          }
        }
      }
      return Trial(
        operations: 2,
        measure: .time(expected: UInt64(below > 0 ? 5000 : 0)) {
          shift(5000)
          let moved = starts[columns[1...].firstIndex(of: column)!]
          shift(-5000)
          return UInt64(moved)
        })
    }
  }

  /// A thousand items prepended and taken away again, each laid out to the end of the first viewport.
  private static var slicedPrepend: Row {
    Row(
      name: "edit/prepend-1000-sliced/8x1M", unit: .nanosecondsACall, baseline: "layout/shortest/8x1M"
    ) { feeds in
      let sizes = feeds.feed(million).aspect
      var insertion = Batch()
      var deletion = Batch()
      for item in 0..<1000 {
        insertion.insertItem(sizes[million / 2 + item], at: ItemPath(section: 0, item: item))
        deletion.deleteItem(at: ItemPath(section: 0, item: item))
      }
      let section = FeedSection(options: stableGrid.options(), items: sizes)
      var index = try LayoutIndex(stableGrid.container(), sections: [section])
      index.layoutLimit = 900
      return Trial(
        operations: 2,
        measure: .time(expected: UInt64(2 * million + 1000)) {
          try index.apply(insertion)
          let count = index.itemCount
          try index.apply(deletion)
          return UInt64(count + index.itemCount)
        })
    }
  }
}

/// Columns given once by the shortest rule, and laid out with them.
private struct PlainColumns {
  var heights: [Int32]
  let columns: [UInt8]
  private let columnCount: Int

  init(heights: [Int32], columns columnCount: Int) {
    self.heights = heights
    self.columnCount = columnCount
    var ends = [Int](repeating: 0, count: columnCount)
    columns = heights.map { height in
      let column = ends.indices.min { ends[$0] < ends[$1] }!
      ends[column] += Int(height) + StandardGrid.spacing
      return UInt8(column)
    }
  }

  func contentHeight(spacing: Int) -> Int {
    var ends = [Int](repeating: 0, count: columnCount)
    for (item, height) in heights.enumerated() { ends[Int(columns[item])] += Int(height) + spacing }
    return (ends.max() ?? 0) - spacing
  }
}
