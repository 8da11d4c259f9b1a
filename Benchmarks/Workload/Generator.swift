/// The linear congruential generator that the published tables of this field were made with.
struct Generator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// 31 random bits.
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }

  /// A whole number of `range`.
  mutating func next(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }
}
