/// Ascending indices, kept as the ranges that they form: as much memory for a billion in a row as for one.
package struct IndexRanges: Hashable, Sendable {
  /// The runs, ascending, with a gap between any two.
  package private(set) var runs: [Run] = []

  /// Indices in a row.
  package struct Run: Hashable, Sendable {
    package var range: Range<Int>
    /// How many indices the runs before have together.
    var rank: Int

    /// How many indices there are up to the end of the run.
    var endRank: Int { rank + range.count }
  }

  /// None.
  package init() {}

  /// All of a range.
  init(_ range: Range<Int>) { append(contentsOf: range) }

  /// Those of an ascending array, each of which it has once.
  package init(_ indices: [Int]) {
    for index in indices { append(index) }
  }

  /// Adds an index beyond all others. O(1).
  package mutating func append(_ index: Int) { append(contentsOf: index..<index + 1) }

  /// Adds indices beyond all others. O(1).
  package mutating func append(contentsOf range: Range<Int>) {
    guard !range.isEmpty else { return }
    guard let last = runs.last else { return runs.append(Run(range: range, rank: 0)) }
    precondition(range.lowerBound >= last.range.upperBound, "indices are added in ascending order")
    if range.lowerBound == last.range.upperBound {
      runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      runs.append(Run(range: range, rank: last.endRank))
    }
  }

  package var isEmpty: Bool { runs.isEmpty }
  /// The number of indices.
  package var count: Int { runs.last?.endRank ?? 0 }
  package var first: Int? { runs.first?.range.lowerBound }
  package var last: Int? { runs.last.map { $0.range.upperBound - 1 } }

  /// O(log r) for r runs.
  package func contains(_ index: Int) -> Bool {
    let run = runs.indices.partitioningIndex { runs[$0].range.upperBound > index }
    return run < runs.count && runs[run].range.lowerBound <= index
  }

  /// How many indices there are before one that is not there, or nil if it is. O(log r) for r runs.
  @inline(__always)
  package func rank(ofAbsent index: Int) -> Int? {
    let run = runs.indices.partitioningIndex { runs[$0].range.upperBound > index }
    guard run < runs.count else { return count }
    return runs[run].range.lowerBound <= index ? nil : runs[run].rank
  }

  /// The index that is not there and has `rank` of those before it. O(log r) for r runs.
  @inline(__always)
  package func absentIndex(_ rank: Int) -> Int {
    let run = runs.indices.partitioningIndex { runs[$0].range.lowerBound - runs[$0].rank > rank }
    return rank + (run > 0 ? runs[run - 1].endRank : 0)
  }
}
