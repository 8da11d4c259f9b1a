import Perpend

/// Every section layout beside the waterfall.
extension Catalog {
  static var kindLayoutRows: [Row] {
    Kind.sized.map(layout) + [gridLayout, gridDeletion, outlineLayout]
      + Kind.sized.flatMap { [resize($0, "start", item: 0), resize($0, "end", item: million - 1)] }
      + [resizeOutline("start", item: 0), resizeOutline("end", item: million - 1)]
  }

  static var kindQueryRows: [Row] { Kind.sized.map(query) + [gridQuery, outlineQuery, enterAndLeave] }

  // MARK: Layouts

  /// Both layouts of a call are forced by a change of the spacing.
  private static func layout(_ kind: Kind) -> Row {
    let baseline = kind.name == "spans" ? "layout/given/8x1M" : "baseline/argmin/8x1M"
    return Row(name: "layout/\(kind.name)/\(kind.size)", unit: .nanosecondsAnItem, baseline: baseline) {
      feeds in
      let feed = feeds.feed(million)
      let spacings = [StandardGrid.spacing + 1, StandardGrid.spacing]
      let heights = spacings.map { kind.contentHeight(feed.heights, $0) }
      let options = spacings.map { SectionOptions(layout: kind.layout($0)) }
      var index = try LayoutIndex(Kind.container, sections: [kind.section(feed)])
      return layoutTrial(expected: heights) { step in
        try index.setOptions(options[step], ofSection: 0).contentSizeAfter.height
      }
    }
  }

  private static let gridOptions = [11.0, 10].map { spacing in
    SectionOptions(
      layout: .grid(Perpend.UniformGrid(itemSize: LayoutSize(width: 200, height: 250), rowSpacing: spacing)))
  }

  /// A call lays out twice; nothing depends on the number of items.
  private static var gridLayout: Row {
    Row(name: "layout/grid/1M", unit: .nanosecondsACall, baseline: "layout/given/8x1M") { _ in
      var index = try LayoutIndex(
        Kind.container, sections: [FeedSection(options: gridOptions[1], unsizedItemCount: million)])
      let rows = million / Kind.columns
      return layoutTrial(items: 1, rounds: 128, expected: [rows * 261 - 11, rows * 260 - 10]) { step in
        try index.setOptions(gridOptions[step], ofSection: 0).contentSizeAfter.height
      }
    }
  }

  /// Half of the items of a grid, in as many grids as one reading of the clock needs. Nothing depends on the number
  /// of items.
  private static var gridDeletion: Row {
    let name = "edit/delete-grid/100M"
    return Row(name: name, unit: .nanosecondsACall, baseline: "layout/grid/1M") { _ in
      let (deleted, grids) = (100 * million, 64)
      func build() throws -> [LayoutIndex] {
        try (0..<grids).map { _ in
          try LayoutIndex(
            Kind.container, sections: [FeedSection(options: gridOptions[1], unsizedItemCount: 2 * deleted)])
        }
      }
      let height = UInt64(deleted / Kind.columns * 260 - 10)
      var indexes = try build()
      var trial = Trial(
        undo: { indexes = try build() },
        measure: .time(expected: UInt64(grids) * (height + UInt64(deleted))) {
          var sum: UInt64 = 0
          for grid in indexes.indices {
            let change = try indexes[grid].deleteItems(deleted / 2..<deleted / 2 * 3, inSection: 0)
            sum += UInt64(change.contentSizeAfter.height) + UInt64(change.deletedItems.count)
          }
          return sum
        })
      trial.operations = grids
      return trial
    }
  }

  private static func resize(_ kind: Kind, _ place: String, item: Int) -> Row {
    let name = "resize/\(kind.name)-\(place)/\(kind.size)"
    let layout = "layout/\(kind.name)/\(kind.size)"
    return Row(name: name, unit: .nanosecondsACall, baseline: layout) { feeds in
      let feed = feeds.feed(million)
      let sizes = kind.items(feed)
      let path = ItemPath(section: 0, item: item)
      let heights = [437, feed.heights[item]].map { height in
        var heights = feed.heights
        heights[item] = height
        // A flow breaks its lines by the widths, which stay.
        return kind.contentHeight(heights, StandardGrid.spacing)
      }
      var index = try LayoutIndex(Kind.container, sections: [kind.section(feed)])
      let changed = [
        LayoutSize(width: kind.name == "flow" ? 437 : 0, height: 437), sizes[item],
      ]
      return layoutTrial(items: 1, rounds: 32, expected: heights) { step in
        try index.setSize(changed[step], ofItemAt: path)
        return index.contentSize.height
      }
    }
  }

  // MARK: Queries

  private static func query(_ kind: Kind) -> Row {
    query("query/\(kind.name)/\(kind.size)") { try LayoutIndex(Kind.container, sections: [kind.section($0)]) }
  }

  private static var gridQuery: Row {
    query("query/grid/1M") { _ in
      try LayoutIndex(
        Kind.container, sections: [FeedSection(options: gridOptions[1], unsizedItemCount: million)])
    }
  }

