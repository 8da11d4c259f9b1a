extension IndexMap {
  /// Where places went in this and then in another edit, which begins with as many as this ends with.
  /// O(r log r) for the r ranges of both.
  func followed(by next: IndexMap) -> IndexMap {
    // Between two places that went together lie only such as this edit took out, or the next put in.
    let removedNext = next.removed.subtracting(placed).ranges.map { oldIndices(around: $0) }
    let placedBefore = placed.subtracting(next.removed).ranges.map { next.newIndices(around: $0) }
    return IndexMap(
      oldCount: oldCount, removed: removed.union(IndexRanges(overlapping: removedNext)),
      placed: next.placed.union(IndexRanges(overlapping: placedBefore)))
  }

  /// The old places of new ones that were there before, from the first to the last of them.
  func oldIndices(around new: Range<Int>) -> Range<Int> {
    oldIndex(of: new.lowerBound)!..<oldIndex(of: new.upperBound - 1)! + 1
  }

  /// The new places of old ones that are still there, from the first to the last of them.
  private func newIndices(around old: Range<Int>) -> Range<Int> {
    newIndex(of: old.lowerBound)!..<newIndex(of: old.upperBound - 1)! + 1
  }
}
