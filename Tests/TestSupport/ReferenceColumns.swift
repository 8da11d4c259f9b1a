import Perpend

/// The columns of a section: how many, how wide, where each begins. In units.
package struct ReferenceColumns: Hashable, Sendable {
  package var width: Int
  package var starts: [Int]

  package var count: Int { starts.count }

  package init(_ waterfall: Waterfall, insets: Insets, containerWidth: Int, grid: PixelGrid) {
    let leading = units(insets.leading)
    let available = max(0, containerWidth - leading - units(insets.trailing))
    let spacing = units(waterfall.columnSpacing)
    let count = Self.count(waterfall.columns, available: available, spacing: spacing)
    let shared = available - (count - 1) * spacing
    width = shared > 0 ? grid.floor(shared / count) : 0

    let leftover = shared - count * width
    starts = []
    for column in 0..<count {
      var start = leading + column * (width + spacing)
      if waterfall.leftover == .gaps && leftover > 0 && count > 1 {
        let isLast = column == count - 1
        start += isLast ? leftover : grid.floor(column * leftover / (count - 1))
      }
      starts.append(start)
    }
  }

  private static func count(_ columns: Waterfall.Columns, available: Int, spacing: Int) -> Int {
    switch columns {
    case .count(let count):
      return count
    case .minimumWidth(let width, let maximumCount):
      let pitch = units(width) + spacing
      if pitch == 0 { return maximumCount }
      return min(maximumCount, max(1, (available + spacing) / pitch))
    }
  }
}
