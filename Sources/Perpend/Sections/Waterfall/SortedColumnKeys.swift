/// Up to 16 columns: the keys in ascending order, each in a register.
///
/// To place an item is to take out the least key a0 and put in a key k, at its rank:
///
///     a0 = min(a1, k)
///     aj = max(aj, min(aj+1, k))     for the others
///
/// No search and no branch; from one item to the next there is one addition, one comparison and one
/// conditional move. The keys are whole numbers, which baseline processors compare and move in one cycle
/// each, where minima of doubles take four.
package struct SortedColumnKeys<Ranks: KeyRanks>: ColumnHeights {
  private var ranks: Ranks
  private let columnCount: Int

  /// Columns of height 0.
  package init(columnCount: Int) {
    assert(columnCount >= 1 && columnCount <= Ranks.count)
    self.columnCount = columnCount
    ranks = Ranks(first: 0) { $0 < columnCount ? Int64(columnKey: $0) : .greatestKey }
  }

  @inline(__always)
  package var least: Int64 { ranks.least }

  @inline(__always)
  package mutating func replaceLeast(with key: Int64) { ranks.replaceLeast(with: key, next: .max) }

  @inline(__always)
  package mutating func subtract(_ height: Int64) { ranks.subtract(height << 8) }

  package func write(to keys: UncheckedSpan<Int64>) {
    for rank in 0..<columnCount { keys[rank] = ranks[rank] }
  }

  package mutating func read(from keys: UncheckedSpan<Int64>) {
    let columnCount = columnCount
    ranks = Ranks(first: 0) { $0 < columnCount ? keys[$0] : .greatestKey }
  }
}
