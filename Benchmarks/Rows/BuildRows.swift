import Perpend

/// First layouts: sizes are taken in, and items placed.
extension Catalog {
  static var buildRows: [Row] {
    [4, 8].map { columns in
      build(
        "build/shortest/\(columns)x1M", StandardGrid(columns: columns),
        baseline: "layout/shortest/\(columns)x1M"
      ) { $0.aspect }
    } + [
      build(
        "build/shortest-ratios/8x1M", StandardGrid(columns: 8), baseline: "build/shortest/8x1M"
      ) { $0.ratios },
      buildOfList, firstAppend,
    ]
  }

  private static func build(
    _ name: String, _ grid: StandardGrid, baseline: String, _ items: @escaping (Feed) -> [LayoutSize]
  ) -> Row {
    Row(name: name, unit: .nanosecondsAnItem, baseline: baseline) { feeds in
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

  /// Heights as they are given.
  private static var buildOfList: Row {
    Row(name: "build/list/1M", unit: .nanosecondsAnItem, baseline: "floor/copy/1M") { feeds in
      let feed = feeds.feed(million)
      let height = Argmin<Int>.contentHeight(feed.heights, spacing: 0, columns: 1)
      let section = FeedSection(layout: .list(itemSpacing: 0), items: feed.given)
      let container = Container(width: 400)
      return Trial(
        unitsAnOperation: million,
        measure: .time(expected: UInt64(height)) {
          UInt64(try LayoutIndex(container, sections: [section]).contentSize.height)
        })
    }
  }

  /// The first page more behind a million items that have just been laid out.
  private static var firstAppend: Row {
    let name = "edit/first-append-1000/8x1M"
    return Row(name: name, unit: .nanosecondsACall, baseline: "build/shortest/8x1M") { feeds in
      let grid = StandardGrid(columns: 8)
      let sizes = feeds.feed(million).aspect
      let section = FeedSection(options: grid.options(), items: sizes)
      let page = Array(sizes[million / 2..<million / 2 + 1000])
      let whole = FeedSection(options: grid.options(), items: sizes + page)
      let height = try LayoutIndex(grid.container(), sections: [whole]).contentSize.height
      var index = try LayoutIndex(grid.container(), sections: [section])
      return Trial(
        undo: { index = try LayoutIndex(grid.container(), sections: [section]) },
        measure: .time(expected: UInt64(height)) {
          try index.insertItems(page, at: ItemPath(section: 0, item: million))
          return UInt64(index.contentSize.height)
        })
    }
  }
}
