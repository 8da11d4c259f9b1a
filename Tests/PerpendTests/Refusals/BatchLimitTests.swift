import Perpend
import TestSupport
import Testing

/// Content of 30 billion points is allowed; a batch that would make it longer is refused, whatever it is made of.
struct BatchLimitTests {
  private static let limit = 30_000_000_000.0
  private static let longest = LayoutSize(height: 2_000_000)
  private static let options = SectionOptions(layout: .list(itemSpacing: 0))
  private static let sections = Array(
    repeating: FeedSection(options: options, items: Array(repeating: longest, count: 1000)), count: 15)
  private static let least = LayoutSize(height: 1 / 960)
  private static func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

  @Test(arguments: [
    ([BatchEdit.insertItem(least, path(14, 1000))], 14), ([.insertItem(least, path(3, 0))], 14),
    ([.insertSection(FeedSection(options: options, items: [least]), 15)], 15),
    ([.insertSection(FeedSection(options: options, items: [least]), 0)], 15),
    ([.insertSection(FeedSection(options: options), 2), .insertItem(least, path(2, 0))], 15),
    ([.moveSection(14, to: 0), .insertItem(least, path(0, 7))], 14),
    ([.setOptions(SectionOptions(layout: .list(itemSpacing: 0), insets: LayoutInsets(top: 1)), 4)], 14),
    (
      [
        .reloadSection(
          5, FeedSection(options: options, items: Array(repeating: longest, count: 1000) + [least]))
      ], 14
    ),
  ])
  func tooLong(edits: [BatchEdit], section: Int) throws {
    var index = try LayoutIndex(Container(width: 100), sections: Self.sections)
    let copy = index
    #expect(throws: LayoutError.contentTooLong(section: section, limit: Self.limit)) {
      try index.apply(Batch(edits))
    }
    try require(noDifference: firstDifference(index, copy), Trail())
    index._checkInvariants()
  }

  /// What one edit takes away another may add.
  @Test(arguments: [
    [BatchEdit.deleteItem(path(3, 3)), .insertItem(longest, path(9, 0))],
    [.deleteSection(0), .insertSection(sections[0], 9)], [.moveSection(0, to: 14)],
    [.moveItem(path(0, 0), to: path(14, 1000))], [.setSize(path(7, 7), longest)],
    [.reloadSection(2, sections[2])],
  ])
  func exactlyTheLimit(edits: [BatchEdit]) throws {
    var index = try LayoutIndex(Container(width: 100), sections: Self.sections)
    let change = try index.apply(Batch(edits))
    #expect(index.contentSize.height == Self.limit)
    #expect(change.contentSizeAfter == change.contentSizeBefore)
    index._checkInvariants()
  }
}
