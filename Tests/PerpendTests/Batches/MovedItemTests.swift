import Perpend
import TestSupport
import Testing

/// Items that a batch moves while it does something else to them or to their section, by hand.
struct MovedItemTests {
  private static func list(_ heights: Double...) -> FeedSection {
    FeedSection(layout: .list(itemSpacing: 0), items: heights.map { LayoutSize(height: $0) })
  }

  private static func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

  private static let sections = [list(10, 20), list(30, 40, 50), list(60)]

  private func heights(_ index: LayoutIndex) -> [[Double]] {
    (0..<index.sectionCount).map { section in
      (0..<index.itemCount(inSection: section)!).map {
        index.frame(ofItemAt: Self.path(section, $0))!.height
      }
    }
  }

  @Test func outOfADeletedSection() throws {
    var index = try LayoutIndex(Container(width: 100), sections: Self.sections)
    let change = try index.update { batch in
      batch.deleteSection(at: 1)
      batch.moveItem(from: Self.path(1, 2), to: Self.path(1, 0))
      batch.moveItem(from: Self.path(1, 0), to: Self.path(0, 1))
    }
    #expect(heights(index) == [[10, 30, 20], [50, 60]])
    #expect(change.movedItems.map(\.from) == [Self.path(1, 0), Self.path(1, 2)])
    #expect(change.movedItems.map(\.to) == [Self.path(0, 1), Self.path(1, 0)])
    #expect(change.newPath(of: Self.path(1, 0)) == Self.path(0, 1))
    #expect(change.newPath(of: Self.path(1, 1)) == nil)
    #expect(change.newPath(of: Self.path(1, 2)) == Self.path(1, 0))
    #expect(change.oldPath(of: Self.path(1, 0)) == Self.path(1, 2))
    #expect(change.oldPath(of: Self.path(1, 1)) == Self.path(2, 0))
  }

  @Test func outOfAReloadedSection() throws {
    var index = try LayoutIndex(Container(width: 100), sections: Self.sections)
    let change = try index.update { batch in
      batch.reloadSection(at: 1, with: Self.list(7, 8))
      batch.moveItem(from: Self.path(1, 1), to: Self.path(2, 1))
      batch.moveItem(from: Self.path(1, 0), to: Self.path(1, 1))
    }
    #expect(heights(index) == [[10, 20], [7, 30, 8], [60, 40]])
    #expect(change.newPath(of: Self.path(1, 0)) == Self.path(1, 1))
    #expect(change.newPath(of: Self.path(1, 1)) == Self.path(2, 1))
    #expect(change.newPath(of: Self.path(1, 2)) == nil)
    #expect(change.oldPath(of: Self.path(1, 0)) == nil)
    #expect(change.oldPath(of: Self.path(1, 1)) == Self.path(1, 0))
  }

  @Test func withAnotherSize() throws {
    var index = try LayoutIndex(Container(width: 100), sections: Self.sections)
    let change = try index.update { batch in
      batch.setSize(LayoutSize(height: 35), ofItemAt: Self.path(1, 0))
      batch.moveItem(from: Self.path(1, 0), to: Self.path(0, 0))
      batch.moveItem(from: Self.path(0, 0), to: Self.path(0, 2))
      batch.deleteSection(at: 2)
      batch.moveItem(from: Self.path(2, 0), to: Self.path(1, 2))
      batch.setSize(LayoutSize(height: 65), ofItemAt: Self.path(2, 0))
    }
    #expect(heights(index) == [[35, 20, 10], [40, 50, 65]])
    #expect(Array(change.resizedItems) == [Self.path(1, 0), Self.path(2, 0)])
    #expect(change.movedItems.map(\.from) == [Self.path(0, 0), Self.path(1, 0), Self.path(2, 0)])
    #expect(change.newPath(of: Self.path(1, 0)) == Self.path(0, 0))
    #expect(change.oldPath(of: Self.path(1, 2)) == Self.path(2, 0))
  }

  /// A reload that brings no traits keeps them, but what it says is no estimate.
  @Test func withTraits() throws {
    let traits = [ItemTraits(span: .columns(2), isEstimate: true), ItemTraits(column: 1, isEstimate: true)]
    let waterfall = FeedSection(
      layout: .waterfall(Waterfall(columns: .fixed(3))),
      items: [LayoutSize(height: 10), LayoutSize(height: 20)],
      traits: traits)
    var index = try LayoutIndex(Container(width: 300), sections: [waterfall, waterfall])
    try index.update { batch in
      batch.moveItem(from: Self.path(0, 0), to: Self.path(1, 0))
      batch.setSize(LayoutSize(height: 5), ofItemAt: Self.path(0, 0))
      batch.moveItem(from: Self.path(0, 1), to: Self.path(1, 1))
      batch.setSize(LayoutSize(height: 6), ofItemAt: Self.path(0, 1), traits: ItemTraits(column: 2))
      batch.moveItem(from: Self.path(1, 0), to: Self.path(0, 0))
    }
    #expect(index.traits(ofItemAt: Self.path(1, 0)) == ItemTraits(span: .columns(2)))
    #expect(index.traits(ofItemAt: Self.path(1, 1)) == ItemTraits(column: 2))
    #expect(index.traits(ofItemAt: Self.path(0, 0)) == traits[0])
    #expect(index.size(ofItemAt: Self.path(1, 0)) == LayoutSize(height: 5))
  }

  /// A size that cannot be is refused by its old place, one that does not fit where it goes by its new one.
  @Test func refusedSizes() throws {
    let wide = FeedSection(layout: .list(), items: [LayoutSize(height: 1)])
    var index = try LayoutIndex(Container(width: 300), sections: [wide, wide])
    let copy = index
    func refused(_ size: LayoutSize, _ error: LayoutError) {
      #expect(throws: error) {
        try index.update { batch in
          batch.moveItem(from: Self.path(0, 0), to: Self.path(1, 1))
          batch.setSize(size, ofItemAt: Self.path(0, 0))
        }
      }
    }
    refused(
      LayoutSize(height: -1),
      .invalidLength(.itemHeight, value: -1, at: .item(Self.path(0, 0)), allowed: 0...2_000_000))
    refused(
      LayoutSize(width: 1, height: 10_000),
      .invalidLength(.scaledHeight, value: 3_000_000, at: .item(Self.path(1, 1)), allowed: 0...2_000_000))
    try require(noDifference: firstDifference(index, copy), Trail())
  }
}
