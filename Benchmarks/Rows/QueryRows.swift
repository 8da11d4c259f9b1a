import Perpend

/// What lies in a rectangle.
extension Catalog {
  static let grid = StandardGrid(columns: 8)
  private static let viewportLength = 900.0
  private static let queryCount = 65_536

  static var queryRows: [Row] {
    let sizes = [100_000, million, 10 * million]
    let random = sizes.flatMap { count in
      pair("query/random", "baseline/sorted-array", count, viewports: randomViewports)
    }
    let scroll = pair("query/scroll", "baseline/sorted-array-scroll", viewports: scrollingViewports)
    let strip = pair("query/strip", "baseline/sorted-array-strip") { contentHeight in
      Viewports(
        count: queryCount, height: viewportLength,
        columnPitch: Double(StandardGrid.columnWidth + StandardGrid.spacing),
        contentHeight: contentHeight, grid: grid)
    }
    // 10,000 hits: an item and its gap take 260 points of one of 8 columns, and those cut by an edge count too.
    let large = pair("query/large", "baseline/sorted-array-large") { contentHeight in
      Viewports(count: 64, height: 10_000 * 32.5 - 250, contentHeight: contentHeight, grid: grid)
    }
    return random + scroll + frameRows + strip + large + tallRows + [nearestRow, linear, stableQueryRow]
  }

  static func scrollingViewports(_ contentHeight: Double) -> Viewports {
    Viewports(count: queryCount, height: viewportLength, step: 7, contentHeight: contentHeight, grid: grid)
  }

  static func randomViewports(_ contentHeight: Double) -> Viewports {
    Viewports(count: queryCount, height: viewportLength, contentHeight: contentHeight, grid: grid)
  }

  /// A row of the index and one of the sorted array, over the same viewports.
  private static func pair(
    _ name: String, _ baseline: String, _ count: Int = million,
    viewports: @escaping (_ contentHeight: Double) -> Viewports
  ) -> [Row] {
    let suffix = "/8x\(Catalog.name(ofCount: count))"
    return [
      Row(name: baseline + suffix, unit: .nanosecondsAQuery) { feeds in
        let array = feeds.sortedArray(grid, count)
        return queryTrial(array, viewports(array.contentHeight), expected: nil, in: baseline)
      },
      Row(name: name + suffix, unit: .nanosecondsAQuery, baseline: baseline + suffix) { feeds in
        let array = feeds.sortedArray(grid, count)
        let index = try feeds.index(grid, count)
        let viewports = viewports(array.contentHeight)
        try compare(index, array, viewports, in: name)
        return queryTrial(index, viewports, expected: array, in: name)
      },
    ]
  }

  /// Over the whole table the number of hits and the last of each query are compared, here each path.
  static func compare(
    _ one: some Searchable, _ other: some Searchable, _ viewports: Viewports, queries: Int = 64,
    in row: String
  ) throws {
    var viewports = viewports
    var (mine, theirs) = (buffer, buffer)
    for _ in 0..<min(queries, viewports.count) {
      let rectangle = viewports.next()
      var mySpan = mine.mutableSpan
      var theirSpan = theirs.mutableSpan
      let found = one.paths(in: rectangle, into: &mySpan)
      try WrongResult.unless(found, is: other.paths(in: rectangle, into: &theirSpan), in: row)
      try WrongResult.unless(Array(mine[..<found]), is: Array(theirs[..<found]), in: row)
    }
  }

  private static var buffer: [ElementPath] { Array(repeating: .item(section: 0, item: 0), count: 16_384) }

  static func queryTrial<Searched: Searchable>(
    _ searched: Searched, _ viewports: Viewports, expected: (any Searchable)?, in row: String
  ) -> Trial {
    var paths = buffer
    let hits = expected?.query(viewports, into: &paths) ?? searched.query(viewports, into: &paths)
    return Trial(
      operations: viewports.count, hits: Double(hits.count) / Double(viewports.count),
      measure: .time(expected: hits.checksum) { searched.query(viewports, into: &paths).checksum })
  }

  private static var linear: Row {
    let row = "baseline/linear/8x1M"
    let baseline = "baseline/sorted-array/8x1M"
    return Row(name: row, unit: .nanosecondsAQuery, baseline: baseline, every: 3) { feeds in
      let index = try feeds.index(grid, million)
      let scan = LinearScan(
        frames: try (0..<million).map { item in
          let frame = index.frame(ofItemAt: ItemPath(section: 0, item: item))
          guard let frame else { throw WrongResult(row: row, expected: "a frame", found: "nil") }
          return frame
        })
      let array = feeds.sortedArray(grid, million)
      let viewports = Viewports(
        count: 16, height: viewportLength, contentHeight: array.contentHeight, grid: grid)
      try compare(scan, array, viewports, in: row)
      return queryTrial(scan, viewports, expected: array, in: row)
    }
  }
}
