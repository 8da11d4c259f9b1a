/// More than 16 columns: a tournament, in which each node holds the lesser key of the two below it.
///
/// A key that changes plays log2(columns) matches, none of which branches.
@safe
package struct ColumnTournament: ColumnHeights {
  /// The winner at 1, the children of n at 2n and 2n + 1, the columns from `leafCount` on.
  private let nodes: UncheckedSpan<Int64>
  private let columnCount: Int
  private let leafCount: Int

  /// `Int64`s of memory for a number of columns.
  package static func capacity(columnCount: Int) -> Int { 2 * leafCount(columnCount) }

  /// Columns of height 0, in memory that the caller keeps.
  package init(columnCount: Int, memory: UncheckedSpan<Int64>) {
    nodes = memory
    self.columnCount = columnCount
    leafCount = ColumnTournament.leafCount(columnCount)
    for leaf in 0..<leafCount {
      nodes[leafCount + leaf] = leaf < columnCount ? Int64(columnKey: leaf) : .greatestKey
    }
    playAll()
  }

  private static func leafCount(_ columnCount: Int) -> Int {
    var count = 1
    while count < columnCount { count *= 2 }
    return count
  }

  @inline(__always)
  package var least: Int64 { nodes[1] }

  @inline(__always)
  package mutating func replaceLeast(with key: Int64) {
    var node = leafCount + Int(least & 0xff)
    var winner = key
    while node > 1 {
      nodes[node] = winner
      winner = min(winner, nodes[node ^ 1])
      node >>= 1
    }
    nodes[1] = winner
  }

  package mutating func subtract(_ height: Int64) {
    for node in 1..<2 * leafCount where nodes[node] < .greatestKey {
      nodes[node] -= height << 8
    }
  }

  package func write(to keys: UncheckedSpan<Int64>) {
    for column in 0..<columnCount { keys[column] = nodes[leafCount + column] }
  }

  package mutating func read(from keys: UncheckedSpan<Int64>) {
    for column in 0..<columnCount { nodes[leafCount + column] = keys[column] }
    playAll()
  }

  private mutating func playAll() {
    var node = leafCount - 1
    while node >= 1 {
      nodes[node] = min(nodes[2 * node], nodes[2 * node + 1])
      node -= 1
    }
  }
}
