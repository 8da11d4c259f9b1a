import Perpend
import TestSupport
import Testing

/// A batch made from two snapshots of a feed turns the one into the other, with as few moves as can be.
struct FeedDifferenceTests {
  typealias Snapshot = FeedSnapshot<Int, Int>

  private static func size(_ id: Int) -> LayoutSize { LayoutSize(width: 40, height: Double(1 + id % 90)) }

  private static func changedSize(_ id: Int) -> LayoutSize {
    LayoutSize(width: 30, height: Double(2 + id % 70))
  }

  private static func options(_ id: Int) -> SectionOptions {
    SectionOptions(
      layout: .waterfall(Waterfall(columns: .fixed(1 + id % 4), itemSpacing: Double(id % 3))),
      header: Supplementary(height: Double(id % 30)))
  }

  private static func feed(_ snapshot: Snapshot, changed: Set<Int> = []) -> Feed {
    Feed(
      Container(width: 300),
      snapshot.sections.map { section in
        FeedSection(
          options: options(section.id),
          items: section.items.map { changed.contains($0) ? changedSize($0) : size($0) })
      })
  }

  @Test(arguments: RandomRuns.seeds(300))
  func randomSnapshots(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let old = random.snapshot()
    let new = random.snapshot(after: old)
    let all = (old.sections + new.sections).flatMap(\.items)
    let changed = random.oneIn(2) ? Set(all.filter { _ in random.oneIn(6) }) : []
    try check(old, new, changed, Trail(seed: seed).adding("\(old)").adding("\(new)").adding("\(changed)"))
  }

  /// From two sections of two items to every other way of dealing these, and one more, out.
  @Test func smallSnapshots() throws {
    let old: Snapshot = [0: [0, 1], 1: [2, 3]]
    for ids in [[], [0], [0, 1], [1, 0], [1, 2], [2, 0, 1]] {
      for items in Self.permutations(of: [0, 1, 2, 3, 4]) {
        for cut in 0...4 where ids.count > 1 || cut == 0 {
          // The fifth is left out.
          let parts = [Array(items[..<cut]), Array(items[cut..<4]), []]
          let sections = zip(ids, ids.count == 1 ? [Array(items[..<4])] : parts)
          let new = Snapshot(sections: sections.map { Snapshot.Section(id: $0, items: $1) })
          try check(old, new, [1, 2], Trail().adding("\(new)"))
        }
      }
    }
  }

  private static func permutations(of elements: [Int]) -> [[Int]] {
    elements.isEmpty
      ? [[]]
      : elements.flatMap { element in
        permutations(of: elements.filter { $0 != element }).map { [element] + $0 }
      }
  }

