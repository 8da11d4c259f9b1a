/// The heights of a waterfall's columns, of which the least is wanted again and again.
///
/// A column's *key* is its height in units times 256 plus its index: the least key names the shortest
/// column, and of those that end level the leftmost. Heights are relative to the start of the block that is
/// being filled.
package protocol ColumnHeights {
  /// The least key.
  var least: Int64 { get }
  /// Replaces the least key.
  mutating func replaceLeast(with key: Int64)
  /// Lowers all columns.
  mutating func subtract(_ height: Int64)
  /// Writes the keys of the columns, in an order that depends on nothing but the keys.
  func write(to keys: UncheckedSpan<Int64>)
  /// Takes the keys that `write` wrote.
  mutating func read(from keys: UncheckedSpan<Int64>)
}

extension ColumnHeights {
  /// Whether the keys are those that `write` would write.
  package func equal(_ keys: UncheckedSpan<Int64>, count: Int) -> Bool {
    UncheckedSpan<Int64>.withScratch(count: count) { own in
      write(to: own)
      for index in 0..<count where own[index] != keys[index] { return false }
      return true
    }
  }
}

extension Int64 {
  /// The key of a column of height 0.
  ///
  /// Keys carry the exponent of 2^52, so that the same bits are ordinary doubles in the same order.
  @inline(__always)
  package init(columnKey column: Int) { self = Int64.keyExponent | Int64(column) }

  private static var keyExponent: Int64 { 0x433 << 52 }

  /// A key that no column has: above all others. As a double, infinity.
  @inline(__always)
  static var greatestKey: Int64 { 0x7ff << 52 }

  /// Two lengths along the main axis, neither negative, as they are added to a key.
  @inline(__always)
  init(keyLength units: Int32, plus more: Int32) {
    self = Int64(UInt32(bitPattern: units) &+ UInt32(bitPattern: more)) << 8
  }

  /// The height in a key.
  @inline(__always)
  var keyHeight: Int64 { (self & ((1 << 52) - 1)) >> 8 }
}
