/// How near something is, the lower the nearer: a whole number of 128 bits, since the square of a position has a
/// hundred.
///
/// The standard library's `UInt128` would ask for newer platforms.
package struct Nearness: Hashable, Comparable {
  private var high: UInt64
  private var low: UInt64

  static var zero: Nearness { Nearness(high: 0, low: 0) }
  static var one: Nearness { Nearness(high: 0, low: 1) }
  static var max: Nearness { Nearness(high: .max, low: .max) }

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The square of a distance from how far it is along both axes, up to 2^53; less than nothing counts as nothing.
  @inline(__always)
  init(squaring main: Double, _ cross: Double) {
    let (main, cross) = (UInt64(Swift.max(0, main)), UInt64(Swift.max(0, cross)))
    let (a, b) = (main.multipliedFullWidth(by: main), cross.multipliedFullWidth(by: cross))
    let (low, carries) = a.low.addingReportingOverflow(b.low)
    self.init(high: a.high + b.high + (carries ? 1 : 0), low: low)
  }

  /// What is compared first, and what decides where that is equal.
  @inline(__always)
  init(_ first: Double, then second: Double) { self.init(high: UInt64(first), low: UInt64(second)) }

  /// Twice as much, of a square.
  @inline(__always)
  var doubled: Nearness { Nearness(high: high << 1 | low >> 63, low: low << 1) }

  @inline(__always)
  package static func < (a: Nearness, b: Nearness) -> Bool {
    a.high < b.high || a.high == b.high && a.low < b.low
  }
}
