import Perpend
import TestSupport
import Testing

/// The length that is told while items are left for later.
struct ToldLengthTests {
  /// A list is as long as its items together, whatever the first ones are.
  @Test func aList() throws {
    var random = RandomSource(seed: 5)
    let section = FeedSection(
      layout: .list(itemSpacing: 3), items: SizeStyle.pictures.sizes(5000, using: &random))
    let whole = try LayoutIndex(Container(width: 300), sections: [section])
    var index = try LayoutIndex(Container(width: 300))
    index.layoutLimit = 100
    try index.append(section)
    #expect(index.pendingItemCount > 4000 && index.contentSize == whole.contentSize)
    try index.setContainer(Container(width: 211))
    var other = whole
    try other.setContainer(Container(width: 211))
    #expect(index.pendingItemCount > 4000 && index.contentSize == other.contentSize)
  }

  /// A waterfall is about as long as its items divided by the columns.
  @Test(arguments: Waterfall.Placement.allCases)
  func aWaterfall(placement: Waterfall.Placement) throws {
    let waterfall = Waterfall(columns: .fixed(3), itemSpacing: 0, placement: placement)
    let items = (0..<100_000).map { LayoutSize(height: $0 < 1000 ? 400 : 100) }
    var index = try LayoutIndex(Container(width: 300))
    index.layoutLimit = 2000
    try index.append(FeedSection(layout: .waterfall(waterfall), items: items))
    #expect(index.pendingItemCount > 99_000)
    #expect(abs(index.contentSize.height - 10_300_000 / 3) < 1)
  }

  /// Rows and lines, and columns that items span: never several times the truth because the first items are tall.
  @Test(arguments: [
    SectionLayout.rows(Rows(columns: .fixed(3))), .flow(Flow()), .waterfall(Waterfall(columns: .fixed(3))),
  ])
  func tallItemsFirst(layout: SectionLayout) throws {
    let sizes = (0..<20_000).map {
      LayoutSize(width: 90, height: ($0 < 700 ? 4000 : 100) + Double($0 * 37 % 50))
    }
    var section = FeedSection(layout: layout, items: sizes)
    if case .waterfall = layout {
      section.traits = (0..<20_000).map { ItemTraits(span: .columns($0 % 7 == 0 ? 2 : 1)) }
    }
    let whole = try LayoutIndex(Container(width: 300), sections: [section]).contentSize.height
    var index = try LayoutIndex(Container(width: 300))
    index.layoutLimit = 2000
    try index.append(section)
    #expect(index.pendingItemCount > 19_000)
    #expect(index.contentSize.height > 0.8 * whole && index.contentSize.height < 1.25 * whole)
  }

  /// What all items weigh is known before an edit from where the columns end, and followed through it: no item is looked
  /// at that the edit does not touch.
  @Test(arguments: [1, 2, 7, 20], Waterfall.Placement.allCases)
  func whatIsFollowed(columns: Int, placement: Waterfall.Placement) throws {
    var random = RandomSource(seed: UInt64(columns))
    let waterfall = Waterfall(columns: .fixed(columns), itemSpacing: 7, placement: placement)
    let items = SizeStyle.mixed.sizes(2000, using: &random)
    var index = try LayoutIndex(
      Container(width: 700), sections: [FeedSection(layout: .waterfall(waterfall), items: items)])
    index.sections[0].withView { view in
      view.noteWeight()
      #expect(view.state.itemsWeight == view.weight(of: 0..<2000))
    }
    index.layoutLimit = 100
    for edit in [
      Edit.insertItems(
        [LayoutSize(height: 50), LayoutSize(width: 5, height: 9)], ItemPath(section: 0, item: 1)),
      .deleteItems(1500..<1600, section: 0),
      .setSize(LayoutSize(height: 3), ItemPath(section: 0, item: 1800)),
      .setTraits(ItemTraits(span: .columns(2)), ItemPath(section: 0, item: 1700)),
      .batch([
        .moveItem(ItemPath(section: 0, item: 900), to: ItemPath(section: 0, item: 3)),
        .setSize(ItemPath(section: 0, item: 901), LayoutSize(height: 12)),
      ]),
    ] {
      try edit.apply(to: &index)
      index._checkInvariants()
    }
    let state = index.sections[0].state
    #expect(state.pendingCount > 0 && !state.itemsWeight.isNaN)
  }
}
