/// Edits of the items of one section: places to take out and sizes to change name old places, places to put
/// in new ones.
struct ItemEdits {
  /// Old places, ascending, each once.
  var removed: [Int] = []
  /// New places with what comes there, ascending by place, each once.
  var placed: [(item: Int, size: UnitSize)] = []
  /// Old places of items that stay, with their new sizes.
  var resized: [(item: Int, size: UnitSize)] = []

  /// The number of items after the edits.
  func count(from count: Int) -> Int { count - removed.count + placed.count }

  /// The first item that may lie elsewhere; everything before it keeps its place in the list too.
  var first: Int {
    min(removed.first ?? .max, placed.first?.item ?? .max, resized.reduce(.max) { min($0, $1.item) })
  }

  /// The last place that differs from what was there, where the lists behind it are the same.
  func last(from count: Int) -> Int {
    guard removed.count == placed.count else { return self.count(from: count) - 1 }
    return max(removed.last ?? -1, placed.last?.item ?? -1, resized.reduce(-1) { max($0, $1.item) })
  }

  /// What is known of the sizes that come in.
  var sizes: SizeRange {
    var range = SizeRange()
    for (_, size) in placed { range.include(size) }
    for (_, size) in resized { range.include(size) }
    return range
  }
}
