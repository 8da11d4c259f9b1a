extension IndexMap {
  /// Where elements went in this and then in the next edit. The next begins with as many elements as this ends with.
  /// O(r log r) for the r ranges of both.
  func followed(by next: IndexMap) -> IndexMap {
    // Between two indices that went together lie only such as this edit took out, or the next put in.
    let removedNext = next.removed.subtracting(placed).ranges.map { oldIndices(around: $0) }
    let placedBefore = placed.subtracting(next.removed).ranges.map { next.newIndices(around: $0) }
    return IndexMap(
      oldCount: oldCount, removed: removed.union(IndexRanges(overlapping: removedNext)),
      placed: next.placed.union(IndexRanges(overlapping: placedBefore)))
  }

  /// The old indices of new ones that existed before, from the first to the last of them.
  func oldIndices(around new: Range<Int>) -> Range<Int> {
    oldIndex(of: new.lowerBound)!..<oldIndex(of: new.upperBound - 1)! + 1
  }

  /// The new indices of old ones that still exist, from the first to the last of them.
  private func newIndices(around old: Range<Int>) -> Range<Int> {
    newIndex(of: old.lowerBound)!..<newIndex(of: old.upperBound - 1)! + 1
  }
}
