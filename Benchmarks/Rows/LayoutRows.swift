import Perpend

/// Whole layouts of one section of a million items, and what they are held against.
extension Catalog {
  static let million = 1_000_000

  static var layoutRows: [Row] {
    [floorAddMin, floorCopy]
      + [2, 4, 8, 16].flatMap { columns in
        let grid = StandardGrid(columns: columns)
        return [argmin(grid), argminOfIntegers(grid), shortest(grid), given(grid)]
      }
      + [
        ratios(StandardGrid(columns: 8)), leftToRight(StandardGrid(columns: 8)),
        objects(StandardGrid(columns: 4)),
        objects(StandardGrid(columns: 8)),
      ]
  }

  /// Original sizes scaled to the column; both layouts of a call are forced by a change of the container's width.
  private static func shortest(_ grid: StandardGrid) -> Row {
    relayout("layout/shortest", grid, placement: .shortest, baseline: "baseline/argmin/\(grid.columns)x1M") {
      Argmin<Int>.contentHeight($0, columns: grid.columns)
    }
  }

  /// The same where sizes are ratios.
  private static func ratios(_ grid: StandardGrid) -> Row {
    let baseline = "layout/shortest/\(grid.columns)x1M"
    return relayout(
      "layout/shortest-ratios", grid, placement: .shortest, baseline: baseline, items: { $0.ratios }
    ) {
      Argmin<Int>.contentHeight($0, columns: grid.columns)
    }
  }

  private static func leftToRight(_ grid: StandardGrid) -> Row {
    relayout("layout/left-to-right", grid, placement: .leftToRight, baseline: "floor/copy/1M") { heights in
      var ends = Array(repeating: 0, count: grid.columns)
      for item in heights.indices { ends[item % grid.columns] += Int(heights[item]) + StandardGrid.spacing }
      return (ends.max() ?? 0) - StandardGrid.spacing
    }
  }

  private static func relayout(
    _ name: String, _ grid: StandardGrid, placement: Waterfall.Placement, baseline: String,
    items: @escaping (Feed) -> [LayoutSize] = { $0.aspect }, contentHeight: @escaping ([Int32]) -> Int
  ) -> Row {
    Row(name: "\(name)/\(grid.columns)x1M", unit: .nanosecondsAnItem, baseline: baseline) { feeds in
      let feed = feeds.feed(million)
      let widths = [StandardGrid.columnWidth + 1, StandardGrid.columnWidth]
      let containers = widths.map { grid.container(columnWidth: $0) }
      let heights = widths.map { contentHeight(feed.scaled(toColumnWidth: $0)) }
      let section = FeedSection(options: grid.options(placement: placement), items: items(feed))
      var index = try LayoutIndex(containers[1], sections: [section])
      return layoutTrial(expected: heights) { step in
        try index.setContainer(containers[step])
        return index.contentSize.height
      }
    }
  }

  /// Heights as given; both layouts of a call are forced by a change of the item spacing.
  private static func given(_ grid: StandardGrid) -> Row {
    let name = "layout/given/\(grid.columns)x1M"
    let baseline = "baseline/argmin/\(grid.columns)x1M"
    return Row(name: name, unit: .nanosecondsAnItem, baseline: baseline) { feeds in
      let feed = feeds.feed(million)
      let spacings = [StandardGrid.spacing + 1, StandardGrid.spacing]
      let options = spacings.map { grid.options(itemSpacing: Double($0)) }
      let heights = spacings.map {
        Argmin<Int>.contentHeight(feed.heights, spacing: $0, columns: grid.columns)
      }
      let section = FeedSection(options: options[1], items: feed.given)
      var index = try LayoutIndex(grid.container(), sections: [section])
      return layoutTrial(expected: heights) { step in
        try index.setOptions(options[step], ofSection: 0)
        return index.contentSize.height
      }
    }
  }

  /// A call lays out twice, so that it ends as it began, and that `rounds` times, where reading the clock would
  /// count beside a layout.
  static func layoutTrial(
    items: Int = million, rounds: Int = 1, expected heights: [Int],
    layout: @escaping (Int) throws -> Double
  ) -> Trial {
    let expected = UInt64(heights[0]) &* 31 &+ UInt64(heights[1])
    return Trial(
      operations: 2 * rounds, unitsAnOperation: items,
      measure: .time(expected: expected) {
        var result: UInt64 = 0
        for _ in 0..<rounds {
          let first = try layout(0)
          let second = try layout(1)
          result = UInt64(first) &* 31 &+ UInt64(second)
        }
        return result
      })
  }

  private static func argmin(_ grid: StandardGrid) -> Row {
    argmin(
      "baseline/argmin", grid, spacing: Double(StandardGrid.spacing), length: Double.init,
      wholePoints: Int.init)
  }

  private static func argminOfIntegers(_ grid: StandardGrid) -> Row {
    argmin(
      "baseline/argmin-integers", grid, spacing: StandardGrid.spacing, length: Int.init, wholePoints: { $0 })
  }

  private static func argmin<Length: Comparable & Numeric>(
    _ name: String, _ grid: StandardGrid, spacing: Length, length: @escaping (Int32) -> Length,
    wholePoints: @escaping (Length) -> Int
  ) -> Row {
    let name = "\(name)/\(grid.columns)x1M"
    return Row(name: name, unit: .nanosecondsAnItem, baseline: "floor/add-min/1M") { feeds in
      let heights = feeds.feed(million).heights.map(length)
      var argmin = Argmin(heights: heights, spacing: spacing, columns: grid.columns)
      let known = StandardGrid.knownHeights[grid.columns] ?? 0
      return Trial(
        unitsAnOperation: million,
        measure: .time(expected: UInt64(known)) { UInt64(wholePoints(argmin.place())) })
    }
  }

  private static func objects(_ grid: StandardGrid) -> Row {
    let name = "baseline/objects/\(grid.columns)x1M"
    let baseline = "baseline/argmin/\(grid.columns)x1M"
    return Row(name: name, unit: .nanosecondsAnItem, baseline: baseline, every: 3) { feeds in
      let feed = feeds.feed(million)
      let source = SizeList(sizes: feed.aspect)
      let scaled = feed.scaled(toColumnWidth: StandardGrid.columnWidth)
      let expected = UInt64(Argmin<Int>.contentHeight(scaled, columns: grid.columns))
      let layout = AttributeObjects(count: million, columns: grid.columns)
      layout.delegate = source
      let width = grid.container().crossLength
      return Trial(
        unitsAnOperation: million,
        measure: .time(expected: expected) {
          withExtendedLifetime(source) { UInt64(layout.prepare(containerWidth: width)) }
        })
    }
  }

  private final class SizeList: SizeSource {
    private let sizes: [LayoutSize]

    init(sizes: [LayoutSize]) { self.sizes = sizes }

    func size(ofItemAt path: ItemPath) -> LayoutSize { sizes[path.item] }
  }
}
