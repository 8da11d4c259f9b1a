/// The usual waterfall: each item goes to the column that a plain loop finds to be the shortest.
///
/// Heights are taken as they are and the output is two plain arrays. Pointers, so that no bounds are checked.
struct Argmin {
  let heights: [Int32]
  let spacing: Int
  let columns: Int
  private(set) var starts: [Int]
  private(set) var columnOfItem: [UInt8]
  private var ends: [Int]

  init(heights: [Int32], spacing: Int, columns: Int) {
    self.heights = heights
    self.spacing = spacing
    self.columns = columns
    starts = Array(repeating: 0, count: heights.count)
    columnOfItem = Array(repeating: 0, count: heights.count)
    ends = Array(repeating: 0, count: columns)
  }

  /// Places all items and returns the height of the content.
  @inline(never)
  mutating func place() -> Int {
    unsafe heights.withUnsafeBufferPointer { heights in
      unsafe starts.withUnsafeMutableBufferPointer { starts in
        unsafe columnOfItem.withUnsafeMutableBufferPointer { columnOfItem in
          unsafe ends.withUnsafeMutableBufferPointer { ends in
            unsafe ends.update(repeating: 0)
            for item in heights.indices {
              var shortest = 0
              var least = unsafe ends[0]
              for column in 1..<ends.count where unsafe ends[column] < least {
                shortest = column
                least = unsafe ends[column]
              }
              unsafe starts[item] = least
              unsafe columnOfItem[item] = UInt8(truncatingIfNeeded: shortest)
              unsafe ends[shortest] = least &+ Int(heights[item]) &+ spacing
            }
            return unsafe ends.reduce(0) { max($0, $1) } - spacing
          }
        }
      }
    }
  }

  /// The height of the content, for checks.
  static func contentHeight(_ heights: [Int32], spacing: Int = Grid.spacing, columns: Int) -> Int {
    var argmin = Argmin(heights: heights, spacing: spacing, columns: columns)
    return argmin.place()
  }
}
