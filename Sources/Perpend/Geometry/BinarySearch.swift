extension Range<Int> {
  /// The first index for which, and for all after it, the predicate holds; the upper bound if for none.
  @inline(__always)
  func partitioningIndex(where predicate: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
