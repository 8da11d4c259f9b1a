import Perpend
import TestSupport
import Testing

/// A call that is refused says exactly why and leaves the index as it was.
struct RefusedEditTests {
  @Test(arguments: RefusedEdit.containerEdits + RefusedEdit.pathEdits)
  func containersAndPaths(refused: RefusedEdit) throws {
    try check(refused)
  }

  @Test(arguments: RefusedEdit.optionEdits)
  func options(refused: RefusedEdit) throws {
    try check(refused)
  }

  @Test(arguments: RefusedEdit.sizeEdits + RefusedEdit.scaledEdits)
  func sizes(refused: RefusedEdit) throws {
    try check(refused)
  }

  @Test(arguments: RefusedEdit.traitEdits + RefusedEdit.endEdits)
  func traitsAndEnds(refused: RefusedEdit) throws {
    try check(refused)
  }

  /// What a limit has left for later is too long, which shows only when it is laid out.
  @Test(arguments: RefusedEdit.sliceEdits)
  func slices(refused: RefusedEdit) throws {
    // Rows are as long as their tallest items: half of it is known before.
    let items = (0..<32_600).map { LayoutSize(height: $0 >= 600 && $0 % 2 == 0 ? 2_000_000 : 0) }
    var index = try LayoutIndex(Container(width: 100))
    index.layoutLimit = 0
    try index.append(contentsOf: [
      FeedSection(layout: .rows(Rows(columns: .fixed(2), rowSpacing: 0)), items: items),
      FeedSection(items: Array(repeating: LayoutSize(height: 10), count: 16_600)),
    ])
    let copy = index
    #expect(throws: refused.error) { try refused.edit.apply(to: &index) }
    try require(noDifference: firstDifference(index, copy), Trail().adding(refused.name))
    // The other section may be laid out.
    try index.apply(Batch([.deleteSection(0)]))
    try index.continueLayout(itemBudget: .max)
    #expect(index.pendingItemCount == 0)
  }

  private func check(_ refused: RefusedEdit) throws {
    let feed = RefusedEdit.feed
    var index = try feed.index()
    let copy = index
    let error = #expect(throws: LayoutError.self) { try refused.edit.apply(to: &index) }
    #expect(error?.isSame(as: refused.error) == true, "\(refused.error)")
    let trail = Trail().adding(refused.name)
    try require(noDifference: firstDifference(index, copy), trail)
    try require(noDifference: firstDifference(index, feed.reference()), trail)
    try goesOnWorking(&index, feed, trail)
  }

  /// What a refused call left half done would show in the next one.
  private func goesOnWorking(_ index: inout LayoutIndex, _ feed: Feed, _ trail: Trail) throws {
    var feed = feed
    for edit in [
      Edit.setSize(LayoutSize(height: 50), ItemPath(section: 1, item: 0)),
      .append([FeedSection(items: [.zero])]),
    ] {
      try edit.apply(to: &index)
      edit.apply(to: &feed)
      try require(noDifference: firstDifference(index, feed.reference()), trail.adding(edit.label))
    }
  }

  @Test(arguments: RefusedEdit.containerEdits)
  func newIndices(refused: RefusedEdit) throws {
    guard case .setContainer(let container) = refused.edit else { return }
    let error = #expect(throws: LayoutError.self) { try LayoutIndex(container) }
    #expect(error?.isSame(as: refused.error) == true, "\(refused.error)")
  }

