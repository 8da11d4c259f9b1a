import Perpend

/// SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014): the same numbers
/// everywhere for a seed. Or choices that bytes spell out.
package struct RandomSource: RandomNumberGenerator, Sendable {
  private var state: UInt64
  /// What is left of the bytes that the choices are taken from.
  private var bytes: ArraySlice<UInt8> = []
  /// The placements of the waterfalls that are made.
  package let placements: [Waterfall.Placement]

  package init(seed: UInt64, placements: [Waterfall.Placement] = Waterfall.Placement.withoutHistory) {
    state = seed
    self.placements = placements
  }

  /// A source that takes its choices from bytes while there are any, and from a seed then.
  package init(bytes: [UInt8], placements: [Waterfall.Placement] = Waterfall.Placement.allCases) {
    self.init(seed: 0, placements: placements)
    self.bytes = bytes[...]
  }

  /// Whether bytes are left.
  package var hasBytes: Bool { !bytes.isEmpty }

  package mutating func next() -> UInt64 {
    guard !hasBytes else { return UInt64(truncatingIfNeeded: int(.min ... .max)) }
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// True once in `n` times.
  package mutating func oneIn(_ n: Int) -> Bool {
    int(0...n - 1) == 0
  }

  package mutating func int(_ range: ClosedRange<Int>) -> Int {
    guard hasBytes else { return Int.random(in: range, using: &self) }
    // No more bytes than it takes, so that a changed byte changes one choice.
    let last = UInt(bitPattern: range.upperBound &- range.lowerBound)
    var value: UInt = 0
    var rest = last
    while rest > 0, let byte = bytes.popFirst() {
      value = value << 8 | UInt(byte)
      rest >>= 8
    }
    return range.lowerBound &+ Int(bitPattern: last == .max ? value : value % (last + 1))
  }

  /// A value of `range`: a whole one, one on the grid of 1/960, or any.
  package mutating func length(_ range: ClosedRange<Double>) -> Double {
    let value = number(range)
    switch int(0...3) {
    case 0: return value
    case 1: return max(range.lowerBound, (value * 960).rounded(.down) / 960)
    default: return max(range.lowerBound, value.rounded(.down))
    }
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    guard hasBytes else { return Double.random(in: range, using: &self) }
    let steps = 65_535
    return range.lowerBound + (range.upperBound - range.lowerBound) * Double(int(0...steps)) / Double(steps)
  }

  package mutating func pick<T>(_ choices: [T]) -> T {
    choices[int(0...choices.count - 1)]
  }
}
