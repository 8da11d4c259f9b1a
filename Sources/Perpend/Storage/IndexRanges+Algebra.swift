extension IndexRanges {
  /// The ranges that the indices form.
  var ranges: [Range<Int>] { runs.map { $0.range } }

  /// The indices of ranges that ascend by their lower bounds and may overlap.
  package init(overlapping ranges: some Sequence<Range<Int>>) {
    var end = Int.min
    for range in ranges where range.upperBound > end {
      append(contentsOf: max(range.lowerBound, end)..<range.upperBound)
      end = range.upperBound
    }
  }

  /// The indices that are in either. O(r) for the r runs of both.
  package func union(_ other: IndexRanges) -> IndexRanges {
    var (next, otherNext) = (0, 0)
    let merged = (0..<runs.count + other.runs.count).map { _ in
      if otherNext == other.runs.count
        || (next < runs.count && runs[next].range.lowerBound < other.runs[otherNext].range.lowerBound)
      {
        next += 1
        return runs[next - 1].range
      }
      otherNext += 1
      return other.runs[otherNext - 1].range
    }
    return IndexRanges(overlapping: merged)
  }

  /// The indices that the other does not have. O(r) for the r runs of both.
  package func subtracting(_ other: IndexRanges) -> IndexRanges {
    var difference = IndexRanges()
    var next = 0
    for run in runs {
      var start = run.range.lowerBound
      while next < other.runs.count, other.runs[next].range.upperBound <= start { next += 1 }
      var cut = next
      while cut < other.runs.count, other.runs[cut].range.lowerBound < run.range.upperBound {
        let gap = other.runs[cut].range
        if gap.lowerBound > start { difference.append(contentsOf: start..<gap.lowerBound) }
        start = gap.upperBound
        cut += 1
      }
      if start < run.range.upperBound { difference.append(contentsOf: start..<run.range.upperBound) }
    }
    return difference
  }
}