  private static func query(_ name: String, _ make: @escaping (Feed) throws -> LayoutIndex) -> Row {
    Row(name: name, unit: .nanosecondsAQuery, baseline: "query/random/8x1M") { feeds in
      let index = try make(feeds.feed(million))
      let viewports = randomViewports(index.contentSize.height)
      let scan = LinearScan(
        frames: (0..<million).map { index.frame(ofItemAt: ItemPath(section: 0, item: $0))! })
      try compare(index, scan, viewports, queries: 4, in: name)
      return queryTrial(index, viewports, expected: nil, in: name)
    }
  }

  /// What enters and leaves when a viewport of 900 points is scrolled by 7.
  private static var enterAndLeave: Row {
    let name = "enter-leave/scroll/8x1M"
    return Row(name: name, unit: .nanosecondsAQuery, baseline: "query/scroll/8x1M") { feeds in
      let index = try feeds.index(StandardGrid(columns: Kind.columns), million)
      let start = Viewport(offset: (index.contentSize.height / 2).rounded(), length: 900)
      var visible = Set(index.elements(in: start).map(\.path))
      var viewport = start
      for _ in 0..<1000 {
        let next = viewport.moved(to: viewport.offset + 7)
        index.forEachChange(
          from: viewport, to: next, entering: { visible.insert($0.path) },
          leaving: { visible.remove($0.path) })
        viewport = next
      }
      try WrongResult.unless(visible, is: Set(index.elements(in: viewport).map(\.path)), in: name)
      let steps = 65_536
      var buffer = [ElementPath](repeating: .collectionHeader, count: 256)
      func scroll() -> UInt64 {
        var viewport = start
        var checksum: UInt64 = 0
        for _ in 0..<steps {
          let next = viewport.moved(to: viewport.offset + 7)
          var paths = buffer.mutableSpan
          for index in 0..<index.paths(in: next, butNotIn: viewport, into: &paths) {
            checksum &+= UInt64(paths[index].item)
          }
          for index in 0..<index.paths(in: viewport, butNotIn: next, into: &paths) {
            checksum &-= UInt64(paths[index].item)
          }
          viewport = next
        }
        return checksum
      }
      return Trial(operations: steps, measure: .time(expected: scroll(), call: scroll))
    }
  }

  // MARK: Outlines

  /// A thousand roots of 37 or 38 children, of which each has 26; a million items in all.
  private static func outline(_ feed: Feed) -> Outline {
    let rootCount = 1000
    let middleCount = 37_000
    let leafCount = million - rootCount - middleCount
    func column(_ start: Int, _ count: Int, children: Int) -> Outline.Column {
      Outline.Column(
        width: 200,
        items: (0..<count).map { item in
          Outline.Item(
            height: Double(feed.heights[start + item]),
            children: item * children / count..<(item + 1) * children / count)
        })
    }
    return Outline(columns: [
      column(0, rootCount, children: middleCount), column(rootCount, middleCount, children: leafCount),
      column(rootCount + middleCount, leafCount, children: 0),
    ])
  }

  private static var outlineLayout: Row {
    Row(name: "layout/outline/1M", unit: .nanosecondsAnItem, baseline: "layout/list/1M") { feeds in
      let outline = outline(feeds.feed(million))
      let length = try OutlineIndex(Kind.container, outline).contentSize.height
      return Trial(
        unitsAnOperation: million,
        measure: .time(expected: UInt64(length)) {
          UInt64(try OutlineIndex(Kind.container, outline).contentSize.height)
        })
    }
  }

  private static func resizeOutline(_ place: String, item: Int) -> Row {
    let name = "resize/outline-\(place)/1M"
    return Row(name: name, unit: .nanosecondsACall, baseline: "layout/outline/1M") { feeds in
      let outline = outline(feeds.feed(million))
      let last = outline.columns[2].items.count - 1
      let path = ItemPath(section: 2, item: item == 0 ? 0 : last)
      let height = outline.columns[2].items[path.item].height
      var index = try OutlineIndex(Kind.container, outline)
      let length = Int(index.contentSize.height)
      return layoutTrial(items: 1, rounds: item == 0 ? 1 : 32, expected: [length + 37, length]) { step in
        try index.setHeight(height + (step == 0 ? 37 : 0), ofItemAt: path)
        return index.contentSize.height
      }
    }
  }

  private static var outlineQuery: Row {
    Row(name: "query/outline/1M", unit: .nanosecondsAQuery, baseline: "query/random/8x1M") { feeds in
      let index = try OutlineIndex(Kind.container, outline(feeds.feed(million)))
      let viewports = randomViewports(index.contentSize.height)
      func pass() -> UInt64 {
        var viewports = viewports
        var checksum: UInt64 = 0
        for _ in 0..<viewports.count {
          index.forEachElement(in: viewports.next()) { checksum = checksum &* 31 &+ UInt64($0.path.item) }
        }
        return checksum
      }
      return Trial(operations: viewports.count, measure: .time(expected: pass(), call: pass))
    }
  }
}
