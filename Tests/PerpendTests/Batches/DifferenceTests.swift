import Perpend
import TestSupport
import Testing

/// A batch made from two lists of identifiers turns the one into the other, with as few moves as can be.
struct DifferenceTests {
  private static func size(_ id: Int) -> LayoutSize { LayoutSize(height: Double(1 + id % 90)) }

  private static func feed(_ ids: [Int], before: Int = 0) -> Feed {
    let options = SectionOptions(layout: .waterfall(Waterfall(columns: .fixed(3))))
    let neighbour = FeedSection(options: options, items: [LayoutSize(height: 8)])
    return Feed(
      Container(width: 300),
      Array(repeating: neighbour, count: before) + [FeedSection(options: options, items: ids.map(size))])
  }

  /// Applies the batch, carries the identifiers along, and returns what it consists of.
  @discardableResult
  private func check(
    _ old: [Int], _ new: [Int], section: Int = 0, _ trail: Trail, followingIdentifiers: Bool = true
  ) throws -> Change {
    var index = try Self.feed(old, before: section).index()
    var counts = Array(repeating: 1, count: section)
    counts.append(new.count)
    let change = try applying(trail) { () throws(LayoutError) in
      try index.update(expecting: counts) { batch throws(LayoutError) in
        try batch.addDifference(from: old, to: new, inSection: section, size: Self.size)
      }
    }
    try require(
      noDifference: firstDifference(index, Self.feed(new, before: section).reference()), trail)
    guard followingIdentifiers else { return change }
    let oldIDs = Set(old)
    for (place, id) in new.enumerated() {
      let origin = change.oldPath(of: ItemPath(section: section, item: place)).map { old[$0.item] }
      try require(noDifference: differing("origin of \(id)", origin, oldIDs.contains(id) ? id : nil), trail)
    }
    let newIDs = Set(new)
    for (place, id) in old.enumerated() {
      let target = change.newPath(of: ItemPath(section: section, item: place)).map { new[$0.item] }
      try require(noDifference: differing("target of \(id)", target, newIDs.contains(id) ? id : nil), trail)
    }
    return change
  }

  @Test(arguments: RandomRuns.seeds(100))
  func randomLists(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let old = Array(Array(0..<300).shuffled(using: &random).prefix(random.int(0...300)))
    var new = old.filter { _ in !random.oneIn(4) }
    for _ in 0..<random.int(0...60) { new.insert(1000 + new.count, at: random.int(0...new.count)) }
    switch random.int(0...2) {
    case 0: new.shuffle(using: &random)
    case 1:
      for _ in 0..<random.int(0...5) where !new.isEmpty {
        let id = new.remove(at: random.int(0...new.count - 1))
        new.insert(id, at: random.int(0...new.count))
      }
    default: break
    }
    try check(old, new, section: random.int(0...2), Trail(seed: seed).adding("\(old)").adding("\(new)"))
  }

  /// From the items in order to each sequence of some of them and others: as few moves as the plainest search finds.
  @Test func fewestMoves() throws {
    for old in 0...5 {
      for new in arrangements(of: Array(0..<old) + [90, 91], upTo: 4) {
        let trail = Trail().adding("\(old) items to \(new)")
        let change = try check(Array(0..<old), new, trail)
        let staying = new.filter { $0 < old }
        let moves = staying.count - Self.longestAscending(staying)
        #expect(change.movedItems.count == moves, "\(trail)")
        #expect(change.insertedItems.count == new.count - staying.count, "\(trail)")
        #expect(change.deletedItems.count == old - staying.count, "\(trail)")
      }
    }
    for permutation in arrangements(of: Array(0..<6), upTo: 6) where permutation.count == 6 {
      let change = try Self.change(from: Array(0..<6), to: permutation)
      #expect(change.movedItems.count == 6 - Self.longestAscending(permutation), "\(permutation)")
    }
  }

  /// Where some of as few moves must be made, none is to the number that the item has if that can be.
  @Test func fewestMovesToTheSameNumber() throws {
    for permutation in arrangements(of: Array(0..<6), upTo: 6) where permutation.count == 6 {
      let change = try Self.change(from: Array(0..<6), to: permutation)
      let fixed = permutation.indices.filter { permutation[$0] == $0 }
      let most = Self.longestAscending(permutation)
      let runs = (0..<1 << 6).map { subset in permutation.indices.filter { subset >> $0 & 1 == 1 } }
        .filter { run in
          run.count == most && run.map { permutation[$0] } == run.map { permutation[$0] }.sorted()
        }
      let fewest = runs.map { run in fixed.count { !run.contains($0) } }.min()
      #expect(change.movedItems.count { $0.from == $0.to } == fewest, "\(permutation)")
    }
    let change = try Self.change(from: [0, 1, 2], to: [2, 1, 0])
    #expect(change.movedItems.map(\.from.item) == [0, 2])
    #expect(change.movedItems.map(\.to.item) == [2, 0])
  }

