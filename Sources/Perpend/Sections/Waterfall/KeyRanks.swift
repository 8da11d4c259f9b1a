/// A power of two of keys in ascending order.
package protocol KeyRanks {
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
package struct KeyRank: KeyRanks {
  private var key: Int64

  package static var count: Int { 1 }

  package init(first: Int, _ key: (Int) -> Int64) { self.key = key(first) }

  @inline(__always)
  package subscript(rank: Int) -> Int64 { key }

  @inline(__always)
  package var least: Int64 { key }

  @inline(__always)
  package mutating func replaceLeast(with key: Int64, next: Int64) { self.key = min(next, key) }

  @inline(__always)
  package mutating func insert(_ key: Int64, next: Int64) { self.key = max(self.key, min(next, key)) }

  @inline(__always)
  package mutating func subtract(_ amount: Int64) { key &-= amount }
}

/// Ranks below other ranks.
package struct KeyRankPair<Low: KeyRanks, High: KeyRanks>: KeyRanks {
  private var low: Low
  private var high: High

  @inline(__always)
  package static var count: Int { Low.count + High.count }

  package init(first: Int, _ key: (Int) -> Int64) {
    low = Low(first: first, key)
    high = High(first: first + Low.count, key)
  }

  package subscript(rank: Int) -> Int64 { rank < Low.count ? low[rank] : high[rank - Low.count] }

  @inline(__always)
  package var least: Int64 { low.least }

  @inline(__always)
  package mutating func replaceLeast(with key: Int64, next: Int64) {
    low.replaceLeast(with: key, next: high.least)
    high.insert(key, next: next)
  }

  @inline(__always)
  package mutating func insert(_ key: Int64, next: Int64) {
    low.insert(key, next: high.least)
    high.insert(key, next: next)
  }

  @inline(__always)
  package mutating func subtract(_ amount: Int64) {
    low.subtract(amount)
    high.subtract(amount)
  }
}

package typealias KeyRanks2 = KeyRankPair<KeyRank, KeyRank>
package typealias KeyRanks4 = KeyRankPair<KeyRanks2, KeyRanks2>
package typealias KeyRanks8 = KeyRankPair<KeyRanks4, KeyRanks4>
/// The least four, which each item waits for, in integer registers, and the rest in vectors: sixteen do not
/// fit.
package typealias KeyRanks16 = KeyRankPair<
  KeyRanks4, KeyRankPair<VectorKeyRanks4, KeyRankPair<VectorKeyRanks4, VectorKeyRanks4>>
>
