extension Batch {
  /// The batch that turns one list of a section's items into another: deletions, insertions and moves.
  ///
  /// Items are told apart by their identifiers; as few as possible of those that stay are moved, and of those as
  /// few as possible to the number that they have. O(n log n) for n items, by the longest ascending run of what
  /// stays, found by patience sorting.
  ///
  /// - Parameters:
  ///   - old: the identifiers as the section has them.
  ///   - new: the identifiers as it shall have them.
  ///   - section: the section, whose place is the same before and after the batch.
  ///   - size: the original size of an item that comes in, by its place in `new`.
  /// - Returns: nil if an identifier stands twice in `old` or twice in `new`.
  public init?<ID: Hashable>(
    from old: [ID], to new: [ID], inSection section: Int, size: (Int) -> LayoutSize
  ) {
    self.init()
    var oldPlaces: [ID: Int] = [:]
    oldPlaces.reserveCapacity(old.count)
    for (place, id) in old.enumerated() where oldPlaces.updateValue(place, forKey: id) != nil { return nil }
    var comers: Set<ID> = []
    var stays = [Bool](repeating: false, count: old.count)
    var staying: [(old: Int, new: Int)] = []
    for (place, id) in new.enumerated() {
      if let before = oldPlaces[id] {
        guard !stays[before] else { return nil }
        stays[before] = true
        staying.append((before, place))
      } else {
        guard comers.insert(id).inserted else { return nil }
        insertItem(size(place), at: ItemPath(section: section, item: place))
      }
    }
    for place in old.indices where !stays[place] {
      deleteItem(at: ItemPath(section: section, item: place))
    }
    let inOrder = Batch.longestAscendingRun(staying.map { $0.old }) { staying[$0].old == staying[$0].new }
    for (index, pair) in staying.enumerated() where !inOrder[index] {
      moveItem(
        from: ItemPath(section: section, item: pair.old), to: ItemPath(section: section, item: pair.new))
    }
  }

  /// Which elements form a longest ascending subsequence, of all such one with the most preferred elements.
  /// O(n log n).
  static func longestAscendingRun(_ values: [Int], preferring isPreferred: (Int) -> Bool) -> [Bool] {
    let layers = AscendingLayers(values)
    // Of the ascending runs that end with an element and are as long as its layer is deep: the most preferred
    // elements that one has, and the element before in it.
    var weights = values.indices.map { isPreferred($0) ? 1 : 0 }
    var previous = [Int](repeating: -1, count: values.count)
    var window: [Int] = []
    for depth in 0..<max(0, layers.count - 1) {
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
        while values[window[first]] >= values[element] { first += 1 }
        previous[element] = window[first]
        weights[element] += weights[window[first]]
      }
    }
    var isIn = [Bool](repeating: false, count: values.count)
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
      let depth = lasts.partitioningIndex { $0 >= value }
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
