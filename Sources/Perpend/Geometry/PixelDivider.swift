/// Floors lengths to pixels by a multiplication, where a pixel is a whole number of units.
///
/// Dividing by an invariant integer: Granlund and Montgomery, "Division by Invariant Integers using
/// Multiplication", 1994. For lengths below 2^31 and pixels up to 2^20 units, 51 fraction bits are enough.
package struct PixelDivider {
  private let reciprocal: UInt64
  private let unitsPerPixel: UInt64
  private static let fractionBits: UInt64 = 51

  package init?(_ grid: PixelGrid) {
    guard grid.unitsPerPixel > 1, grid.unitsPerPixel <= 1 << 20 else { return nil }
    unitsPerPixel = UInt64(grid.unitsPerPixel)
    reciprocal = (1 << PixelDivider.fractionBits + unitsPerPixel - 1) / unitsPerPixel
  }

  /// `units`, not negative, floored to the grid.
  @inline(__always)
  package func floor(_ units: Int32) -> Int64 {
    let (high, low) = UInt64(UInt32(bitPattern: units)).multipliedFullWidth(by: reciprocal)
    let pixels = high << (64 - PixelDivider.fractionBits) | low >> PixelDivider.fractionBits
    return Int64(truncatingIfNeeded: pixels &* unitsPerPixel)
  }
}
