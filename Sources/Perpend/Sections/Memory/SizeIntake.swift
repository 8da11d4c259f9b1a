/// Packs sizes that come in, many at a time. The scalar reference is `UnitSize.init`.
package struct SizeIntake {
  /// Sizes a run: a constant count makes vectors without a loop for a rest.
  package static let run = 64

  /// Whether there were ratios in the last run: then there will be some in the next, most likely.
  private var expectsRatios = false

  package init() {}

  /// Packs a run of sizes. Returns whether all are known to be within bounds; otherwise one may not be, and what is
  /// written is undefined.
  package mutating func pack(
    _ sizes: UnsafePointer<LayoutSize>, widths: UnsafeMutablePointer<Int32>,
    heights: UnsafeMutablePointer<Int32>
  ) -> Bool {
    guard !expectsRatios else { return unsafe packAny(sizes, widths, heights) }
    var check = BoundsCheck()
    var fractions: UInt64 = 0
    for index in 0..<SizeIntake.run {
      let size = unsafe sizes[index]
      let (width, height) = (size.width * LayoutUnit.perPoint, size.height * LayoutUnit.perPoint)
      let (wholeWidth, wholeHeight) = (width + 0x1p52, height + 0x1p52)
      check.include(size.width, wholeWidth)
      check.include(size.height, wholeHeight)
      fractions |= (width - (wholeWidth - 0x1p52)).bitPattern | (height - (wholeHeight - 0x1p52)).bitPattern
      unsafe widths[index] = Int32(truncatingIfNeeded: wholeWidth.bitPattern)
      unsafe heights[index] = Int32(truncatingIfNeeded: wholeHeight.bitPattern)
    }
    guard check.areWithin else { return false }
    return unsafe fractions == 0 || packAny(sizes, widths, heights)
  }

  /// The same where some may be ratios.
  @inline(__always)
  private mutating func packAny(
    _ sizes: UnsafePointer<LayoutSize>, _ widths: UnsafeMutablePointer<Int32>,
    _ heights: UnsafeMutablePointer<Int32>
  ) -> Bool {
    var check = BoundsCheck()
    var signs: Int32 = 0
    for index in 0..<SizeIntake.run {
      let size = unsafe sizes[index]
      check.include(size.width, size.width * LayoutUnit.perPoint + 0x1p52)
      check.include(size.height, size.height * LayoutUnit.perPoint + 0x1p52)
      let (width, height) = PackedLength.pack(width: size.width, height: size.height)
      signs |= width.bits
      unsafe widths[index] = width.bits
      unsafe heights[index] = height.bits
    }
    expectsRatios = signs < 0
    return check.areWithin
  }
}

/// Whether lengths are within bounds, found without a branch.
private struct BoundsCheck {
  private var bits: UInt64 = 0

  /// Includes a length, and 2^52 plus its units.
  @inline(__always)
  mutating func include(_ points: Double, _ wholeUnits: Double) {
    // Where the sum has the exponent of 2^52, its low bits are the units. With what is left below 2^31 added, these
    // have no bit from the 31st on. The longest length has, and is looked at again.
    let room = UInt64(0x1p31 - LayoutUnit.longestLength * LayoutUnit.perPoint)
    bits |= ((wholeUnits.bitPattern &+ room) ^ 0x1p52.bitPattern) & ~0x7fff_ffff
    bits |= points.bitPattern & 1 << 63
  }

  var areWithin: Bool { bits == 0 }
}