  private static func change(from old: [Int], to new: [Int]) throws -> Change {
    var index = try feed(old).index()
    return try index.update { batch throws(LayoutError) in
      try batch.addDifference(from: old, to: new, inSection: 0, size: size)
    }
  }

  /// By going through all subsets.
  private static func longestAscending(_ values: [Int]) -> Int {
    (0..<1 << values.count).reduce(0) { longest, subset in
      let chosen = values.indices.filter { subset >> $0 & 1 == 1 }.map { values[$0] }
      return chosen == chosen.sorted() ? max(longest, chosen.count) : longest
    }
  }

  /// What stands twice is refused with its places, and the batch is as it was.
  @Test func duplicates() throws {
    for (old, new) in [([1, 2, 1], []), ([1, 2], [3, 2, 3]), ([], [3, 4, 3]), ([5, 5], [])] {
      var batch = Batch()
      batch.deleteItem(at: ItemPath(section: 0, item: 0))
      let error = #expect(throws: LayoutError.self) {
        try batch.addDifference(from: old, to: new, inSection: 4) { _ in .zero }
      }
      let isOld = Set(old).count < old.count
      let list = isOld ? old : new
      let second = list.indices.first { list[..<$0].contains(list[$0]) }!
      let first = list.firstIndex(of: list[second])!
      #expect(
        error
          == .duplicateIdentifier(
            isOld ? .old : .new, at: .item(ItemPath(section: 4, item: second)),
            first: .item(ItemPath(section: 4, item: first))))
      var index = try Self.feed([0]).index()
      try index.apply(batch, expecting: [0])
    }
    var batch = Batch()
    try batch.addDifference(from: [Int](), to: [], inSection: 0) { _ in .zero }
    var index = try Self.feed([0]).index()
    #expect(try index.apply(batch) == index.apply(Batch()))
  }

  /// Where the lists agree nothing is looked up, so that what stands there a second time is not noticed. The one list
  /// becomes the other all the same.
  @Test func duplicatesThatAreNotNoticed() throws {
    for (old, new) in [
      ([1, 1, 2, 3], [1, 1, 3]), ([1, 1], [1, 1]), ([0, 1, 0], [0, 1]), ([0, 1, 2], [0, 1, 2, 1]),
      ([0, 1, 2], [2, 7, 0, 1, 2]), ([1, 2], [2, 2]),
    ] {
      try check(old, new, Trail().adding("\(old) to \(new)"), followingIdentifiers: false)
    }
  }

  /// Any lists of few identifiers, many of them twice: refused, or turned into the other.
  @Test(arguments: RandomRuns.seeds(200))
  func duplicatesDoNoHarm(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let old = (0..<random.int(0...40)).map { _ in random.int(0...20) }
    var new = old
    for _ in 0..<random.int(0...6) {
      if random.oneIn(2), !new.isEmpty { new.remove(at: random.int(0...new.count - 1)) }
      new.insert(random.int(0...20), at: random.int(0...new.count))
    }
    var batch = Batch()
    do throws(LayoutError) {
      try batch.addDifference(from: old, to: new, inSection: 0, size: Self.size)
    } catch { return }
    var index = try Self.feed(old).index()
    try index.apply(batch)
    try require(
      noDifference: firstDifference(index, Self.feed(new).reference()),
      Trail(seed: seed).adding("\(old) to \(new)"))
  }

  /// One batch takes differences of several sections.
  @Test func severalSections() throws {
    var index = try LayoutIndex(
      Container(width: 30),
      sections: [[1, 2, 3], [4, 5]].map { FeedSection(layout: .list(), items: $0.map(Self.size)) })
    let change = try index.update(expecting: [3, 1]) { batch throws(LayoutError) in
      try batch.addDifference(from: [1, 2, 3], to: [3, 7, 1], inSection: 0, size: Self.size)
      try batch.addDifference(from: [4, 5], to: [5], inSection: 1, size: Self.size)
    }
    #expect(Array(change.deletedItems) == [ItemPath(section: 0, item: 1), ItemPath(section: 1, item: 0)])
    #expect(Array(change.insertedItems) == [ItemPath(section: 0, item: 1)])
    let sizes = [[3, 7, 1], [5]].enumerated().flatMap { section, ids in
      ids.enumerated().map { item, id in
        index.size(ofItemAt: ItemPath(section: section, item: item)) == Self.size(id)
      }
    }
    #expect(!sizes.contains(false))
  }

  /// What stays and is another size, at its place or elsewhere; what is gone or new has one size anyhow.
  @Test(arguments: [[0, 1, 2, 3, 4], [4, 0, 9, 2, 3], [2, 3], [3, 1, 0, 2, 8]])
  func changedItems(new: [Int]) throws {
    let old = Array(0..<5)
    for changed in [[0], [4], [2, 3], [1, 7], Array(0..<10)].map(Set.init) {
      var index = try Self.feed(old).index()
      var asked: [Int] = []
      let change = try index.update { batch throws(LayoutError) in
        try batch.addDifference(
          from: old, to: new, inSection: 0, changed: changed,
          traits: { $0 == 3 ? ItemTraits(span: .full) : nil }
        ) { id in
          asked.append(id)
          return LayoutSize(height: Double(200 + id))
        }
      }
      let resized = old.filter { changed.contains($0) && new.contains($0) }
      #expect(change.resizedItems.map(\.item) == resized)
      #expect(asked.sorted() == (resized + new.filter { $0 > 4 }).sorted())
      for (item, id) in new.enumerated() {
        let path = ItemPath(section: 0, item: item)
        let isFresh = asked.contains(id)
        #expect(
          index.size(ofItemAt: path) == (isFresh ? LayoutSize(height: Double(200 + id)) : Self.size(id)))
        #expect(index.traits(ofItemAt: path)?.span == (isFresh && id == 3 ? .full : .columns(1)))
      }
    }
  }

  /// The standard library's difference comes to the same lists, with its moves if it has inferred them.
  @Test(arguments: RandomRuns.seeds(40), [false, true])
  func collectionDifference(seed: UInt64, infersMoves: Bool) throws {
    var random = RandomSource(seed: seed)
    let old = Array(Array(0..<60).shuffled(using: &random).prefix(random.int(0...60)))
    var new = old.filter { _ in !random.oneIn(4) }
    for _ in 0..<random.int(0...20) { new.insert(1000 + new.count, at: random.int(0...new.count)) }
    if random.oneIn(2) { new.shuffle(using: &random) }
    let trail = Trail(seed: seed).adding("\(old)").adding("\(new)")
    let plain = new.difference(from: old)
    let difference = infersMoves ? plain.inferringMoves() : plain
    var index = try Self.feed(old).index()
    var asked: [Int] = []
    let change = try applying(trail) { () throws(LayoutError) in
      try index.update(expecting: [new.count]) { batch in
        batch.add(difference, inSection: 0) { id in
          asked.append(id)
          return Self.size(id)
        }
      }
    }
    try require(noDifference: firstDifference(index, Self.feed(new).reference()), trail)
    var arrivals: [Int] = []
    for case .insert(_, let id, nil) in difference { arrivals.append(id) }
    #expect(asked.sorted() == arrivals.sorted(), "\(trail)")
    for move in change.movedItems { #expect(old[move.from.item] == new[move.to.item], "\(trail)") }
    #expect(change.movedItems.isEmpty || infersMoves, "\(trail)")
    guard infersMoves else { return }
    for (item, id) in old.enumerated() {
      let path = change.newPath(of: ItemPath(section: 0, item: item))
      try require(noDifference: differing("place of \(id)", path?.item, new.firstIndex(of: id)), trail)
    }
  }

  @Test func fromAndToNothing() throws {
    let ids = Array(0..<200)
    try check([], ids, Trail())
    try check(ids, [], Trail())
    try check(ids, ids, Trail())
    try check(ids, ids.reversed(), Trail())
    #expect(try check(ids, ids, Trail()).firstChangedItems.isEmpty)
    #expect(try check(ids, [199] + ids.dropLast(), Trail()).movedItems.count == 1)
  }

  /// Identifiers of any kind; each size is asked for once.
  @Test func sizesByIdentifier() throws {
    var asked: [String] = []
    var batch = Batch()
    try batch.addDifference(from: ["a", "b"], to: ["c", "a", "d"], inSection: 0) { id in
      asked.append(id)
      return LayoutSize(height: id == "c" ? 5 : 2)
    }
    #expect(asked.sorted() == ["c", "d"])
    var index = try LayoutIndex(
      Container(width: 10),
      sections: [FeedSection(layout: .list(), items: [LayoutSize(height: 7), LayoutSize(height: 8)])])
    try index.apply(batch)
    #expect((0..<3).map { index.size(ofItemAt: ItemPath(section: 0, item: $0))?.height } == [5, 7, 2])
  }

  /// An error of the closure is handed on, and nothing is changed.
  @Test func refusedInAnUpdate() throws {
    var index = try Self.feed([1, 2]).index()
    let copy = index
    #expect(throws: LayoutError.self) {
      try index.update { batch throws(LayoutError) in
        batch.deleteItem(at: ItemPath(section: 0, item: 0))
        try batch.addDifference(from: [1, 2], to: [3, 1, 3], inSection: 0, size: Self.size)
      }
    }
    try require(noDifference: firstDifference(index, copy), Trail())
  }
}
