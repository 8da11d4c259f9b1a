import Perpend
import TestSupport
import Testing

/// Changes that follow one another join to one that says what they did together.
struct ChangeJoinTests {
  /// A change of a history, with the model of what it was.
  private struct Step {
    var change: Change
    var outcome: BatchOutcome
    var layout: ReferenceLayout
  }

  @Test(arguments: RandomRuns.seeds(60))
  func histories(seed: UInt64) throws {
    var random = RandomSource(seed: seed, placements: Waterfall.Placement.allCases)
    let feed = random.feed(sections: random.int(0...5), maximum: 100)
    try check(feed, seed: seed, &random) { $1.edit(of: $0) }
  }

  /// Mostly edits of few items in few sections, so that what one puts in the next takes out again.
  @Test(arguments: RandomRuns.seeds(150))
  func smallFeeds(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let feed = random.feed(sections: random.int(1...3), maximum: 6)
    var style = BatchStyle()
    style.maximum = 6
    try check(feed, seed: seed, &random) { feed, random in .batch(random.batch(of: feed, style)) }
  }

  private func check(
    _ start: Feed, seed: UInt64, _ random: inout RandomSource, next: (Feed, inout RandomSource) -> Edit
  ) throws {
    var model = try FeedModel(start)
    var index = try start.index()
    let before = model.layout
    var trail = Trail(seed: seed).adding(start.label)
    var steps: [Step] = []
    var (movedSections, resizedItems): (Set<Int>, Set<ItemPath>) = ([], [])
    var joined: Change?
    var outcome: BatchOutcome?
    while steps.count < 6 {
      let edit = next(model.feed, &random)
      trail.add(edit.label)
      let edits = edit.batchEdits ?? edit.insertions(into: model.feed)
      let own = try #require(BatchOutcome(edits, of: model.feed), "\(trail)")
      let made = try applying(trail) { () throws(LayoutError) in try edit.change(of: &index) }
      try model.apply(edit, as: index)
      guard let change = made else { continue }
      // What was moved and resized, by the places before the first.
      let soFar = joined
      movedSections.formUnion(
        change.movedSections.compactMap { soFar == nil ? $0.from : soFar!.oldSection(of: $0.from) })
      resizedItems.formUnion(change.resizedItems.compactMap { soFar == nil ? $0 : soFar!.oldPath(of: $0) })
      if let soFar {
        joined = try applying(trail) { () throws(LayoutError) in try soFar.followed(by: change) }
        outcome = outcome!.followed(by: own)
      } else {
        (joined, outcome) = (change, own)
      }
      steps.append(Step(change: change, outcome: own, layout: model.layout))
      try require(
        noDifference: joinedChangeDifference(
          joined!, outcome!, moved: movedSections, resized: resizedItems, before: before,
          after: model.layout),
        trail)
      try require(
        noDifference: compositionDifference(steps.map(\.change), joined!, before, model.layout), trail)
    }
    // However they are joined, the result is the same.
    let changes = steps.map(\.change)
    let backward = try changes.dropLast().reversed().reduce(changes.last!) { try $1.followed(by: $0) }
    #expect(backward == joined, "\(trail)")
  }

  /// Where a joined change leads elsewhere than its parts, one after the other.
  private func compositionDifference(
    _ changes: [Change], _ joined: Change, _ before: ReferenceLayout, _ after: ReferenceLayout
  ) -> String? {
    func places(_ layout: ReferenceLayout) -> [ItemPath] {
      let counts = layout.sections.map(\.itemCount)
      return (-1...counts.count).flatMap { section in
        let count = counts.indices.contains(section) ? counts[section] : 0
        return ([Int.min, .max] + Array(-1...count + 1)).map { ItemPath(section: section, item: $0) }
      }
    }
    for path in places(before) {
      let new = changes.reduce(Optional(path)) { path, change in path.flatMap { change.newPath(of: $0) } }
      if joined.newPath(of: path) != new {
        return differing("new place of \(path)", joined.newPath(of: path), new)
      }
    }
    for path in places(after) {
      let old = changes.reversed().reduce(Optional(path)) { path, change in
        path.flatMap { change.oldPath(of: $0) }
      }
      if joined.oldPath(of: path) != old {
        return differing("old place of \(path)", joined.oldPath(of: path), old)
      }
    }
    return nil
  }

