/// Scales original sizes to the width of a column: `height · columnWidth / width`, floored to the pixel grid.
///
/// Sizes come as they are kept (`PackedLength`). A width of 0 means that the height is used unscaled, without a
/// division. Sizes in whole units are scaled exactly. The two terms of a ratio have been rounded: their quotient may be
/// too low by one part in 2^23, and by so much more the column counts, so that a ratio that was written in
/// another way does not end a pixel lower.
package struct ItemScaler {
  /// What the column's width is multiplied by for a ratio.
  static let tolerance = 1 + 0x1p-23

  let columnWidth: Int64
  let grid: PixelGrid
  /// Whether `height · columnWidth` of every item is below 2^53, so that it is exact as a double, and so is
  /// the floor of a quotient: a correctly rounded quotient of such whole numbers never crosses a whole
  /// number.
  let isExactInDoubles: Bool
  /// Whether all widths are known to be 0: then they need not be read.
  let takesHeightsAsGiven: Bool

  /// `tallest` is at least the greatest height that will be scaled, in units.
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
    guard width > 0 else {
      return width == 0 ? Int64(height) : ratioExtent(width: width, height: height, columnWidth: columnWidth)
    }
    // Below 2^64: insets below 0 can make a column three times as wide as a length may be, and no wider.
    let scaled = UInt64(height) * UInt64(columnWidth) / UInt64(width)
    return grid.floor(Int64(min(scaled, 1 << 52)))
  }

  /// The same for a ratio.
  @inline(never)
  private func ratioExtent(width: Int32, height: Int32, columnWidth: Int64) -> Int64 {
    let columnWidth = Double(columnWidth) * ItemScaler.tolerance
    let scaled = PackedLength(bits: height).exactUnits * columnWidth
    let width = PackedLength(bits: width).exactUnits
    // The conversions to integers floor.
    guard grid.unitsPerPixel > 0 else { return grid.floor(Int64(min(scaled / width, 0x1p52))) }
    let unitsPerPixel = Double(grid.unitsPerPixel)
    let pixels = Int64(min(scaled / (width * unitsPerPixel), 0x1p52 / unitsPerPixel))
    return pixels * Int64(grid.unitsPerPixel)
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

  /// The same in a section's memory.
  @inline(__always)
  func scale(
    widths: UncheckedSpan<Int32>, heights: UncheckedSpan<Int32>, count: Int, to extents: UncheckedSpan<Int32>
  ) {
    unsafe scale(widths: widths.pointer, heights: heights.pointer, count: count, to: extents.pointer)
  }

  @inline(__always)
  private func scaleBlock(
    widths: UnsafePointer<Int32>, heights: UnsafePointer<Int32>, count: Int,
    to extents: UnsafeMutablePointer<Int32>
  ) {
    // `width - 1` is negative only for a width of 0 and for a term: the sign bits count these without a branch, in
    // vectors.
    var others: UInt32 = 0
    for index in 0..<count { others &+= unsafe UInt32(bitPattern: widths[index] &- 1) >> 31 }
    if others == 0, isExactInDoubles {
      return unsafe divide(widths: widths, heights: heights, count: count, to: extents)
    }
    var ratios: UInt32 = 0
    for index in 0..<count { ratios &+= unsafe UInt32(bitPattern: widths[index]) >> 31 }
    if others == UInt32(count), ratios == 0 {
      unsafe extents.update(from: heights, count: count)
    } else if others == ratios, isExactInDoubles {
      unsafe divideRatios(widths: widths, heights: heights, count: count, to: extents)
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

  /// The same for ratios among widths above 0.
  @inline(__always)
  func divideRatios(
    widths: UnsafePointer<Int32>, heights: UnsafePointer<Int32>, count: Int,
    to extents: UnsafeMutablePointer<Int32>
  ) {
    let columnWidth = Double(columnWidth)
    let ratioColumnWidth = columnWidth * ItemScaler.tolerance
    let unitsPerPixel = Double(grid.unitsPerPixel)
    for index in 0..<count {
      let (width, height) = unsafe (PackedLength(bits: widths[index]), PackedLength(bits: heights[index]))
      let scaled = height.exactUnits * (width.isTerm ? ratioColumnWidth : columnWidth)
      let quotient = scaled / (width.exactUnits * unitsPerPixel)
      let rounded = (quotient + 0x1p52) - 0x1p52
      let floored = rounded - (rounded > quotient ? 1 : 0)
      unsafe extents[index] = Int32(truncatingIfNeeded: (floored * unitsPerPixel + 0x1p52).bitPattern)
    }
  }
}
