import Perpend

/// As many insertions, deletions, moves and reloads all over a section, and what undoes them.
struct ScatteredEdits {
  private(set) var batch = Batch()
  private(set) var undo = Batch()
  /// The sizes after the batch, and the old place of each; nil for an insertion.
  private(set) var result: [LayoutSize] = []
  private(set) var origins: [Int?] = []

  init(of sizes: [LayoutSize], operations: Int) {
    var generator = Generator(seed: 99)
    let each = operations / 4
    let old = Self.places(3 * each, below: sizes.count, &generator)
    let new = Self.places(2 * each, below: sizes.count, &generator)
    let deleted = old[..<each]
    let moved = old[each..<2 * each]
    let reloaded = Set(old[(2 * each)...])

    var arrivals: [Int: Int?] = [:]
    for place in new[..<each] { arrivals[place] = .some(nil) }
    for (from, to) in zip(moved, new[each...]) { arrivals[to] = .some(from) }
    let gone = Set(deleted).union(moved)
    var rest = sizes.indices.lazy.filter { !gone.contains($0) }.makeIterator()
    for place in sizes.indices {
      let path = ItemPath(section: 0, item: place)
      let origin = arrivals[place] ?? rest.next()
      origins.append(origin)
      guard let origin else {
        result.append(sizes[generator.next(in: 0...sizes.count - 1)])
        batch.insertItem(result[place], at: path)
        undo.deleteItem(at: path)
        continue
      }
      result.append(sizes[origin])
      let source = ItemPath(section: 0, item: origin)
      if arrivals[place] != nil {
        batch.moveItem(from: source, to: path)
        undo.moveItem(from: path, to: source)
      } else if reloaded.contains(origin) {
        result[place] = sizes[generator.next(in: 0...sizes.count - 1)]
        batch.setSize(result[place], ofItemAt: source)
        undo.setSize(sizes[origin], ofItemAt: path)
      }
    }
    for place in deleted {
      let path = ItemPath(section: 0, item: place)
      batch.deleteItem(at: path)
      undo.insertItem(sizes[place], at: path)
    }
  }

  /// Different places in random order.
  private static func places(_ count: Int, below limit: Int, _ generator: inout Generator) -> [Int] {
    var places: [Int] = []
    var taken: Set<Int> = []
    while places.count < count {
      let place = generator.next(in: 0...limit - 1)
      if taken.insert(place).inserted { places.append(place) }
    }
    return places
  }
}
