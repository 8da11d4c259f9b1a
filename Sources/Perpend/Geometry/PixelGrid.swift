/// The grid of device pixels, on which column widths and scaled heights end.
///
/// Pixel p lies at `960 · p / scale` units; where that is not whole (a scale of 2.625), at the nearest unit.
/// Flooring takes the last pixel that is not beyond a value, so that a value on the grid stays.
package struct PixelGrid: Hashable, Sendable {
  /// What a display scale may be: a pixel is never finer than a unit.
  static let scales = Double.leastNonzeroMagnitude...LayoutUnit.perPoint

  let scale: Double
  /// Units a pixel where that is a whole number, else 0.
  package let unitsPerPixel: Int32

  /// The grid, or nil where `scale` is outside of `scales`.
  package init?(scale: Double) {
    guard scale >= PixelGrid.scales.lowerBound, scale <= PixelGrid.scales.upperBound else { return nil }
    self.scale = scale
    let units = LayoutUnit.perPoint / scale
    let isWhole =
      units <= LayoutUnit.perPoint * LayoutUnit.longestLength && units == LayoutUnit.nearest(units)
    unitsPerPixel = isWhole && units <= Double(Int32.max) ? Int32(units) : 0
  }

  /// `units` floored to the grid; `units` is not negative and below 2^53.
  package func floor(_ units: Int64) -> Int64 {
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
