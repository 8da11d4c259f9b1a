import Perpend

/// SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014): the same numbers
/// everywhere for a seed.
package struct RandomSource: RandomNumberGenerator, Sendable {
  private var state: UInt64
  /// The placements of the waterfalls that are made.
  package let placements: [Waterfall.Placement]

  package init(seed: UInt64, placements: [Waterfall.Placement] = Waterfall.Placement.withoutHistory) {
    state = seed
    self.placements = placements
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// True once in `n` times.
  package mutating func oneIn(_ n: Int) -> Bool {
    Int.random(in: 0..<n, using: &self) == 0
  }

  package mutating func int(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// A value of `range`: a whole one, one on the grid of 1/960, or any.
  package mutating func length(_ range: ClosedRange<Double>) -> Double {
    let value = Double.random(in: range, using: &self)
    switch int(0...3) {
    case 0: return value
    case 1: return max(range.lowerBound, (value * 960).rounded(.down) / 960)
    default: return max(range.lowerBound, value.rounded(.down))
    }
  }

  package mutating func pick<T>(_ choices: [T]) -> T {
    choices[int(0...choices.count - 1)]
  }
}
