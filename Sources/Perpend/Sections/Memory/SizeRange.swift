/// What is known of many items: enough to bound what their sizes scale to, and to plan for them.
package struct SizeRange: Equatable {
  /// The greatest height, in units.
  package var tallest: Int32 = 0
  /// The least width above 0, in units, of sizes that are no ratios.
  package var narrowest: Int32 = .max
  /// How far the bits of a ratio's height are from those of its width, at most; or less than any are.
  private var steepest = Int32.min
  /// Whether any has traits.
  var hasTraits = false
  /// Whether any spans columns or is locked to one.
  var hasConstrained = false

  /// Whether any size is a ratio.
  var hasRatios: Bool { steepest > .min }

  /// Whether any item may be scaled.
  var hasScaled: Bool { narrowest < .max || hasRatios }

  package init() {}

  @inline(__always)
  mutating func include(_ size: UnitSize) {
    include(width: size.width, height: size.height)
    if let traits = size.traits { include(traits) }
  }

  @inline(__always)
  package mutating func include(width: PackedLength, height: PackedLength) {
    tallest = max(tallest, height.units)
    if width.isTerm {
      steepest = max(steepest, height.bits &- width.bits)
    } else if width.bits > 0 {
      narrowest = min(narrowest, width.bits)
    }
  }

  mutating func include(_ traits: PackedTraits) {
    if traits != .none { hasTraits = true }
    if !traits.isUnconstrained { hasConstrained = true }
  }

  mutating func include(_ other: SizeRange) {
    tallest = max(tallest, other.tallest)
    narrowest = min(narrowest, other.narrowest)
    steepest = max(steepest, other.steepest)
    hasTraits = hasTraits || other.hasTraits
    hasConstrained = hasConstrained || other.hasConstrained
  }

  /// At least the extent of any item of the range.
  package func longestExtent(columnWidth: Int64) -> Double {
    let width = Double(columnWidth)
    var longest = Double(tallest)
    if narrowest < .max { longest = max(longest, Double(tallest) * width / Double(narrowest)) }
    if hasRatios {
      // Up by the tolerance of ratios, and by more than anything here is rounded down.
      longest = max(longest, PackedLength.greatestQuotient(bitsApart: steepest) * width * (1 + 0x1p-22))
    }
    return longest
  }
}

extension SizeRange {
  /// Includes sizes as they are kept. The scalar reference is `include(width:height:)`.
  ///
  /// The bits of terms are negative, and as numbers the greater the longer the terms are.
  @inline(__always)
  package mutating func include(widths: UnsafePointer<Int32>, heights: UnsafePointer<Int32>, count: Int) {
    var (tallest, narrowest) = (tallest, UInt32(bitPattern: narrowest &- 1))
    var terms: Int32 = 0
    for index in 0..<count {
      unsafe tallest = max(tallest, heights[index])
      // Of a width of 0, and of a term, this is no less than what it is at first.
      unsafe narrowest = min(narrowest, UInt32(bitPattern: widths[index] &- 1))
      unsafe terms |= widths[index]
    }
    if terms < 0 {
      var (tallestTerm, steepest) = (Int32.min, steepest)
      for index in 0..<count {
        let (width, height) = unsafe (widths[index], heights[index])
        tallestTerm = max(tallestTerm, height < 0 ? height : .min)
        steepest = max(steepest, width < 0 ? height &- width : .min)
      }
      tallest = max(tallest, PackedLength(bits: tallestTerm).units)
      self.steepest = steepest
    }
    self.tallest = tallest
    self.narrowest = Int32(bitPattern: narrowest &+ 1)
  }
}
