/// The grid of device pixels, on which column widths and scaled heights end.
///
/// Pixel p lies at `960 · p / scale` units; where that is not whole (a scale of 2.625), at the nearest unit.
/// Flooring takes the last pixel that is not beyond a value, so that a value on the grid stays.
struct PixelGrid: Hashable, Sendable {
  /// What a display scale may be: a pixel is never finer than a unit.
  static let scales = Double.leastNonzeroMagnitude...LayoutUnit.perPoint

  let scale: Double
  /// Units a pixel where that is a whole number, else 0.
  let unitsPerPixel: Int32

  /// The grid, or nil where `scale` is outside of `scales`.
  init?(scale: Double) {
    guard scale >= PixelGrid.scales.lowerBound, scale <= PixelGrid.scales.upperBound else { return nil }
    self.scale = scale
    let units = LayoutUnit.perPoint / scale
    let isWhole =
      units <= LayoutUnit.perPoint * LayoutUnit.longestLength && units == LayoutUnit.nearest(units)
    unitsPerPixel = isWhole && units <= Double(Int32.max) ? Int32(units) : 0
  }

  /// `units` floored to the grid; `units` is not negative and below 2^53.
  func floor(_ units: Int64) -> Int64 {
    if unitsPerPixel > 0 { return units - units % Int64(unitsPerPixel) }
    // The estimate may be a pixel off where the quotient was rounded; the comparison settles it.
    var pixel = LayoutUnit.nearest(min(Double(units) * scale / LayoutUnit.perPoint, 0x1p50)) + 1
    while pixel > 0, position(ofPixel: pixel) > Double(units) { pixel -= 1 }
    return Int64(position(ofPixel: pixel))
  }

  private func position(ofPixel pixel: Double) -> Double {
    let units = pixel * LayoutUnit.perPoint / scale
    return units < 0x1p51 ? LayoutUnit.nearest(units) : units
  }
}

/// Floors lengths to pixels by a multiplication, where a pixel is a whole number of units.
///
/// Dividing by an invariant integer: Granlund and Montgomery, "Division by Invariant Integers using
/// Multiplication", 1994. For lengths below 2^31 and pixels up to 2^20 units, 51 fraction bits are enough.
struct PixelDivider {
  private let reciprocal: UInt64
  private let unitsPerPixel: UInt64
  private static let fractionBits: UInt64 = 51

  init?(_ grid: PixelGrid) {
    guard grid.unitsPerPixel > 1, grid.unitsPerPixel <= 1 << 20 else { return nil }
    unitsPerPixel = UInt64(grid.unitsPerPixel)
    reciprocal = (1 << PixelDivider.fractionBits + unitsPerPixel - 1) / unitsPerPixel
  }

  /// `units`, not negative, floored to the grid.
  @inline(__always)
  func floor(_ units: Int32) -> Int64 {
    let (high, low) = UInt64(UInt32(bitPattern: units)).multipliedFullWidth(by: reciprocal)
    let pixels = high << (64 - PixelDivider.fractionBits) | low >> PixelDivider.fractionBits
    return Int64(truncatingIfNeeded: pixels &* unitsPerPixel)
  }
}
