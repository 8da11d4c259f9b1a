/// Where the elements of a list went in an edit that took some out, put some in and kept the rest in order.
///
/// It holds the ranges of the edited indices, so it is as small as the edit. An index is found by binary search.
struct IndexMap: Hashable, Sendable {
  /// The number of elements before the edit.
  private(set) var oldCount: Int
  /// The old indices that were taken out.
  private(set) var removed: IndexRanges
  /// The new indices that were put in.
  private(set) var placed: IndexRanges

  init(oldCount: Int, removed: IndexRanges = IndexRanges(), placed: IndexRanges = IndexRanges()) {
    self.oldCount = oldCount
    self.removed = removed
    self.placed = placed
  }

  /// The number of elements after the edit.
  var newCount: Int { oldCount - removed.count + placed.count }

  /// The new index of the element at an old one, or nil if it was taken out or never existed. O(log r) for r ranges.
  func newIndex(of old: Int) -> Int? {
    guard old >= 0, old < oldCount else { return nil }
    return removed.rank(ofAbsent: old).map { placed.absentIndex(old - $0) }
  }

  /// The old index of the element at a new one, or nil if it was put in or does not exist. O(log r) for r ranges.
  func oldIndex(of new: Int) -> Int? {
    guard new >= 0, new < newCount else { return nil }
    return placed.rank(ofAbsent: new).map { removed.absentIndex(new - $0) }
  }

  /// Whether every element kept its index.
  var isIdentity: Bool { removed.isEmpty && placed.isEmpty }
}

extension Array {
  /// The first index whose element, and all after it, satisfy the predicate; `count` if none does.
  func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    indices.partitioningIndex { predicate(self[$0]) }
  }
}
