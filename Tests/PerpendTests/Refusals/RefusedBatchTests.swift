import Perpend
import TestSupport
import Testing

/// A batch that is refused says exactly why and leaves the index as it was.
struct RefusedBatchTests {
  @Test(arguments: RefusedBatch.duplicates + RefusedBatch.contradictions + RefusedBatch.differences)
  func duplicatesAndContradictions(refused: RefusedBatch) throws {
    try check(refused)
  }

  @Test func placesOutOfRange() throws {
    for refused in RefusedBatch.places { try check(refused) }
  }

  @Test(arguments: RefusedBatch.counts)
  func counts(refused: RefusedBatch) throws {
    try check(refused)
  }

  @Test func lengthsAndOptions() throws {
    for refused in RefusedBatch.lengths + RefusedBatch.options { try check(refused) }
  }

  @Test(arguments: RefusedBatch.scaledHeights)
  func scaledHeights(refused: RefusedBatch) throws {
    try check(refused)
  }

  private func check(_ refused: RefusedBatch) throws {
    let feed = RefusedEdit.feed
    var index = try feed.index()
    let copy = index
    let trail = Trail().adding("\(refused)")
    for call in refused.calls {
      let error = #expect(throws: LayoutError.self, "\(refused)") { try call.apply(to: &index) }
      if let error {
        #expect(refused.errors.contains { $0.isSame(as: error) }, "\(error) for \(refused)")
      }
      try require(noDifference: firstDifference(index, copy), trail)
    }
    index._checkInvariants()
    // What was left half done would show in the next edit.
    let next: [BatchEdit] = [
      .insertItem(LayoutSize(height: 50), RefusedBatch.path(1, 0)), .moveSection(0, to: 1),
      .deleteItem(RefusedBatch.path(0, 2)),
    ]
    let outcome = try #require(BatchOutcome(next, of: feed))
    _ = try applying(trail) { () throws(LayoutError) in try index.apply(Batch(next)) }
    try require(noDifference: firstDifference(index, outcome.feed.reference()), trail)
  }

  /// A later edit that is refused must not leave earlier ones made, in whatever section.
  @Test func manyEditsBeforeTheRefusedOne() throws {
    var random = RandomSource(seed: 5)
    for _ in 0..<200 {
      let feed = random.feed(sections: random.int(1...4), maximum: 100)
      var index = try feed.index()
      let copy = index
      var edits = random.batch(of: feed)
      let wrong = random.pick([
        BatchEdit.deleteItem(ItemPath(section: feed.sections.count, item: 0)),
        .insertItem(LayoutSize(height: .nan), ItemPath(section: 0, item: 0)),
        .insertSection(FeedSection(items: [.zero, LayoutSize(height: -1)]), 0),
        .moveSection(0, to: .max),
      ])
      edits.insert(wrong, at: random.int(0...edits.count))
      let trail = Trail().adding(feed.label).adding("\(edits)")
      #expect(throws: LayoutError.self, "\(trail)") { try index.apply(Batch(edits)) }
      try require(noDifference: firstDifference(index, copy), trail)
      try require(noDifference: firstDifference(index, feed.reference()), trail)
    }
  }

  @Test func harmlessEdits() throws {
    let feed = RefusedEdit.feed
    for edits: [BatchEdit] in [
      [], [.deleteSection(0), .deleteItem(RefusedBatch.path(0, 1))],
      [.reloadSection(0, FeedSection(items: [.zero])), .deleteItem(RefusedBatch.path(0, 1))],
      [.moveItem(RefusedBatch.path(0, 1), to: RefusedBatch.path(0, 1))], [.moveSection(1, to: 1)],
    ] {
      var index = try feed.index()
      let outcome = try #require(BatchOutcome(edits, of: feed))
      try index.apply(Batch(edits))
      try require(noDifference: firstDifference(index, outcome.feed.reference()), Trail().adding("\(edits)"))
    }
  }