  @Test func newFeeds() throws {
    for bad in RefusedEdit.badOptions {
      let sections = [FeedSection(items: [.zero]), FeedSection(options: bad.options, items: [.zero])]
      let error = #expect(throws: LayoutError.self) {
        try LayoutIndex(Container(width: 300), sections: sections)
      }
      #expect(error.map { "\($0)" } == "\(bad.error(1))")
    }
  }

  /// A container that only the items of a later section cannot be scaled to.
  @Test func containerTooWideForAnItem() throws {
    let steep = FeedSection(
      layout: .list(), items: [LayoutSize(height: 3), LayoutSize(width: 1, height: 5000)])
    let feed = Feed(Container(width: 300), [RefusedEdit.feed.sections[0], steep])
    var index = try feed.index()
    let error = LayoutError.invalidLength(
      .scaledHeight, value: 2_500_000, at: .item(ItemPath(section: 1, item: 1)), allowed: 0...2_000_000)
    #expect(throws: error) { try index.setContainer(Container(width: 500)) }
    try require(noDifference: firstDifference(index, feed.reference()), Trail())
    var options = feed.sections[1].options
    options.insets.leading = -200
    #expect(throws: error) { try index.setOptions(options, ofSection: 1) }
    try require(noDifference: firstDifference(index, feed.reference()), Trail())
  }

  /// Traits that make an item wider than it may be tall, or have it reach too far across.
  @Test func traitsThatDoNotFit() throws {
    let items = [LayoutSize(height: 3), LayoutSize(width: 1, height: 1500)]
    let path = ItemPath(section: 0, item: 1)
    let container = Container(width: 2000)
    var section = FeedSection(layout: .waterfall(Waterfall(columnSpacing: 0)), items: items)
    let index = try LayoutIndex(container, sections: [section])
    var edited = try LayoutIndex(container, sections: [section])
    let tall = LayoutError.invalidLength(
      .scaledHeight, value: 3_000_000, at: .item(path), allowed: 0...2_000_000)
    #expect(throws: tall) { try edited.setTraits(ItemTraits(span: .full), ofItemAt: path) }
    #expect(throws: tall) {
      try edited.update { $0.setSize(items[1], ofItemAt: path, traits: ItemTraits(span: .columns(2))) }
    }
    try require(noDifference: firstDifference(edited, index), Trail())
    try edited.setTraits(ItemTraits(span: .full), ofItemAt: ItemPath(section: 0, item: 0))

    section.options.layout = .waterfall(Waterfall(columns: .fixed(3), columnSpacing: 2_000_000))
    var wide = try LayoutIndex(container, sections: [section])
    #expect(throws: LayoutError.self) { try wide.setTraits(ItemTraits(column: 2), ofItemAt: path) }
    try wide.setTraits(ItemTraits(isEstimate: true), ofItemAt: path)
  }

  @Test func heightsScaledToTheLimit() throws {
    var index = try LayoutIndex(
      Container(width: 100), sections: [FeedSection(layout: .list(), items: [LayoutSize.zero])])
    let path = ItemPath(section: 0, item: 0)
    try index.setSize(LayoutSize(width: 1, height: 20_000), ofItemAt: path)
    #expect(index.contentSize.height == 2_000_000)
    // Less than a pixel more is floored; a pixel more is refused.
    try index.setSize(LayoutSize(width: 100, height: 2_000_000), ofItemAt: path)
    try index.setSize(LayoutSize(width: 95_990.0 / 960, height: 1_999_792), ofItemAt: path)
    #expect(index.contentSize.height == 2_000_000)
    // Of ratios too: 2,000,000, and a half more.
    for height in [20_000.0, 20_000.005] {
      try index.setSize(LayoutSize(width: 1.0 / 7, height: height / 7), ofItemAt: path)
      #expect(index.contentSize.height == 2_000_000)
    }
    let error = LayoutError.invalidLength(
      .scaledHeight, value: 2_000_001, at: .item(path), allowed: 0...2_000_000)
    for size in [
      LayoutSize(width: 50, height: 1_000_000.5), LayoutSize(width: 1.0 / 7, height: 20_000.015 / 7),
    ] {
      #expect(throws: error) { try index.setSize(size, ofItemAt: path) }
    }
    #expect(index.contentSize.height == 2_000_000)
  }

  @Test func limitsThemselvesAreAllowed() throws {
    let limit = 2_000_000.0
    let insets = LayoutInsets(top: limit, leading: -limit, bottom: -limit, trailing: limit)
    let section = FeedSection(
      layout: .waterfall(Waterfall(columns: .fixed(255), columnSpacing: limit, itemSpacing: limit)),
      insets: insets, header: Supplementary(height: limit, insets: insets),
      footer: Supplementary(height: limit, insets: insets),
      items: [LayoutSize(width: limit, height: limit), LayoutSize(height: limit), .zero])
    for scale in [960, 1, 0.001] {
      let container = Container(width: limit, displayScale: scale, minimumContentLength: limit)
      let feed = Feed(container, [section, section])
      try require(noDifference: firstDifference(feed.index(), feed.reference()), Trail())
    }
  }
}
