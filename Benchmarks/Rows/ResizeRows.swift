import Perpend

/// One size change in a million items.
extension Catalog {
  static var resizeRows: [Row] {
    let grid = StandardGrid(columns: 8)
    return [
      resize("start", item: 0, grid, baseline: "layout/shortest/8x1M"),
      resize("middle", item: million / 2, grid, baseline: "resize/start/8x1M"),
      resize("end", item: million - 1, grid, baseline: "resize/start/8x1M"),
    ]
  }

  /// The two sizes differ by 37 points: an odd number of whole points, which cannot spread evenly over 8 columns.
  /// So the layout after the item never comes to stand as before, not even shifted, and must be done to the end.
  private static func resize(_ name: String, item: Int, _ grid: StandardGrid, baseline: String) -> Row {
    Row(name: "resize/\(name)/8x1M", unit: .nanosecondsACall, baseline: baseline) { feeds in
      let feed = feeds.feed(million)
      let sizes = [337, 300].map { LayoutSize(width: 200, height: $0) }
      let path = ItemPath(section: 0, item: item)
      let heights = sizes.map { size in
        var scaled = feed.scaled(toColumnWidth: StandardGrid.columnWidth)
        scaled[item] = Int32(size.height)
        return UInt64(Argmin<Int>.contentHeight(scaled, columns: grid.columns))
      }
      let section = FeedSection(options: grid.options(), items: feed.aspect)
      var index = try LayoutIndex(grid.container(), sections: [section])
      try index.setSize(sizes[1], ofItemAt: path)
      return Trial(
        operations: 2,
        measure: .time(expected: heights[0] &* 31 &+ heights[1]) {
          try index.setSize(sizes[0], ofItemAt: path)
          let first = UInt64(index.contentSize.height)
          try index.setSize(sizes[1], ofItemAt: path)
          return first &* 31 &+ UInt64(index.contentSize.height)
        })
    }
  }
}
