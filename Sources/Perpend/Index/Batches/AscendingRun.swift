/// Something that stands for several elements of a list, one after the other.
package struct WeightedElement {
  /// Where it was in another list.
  package var value: Int
  /// How many elements it stands for.
  package var count: Int
  /// How many of them are preferred.
  package var preferredCount: Int

  package init(value: Int, count: Int, preferredCount: Int) {
    self.value = value
    self.count = count
    self.preferredCount = preferredCount
  }
}

extension [WeightedElement] {
  /// Which of the elements form the ascending subsequence that stands for the most elements; of all such one with the
  /// most preferred ones.
  ///
  /// The values are different from one another, and below `limit`. O(n log m + m) for n elements and a limit of m, by a
  /// tree of prefix maxima (Fenwick, 1994).
  package func heaviestAscendingRun(limit: Int) -> [Bool] {
    // What each element goes on from.
    var ends: [End] = []
    ends.reserveCapacity(count)
    // Of the runs that end with a value below that of a node, the heaviest one's end.
    var tree = [End](repeating: End(), count: limit + 1)
    var last = End()
    for element in indices {
      var end = End()
      var node = self[element].value
      while node > 0 {
        if tree[node].isHeavier(than: end) { end = tree[node] }
        node &= node - 1
      }
      ends.append(end)
      end.count += self[element].count
      end.preferredCount += self[element].preferredCount
      end.element = element
      if end.isHeavier(than: last) { last = end }
      node = self[element].value + 1
      while node <= limit {
        if end.isHeavier(than: tree[node]) { tree[node] = end }
        node += node & -node
      }
    }
    var isIn = [Bool](repeating: false, count: count)
    while last.element >= 0 {
      isIn[last.element] = true
      last = ends[last.element]
    }
    return isIn
  }
}

/// With what an ascending run ends, and what all of it stands for.
private struct End {
  /// -1 for no run.
  var element = -1
  var count = 0
  var preferredCount = 0

  func isHeavier(than other: End) -> Bool {
    count > other.count || count == other.count && preferredCount > other.preferredCount
  }
}