  /// What one edit puts in and the next takes out is in no list.
  @Test func comingAndGoing() throws {
    var index = try LayoutIndex(
      Container(width: 10), sections: [FeedSection(layout: .list(), items: [LayoutSize(height: 5)])])
    let start = ItemPath(section: 0, item: 0)
    let change = try index.insertItems([LayoutSize(height: 2), LayoutSize(height: 3)], at: start)
      .followed(by: index.setSize(LayoutSize(height: 4), ofItemAt: ItemPath(section: 0, item: 1)))
      .followed(by: index.deleteItems(0..<2, inSection: 0))
      .followed(by: index.append(FeedSection()))
      .followed(by: index.update { $0.deleteSection(at: 1) })
    #expect(change.insertedItems.isEmpty && change.deletedItems.isEmpty && change.resizedItems.isEmpty)
    #expect(change.insertedSections.isEmpty && change.deletedSections.isEmpty)
    #expect(change.contentSizeBefore == change.contentSizeAfter)
    #expect(change.newPath(of: start) == start && change.oldPath(of: start) == start)
    #expect(change.newPath(of: ItemPath(section: 0, item: 1)) == nil)
  }

  /// A hundred million items that go are one range, however often what is around them is edited.
  @Test func rangesStayRanges() throws {
    let count = 100_000_000
    let grid = UniformGrid(itemSize: LayoutSize(width: 10, height: 10))
    var index = try LayoutIndex(
      Container(width: 100), sections: [FeedSection(layout: .grid(grid), unsizedItemCount: 3 * count)])
    var change = try index.deleteItems(count / 2..<count, inSection: 0)
    change = try change.followed(by: index.deleteItems(10..<count / 2, inSection: 0))
    change = try change.followed(
      by: index.update { batch in
        batch.moveItem(from: ItemPath(section: 0, item: 3), to: ItemPath(section: 0, item: 0))
        batch.insertItem(.zero, at: ItemPath(section: 0, item: 5))
      })
    change = try change.followed(by: index.deleteItems(11..<count, inSection: 0))
    #expect(change.deletedItems.ranges.map(\.items) == [10..<2 * count - 11])
    #expect(change.insertedItems.ranges.map(\.items) == [5..<6])
    #expect(change.movedItems.map(\.from.item) == [3] && change.movedItems.map(\.to.item) == [0])
    #expect(change.newPath(of: ItemPath(section: 0, item: 3 * count - 1))?.item == index.itemCount - 1)
  }

