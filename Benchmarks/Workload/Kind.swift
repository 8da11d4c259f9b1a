import Perpend

/// A section layout as the bench uses it: how it is told to the index, and how long plain loops find it.
struct Kind: Sendable {
  let name: String
  /// "1M", or "8x1M" where there are columns.
  let size: String
  let items: @Sendable (Feed) -> [LayoutSize]
  var traits: @Sendable (Int) -> [ItemTraits] = { _ in [] }
  let layout: @Sendable (_ spacing: Int) -> SectionLayout
  /// The content height in points for items of these heights.
  let contentHeight: @Sendable (_ heights: [Int32], _ spacing: Int) -> Int

  static let columns = 8
  static let container = StandardGrid(columns: columns).container()

  static let sized = [list, rows, flow, spans, custom]

  /// One column of heights as given.
  static let list = Kind(
    name: "list", size: "1M", items: { $0.given }, layout: { .list(itemSpacing: Double($0)) },
    contentHeight: { heights, spacing in
      heights.reduce(-spacing) { $0 + Int($1) + spacing }
    })

  static let rows = Kind(
    name: "rows", size: "1M", items: { $0.given },
    layout: { spacing in
      .rows(Rows(columns: .fixed(columns), rowSpacing: Double(spacing)))
    },
    contentHeight: { rowHeight($0, spacing: $1) { min($0 + columns, $1) } })

  /// Items of 100 to 400 points side by side, as wide as they are tall.
  static let flow = Kind(
    name: "flow", size: "1M",
    items: { $0.heights.map { LayoutSize(width: Double($0), height: Double($0)) } },
    layout: { .flow(Flow(lineSpacing: Double($0), itemSpacing: 10)) },
    contentHeight: { heights, spacing in
      let available = Int(container.crossLength)
      return rowHeight(heights, spacing: spacing) { first, count in
        var end = first
        var width = -10
        while end < count, width + 10 + Int(heights[end]) <= available || end == first {
          width += 10 + Int(heights[end])
          end += 1
        }
        return end
      }
    })

  /// Every item a row of eight places whatever built-in layouts do.
  static let custom = Kind(
    name: "custom", size: "1M", items: { $0.given }, layout: { .custom(RowsOfEight(spacing: Double($0))) },
    contentHeight: { rowHeight($0, spacing: $1) { min($0 + columns, $1) } })

  /// One item in four spans 2, 3 or 4 of 8 columns.
  static let spans = Kind(
    name: "spans", size: "8x1M", items: { $0.given },
    traits: { count in
      (0..<count).map { $0 % 4 == 3 ? ItemTraits(span: .columns(2 + $0 / 4 % 3)) : ItemTraits() }
    },
    layout: { spacing in
      .waterfall(Waterfall(columns: .fixed(columns), itemSpacing: Double(spacing)))
    },
    contentHeight: { heights, spacing in
      var ends = [Int](repeating: 0, count: columns)
      for (item, height) in heights.enumerated() {
        let span = item % 4 == 3 ? 2 + item / 4 % 3 : 1
        let starts = (0...columns - span).map { ends[$0..<$0 + span].max()! }
        let column = starts.indices.min { starts[$0] < starts[$1] }!
        for covered in column..<column + span { ends[covered] = starts[column] + Int(height) + spacing }
      }
      return ends.max()! - spacing
    })

  /// The height of rows that end where `end` says.
  private static func rowHeight(
    _ heights: [Int32], spacing: Int, end: (_ first: Int, _ count: Int) -> Int
  ) -> Int {
    var (first, height) = (0, -spacing)
    while first < heights.count {
      let next = end(first, heights.count)
      height += Int(heights[first..<next].max()!) + spacing
      first = next
    }
    return height
  }

  func section(_ feed: Feed, spacing: Int = StandardGrid.spacing) -> FeedSection {
    FeedSection(layout: layout(spacing), items: items(feed), traits: traits(feed.count))
  }
}

/// A layout of the caller's: eight items a row.
private struct RowsOfEight: CustomSectionLayout {
  var spacing: Double

  func layOut(_ band: inout Band) {
    let pitch = (band.width + 10) / 8
    for column in 0..<8 {
      guard let size = band.size(at: column) else { break }
      band.place(LayoutRect(x: Double(column) * pitch, y: 0, width: pitch - 10, height: size.height))
      band.length = max(band.length, size.height + spacing)
    }
  }
}
