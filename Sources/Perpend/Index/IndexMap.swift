/// Where the places of a list went in an edit that took some out, put some in and kept the rest in order.
///
/// It holds only the edited places, so it is as small as the edit; a place is found by binary search.
struct IndexMap: Hashable, Sendable {
  /// The old places that were taken out, ascending.
  var removed: [Int] = []
  /// The new places that were put in, ascending.
  var placed: [Int] = []

  /// The new place of what stood at an old one, or nil if it was taken out. O(log k) for k edited places.
  func newIndex(of old: Int) -> Int? { IndexMap.index(of: old, without: removed, with: placed) }

  /// The old place of what stands at a new one, or nil if it was put in. O(log k) for k edited places.
  func oldIndex(of new: Int) -> Int? { IndexMap.index(of: new, without: placed, with: removed) }

  /// Whether every place stayed what it was.
  var isIdentity: Bool { removed.isEmpty && placed.isEmpty }

  /// The place among those left when `gone` are taken out, and from there the place when `come` are put in.
  private static func index(of index: Int, without gone: [Int], with come: [Int]) -> Int? {
    let before = gone.partitioningIndex { $0 >= index }
    guard before == gone.count || gone[before] != index else { return nil }
    let rank = index - before
    // The k-th that came has come[k] - k others before it.
    var (low, high) = (0, come.count)
    while low < high {
      let middle = (low + high) / 2
      if come[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}

extension Array {
  /// The first index whose element, and all after it, satisfy the predicate; `count` if none does.
  func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
