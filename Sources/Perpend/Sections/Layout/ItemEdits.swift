/// Edits of the items of one section: what to take out and which sizes to change by old index, what to put in by new
/// index.
struct ItemEdits {
  /// Old indices.
  var removed = IndexRanges()
  /// New indices, and in their order what comes there.
  private(set) var placed = IndexRanges()
  private(set) var placedSizes: [UnitSize] = []
  /// Old indices of items that stay, with their new sizes.
  var resized: [(item: Int, size: UnitSize)] = []

  /// Puts an item in, at a new index beyond all others.
  mutating func place(_ size: UnitSize, at item: Int) {
    placed.append(item)
    placedSizes.append(size)
  }

  /// Puts items in, one after the other from a new index on.
  mutating func place(_ sizes: [UnitSize], from item: Int) {
    placed.append(contentsOf: item..<item + sizes.count)
    placedSizes += sizes
  }

  /// The number of items after the edits.
  func count(from count: Int) -> Int { count - removed.count + placed.count }

  /// The first item that may lie elsewhere; everything before it keeps its index too.
  var first: Int {
    min(removed.first ?? .max, placed.first ?? .max, resized.reduce(.max) { min($0, $1.item) })
  }

  /// The last edited index where the tail behind it is unchanged, otherwise the last index.
  func last(from count: Int) -> Int {
    guard removed.count == placed.count else { return self.count(from: count) - 1 }
    return max(removed.last ?? -1, placed.last ?? -1, resized.reduce(-1) { max($0, $1.item) })
  }

  /// What is known of the sizes that come in.
  var sizes: SizeRange {
    var range = SizeRange()
    for size in placedSizes { range.include(size) }
    for (_, size) in resized { range.include(size) }
    return range
  }
}
