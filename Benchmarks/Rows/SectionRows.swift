import Perpend

/// Many sections laid out anew at once, by one thread or two.
extension Catalog {
  static var sectionRows: [Row] {
    [
      sections(1_000, of: 1_000, maximumThreadCount: 1, baseline: nil),
      sections(1_000, of: 1_000, maximumThreadCount: 2, baseline: "sections/threads-1/1000x1000"),
      sections(100_000, of: 10, maximumThreadCount: 1, baseline: "sections/threads-1/1000x1000"),
      moveSection,
    ]
  }

  static let sectionGrid = StandardGrid(columns: 4)

  /// The feed cut into sections of `size` items.
  static func sections(_ count: Int, of size: Int, from sizes: [LayoutSize]) -> [FeedSection] {
    (0..<count).map { section in
      FeedSection(
        options: sectionGrid.options(), items: Array(sizes[section * size..<(section + 1) * size]))
    }
  }

  /// A call moves a section far down and back up.
  private static var moveSection: Row {
    let name = "edit/move-section/100000x10"
    let baseline = "sections/threads-1/100000x10"
    return Row(name: name, unit: .nanosecondsACall, baseline: baseline) { feeds in
      let (high, low) = (12_345, 87_654)
      let feed = feeds.feed(million)
      let scaled = feed.scaled(toColumnWidth: StandardGrid.columnWidth)
      let lengths = (0..<100_000).map { section in
        Argmin<Int>.contentHeight(
          Array(scaled[section * 10..<(section + 1) * 10]), columns: sectionGrid.columns)
      }
      let start = lengths[..<high].reduce(0, +)
      let starts = [start + lengths[(high + 1)...low].reduce(0, +), start]
      var index = try LayoutIndex(
        sectionGrid.container(), sections: sections(100_000, of: 10, from: feed.aspect))
      return layoutTrial(items: 1, expected: starts) { step in
        let places = step == 0 ? (from: high, to: low) : (from: low, to: high)
        try index.update { $0.moveSection(from: places.from, to: places.to) }
        return index.frame(ofSection: places.to)?.y ?? 0
      }
    }
  }

  private static func sections(_ count: Int, of size: Int, maximumThreadCount: Int, baseline: String?) -> Row
  {
    let name = "sections/threads-\(maximumThreadCount)/\(count)x\(size)"
    return Row(name: name, unit: .nanosecondsAnItem, baseline: baseline, clock: .wall) { feeds in
      let feed = feeds.feed(count * size)
      let widths = [StandardGrid.columnWidth + 1, StandardGrid.columnWidth]
      let containers = widths.map { sectionGrid.container(columnWidth: $0) }
      let heights = widths.map { width in
        let scaled = feed.scaled(toColumnWidth: width)
        return (0..<count).reduce(0) { sum, section in
          let items = Array(scaled[section * size..<(section + 1) * size])
          return sum + Argmin<Int>.contentHeight(items, columns: sectionGrid.columns)
        }
      }
      var index = try LayoutIndex(containers[1], sections: sections(count, of: size, from: feed.aspect))
      index.maximumThreadCount = maximumThreadCount
      return layoutTrial(items: count * size, expected: heights) { step in
        try index.setContainer(containers[step])
        return index.contentSize.height
      }
    }
  }
}
