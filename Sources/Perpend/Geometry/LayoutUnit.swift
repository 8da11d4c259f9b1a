/// The unit of all lengths inside: 1/960 point, in whole numbers. Everything about numbers is decided here.
///
/// It is the coarsest grid on which halves, thirds, quarters, fifths, 1/60 and 1/64 of a point are all exact.
/// A length fits an `Int32`; a position is a whole number in a `Double`, which is exact up to 2^53 and is
/// what baseline processors compare and add as vectors.
package enum LayoutUnit {
  /// Units a point.
  package static let perPoint = 960.0
  /// The longest length that may come in, in points; as units it fits an `Int32`.
  static let longestLength = 2_000_000.0
  /// The longest content, in points: its units times 256, a column's key, stay below 2^53.
  static let longestContent = 30_000_000_000.0

  /// What a length may be that cannot be negative.
  package static var lengths: ClosedRange<Double> { 0...longestLength }
  /// What an inset may be.
  package static var insets: ClosedRange<Double> { -longestLength...longestLength }

  /// The nearest whole number, ties to even, for magnitudes below 2^51: adding 1.5 · 2^52 leaves no bits for
  /// a fraction. No call into a mathematics library, and the same bits everywhere.
  @inline(__always)
  static func nearest(_ x: Double) -> Double { (x + 0x1.8p52) - 0x1.8p52 }

  /// The length in units, or nil where `points` is not a number or outside of `allowed`.
  @inline(__always)
  package static func length(_ points: Double, in allowed: ClosedRange<Double>) -> Int32? {
    guard points >= allowed.lowerBound, points <= allowed.upperBound else { return nil }
    return Int32(nearest(points * perPoint))
  }

  /// The nearest position to a coordinate, or nil if it is not a number. What lies far beyond any content is
  /// clamped.
  package static func position(_ points: Double) -> Double? {
    guard !points.isNaN else { return nil }
    return nearest(min(max(points * perPoint, -0x1p50), 0x1p50))
  }

  /// Units as points, correctly rounded.
  @inline(__always)
  package static func points(_ units: Double) -> Double { units / perPoint }
}