  @Test func updateMakesTheBatch() throws {
    var index = try RefusedEdit.feed.index()
    let change = try index.update(expecting: [3, 2]) { $0.deleteItem(at: ItemPath(section: 1, item: 1)) }
    #expect(Array(change.deletedItems) == [ItemPath(section: 1, item: 1)])
    #expect(throws: LayoutError.self) { try index.update { $0.deleteSection(at: 2) } }
    #expect(index.itemCount == 5)
  }
}

/// What a batch takes out does not stand in the way of what it changes.
struct BatchOrderTests {
  private static let steep = LayoutSize(width: 1, height: 5000)
  private static let narrow = SectionOptions(layout: .list())
  private static let wide = SectionOptions(
    layout: .list(), insets: LayoutInsets(leading: -500, trailing: -500))

  /// The steep item would be too long in the new column, but is not there any more.
  @Test(arguments: [
    [BatchEdit.deleteItem(ItemPath(section: 0, item: 0))],
    [.moveItem(ItemPath(section: 0, item: 0), to: ItemPath(section: 1, item: 0))],
    [.setSize(ItemPath(section: 0, item: 0), LayoutSize(height: 5))],
  ])
  func optionsThatOnlyARemovedItemCannotHave(edits: [BatchEdit]) throws {
    let feed = Feed(
      Container(width: 300),
      [
        FeedSection(options: Self.narrow, items: [Self.steep, LayoutSize(height: 3)]),
        FeedSection(options: Self.narrow),
      ])
    var index = try feed.index()
    let edits = edits + [.setOptions(Self.wide, 0)]
    let outcome = try #require(BatchOutcome(edits, of: feed))
    try index.apply(Batch(edits))
    try require(noDifference: firstDifference(index, outcome.feed.reference()), Trail())
  }

  @Test func itemsThatCannotBeScaledToTheirNewSection() throws {
    let sections = [
      FeedSection(options: Self.narrow, items: [Self.steep]), FeedSection(options: Self.wide, items: [.zero]),
    ]
    var index = try LayoutIndex(Container(width: 300), sections: sections)
    let copy = index
    let error = LayoutError.invalidLength(
      .scaledHeight, value: 6_500_000, at: .item(ItemPath(section: 1, item: 1)), allowed: 0...2_000_000)
    #expect(throws: error) {
      try index.update {
        $0.moveItem(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 1, item: 1))
      }
    }
    try require(noDifference: firstDifference(index, copy), Trail())
  }

  /// New columns and more items in one batch, so that the section's memory is planned anew for both.
  @Test(arguments: [1, 2, 3, 5, 8], [1, 2, 3, 5, 8])
  func columnsAndRoomAtOnce(before: Int, after: Int) throws {
    for placement in Waterfall.Placement.withoutHistory {
      for (count, arrivals) in [(0, 4), (3, 1), (3, 10), (5, 3), (70, 30)] {
        func options(_ columns: Int) -> SectionOptions {
          SectionOptions(layout: .waterfall(Waterfall(columns: .fixed(columns), placement: placement)))
        }
        let items = (0..<count).map { LayoutSize(height: Double(10 + $0 % 7)) }
        let feed = Feed(Container(width: 300), [FeedSection(options: options(before), items: items)])
        for start in [0, count] {
          let inserted = (start..<start + arrivals).map { item in
            BatchEdit.insertItem(LayoutSize(height: 5), ItemPath(section: 0, item: item))
          }
          let edits = [.setOptions(options(after), 0)] + inserted
          let trail = Trail().adding(feed.label).adding("\(edits)")
          var index = try feed.index()
          let outcome = try #require(BatchOutcome(edits, of: feed))
          let change = try applying(trail) { () throws(LayoutError) in try index.apply(Batch(edits)) }
          try require(noDifference: firstDifference(index, outcome.feed.reference()), trail)
          index._checkInvariants()
          try require(
            noDifference: changeDifference(
              change, edits, outcome, before: feed.reference(), after: outcome.feed.reference()), trail)
        }
      }
    }
  }
}
