import Perpend
import TestSupport
import Testing

/// Offsets where items are left for later: what they depend on is laid out first, and no further.
struct AnchorLimitTests {
  private func list(_ count: Int, limit: Double) throws -> LayoutIndex {
    var index = try LayoutIndex(Container(width: 100))
    index.layoutLimit = limit
    try index.append(
      FeedSection(
        layout: .list(itemSpacing: 0), items: Array(repeating: LayoutSize(height: 50), count: count)))
    return index
  }

  @Test(arguments: [500, 100_000])
  func insertionsAbove(count: Int) throws {
    var index = try list(500, limit: 12_600)
    let anchor = try index.anchor(in: Viewport(offset: 12_500, length: 100))
    let rows = Array(repeating: LayoutSize(height: 50), count: count)
    let change = try index.insertItems(rows, at: ItemPath(section: 0, item: 0))
    #expect(index.pendingItemCount > 0)
    #expect(try index.offset(keeping: anchor, after: change) == 12_500 + 50 * Double(count))
    #expect(index.frame(ofItemAt: ItemPath(section: 0, item: 250 + count)) != nil)
  }

  /// An item is scrolled to whether or not it has a place, and what is behind it may stay without.
  @Test func itemsWithoutAPlace() throws {
    var index = try list(100_000, limit: 100)
    let viewport = Viewport(offset: 0, length: 600)
    #expect(index.pendingItemCount > 99_000)
    #expect(
      try index.offset(bringing: .item(section: 0, item: 20_000), to: .start, in: viewport) == 1_000_000)
    #expect(index.pendingItemCount < 80_000 && index.pendingItemCount > 70_000)
    let anchor = try index.anchor(.item(ItemPath(section: 0, item: 40_000)), in: viewport)
    let change = try index.deleteItems(0..<10_000, inSection: 0)
    #expect(try index.offset(keeping: anchor, after: change) == 0, "as near as the content allows")
    #expect(
      try index.offset(bringing: .item(section: 0, item: 89_999), to: .start, in: viewport)
        == 90_000 * 50 - 600)
    #expect(try index.offset(bringing: .item(section: 0, item: 90_000), to: .start, in: viewport) == nil)
  }

  /// An item that exists is never answered as if it did not.
  @Test func frameOfAnItemWithoutAPlace() throws {
    var index = try list(100_000, limit: 100)
    let path = ItemPath(section: 0, item: 20_000)
    #expect(index.frame(ofItemAt: path) == nil)
    #expect(try index.ensureFrame(ofItemAt: path)?.y == 1_000_000)
    #expect(index.frame(ofItemAt: path)?.y == 1_000_000)
    #expect(index.pendingItemCount == 79_999)
    #expect(try index.ensureFrame(ofItemAt: ItemPath(section: 0, item: 100_000)) == nil)
    #expect(try index.ensureFrame(ofItemAt: ItemPath(section: 1, item: 0)) == nil)
    #expect(index.pendingItemCount == 79_999)
  }

  /// An edit that leaves everything below the screen for later, and an offset that only the rest allows.
  @Test func theEndOfTheContentIsNotKnownYet() throws {
    let waterfall = SectionLayout.waterfall(Waterfall(columns: .fixed(3), itemSpacing: 0))
    let sizes = (0..<9000).map { LayoutSize(height: $0 < 8000 ? 50 : Double($0 % 3 == 0 ? 400 : 1)) }
    var index = try LayoutIndex(
      Container(width: 100), sections: [FeedSection(layout: waterfall, items: sizes)])
    var whole = index
    index.layoutLimit = 500
    let viewport = Viewport(offset: index.contentSize.height - 600, length: 600)
    for choice in [ScrollAnchor.Choice.firstVisible, .end()] {
      let (anchor, expected) = (
        try index.anchor(choice, in: viewport), try whole.anchor(choice, in: viewport)
      )
      let (path, size) = (ItemPath(section: 0, item: 3), [LayoutSize(height: 77)])
      let (change, same) = (try index.insertItems(size, at: path), try whole.insertItems(size, at: path))
      let offset = try index.offset(keeping: anchor, after: change)
      #expect(try offset == whole.offset(keeping: expected, after: same))
    }
    for alignment in ScrollAlignment.allCases {
      var (some, all) = (index, whole)
      for path in [ElementPath.item(section: 0, item: 8990), .item(section: 0, item: 40)] {
        let offset = try some.offset(bringing: path, to: alignment, in: viewport)
        #expect(try offset == all.offset(bringing: path, to: alignment, in: viewport))
      }
      #expect(
        try some.offset(bringingSection: 0, to: alignment, in: viewport)
          == all.offset(bringingSection: 0, to: alignment, in: viewport))
    }
  }

  /// Nothing of what is on screen has a place yet.
  @Test func nothingOnScreenHasAPlace() throws {
    var index = try list(100_000, limit: 100)
    let anchor = try index.anchor(in: Viewport(offset: 1_000_010, length: 600))
    let change = try index.insertItems(
      [LayoutSize(height: 30)], at: ItemPath(section: 0, item: 3))
    #expect(try index.offset(keeping: anchor, after: change) == 1_000_040)
    let empty = try index.anchor(in: Viewport(offset: 10, length: 0))
    #expect(try index.offset(keeping: empty) == 10)
  }
}
