/// Paths of items, ascending, each once.
///
/// It is a collection that keeps ranges: a billion items in a row take no more memory than one. In the costs below,
/// r is the number of ranges.
public struct ItemPaths: RandomAccessCollection, Hashable, Sendable {
  private var runs: [Run] = []

  private struct Run: Hashable {
    var range: ItemRange
    /// How many paths the runs before have together.
    var rank: Int

    var endRank: Int { rank + range.items.count }
  }

  /// None.
  init() {}

  /// Those of an ascending array.
  package init(_ paths: [ItemPath]) {
    for path in paths { append(ItemRange(path)) }
  }

  /// Those of ranges in any order, which may overlap.
  init(ranges: [ItemRange]) {
    let sorted = ranges.sorted { ($0.section, $0.items.lowerBound) < ($1.section, $1.items.lowerBound) }
    for range in sorted {
      let last = runs.last?.range
      let end = last?.section == range.section ? last!.items.upperBound : .min
      guard range.items.upperBound > end else { continue }
      append(
        ItemRange(
          section: range.section, items: Swift.max(range.items.lowerBound, end)..<range.items.upperBound))
    }
  }

  /// Those of one range, if there are any.
  init(section: Int, items: Range<Int>) {
    if !items.isEmpty { append(ItemRange(section: section, items: items)) }
  }

  /// Adds paths behind all others.
  private mutating func append(_ range: ItemRange) {
    let last = runs.last?.range
    if let last, last.section == range.section, last.items.upperBound == range.items.lowerBound {
      runs[runs.count - 1].range.items = last.items.lowerBound..<range.items.upperBound
    } else {
      runs.append(Run(range: range, rank: count))
    }
  }

  /// The ranges, ascending. No two ranges of a section touch.
  ///
  /// - Complexity: O(r).
  public var ranges: [ItemRange] { runs.map { $0.range } }

  /// The number of paths.
  ///
  /// - Complexity: O(1).
  public var count: Int { runs.last?.endRank ?? 0 }

  /// The position of the first path: 0.
  public var startIndex: Int { 0 }
  /// The position behind the last path: `count`.
  ///
  /// - Complexity: O(1).
  public var endIndex: Int { count }

  /// The path at a position among them all.
  ///
  /// - Parameter position: The position, 0 to `count - 1`; any other is a programming error and traps, as in an
  ///   array.
  /// - Complexity: O(log r).
  public subscript(position: Int) -> ItemPath {
    precondition(position >= 0 && position < count, "there is no path at that position")
    let run = runs[runs.partitioningIndex { $0.endRank > position }]
    return ItemPath(section: run.range.section, item: run.range.items.lowerBound + position - run.rank)
  }

  /// Whether a path is one of them.
  ///
  /// - Complexity: O(log r).
  public func contains(_ path: ItemPath) -> Bool {
    let index = runs.partitioningIndex {
      ($0.range.section, $0.range.items.upperBound) > (path.section, path.item)
    }
    guard index < runs.count else { return false }
    let range = runs[index].range
    return range.section == path.section && range.items.contains(path.item)
  }

  /// An iterator over the paths, ascending.
  ///
  /// - Complexity: O(r).
  public func makeIterator() -> Iterator { Iterator(ranges: ranges) }

  /// Goes through paths in ascending order.
  public struct Iterator: IteratorProtocol, Sendable {
    let ranges: [ItemRange]
    private var index = 0
    private var offset = 0

    init(ranges: [ItemRange]) { self.ranges = ranges }

    /// The next path.
    ///
    /// - Returns: nil at the end.
    /// - Complexity: O(1).
    public mutating func next() -> ItemPath? {
      guard index < ranges.count else { return nil }
      let range = ranges[index]
      let path = ItemPath(section: range.section, item: range.items.lowerBound + offset)
      offset += 1
      if offset == range.items.count { (index, offset) = (index + 1, 0) }
      return path
    }
  }
}
