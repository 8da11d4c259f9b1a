extension [Int] {
  /// Which elements form a longest ascending subsequence, of all such one with the most preferred elements.
  /// O(n log n).
  func longestAscendingRun(preferring isPreferred: (Int) -> Bool) -> [Bool] {
    let layers = AscendingLayers(self)
    // Of the ascending runs that end with an element and are as long as its layer is deep: the most preferred
    // elements that one has, and the element before in it.
    var weights = indices.map { isPreferred($0) ? 1 : 0 }
    var previous = [Int](repeating: -1, count: count)
    var window: [Int] = []
    for depth in 0..<Swift.max(0, layers.count - 1) {
      // The elements of a layer that can precede one of the next are a stretch of it, which only moves forward.
      // Of the stretch only the elements that no later one outweighs are kept.
      let above = layers[depth]
      var (first, next) = (0, above.startIndex)
      window.removeAll(keepingCapacity: true)
      for element in layers[depth + 1] {
        while next < above.endIndex, above[next] < element {
          while window.count > first, weights[window[window.count - 1]] <= weights[above[next]] {
            window.removeLast()
          }
          window.append(above[next])
          next += 1
        }
        while self[window[first]] >= self[element] { first += 1 }
        previous[element] = window[first]
        weights[element] += weights[window[first]]
      }
    }
    var isIn = [Bool](repeating: false, count: count)
    guard layers.count > 0 else { return isIn }
    var element = layers[layers.count - 1].max { weights[$0] < weights[$1] } ?? -1
    while element >= 0 {
      isIn[element] = true
      element = previous[element]
    }
    return isIn
  }
}

/// The elements of a list by the length of the longest ascending run that ends with each. In a layer they are in
/// order, and their values descend.
private struct AscendingLayers {
  /// The elements, layer by layer.
  private var elements: [Int]
  /// Where each layer starts among them, and where the last ends.
  private var starts: [Int] = [0]

  /// O(n log n), by patience sorting.
  init(_ values: [Int]) {
    var lasts: [Int] = []
    var sizes: [Int] = []
    let depths = values.map { value in
      // Most of what stays is in order.
      let isLast = lasts.last.map { $0 < value } ?? true
      let depth = isLast ? lasts.count : lasts.partitioningIndex { $0 >= value }
      if depth == lasts.count {
        lasts.append(value)
        sizes.append(1)
      } else {
        lasts[depth] = value
        sizes[depth] += 1
      }
      return depth
    }
    for size in sizes { starts.append(starts[starts.count - 1] + size) }
    elements = [Int](repeating: 0, count: values.count)
    var next = starts
    for (element, depth) in depths.enumerated() {
      elements[next[depth]] = element
      next[depth] += 1
    }
  }

  var count: Int { starts.count - 1 }

  subscript(depth: Int) -> ArraySlice<Int> { elements[starts[depth]..<starts[depth + 1]] }
}