  /// One anchor through two edits: 16 items of 50 above what is visible come, and then 8 go. By the second change alone
  /// another item would stay, so that is refused.
  @Test func anchorThroughTwoEdits() throws {
    let items = Array(repeating: LayoutSize(height: 50), count: 100)
    var index = try LayoutIndex(
      Container(width: 100), sections: [FeedSection(layout: .list(itemSpacing: 0), items: items)])
    let anchor = try index.anchor(in: Viewport(offset: 1000, length: 600))
    let first = try index.insertItems(Array(items[..<16]), at: ItemPath(section: 0, item: 0))
    let second = try index.deleteItems(2..<10, inSection: 0)
    let offset = try index.offset(keeping: anchor, after: first.followed(by: second))
    #expect(offset == 1400)
    #expect(throws: LayoutError.staleAnchor(1...3, change: 2...3)) {
      try index.offset(keeping: anchor, after: second)
    }
  }

  @Test func refused() throws {
    let list = FeedSection(layout: .list(), items: Array(repeating: LayoutSize(height: 5), count: 3))
    let start = try LayoutIndex(Container(width: 10), sections: [list, list])
    func change(_ start: LayoutIndex, _ edit: (inout LayoutIndex) throws -> Change) throws -> Change {
      var index = start
      return try edit(&index)
    }
    let path = ItemPath(section: 1, item: 2)
    let deletion = try change(start) { try $0.deleteItems(0..<1, inSection: 1) }
    let resize = try change(start) { try $0.setSize(.zero, ofItemAt: path) }
    let appending = try change(start) { try $0.append(list) }
    let move = try change(start) {
      try $0.update { batch in
        batch.moveItem(from: path, to: ItemPath(section: 0, item: 3))
        batch.deleteSection(at: 1)
        batch.insertSection(FeedSection(), at: 1)
      }
    }
    let arrival = try change(start) {
      try $0.update { batch in
        batch.insertSection(list, at: 2)
        batch.moveItem(from: path, to: ItemPath(section: 2, item: 3))
      }
    }
    let threeSections = try LayoutIndex(Container(width: 10), sections: [list, list, list])
    let deletionOfThree = try change(threeSections) { try $0.deleteItems(0..<1, inSection: 2) }
    let refusals: [(Change, Change, LayoutError)] = [
      (appending, deletion, .changesDoNotMeet(expected: 2, actual: 3, at: .container)),
      (deletion, deletionOfThree, .changesDoNotMeet(expected: 3, actual: 2, at: .container)),
      (deletion, deletion, .changesDoNotMeet(expected: 3, actual: 2, at: .section(1))),
      (deletion, resize, .changesDoNotMeet(expected: 3, actual: 2, at: .section(1))),
      (deletion, move, .changesDoNotMeet(expected: 3, actual: 2, at: .section(1))),
      (arrival, deletionOfThree, .changesDoNotMeet(expected: 3, actual: 4, at: .section(2))),
      (
        try change(LayoutIndex(Container(width: 10), sections: [list, FeedSection(options: list.options)])) {
          try $0.insertItems([.zero], at: ItemPath(section: 1, item: 0))
        }, deletion, .changesDoNotMeet(expected: 3, actual: 1, at: .section(1))
      ),
    ]
    for (number, (first, next, error)) in refusals.enumerated() {
      #expect(throws: error, "\(number)") { try first.followed(by: next) }
    }
    // A size of an item that the next edit counts and does not have.
    let short = try LayoutIndex(
      Container(width: 10), sections: [list, FeedSection(layout: .list(), items: [.zero])])
    let next = try change(short) { try $0.deleteItems(0..<1, inSection: 1) }
    #expect(throws: LayoutError.changesDoNotMeet(expected: 1, actual: 3, at: .section(1))) {
      try resize.followed(by: next)
    }
    _ = try resize.followed(by: deletion)
  }

  @Test func equalChangesAreEqual() throws {
    func change() throws -> Change {
      var index = try RefusedEdit.feed.index()
      return try index.update { batch in
        batch.moveItem(from: ItemPath(section: 0, item: 2), to: ItemPath(section: 1, item: 0))
        batch.deleteItem(at: ItemPath(section: 1, item: 1))
      }
    }
    #expect(try Set([change(), change()]).count == 1)
    var index = try RefusedEdit.feed.index()
    #expect(try index.deleteItems(0..<1, inSection: 1) != change())
  }
}

extension Edit {
  /// Makes it, and returns what it says to have changed.
  fileprivate func change(of index: inout LayoutIndex) throws(LayoutError) -> Change? {
    if case .append(let sections) = self { return try index.append(contentsOf: sections) }
    return try apply(to: &index)
  }

  /// What comes in behind all sections; nothing otherwise.
  fileprivate func insertions(into feed: Feed) -> [BatchEdit] {
    guard case .append(let sections) = self else { return [] }
    return sections.enumerated().map { .insertSection($1, feed.sections.count + $0) }
  }
}