  private func check(_ old: Snapshot, _ new: Snapshot, _ changed: Set<Int>, _ trail: Trail) throws {
    var index = try Self.feed(old).index()
    var askedSizes: [Int] = []
    var askedOptions: [Int] = []
    let change = try applying(trail) { () throws(LayoutError) in
      try index.update(expecting: new.sections.map(\.items.count)) { batch throws(LayoutError) in
        try batch.addDifference(
          from: old, to: new, changed: changed,
          options: { id in
            askedOptions.append(id)
            return Self.options(id)
          },
          size: { id in
            askedSizes.append(id)
            return changed.contains(id) ? Self.changedSize(id) : Self.size(id)
          })
      }
    }
    try require(
      noDifference: firstDifference(index, Self.feed(new, changed: changed).reference()), trail)
    let (oldPaths, newPaths) = (old.paths, new.paths)
    for (id, path) in oldPaths {
      guard change.newPath(of: path) != newPaths[id] else { continue }
      try require(noDifference: differing("place of \(id)", change.newPath(of: path), newPaths[id]), trail)
    }
    for (id, path) in newPaths {
      guard change.oldPath(of: path) != oldPaths[id] else { continue }
      try require(noDifference: differing("origin of \(id)", change.oldPath(of: path), oldPaths[id]), trail)
    }
    let newSections = new.sections.map(\.id)
    for (number, section) in old.sections.enumerated() {
      try require(
        noDifference: differing(
          "place of section \(section.id)", change.newSection(of: number),
          newSections.firstIndex(of: section.id)), trail)
    }

    let oldSections = Dictionary(uniqueKeysWithValues: old.sections.map { ($0.id, $0.items) })
    let kept = new.sections.filter { oldSections[$0.id] != nil }
    let sectionMoves = Self.fewestMoves(from: old.sections.map(\.id), to: newSections)
    #expect(change.movedSections.count == sectionMoves, "\(trail)")
    let moves = kept.reduce(0) { $0 + Self.fewestMoves(from: oldSections[$1.id]!, to: $1.items) }
    let crossings = newPaths.filter { id, path in
      guard let origin = oldPaths[id] else { return false }
      return old.sections[origin.section].id != newSections[path.section]
    }
    #expect(change.movedItems.count == moves + crossings.count, "\(trail)")
    #expect(
      Set(change.resizedItems) == Set(changed.filter { newPaths[$0] != nil }.compactMap { oldPaths[$0] }),
      "\(trail)")
    let keptIDs = Set(kept.map(\.id))
    let gone = old.sections.filter { keptIDs.contains($0.id) }.flatMap(\.items)
      .filter { newPaths[$0] == nil }
    #expect(change.deletedItems.count == gone.count, "\(trail)")
    let arrivals = newPaths.keys.filter { oldPaths[$0] == nil }
    let resized = changed.filter { newPaths[$0] != nil && oldPaths[$0] != nil }
    #expect(askedSizes.sorted() == (arrivals + resized).sorted(), "\(trail)")
    #expect(askedOptions == newSections.filter { !keptIDs.contains($0) }, "\(trail)")
  }

  /// How many of what stays must be moved: all but a longest ascending run, by looking at every pair.
  private static func fewestMoves(from old: [Int], to new: [Int]) -> Int {
    let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    let staying = new.compactMap { places[$0] }
    var lengths: [Int] = []
    for (index, place) in staying.enumerated() {
      lengths.append(1 + ((0..<index).filter { staying[$0] < place }.map { lengths[$0] }.max() ?? 0))
    }
    return staying.count - (lengths.max() ?? 0)
  }

  /// What sets the items of a section apart comes with them.
  @Test func traitsOfASectionThatComesIn() throws {
    var index = try LayoutIndex(
      Container(width: 100), sections: [FeedSection(items: [LayoutSize(height: 5), LayoutSize(height: 6)])])
    let old: FeedSnapshot = ["a": [1, 2]]
    let new: FeedSnapshot = ["b": [3, 2, 4, 5], "a": [6, 1]]
    try index.update { batch throws(LayoutError) in
      try batch.addDifference(from: old, to: new, options: { _ in SectionOptions() }) { id in
        id % 2 == 0 ? ItemTraits(span: .full) : nil
      } size: {
        LayoutSize(height: Double(10 * $0))
      }
    }
    let sections = [4, 2].enumerated().map { section, count in
      (0..<count).map { ItemPath(section: section, item: $0) }
    }
    #expect(
      sections.map { $0.map { index.size(ofItemAt: $0)?.height } } == [[30, 6, 40, 50], [60, 5]])
    #expect(
      sections.map { $0.map { index.traits(ofItemAt: $0)?.span == .full } }
        == [[false, false, true, false], [true, false]])
  }

  @Test func snapshotsAreValues() {
    var snapshot: FeedSnapshot = ["a": [1, 2], "b": []]
    #expect(snapshot == FeedSnapshot(sections: [.init(id: "a", items: [1, 2]), .init(id: "b")]))
    snapshot.sections[1].items.append(3)
    #expect(snapshot == ["a": [1, 2], "b": [3]] && snapshot != ["b": [3], "a": [1, 2]])
  }
}

extension FeedSnapshot {
  fileprivate var paths: [ItemID: ItemPath] {
    var paths: [ItemID: ItemPath] = [:]
    for (number, section) in sections.enumerated() {
      for (item, id) in section.items.enumerated() { paths[id] = ItemPath(section: number, item: item) }
    }
    return paths
  }
}

extension [FeedSnapshot<Int, Int>.Section] {
  /// Each item where it stands first.
  fileprivate var withoutRepeatedItems: Self {
    var met: Set<Int> = []
    return map { section in
      FeedSnapshot.Section(id: section.id, items: section.items.filter { met.insert($0).inserted })
    }
  }
}

extension RandomSource {
  fileprivate mutating func snapshot() -> FeedSnapshot<Int, Int> {
    let ids = Array(0..<12).shuffled(using: &self)
    return FeedSnapshot(
      sections: (0..<int(0...7)).map { number in
        .init(id: ids[number], items: (0..<pick([0, 1, 3, 60, 200])).map { 1000 * number + $0 })
      })
  }

  /// Another, in which this and that is gone, new, elsewhere, or all in another order.
  fileprivate mutating func snapshot(after old: FeedSnapshot<Int, Int>) -> FeedSnapshot<Int, Int> {
    var sections = old.sections
    var loose: [Int] = []
    for number in sections.indices where !oneIn(3) {
      let share = pick([2, 10, 100])
      for item in sections[number].items.indices.reversed() where oneIn(share) {
        let id = sections[number].items.remove(at: item)
        if !oneIn(3) { loose.append(id) }
      }
      if oneIn(8) { sections[number].items.shuffle(using: &self) }
    }
    sections.removeAll { _ in oneIn(5) }
    for number in 0..<pick([0, 0, 1, 3]) {
      sections.insert(.init(id: 20 + number), at: int(0...sections.count))
    }
    if oneIn(3) { sections.shuffle(using: &self) }
    guard !sections.isEmpty else { return FeedSnapshot() }
    if oneIn(3), let gone = old.sections.randomElement(using: &self) {
      if !sections.contains(where: { $0.id == gone.id }) { loose += gone.items }
    }
    loose += (0..<int(0...40)).map { 9000 + $0 }
    for id in loose {
      let number = int(0...sections.count - 1)
      sections[number].items.insert(id, at: int(0...sections[number].items.count))
    }
    return FeedSnapshot(sections: sections.withoutRepeatedItems)
  }
}
