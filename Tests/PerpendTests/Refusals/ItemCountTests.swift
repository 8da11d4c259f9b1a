import Perpend
import TestSupport
import Testing

/// More items than can be counted are refused wherever they come in, and nothing overflows.
struct ItemCountTests {
  private static let most = 1 << 48
  private static let mostOfFeed = 1 << 53
  private static let grid = SectionOptions(
    layout: .grid(UniformGrid(itemSize: .zero, rowSpacing: 0)))
  private static let container = Container(width: 100)

  private static func section(_ count: Int, sized: Int = 0) -> FeedSection {
    FeedSection(
      options: grid, items: Array(repeating: LayoutSize(width: 1, height: 1), count: sized),
      unsizedItemCount: count
    )
  }

  private static let path = ItemPath(section: 0, item: 0)

  @Test func countsOfSections() {
    #expect(Self.section(5, sized: 3).itemCount == 8)
    #expect(Self.section(.max).itemCount == .max)
    #expect(Self.section(.max, sized: 3).itemCount == .max)
    #expect(Self.section(.min, sized: 3).itemCount == .min + 3)
  }

  private static let wrongCounts: [(unsized: Int, sized: Int, named: Int)] = [
    (-1, 0, -1), (-3, 5, -3), (.min, 2, .min), (most + 1, 0, most + 1), (most, 2, most + 2),
    (.max, 0, .max), (.max, 7, .max),
  ]

  @Test(arguments: wrongCounts)
  func countsThatASectionCannotHave(unsized: Int, sized: Int, named: Int) throws {
    let wrong = Self.section(unsized, sized: sized)
    var index = try LayoutIndex(Self.container, sections: [Self.section(2)])
    let copy = index
    func error(_ section: Int) -> LayoutError {
      .invalidItemCount(named, section: section, allowed: 0...Self.most)
    }
    #expect(throws: error(1)) { try LayoutIndex(Self.container, sections: [Self.section(1), wrong]) }
    #expect(throws: error(1)) { try index.append(wrong) }
    #expect(throws: error(0)) { try index.update { $0.reloadSection(at: 0, with: wrong) } }
    #expect(throws: error(1)) { try index.update(expecting: [2, 0]) { $0.insertSection(wrong, at: 1) } }
    #expect(throws: error(0)) {
      try index.update { batch in
        batch.insertSection(wrong, at: 0)
        batch.insertItem(.zero, at: Self.path)
      }
    }
    try require(noDifference: firstDifference(index, copy), Trail())
  }

  /// A grid that insertions had made bigger than a section may be could not be turned to another axis.
  @Test func insertionsIntoAFullSection() throws {
    var index = try LayoutIndex(Self.container, sections: [Self.section(Self.most - 1), Self.section(1)])
    try index.insertItems([.zero], at: Self.path)
    let error = LayoutError.invalidItemCount(Self.most + 1, section: 0, allowed: 0...Self.most)
    #expect(throws: error) { try index.insertItems([.zero], at: Self.path) }
    #expect(throws: error) { try index.update { $0.insertItem(.zero, at: Self.path) } }
    #expect(throws: error) {
      try index.update { $0.moveItem(from: ItemPath(section: 1, item: 0), to: Self.path) }
    }
    #expect(index.itemCount == Self.most + 1)
    try index.update { batch in
      batch.deleteItem(at: ItemPath(section: 0, item: 9))
      batch.moveItem(from: ItemPath(section: 1, item: 0), to: Self.path)
    }
    #expect(index.itemCount(inSection: 0) == Self.most)
    try index.setContainer(Container(axis: .horizontal, crossLength: 100))
    #expect(index.itemCount == Self.most)
  }

  @Test func moreItemsThanAFeedCanHave() throws {
    let full = Self.section(Self.most)
    func error(_ count: Int, _ section: Int) -> LayoutError {
      .tooManyItems(count, section: section, limit: Self.mostOfFeed)
    }
    #expect(throws: error(Self.mostOfFeed + Self.most, 32)) {
      try LayoutIndex(Self.container, sections: Array(repeating: full, count: 32_768))
    }
    var index = try LayoutIndex(
      Self.container, sections: [Self.section(5)] + Array(repeating: full, count: 31))
    #expect(throws: error(Self.mostOfFeed + 5, 32)) { try index.append(full) }
    try index.append(Self.section(Self.most - 5))
    #expect(index.itemCount == Self.mostOfFeed)
    let copy = index

    #expect(throws: error(Self.mostOfFeed + 1, 33)) { try index.append(Self.section(1)) }
    #expect(throws: error(Self.mostOfFeed + 2, 32)) { try index.insertItems([.zero, .zero], at: Self.path) }
    #expect(throws: error(Self.mostOfFeed + 1, 32)) {
      try index.update { $0.insertItem(.zero, at: Self.path) }
    }
    #expect(throws: error(Self.mostOfFeed + 1, 33)) {
      try index.update { $0.insertSection(Self.section(1), at: 33) }
    }
    #expect(throws: error(Self.mostOfFeed + 1, 32)) {
      try index.update { $0.reloadSection(at: 0, with: Self.section(6)) }
    }
    #expect(throws: error(Self.mostOfFeed + Self.most, 32)) {
      try index.update { for place in 0..<40_000 { $0.insertSection(full, at: place) } }
    }
    #expect(index.itemCount == copy.itemCount && index.sectionCount == copy.sectionCount)

    try index.update { batch in
      batch.deleteItem(at: ItemPath(section: 3, item: 7))
      batch.insertItem(.zero, at: ItemPath(section: 1, item: 0))
      batch.reloadSection(at: 1, with: full)
      batch.deleteSection(at: 2)
      batch.insertSection(full, at: 0)
    }
    #expect(index.itemCount == Self.mostOfFeed)
    try index.setContainer(Container(axis: .horizontal, crossLength: 100))
    #expect(index.itemCount == Self.mostOfFeed)
    index._checkInvariants()
  }
}
