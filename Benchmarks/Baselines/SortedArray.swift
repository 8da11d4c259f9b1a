import Perpend

/// The plain way to find what is in a viewport where starts ascend: a binary search on them after subtracting
/// the tallest height, then a scan that tests both axes.
///
/// It needs no tree, but one tall item makes it scan everything, and a shift changes everything below.
struct SortedArray: Searchable {
  private var starts: [Double]
  private var ends: [Double]
  private var columns: [UInt8]
  private let tallest: Double
  private let columnCount: Int
  let contentHeight: Double

  init(heights: [Double], spacing: Double = Double(StandardGrid.spacing), grid: StandardGrid) {
    var columnEnds = Array(repeating: 0.0, count: grid.columns)
    starts = []
    ends = []
    columns = []
    starts.reserveCapacity(heights.count)
    ends.reserveCapacity(heights.count)
    columns.reserveCapacity(heights.count)
    for height in heights {
      var shortest = 0
      for column in 1..<grid.columns where columnEnds[column] < columnEnds[shortest] { shortest = column }
      let start = columnEnds[shortest]
      starts.append(start)
      ends.append(start + height)
      columns.append(UInt8(shortest))
      columnEnds[shortest] = start + height + spacing
    }
    tallest = heights.max() ?? 0
    columnCount = grid.columns
    contentHeight = (columnEnds.max() ?? 0) - spacing
  }

  /// The columns that share an area with what lies from `minX` to `maxX`, the last one less the first; nil if
  /// there are none.
  private func columns(from minX: Double, to maxX: Double) -> (first: UInt8, span: UInt8)? {
    let pitch = Double(StandardGrid.columnWidth + StandardGrid.spacing)
    let first = max(0, ((minX - Double(StandardGrid.columnWidth)) / pitch).rounded(.down) + 1)
    let last = min(Double(columnCount), (maxX / pitch).rounded(.up)) - 1
    guard first <= last else { return nil }
    return (UInt8(first), UInt8(last - first))
  }

  @inline(never)
  func paths(in rectangle: LayoutRect, into buffer: inout MutableSpan<ElementPath>) -> Int {
    guard rectangle.width > 0, rectangle.height > 0,
      let (first, span) = columns(from: rectangle.minX, to: rectangle.maxX)
    else { return 0 }
    let (minY, maxY) = (rectangle.minY, rectangle.maxY)
    return unsafe starts.withUnsafeBufferPointer { starts in
      unsafe ends.withUnsafeBufferPointer { ends in
        unsafe columns.withUnsafeBufferPointer { columns in
          unsafe buffer.withUnsafeMutableBufferPointer { paths in
            var item = unsafe Self.firstIndex(in: starts, above: minY - tallest)
            var found = 0
            // Tests are added up as numbers, so that no branch hangs on them.
            while item < starts.count, unsafe starts[item] < minY {
              if found < paths.count { unsafe paths[found] = .item(section: 0, item: item) }
              found &+= unsafe (ends[item] > minY ? 1 : 0) & (columns[item] &- first <= span ? 1 : 0)
              item &+= 1
            }
            // What starts here ends further down, since every item of the feed has a height.
            while item < starts.count, unsafe starts[item] < maxY {
              if found < paths.count { unsafe paths[found] = .item(section: 0, item: item) }
              found &+= unsafe columns[item] &- first <= span ? 1 : 0
              item &+= 1
            }
            return found
          }
        }
      }
    }
  }

  /// The first index of ascending `values` at which one is above `limit`.
  private static func firstIndex(in values: UnsafeBufferPointer<Double>, above limit: Double) -> Int {
    var first = 0
    var count = values.count
    while count > 0 {
      let half = count >> 1
      if unsafe values[first &+ half] <= limit {
        first &+= half &+ 1
        count &-= half &+ 1
      } else {
        count = half
      }
    }
    return first
  }
}
