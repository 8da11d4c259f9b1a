/// Scales original sizes to the width of a column: `height · columnWidth / width`, floored to the pixel grid.
///
/// A width of 0 means that the height is used unscaled, without a division. All arithmetic is exact.
package struct ItemScaler {
  let columnWidth: Int64
  let grid: PixelGrid
  /// Whether `height · columnWidth` of every item is below 2^53, so that it is exact as a double, and so is
  /// the floor of a quotient: a correctly rounded quotient of such whole numbers never crosses a whole
  /// number.
  let isExactInDoubles: Bool
  /// Whether all widths are known to be 0: then they need not be read.
  let takesHeightsAsGiven: Bool

  /// `tallest` is at least the greatest height that will be scaled.
  package init(columnWidth: Int64, grid: PixelGrid, tallest: Int32, takesHeightsAsGiven: Bool = false) {
    self.columnWidth = columnWidth
    self.grid = grid
    self.takesHeightsAsGiven = takesHeightsAsGiven
    isExactInDoubles =
      grid.unitsPerPixel > 0 && Double(tallest) * Double(columnWidth) < 0x1p53
  }

  /// The scaled height of one item, in units; it may be longer than a length may be.
  package func extent(width: Int32, height: Int32) -> Int64 {
    extent(width: width, height: height, columnWidth: columnWidth)
  }

  /// The same for an item that is as wide as several columns.
  @inline(__always)
  func extent(width: Int32, height: Int32, columnWidth: Int64) -> Int64 {
    guard width != 0 else { return Int64(height) }
    // Below 2^64: insets below 0 can make a column three times as wide as a length may be, and no wider.
    let scaled = UInt64(height) * UInt64(columnWidth) / UInt64(width)
    return grid.floor(Int64(min(scaled, 1 << 52)))
  }

  /// Scales the items of a block; each result must be known to fit.
  package func scale(
    widths: UnsafePointer<Int32>, heights: UnsafePointer<Int32>, count: Int,
    to extents: UnsafeMutablePointer<Int32>
  ) {
    if takesHeightsAsGiven {
      unsafe extents.update(from: heights, count: count)
    } else if count == 64 {
      // A constant count makes vectors without a loop for a rest.
      unsafe scaleBlock(widths: widths, heights: heights, count: 64, to: extents)
    } else {
      unsafe scaleBlock(widths: widths, heights: heights, count: count, to: extents)
    }
  }

  @inline(__always)
  private func scaleBlock(
    widths: UnsafePointer<Int32>, heights: UnsafePointer<Int32>, count: Int,
    to extents: UnsafeMutablePointer<Int32>
  ) {
    // `width - 1` is negative only for a width of 0: the sign bits count these without a branch, in vectors.
    var given: UInt32 = 0
    for index in 0..<count { given &+= unsafe UInt32(bitPattern: widths[index] &- 1) >> 31 }
    if given == UInt32(count) {
      unsafe extents.update(from: heights, count: count)
    } else if given == 0, isExactInDoubles {
      unsafe divide(widths: widths, heights: heights, count: count, to: extents)
    } else {
      for index in 0..<count {
        unsafe extents[index] = Int32(
          truncatingIfNeeded: extent(width: widths[index], height: heights[index]))
      }
    }
  }

  /// The vector kernel, for widths above 0; its scalar reference is `extent(width:height:)`.
  ///
  /// A quotient is rounded to a whole number by adding 2^52, corrected to its floor, and read from the low
  /// bits of the sum: there is no conversion that could trap, so the loop becomes vectors.
  @inline(__always)
  func divide(
    widths: UnsafePointer<Int32>, heights: UnsafePointer<Int32>, count: Int,
    to extents: UnsafeMutablePointer<Int32>
  ) {
    let columnWidth = Double(columnWidth)
    let unitsPerPixel = Double(grid.unitsPerPixel)
    for index in 0..<count {
      let quotient =
        unsafe Double(heights[index]) * columnWidth / (Double(widths[index]) * unitsPerPixel)
      let rounded = (quotient + 0x1p52) - 0x1p52
      let floored = rounded - (rounded > quotient ? 1 : 0)
      unsafe extents[index] = Int32(truncatingIfNeeded: (floored * unitsPerPixel + 0x1p52).bitPattern)
    }
  }
}
