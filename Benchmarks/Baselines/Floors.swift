import Foundation

/// What no layout of this kind can be faster than.
enum Floors {
  /// One addition and one minimum an item, each needing the one before: the chain that placing cannot break.
  @inline(never)
  static func addMin(_ heights: [Double], ceiling: Double) -> Double {
    var end = 0.0
    for height in heights { end = min(ceiling, end + height) }
    return end
  }

  /// Streams `source` to `target`.
  @inline(never)
  static func copy(_ source: [UInt8], to target: inout [UInt8]) {
    unsafe source.withUnsafeBytes { source in
      unsafe target.withUnsafeMutableBytes { target in
        unsafe target.copyMemory(from: source)
      }
    }
  }
}
