/// A power of two of keys in ascending order.
protocol KeyRanks {
  static var count: Int { get }
  /// Ranks from `first` onward.
  init(first: Int, _ key: (Int) -> Int64)
  subscript(rank: Int) -> Int64 { get }
  var least: Int64 { get }
  /// Takes out the least key and puts in `key`; `next` is the key of the rank after the last.
  mutating func replaceLeast(with key: Int64, next: Int64)
  /// The same seen from ranks above, where a lower key has gone: what is below `key` moves down a rank.
  mutating func insert(_ key: Int64, next: Int64)
  mutating func subtract(_ amount: Int64)
}

/// One key.
struct KeyRank: KeyRanks {
  private var key: Int64

  static var count: Int { 1 }

  init(first: Int, _ key: (Int) -> Int64) { self.key = key(first) }

  @inline(__always)
  subscript(rank: Int) -> Int64 { key }

  @inline(__always)
  var least: Int64 { key }

  @inline(__always)
  mutating func replaceLeast(with key: Int64, next: Int64) { self.key = min(next, key) }

  @inline(__always)
  mutating func insert(_ key: Int64, next: Int64) { self.key = max(self.key, min(next, key)) }

  @inline(__always)
  mutating func subtract(_ amount: Int64) { key &-= amount }
}

/// Ranks below other ranks.
struct KeyRankPair<Low: KeyRanks, High: KeyRanks>: KeyRanks {
  private var low: Low
  private var high: High

  @inline(__always)
  static var count: Int { Low.count + High.count }

  init(first: Int, _ key: (Int) -> Int64) {
    low = Low(first: first, key)
    high = High(first: first + Low.count, key)
  }

  subscript(rank: Int) -> Int64 { rank < Low.count ? low[rank] : high[rank - Low.count] }

  @inline(__always)
  var least: Int64 { low.least }

  @inline(__always)
  mutating func replaceLeast(with key: Int64, next: Int64) {
    low.replaceLeast(with: key, next: high.least)
    high.insert(key, next: next)
  }

  @inline(__always)
  mutating func insert(_ key: Int64, next: Int64) {
    low.insert(key, next: high.least)
    high.insert(key, next: next)
  }

  @inline(__always)
  mutating func subtract(_ amount: Int64) {
    low.subtract(amount)
    high.subtract(amount)
  }
}

typealias KeyRanks2 = KeyRankPair<KeyRank, KeyRank>
typealias KeyRanks4 = KeyRankPair<KeyRanks2, KeyRanks2>
typealias KeyRanks8 = KeyRankPair<KeyRanks4, KeyRanks4>
/// The least four, which each item waits for, in integer registers, and the rest in vectors: sixteen do not
/// fit.
typealias KeyRanks16 = KeyRankPair<
  KeyRanks4, KeyRankPair<VectorKeyRanks4, KeyRankPair<VectorKeyRanks4, VectorKeyRanks4>>
>
