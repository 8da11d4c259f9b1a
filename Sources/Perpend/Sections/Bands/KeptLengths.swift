/// How lengths that are kept of sizes are read in whole units.
protocol KeptLengths {
  /// Whether all are kept in whole units, so that they can be copied.
  static var areWhole: Bool { get }
  /// The units that kept bits stand for.
  static func units(_ bits: Int32) -> Int32
}

/// Lengths of sizes of which none is a ratio.
enum WholeLengths: KeptLengths {
  static var areWhole: Bool { true }
  @inline(__always)
  static func units(_ bits: Int32) -> Int32 { bits }
}

/// Lengths of any sizes.
enum AnyLengths: KeptLengths {
  static var areWhole: Bool { false }
  @inline(__always)
  static func units(_ bits: Int32) -> Int32 { PackedLength(bits: bits).units }
}
