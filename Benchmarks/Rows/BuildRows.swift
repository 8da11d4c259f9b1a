import Perpend

/// First layouts: sizes are taken in, and items placed.
extension Catalog {
  static var buildRows: [Row] {
    [
      build("build/shortest/8x1M", baseline: "layout/shortest/8x1M") { $0.aspect },
      build("build/shortest-ratios/8x1M", baseline: "build/shortest/8x1M") { $0.ratios },
    ]
  }

  private static func build(
    _ name: String, baseline: String, _ items: @escaping (Feed) -> [LayoutSize]
  ) -> Row {
    let grid = StandardGrid(columns: 8)
    return Row(name: name, unit: .nanosecondsAnItem, baseline: baseline) { feeds in
      let feed = feeds.feed(million)
      let height = Argmin<Int>.contentHeight(
        feed.scaled(toColumnWidth: StandardGrid.columnWidth), columns: grid.columns)
      let section = FeedSection(options: grid.options(), items: items(feed))
      return Trial(
        unitsAnOperation: million,
        measure: .time(expected: UInt64(height)) {
          UInt64(try LayoutIndex(grid.container(), sections: [section]).contentSize.height)
        })
    }
  }
}
