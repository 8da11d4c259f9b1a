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
  private func check(_ old: [Int], _ new: [Int], section: Int = 0, _ trail: Trail) throws -> Change {
    var index = try Self.feed(old, before: section).index()
    let batch = try #require(
      Batch(from: old, to: new, inSection: section) { Self.size(new[$0]) }, "\(trail)")
    var counts = Array(repeating: 1, count: section)
    counts.append(new.count)
    let change = try applying(trail) { () throws(LayoutError) in try index.apply(batch, expecting: counts) }
    try require(
      noDifference: firstDifference(index, Self.feed(new, before: section).reference()), trail)
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
      for new in Self.arrangements(of: Array(0..<old) + [90, 91], upTo: 4) {
        let trail = Trail().adding("\(old) items to \(new)")
        let change = try check(Array(0..<old), new, trail)
        let staying = new.filter { $0 < old }
        let moves = staying.count - Self.longestAscending(staying)
        #expect(change.movedItems.count == moves, "\(trail)")
        #expect(change.insertedItems.count == new.count - staying.count, "\(trail)")
        #expect(change.deletedItems.count == old - staying.count, "\(trail)")
      }
    }
    for permutation in Self.arrangements(of: Array(0..<6), upTo: 6) where permutation.count == 6 {
      let batch = Batch(from: Array(0..<6), to: permutation, inSection: 0) { _ in .zero }
      var index = try Self.feed(Array(0..<6)).index()
      let change = try index.apply(#require(batch))
      #expect(change.movedItems.count == 6 - Self.longestAscending(permutation), "\(permutation)")
    }
  }

  /// Where some of as few moves must be made, none is to the number that the item has if that can be.
  @Test func fewestMovesToTheSameNumber() throws {
    for permutation in Self.arrangements(of: Array(0..<6), upTo: 6) where permutation.count == 6 {
      let batch = Batch(from: Array(0..<6), to: permutation, inSection: 0) { _ in .zero }
      var index = try Self.feed(Array(0..<6)).index()
      let change = try index.apply(#require(batch))
      let fixed = permutation.indices.filter { permutation[$0] == $0 }
      let most = Self.longestAscending(permutation)
      let runs = (0..<1 << 6).map { subset in permutation.indices.filter { subset >> $0 & 1 == 1 } }
        .filter { run in
          run.count == most && run.map { permutation[$0] } == run.map { permutation[$0] }.sorted()
        }
      let fewest = runs.map { run in fixed.count { !run.contains($0) } }.min()
      #expect(change.movedItems.count { $0.from == $0.to } == fewest, "\(permutation)")
    }
    var index = try Self.feed([0, 1, 2]).index()
    let change = try index.apply(
      #require(Batch(from: [0, 1, 2], to: [2, 1, 0], inSection: 0) { _ in .zero }))
    #expect(change.movedItems.map(\.from.item) == [0, 2])
    #expect(change.movedItems.map(\.to.item) == [2, 0])
  }

  /// Every sequence of up to so many of the elements.
  private static func arrangements(of elements: [Int], upTo count: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    return [[]]
      + elements.flatMap { element in
        arrangements(of: elements.filter { $0 != element }, upTo: count - 1).map { [element] + $0 }
      }
  }

  /// By going through all subsets.
  private static func longestAscending(_ values: [Int]) -> Int {
    (0..<1 << values.count).reduce(0) { longest, subset in
      let chosen = values.indices.filter { subset >> $0 & 1 == 1 }.map { values[$0] }
      return chosen == chosen.sorted() ? max(longest, chosen.count) : longest
    }
  }

  @Test func duplicates() {
    func batch(_ old: [Int], _ new: [Int]) -> Batch? {
      Batch(from: old, to: new, inSection: 0) { _ in .zero }
    }
    #expect(batch([1, 2, 1], [1, 2]) == nil)
    #expect(batch([1, 2], [2, 2]) == nil)
    #expect(batch([], [3, 4, 3]) == nil)
    #expect(batch([5, 5], []) == nil)
    #expect(batch([], []) != nil)
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

  /// Identifiers of any kind, and the place in the new list for a size.
  @Test func sizesByNewPlace() throws {
    let new = ["c", "a", "d"]
    var asked: [Int] = []
    let batch = Batch(from: ["a", "b"], to: new, inSection: 0) { place in
      asked.append(place)
      return LayoutSize(height: Double(place))
    }
    #expect(asked.sorted() == [0, 2])
    var index = try LayoutIndex(
      Container(width: 10),
      sections: [FeedSection(layout: .list(), items: [LayoutSize(height: 7), LayoutSize(height: 8)])])
    try index.apply(#require(batch))
    #expect((0..<3).map { index.size(ofItemAt: ItemPath(section: 0, item: $0))?.height } == [0, 7, 2])
  }
}
