extension Batch {
  /// The batch that turns one list of a section's items into another: deletions, insertions and moves.
  ///
  /// Items are told apart by their identifiers; as few as possible of those that stay are moved. O(n log n)
  /// for n items, by the longest ascending run of what stays, found by patience sorting.
  ///
  /// - Parameters:
  ///   - old: the identifiers as the section has them.
  ///   - new: the identifiers as it shall have them.
  ///   - section: the section, whose place is the same before and after the batch.
  ///   - size: the original size of an item that comes in, by its place in `new`.
  /// - Returns: nil if an identifier stands twice in `old` or twice in `new`.
  public init?<ID: Hashable>(
    from old: [ID], to new: [ID], inSection section: Int, size: (Int) -> Size
  ) {
    self.init()
    var oldPlaces: [ID: Int] = [:]
    oldPlaces.reserveCapacity(old.count)
    for (place, id) in old.enumerated() where oldPlaces.updateValue(place, forKey: id) != nil { return nil }
    var seen: Set<ID> = []
    seen.reserveCapacity(new.count)
    var stays = [Bool](repeating: false, count: old.count)
    var staying: [(old: Int, new: Int)] = []
    for (place, id) in new.enumerated() {
      guard seen.insert(id).inserted else { return nil }
      if let before = oldPlaces[id] {
        stays[before] = true
        staying.append((before, place))
      } else {
        insertItem(size(place), at: ItemPath(section: section, item: place))
      }
    }
    for place in old.indices where !stays[place] {
      deleteItem(at: ItemPath(section: section, item: place))
    }
    let inOrder = Batch.longestAscendingRun(staying.map { $0.old })
    for (index, pair) in staying.enumerated() where !inOrder[index] {
      moveItem(
        from: ItemPath(section: section, item: pair.old), to: ItemPath(section: section, item: pair.new))
    }
  }

  /// Which elements form a longest ascending subsequence. O(n log n).
  static func longestAscendingRun(_ values: [Int]) -> [Bool] {
    // ends[k] is the index of the least value that ends an ascending run of k + 1.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      let length = ends.partitioningIndex { values[$0] >= value }
      previous[index] = length > 0 ? ends[length - 1] : -1
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var isIn = [Bool](repeating: false, count: values.count)
    var index = ends.last ?? -1
    while index >= 0 {
      isIn[index] = true
      index = previous[index]
    }
    return isIn
  }
}
