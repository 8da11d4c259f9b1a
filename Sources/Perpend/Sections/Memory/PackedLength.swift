/// A length of an original size, in the 32 bits that are kept of it.
///
/// A size counts as it is where both lengths are whole units, or one is 0. Any other is a *ratio*: what it scales to
/// depends on fractions of units. Both lengths of a size are kept in the same way:
///
/// - as they are, in whole units: an integer of at least 0;
/// - as the terms of a ratio, in units with a fraction: a `Float`, which is negative to tell it from the integers. It has
///   24 significant bits however short the length is.
///
/// What is kept, given in points and taken in again, is kept alike.
package struct PackedLength: Hashable {
  package let bits: Int32

  @inline(__always)
  package init(bits: Int32) { self.bits = bits }

  /// The whole units nearest to some.
  @inline(__always)
  private init(units: Double) {
    // The sum with 2^52 leaves no bits for a fraction, and has the whole number in its low ones.
    bits = Int32(truncatingIfNeeded: (units + 0x1p52).bitPattern)
  }

  /// A term of a ratio.
  @inline(__always)
  private init(term: Float) { bits = Int32(bitPattern: (-term).bitPattern) }

  /// Whether it is a term of a ratio.
  @inline(__always)
  package var isTerm: Bool { bits < 0 }

  /// The length in units, with the fraction that a term has. No branch, so that loops become vectors.
  @inline(__always)
  package var exactUnits: Double {
    bits < 0 ? Double(-Float(bitPattern: UInt32(bitPattern: bits))) : Double(bits)
  }

  /// The length in points, as it is given back.
  @inline(__always)
  package var points: Double { LayoutUnit.points(exactUnits) }

  /// The length in whole units, the nearest ones.
  @inline(__always)
  package var units: Int32 { bits < 0 ? PackedLength(units: exactUnits).bits : bits }

  /// Below any term that comes in, so that none is 0; no float is so short that a processor may take it for 0.
  private static let shortestTerm = 0x1p-100

  /// Packs a size in points; both lengths must be within bounds. No branch, so that loops become vectors.
  @inline(__always)
  package static func pack(width: Double, height: Double) -> (width: PackedLength, height: PackedLength) {
    let (width, height) = (width * LayoutUnit.perPoint, height * LayoutUnit.perPoint)
    let terms = (width: Float(max(width, shortestTerm)), height: Float(max(height, shortestTerm)))
    // By the terms and not by the lengths: sizes that are whole but for the last bits of a computation are whole.
    let isWhole = (isWhole(terms.width) && isWhole(terms.height)) || !(min(width, height) > 0)
    return (
      isWhole ? PackedLength(units: width) : PackedLength(term: terms.width),
      isWhole ? PackedLength(units: height) : PackedLength(term: terms.height)
    )
  }

  @inline(__always)
  private static func isWhole(_ units: Float) -> Bool { LayoutUnit.nearest(Double(units)) == Double(units) }

  /// At least the quotient of two terms whose bits are so far apart: at most an eighth more.
  ///
  /// The bits of a float, read as a number, are its logarithm but that they are straight between powers of 2. So a
  /// difference of them is about the logarithm of the quotient; read back, it is never less.
  package static func greatestQuotient(bitsApart: Int32) -> Double {
    let (shift, one) = (Double.significandBitCount - Float.significandBitCount, 1.0)
    return Double(bitPattern: UInt64(bitPattern: Int64(one.bitPattern) + Int64(bitsApart) << shift))
  }
}
