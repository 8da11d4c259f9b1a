/// Four keys in two vectors of doubles: what integer registers have no room for.
///
/// Minima of doubles take four cycles where a conditional move takes one, but they come two at a time and
/// from other parts of the processor. They serve for ranks above those that the next item waits for.
package struct VectorKeyRanks4: KeyRanks {
  private var low: SIMD2<Double>
  private var high: SIMD2<Double>

  @inline(__always)
  package static var count: Int { 4 }

  package init(first: Int, _ key: (Int) -> Int64) {
    low = SIMD2(Double(key: key(first)), Double(key: key(first + 1)))
    high = SIMD2(Double(key: key(first + 2)), Double(key: key(first + 3)))
  }

  package subscript(rank: Int) -> Int64 {
    Int64(bitPattern: (rank < 2 ? low[rank] : high[rank - 2]).bitPattern)
  }

  @inline(__always)
  package var least: Int64 { Int64(bitPattern: low[0].bitPattern) }

  @inline(__always)
  package mutating func replaceLeast(with key: Int64, next: Int64) {
    let second = low[1]
    insert(key, next: next)
    low[0] = min(Double(key: key), second)
  }

  @inline(__always)
  package mutating func insert(_ key: Int64, next: Int64) {
    let key = SIMD2(repeating: Double(key: key))
    let afterLow = SIMD2(low[1], high[0])
    let afterHigh = SIMD2(high[1], Double(key: next))
    low = maxima(low, minima(key, afterLow))
    high = maxima(high, minima(key, afterHigh))
  }

  @inline(__always)
  package mutating func subtract(_ amount: Int64) {
    low = SIMD2(low[0].lowered(by: amount), low[1].lowered(by: amount))
    high = SIMD2(high[0].lowered(by: amount), high[1].lowered(by: amount))
  }
}

extension Double {
  @inline(__always)
  fileprivate init(key: Int64) { self.init(bitPattern: UInt64(bitPattern: key)) }

  @inline(__always)
  fileprivate func lowered(by amount: Int64) -> Double {
    Double(key: Int64(bitPattern: bitPattern) &- amount)
  }
}

// Written lane by lane they become `minpd` and `maxpd`; `replacing(with:where:)` becomes four instructions.

/// The lesser ones, and those of `a` where `b` is no number: `Int64.max`, the key after the last, is none.
@inline(__always)
private func minima(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
  SIMD2(b[0] < a[0] ? b[0] : a[0], b[1] < a[1] ? b[1] : a[1])
}

@inline(__always)
private func maxima(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
  SIMD2(a[0] > b[0] ? a[0] : b[0], a[1] > b[1] ? a[1] : b[1])
}
