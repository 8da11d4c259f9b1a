/// The usual waterfall: each item goes to the column that a plain loop finds to be the shortest.
///
/// Heights are taken as they are and the output is two plain arrays. Pointers, so that no bounds are checked.
/// Lengths may be doubles, as a layout's callers speak, or integers, which take fewer cycles to compare.
struct Argmin<Length: Comparable & Numeric> {
  let heights: [Length]
  let spacing: Length
  private(set) var starts: [Length]
  private(set) var columnOfItem: [UInt8]
  private var ends: [Length]

  init(heights: [Length], spacing: Length, columns: Int) {
    self.heights = heights
    self.spacing = spacing
    starts = Array(repeating: 0, count: heights.count)
    columnOfItem = Array(repeating: 0, count: heights.count)
    ends = Array(repeating: 0, count: columns)
  }

  /// Places all items and returns the height of the content.
  mutating func place() -> Length { Self.place(heights, spacing, &starts, &columnOfItem, &ends) }

  @inline(never)
  private static func place(
    _ heights: [Length], _ spacing: Length, _ starts: inout [Length], _ columns: inout [UInt8],
    _ ends: inout [Length]
  ) -> Length {
    unsafe heights.withUnsafeBufferPointer { heights in
      unsafe starts.withUnsafeMutableBufferPointer { starts in
        unsafe columns.withUnsafeMutableBufferPointer { columns in
          unsafe ends.withUnsafeMutableBufferPointer { ends in
            unsafe place(heights, spacing, starts, columns, ends)
          }
        }
      }
    }
  }

  @inline(__always)
  private static func place(
    _ heights: UnsafeBufferPointer<Length>, _ spacing: Length,
    _ starts: UnsafeMutableBufferPointer<Length>, _ columns: UnsafeMutableBufferPointer<UInt8>,
    _ ends: UnsafeMutableBufferPointer<Length>
  ) -> Length {
    unsafe ends.update(repeating: 0)
    for item in heights.indices {
      var shortest = 0
      var least = unsafe ends[0]
      for column in 1..<ends.count where unsafe ends[column] < least {
        shortest = column
        least = unsafe ends[column]
      }
      unsafe starts[item] = least
      unsafe columns[item] = UInt8(truncatingIfNeeded: shortest)
      unsafe ends[shortest] = least + heights[item] + spacing
    }
    return unsafe ends.reduce(0) { max($0, $1) } - spacing
  }
}

extension Argmin<Int> {
  /// The height of the content in whole points, for checks.
  static func contentHeight(_ heights: [Int32], spacing: Int = StandardGrid.spacing, columns: Int) -> Int {
    var argmin = Argmin(heights: heights.map(Int.init), spacing: spacing, columns: columns)
    return argmin.place()
  }
}
