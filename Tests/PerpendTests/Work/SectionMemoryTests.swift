import Perpend
import TestSupport
import Testing

/// What sections hold, and when they are copied.
struct SectionMemoryTests {
  private func items(_ count: Int) -> [LayoutSize] {
    Array(repeating: LayoutSize(width: 30, height: 20), count: count)
  }

  private func layouts(seed: UInt64 = 11) -> [SectionLayout] {
    var random = RandomSource(seed: seed)
    return Waterfall.Placement.allCases.map { .waterfall(Waterfall(columns: .fixed(3), placement: $0)) }
      + [
        .list(), .rows(Rows()), .flow(Flow()),
        .grid(UniformGrid(itemSize: LayoutSize(width: 20, height: 20))),
      ]
      + [random.layout(.gallery), random.layout(.hexagons)]
  }

  /// Edits of a feed that nobody shares copy no section, and those of one that somebody does only what they change.
  @Test func copies() throws {
    for layout in layouts() {
      let section = FeedSection(layout: layout, items: items(20_000), traits: [ItemTraits(isEstimate: true)])
      var index = try LayoutIndex(Container(width: 400), sections: [section, section, section])
      let path = ItemPath(section: 1, item: 19_000)
      let edits: [Edit] = [
        .setTraits(ItemTraits(isEstimate: true), path), .setTraits(ItemTraits(span: .full), path),
        .setSize(LayoutSize(height: 30), path),
        .setSizes([(path, .zero), (ItemPath(section: 1, item: 0), .zero)]),
        .repack(section: 1, from: 18_000), .insertItems(items(3), path), .deleteItems(5..<9, section: 1),
        .batch([
          .moveItem(path, to: ItemPath(section: 1, item: 0)), .deleteItem(ItemPath(section: 1, item: 4)),
        ]),
        .setOptions(SectionOptions(layout: layout, header: Supplementary(height: 30)), section: 1),
      ]
      for edit in edits {
        try edit.apply(to: &index)
        #expect(index.work.sectionsCopied == 0, "\(layout), \(edit.label)")
      }
      for edit in edits where edit.mutations != [.setOptions] {
        let copy = index
        let before = index.work.sectionsCopied
        try edit.apply(to: &index)
        #expect(index.work.sectionsCopied - before <= 1, "\(layout), \(edit.label)")
        #expect(copy.itemCount == copy.itemCount(inSection: 0)! * 2 + copy.itemCount(inSection: 1)!)
      }
      #expect(index.work.sectionsCopied > 0)
    }
  }

  /// A section that shrinks gives room back, and one that comes and goes does not pay for it each time.
  @Test func roomIsGivenBack() throws {
    for layout in layouts() {
      let section = FeedSection(layout: layout, items: items(300))
      var index = try LayoutIndex(Container(width: 400), sections: [section])
      let bytes = index.byteCount
      for place in [0, 150, 300] {
        try index.insertItems(items(100_000), at: ItemPath(section: 0, item: place))
        try index.deleteItems(place..<place + 100_000, inSection: 0)
        #expect(index.byteCount <= 4 * bytes + 20_000, "\(layout), \(place)")
        index._checkInvariants()
      }
      try require(
        noDifference: firstDifference(index, LayoutIndex(Container(width: 400), sections: [section])), Trail()
      )
      try index.deleteItems(0..<300, inSection: 0)
      #expect(index.byteCount <= bytes, "\(layout)")
      try index.insertItems(items(300), at: ItemPath(section: 0, item: 0))
      try require(
        noDifference: firstDifference(index, LayoutIndex(Container(width: 400), sections: [section])), Trail()
      )
    }
  }

  /// Sections that go leave no room behind either.
  @Test func roomOfManySections() throws {
    var index = try LayoutIndex(
      Container(width: 400), sections: Array(repeating: FeedSection(items: items(2)), count: 10_000))
    let bytes = index.byteCount
    try index.update { batch in for section in 10..<10_000 { batch.deleteSection(at: section) } }
    #expect(index.byteCount < bytes / 100)
    index._checkInvariants()
  }

  /// Around the bound at which room is given back, items that come and go are placed a bounded number of times.
  @Test func comingAndGoing() throws {
    var index = try LayoutIndex(
      Container(width: 400), sections: [FeedSection(layout: .list(), items: items(4000))])
    try index.deleteItems(1000..<4000, inSection: 0)
    let placed = index.work.itemsPlaced
    for _ in 0..<1000 {
      try index.insertItems(items(1), at: ItemPath(section: 0, item: 1000))
      try index.deleteItems(1000..<1001, inSection: 0)
    }
    #expect(index.work.itemsPlaced - placed <= 1000 * 2 * 128)
  }

  /// To deal out columns anew costs nothing where none are kept, however many items there are.
  @Test func repackingWithoutColumns() throws {
    let grid = SectionLayout.grid(UniformGrid(itemSize: LayoutSize(width: 400, height: 0), rowSpacing: 0))
    var index = try LayoutIndex(
      Container(width: 400), sections: [FeedSection(layout: grid, unsizedItemCount: 1 << 48)])
    let work = index.work
    let change = try index.repack(section: 0, from: 0)
    #expect(index.work == work && change.firstChangedItems.isEmpty)
  }

  /// A grid whose items came with sizes keeps them for another layout, and one whose items came without has none.
  @Test func sizesOfGrids() throws {
    let grid = SectionLayout.grid(UniformGrid(itemSize: LayoutSize(width: 20, height: 20)))
    let sizes = (0..<100).map { LayoutSize(width: 10, height: Double($0)) }
    var index = try LayoutIndex(
      Container(width: 400),
      sections: [
        FeedSection(layout: .list(), items: sizes),
        FeedSection(layout: grid, items: sizes, unsizedItemCount: 1),
        FeedSection(layout: grid),
      ])
    let list = try #require(index.options(ofSection: 0))
    let before = index
    try index.setOptions(SectionOptions(layout: grid), ofSection: 0)
    #expect(index.size(ofItemAt: ItemPath(section: 0, item: 99)) == sizes[99])
    try index.setSize(LayoutSize(height: 7), ofItemAt: ItemPath(section: 0, item: 0))
    try index.setOptions(list, ofSection: 0)
    #expect(index.frame(ofItemAt: ItemPath(section: 0, item: 0))?.height == 7)
    try index.setSize(sizes[0], ofItemAt: ItemPath(section: 0, item: 0))
    try require(noDifference: firstDifference(index, before), Trail())

    #expect(throws: LayoutError.noItemSizes(section: 1, count: 101)) {
      try index.setOptions(list, ofSection: 1)
    }
    // What is put into a grid that has none comes with a size; what was taken out of one has the grid's.
    try index.update { batch in
      batch.moveItem(from: ItemPath(section: 1, item: 3), to: ItemPath(section: 2, item: 0))
      batch.insertItem(LayoutSize(width: 1, height: 5), at: ItemPath(section: 2, item: 1))
    }
    try index.setOptions(SectionOptions(layout: .list()), ofSection: 2)
    #expect(index.frame(ofItemAt: ItemPath(section: 2, item: 0))?.height == 400)
    #expect(index.frame(ofItemAt: ItemPath(section: 2, item: 1))?.height == 2000)
    index._checkInvariants()
  }
}
