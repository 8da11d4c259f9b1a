/// What is known of many items: enough to bound what their sizes scale to, and to plan for them.
package struct SizeRange {
  /// The greatest height.
  package var tallest: Int32 = 0
  /// The least width above 0.
  package var narrowest: Int32 = .max
  /// Whether any has traits.
  var hasTraits = false
  /// Whether any spans columns or is locked to one.
  var hasConstrained = false

  @inline(__always)
  mutating func include(_ size: UnitSize) {
    tallest = max(tallest, size.height)
    if size.width > 0 { narrowest = min(narrowest, size.width) }
    if let traits = size.traits { include(traits) }
  }

  mutating func include(_ traits: PackedTraits) {
    if traits != .none { hasTraits = true }
    if !traits.isUnconstrained { hasConstrained = true }
  }

  mutating func include(_ other: SizeRange) {
    tallest = max(tallest, other.tallest)
    narrowest = min(narrowest, other.narrowest)
    hasTraits = hasTraits || other.hasTraits
    hasConstrained = hasConstrained || other.hasConstrained
  }

  /// At least the extent of any item of the range.
  func longestExtent(columnWidth: Int64) -> Double {
    guard narrowest < .max else { return Double(tallest) }
    return max(Double(tallest), Double(tallest) * Double(columnWidth) / Double(narrowest))
  }
}
