import Perpend

/// A viewport in a feed whose first item is as tall as the whole feed.
///
/// An item may be at most 2,000,000 points tall, so everything is a twentieth of its usual height, the
/// viewport too.
extension Catalog {
  static var tallRows: [Row] {
    let array = "baseline/sorted-array-tall/8x1M"
    return [
      Row(name: array, unit: .nanosecondsAQuery, baseline: "baseline/sorted-array/8x1M", every: 3) { feeds in
        let feed = TallFeed(feeds.feed(million))
        return queryTrial(feed.array, feed.viewports(count: 16), expected: nil, in: array)
      },
      Row(name: "query/tall-item/8x1M", unit: .nanosecondsAQuery, baseline: "query/random/8x1M") { feeds in
        let feed = TallFeed(feeds.feed(million))
        let index = try feed.index()
        try compare(index, feed.array, feed.viewports(count: 64), in: "query/tall-item/8x1M")
        return queryTrial(index, feed.viewports(count: 65_536), expected: nil, in: array)
      },
    ]
  }
}

private struct TallFeed {
  let heights: [Double]
  let grid = StandardGrid(columns: 8)
  let spacing = Double(StandardGrid.spacing) / 20
  let array: SortedArray

  init(_ feed: Feed) {
    // The other items share the other columns.
    let others = Argmin<Int>.contentHeight(Array(feed.heights.dropFirst()), columns: grid.columns - 1)
    heights = [Double(others) / 20] + feed.heights.dropFirst().map { Double($0) / 20 }
    array = SortedArray(heights: heights, spacing: spacing, grid: grid)
  }

  func index() throws -> LayoutIndex {
    let section = FeedSection(
      options: grid.options(itemSpacing: spacing), items: heights.map { LayoutSize(height: $0) })
    return try LayoutIndex(grid.container(), sections: [section])
  }

  func viewports(count: Int) -> Viewports {
    Viewports(count: count, height: 45, contentHeight: array.contentHeight, grid: grid)
  }
}
