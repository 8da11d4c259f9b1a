import Perpend
import TestSupport
import Testing

/// What errors and places say when they are printed.
struct DescriptionTests {
  private static let path = ItemPath(section: 0, item: 12)

  static let errors: [(LayoutError, String)] = [
    (
      .invalidLength(.itemHeight, value: -3, at: .item(path), allowed: 0...2_000_000),
      "item 0,12: item height -3 is not within 0 to 2,000,000 points"
    ),
    (
      .invalidLength(.sectionInset, value: .nan, at: .section(1234), allowed: -2_000_000...2_000_000),
      "section 1234: section inset nan is not within -2,000,000 to 2,000,000 points"
    ),
    (
      .invalidLength(.containerLength, value: 2_000_000.25, at: .container, allowed: 0...2_000_000),
      "container length 2,000,000.25 is not within 0 to 2,000,000 points"
    ),
    (
      .invalidLength(.bandLength, value: 1e300, at: .item(path), allowed: 0...30_000_000_000),
      "item 0,12: band length 1e+300 is not within 0 to 30,000,000,000 points"
    ),
    (
      .invalidColumnCount(1000, section: 3, allowed: 1...255),
      "section 3: 1,000 columns are not within 1 to 255"
    ),
    (.invalidSpan(0, at: path, allowed: 1...Int.max), "item 0,12: a span of 0 columns is less than 1"),
    (.invalidSpan(9, at: path, allowed: 1...4), "item 0,12: a span of 9 columns is not within 1 to 4"),
    (.invalidColumn(4, at: path, allowed: 0...3), "item 0,12: column 4 is not within 0 to 3"),
    (
      .invalidDisplayScale(0, allowed: Double.leastNonzeroMagnitude...960),
      "display scale 0 is not above 0 and at most 960"
    ),
    (
      .noItemSizes(section: 2, count: 1), "section 2: only a grid can do without the sizes of 1 item"
    ),
    (
      .invalidItemCount(-1, section: 2, allowed: 0...281_474_976_710_656),
      "section 2: -1 items are not within 0 to 281,474,976,710,656"
    ),
    (
      .invalidBandItemCount(0, at: path, allowed: 1...5), "item 0,12: a band of 0 items is not within 1 to 5"
    ),
    (
      .tooManyItems(9_007_199_254_740_993, section: 4, limit: 9_007_199_254_740_992),
      "with section 4 the feed would have 9,007,199,254,740,993 items, more than 9,007,199,254,740,992"
    ),
    (
      .tooManyDecorations(5000, section: 4, limit: 4095), "section 4: 5,000 decorations are more than 4,095"
    ),
    (.noSuchSection(7, count: 1), "there is no section 7; the feed has 1 section"),
    (.noSuchItem(path, count: 3), "there is no item 0,12; section 0 has 3 items"),
    (
      .reachesTooFar(section: 1, value: 2_236_962.5, limit: 2_236_962),
      "section 1 would reach 2,236,962.5 points across, and can reach 2,236,962"
    ),
    (
      .contentTooLong(section: 1, limit: 30_000_000_000),
      "with section 1 the content would be longer than 30,000,000,000 points"
    ),
    (
      .invalidChild(ItemPath(section: 1, item: 4), of: path, .claimedTwice),
      "item 1,4 is claimed as a child a second time, by item 0,12"
    ),
    (
      .invalidChild(ItemPath(section: 1, item: 4), of: path, .missing),
      "there is no item 1,4, which item 0,12 claims as a child"
    ),
    (
      .invalidChild(ItemPath(section: 1, item: 4), of: path, .unclaimed),
      "item 1,4 is the child of none, beside the children of item 0,12"
    ),
    (
      .invalidBatch(.duplicate, .deleteItem, at: .item(path)), "delete item: item 0,12 is named twice"
    ),
    (
      .invalidBatch(.outOfRange(count: 3), .moveItemTo, at: .item(path)),
      "move item to: there is no item 0,12; section 0 has 3 items"
    ),
    (
      .invalidBatch(.outOfRange(count: 3), .insertSection, at: .section(9)),
      "insert section: there is no section 9; the feed has 3 sections"
    ),
    (
      .invalidBatch(.deletedAndMoved, .moveSectionFrom, at: .section(2)),
      "move section from: section 2 is deleted too"
    ),
    (.invalidBatch(.deletedAndReloaded, .setSize, at: .item(path)), "set size: item 0,12 is deleted too"),
    (
      .invalidBatch(.movedAndReloaded, .reloadSection, at: .section(2)),
      "reload section: section 2 is moved too"
    ),
    (
      .invalidBatch(.sectionIsGone, .moveItemFrom, at: .item(path)),
      "move item from: item 0,12 goes with its section"
    ),
    (
      .invalidBatch(.sectionIsGone, .setOptions, at: .section(2)),
      "set options: section 2 is deleted or reloaded too"
    ),
    (
      .invalidBatch(.countMismatch(expected: 4, actual: 1), nil, at: .section(2)),
      "section 2 would have 1 item, and 4 were declared"
    ),
    (
      .invalidBatch(.countMismatch(expected: 1, actual: 1000), nil, at: .container),
      "the feed would have 1,000 sections, and 1 were declared"
    ),
    (
      .duplicateIdentifier(.new, at: .item(path), first: .item(ItemPath(section: 0, item: 3))),
      "the identifier of the new item 0,12 is that of item 0,3 too"
    ),
    (
      .changesDoNotMeet(expected: 1, actual: 1000, at: .section(2)),
      "section 2: the second change begins with 1 item, and the first ends with 1,000"
    ),
    (
      .staleAnchor(3...5, change: 4...5),
      "the anchor was noted at edit 3 of 5, and the change goes from edit 4 to 5: join the changes since, or note an "
        + "anchor again"
    ),
  ]

  @Test(arguments: errors)
  func errorsAreSentences(error: LayoutError, sentence: String) { #expect("\(error)" == sentence) }

  @Test func everyErrorIsThere() throws {
    let cases = Set(Self.errors.compactMap { Mirror(reflecting: $0.0).children.first?.label })
    #expect(cases == (try SymbolGraph.ofPerpend().cases(of: "LayoutError")))
  }

  static let quantities: [(LayoutError.Quantity, String)] = [
    (.containerLength, "container length"), (.minimumContentLength, "minimum content length"),
    (.itemWidth, "item width"), (.itemHeight, "item height"), (.scaledHeight, "scaled height"),
    (.columnSpacing, "column spacing"), (.itemSpacing, "item spacing"), (.rowSpacing, "row spacing"),
    (.lineSpacing, "line spacing"), (.minimumColumnWidth, "minimum column width"),
    (.sectionInset, "section inset"), (.decorationInset, "decoration inset"),
    (.headerHeight, "header height"), (.headerInset, "header inset"), (.footerHeight, "footer height"),
    (.footerInset, "footer inset"), (.frameX, "frame x"), (.frameY, "frame y"),
    (.frameWidth, "frame width"), (.frameHeight, "frame height"), (.bandLength, "band length"),
  ]

  static let operations: [(LayoutError.BatchOperation, String)] = [
    (.insertItem, "insert item"), (.deleteItem, "delete item"), (.moveItemFrom, "move item from"),
    (.moveItemTo, "move item to"), (.setSize, "set size"), (.insertSection, "insert section"),
    (.deleteSection, "delete section"), (.moveSectionFrom, "move section from"),
    (.moveSectionTo, "move section to"), (.reloadSection, "reload section"), (.setOptions, "set options"),
  ]

  static let faults: [(LayoutError.BatchFault, String)] = [
    (.duplicate, "named twice"), (.outOfRange(count: 1000), "not within the 1,000 there are"),
    (.deletedAndMoved, "deleted and moved"), (.deletedAndReloaded, "deleted and reloaded"),
    (.movedAndReloaded, "moved and reloaded"), (.sectionIsGone, "in a section that goes"),
    (.countMismatch(expected: 4, actual: 5), "5 and not the 4 declared"),
  ]

  static let childFaults: [(LayoutError.ChildFault, String)] = [
    (.claimedTwice, "claimed twice"), (.missing, "missing"), (.unclaimed, "unclaimed"),
  ]

  static let sides: [(LayoutError.DifferenceSide, String)] = [(.old, "old"), (.new, "new")]

  static let places: [(LayoutError.Place, String)] = [
    (.container, "the feed"), (.section(3), "section 3"), (.item(path), "item 0,12"),
  ]

  @Test func everyWordIsThere() throws {
    let graph = try SymbolGraph.ofPerpend()
    expect(Self.quantities, graph.cases(of: "LayoutError.Quantity"))
    expect(Self.operations, graph.cases(of: "LayoutError.BatchOperation"))
    expect(Self.faults, graph.cases(of: "LayoutError.BatchFault"))
    expect(Self.childFaults, graph.cases(of: "LayoutError.ChildFault"))
    expect(Self.sides, graph.cases(of: "LayoutError.DifferenceSide"))
    expect(Self.places, graph.cases(of: "LayoutError.Place"))
  }

  /// Each value of a table has its text, no text stands twice, and there is a value for each case.
  private func expect<Value: Hashable & CustomStringConvertible>(
    _ table: [(Value, String)], _ cases: Set<String>
  ) {
    for (value, text) in table { #expect(value.description == text) }
    #expect(Set(table.map(\.0)).count == cases.count)
    #expect(Set(table.map(\.1)).count == cases.count)
  }

  @Test(arguments: [
    (ElementPath.item(section: 0, item: 12), "item 0,12"), (.header(section: 3), "header 3"),
    (.footer(section: 3), "footer 3"), (.decoration(section: 0, index: 2), "decoration 2 of section 0"),
    (.decoration(section: 1, index: 0, item: 8), "decoration 0 of the row of item 1,8"),
    (.collectionHeader, "header of the feed"), (.collectionFooter, "footer of the feed"),
  ])
  func elementPaths(path: ElementPath, text: String) { #expect("\(path)" == text) }

  @Test func itemPaths() throws {
    #expect("\(Self.path)" == "item 0,12")
    var index = try LayoutIndex(
      Container(width: 10), sections: [FeedSection(items: Array(repeating: LayoutSize(height: 1), count: 20))]
    )
    let change = try index.update { batch in
      batch.deleteItem(at: ItemPath(section: 0, item: 0))
      for item in 3...9 { batch.deleteItem(at: ItemPath(section: 0, item: item)) }
    }
    #expect("\(change.deletedItems)" == "item 0,0, items 0,3 to 0,9")
    #expect(change.deletedItems.ranges.map { "\($0)" } == ["item 0,0", "items 0,3 to 0,9"])
    #expect("\(change.insertedItems)" == "no items")
  }

  @Test func changes() throws {
    let list = FeedSection(
      layout: .list(itemSpacing: 0), items: Array(repeating: LayoutSize(height: 10), count: 20))
    var index = try LayoutIndex(Container(width: 10), sections: [list, list, list])
    let change = try index.update { batch in
      batch.deleteSection(at: 0)
      batch.moveSection(from: 2, to: 0)
      for item in 3...9 { batch.deleteItem(at: ItemPath(section: 1, item: item)) }
      batch.insertItem(LayoutSize(height: 5), at: ItemPath(section: 1, item: 0))
      batch.setSize(LayoutSize(height: 11), ofItemAt: ItemPath(section: 2, item: 7))
      batch.moveItem(from: ItemPath(section: 2, item: 0), to: ItemPath(section: 1, item: 1))
    }
    #expect(
      "\(change)" == """
        content from 10 × 600 points to 10 × 336 points; deleted section 0; moved section 2 to 0; \
        deleted items 1,3 to 1,9; inserted item 1,0; resized item 2,7; moved item 2,0 to 1,1
        """)
  }

  @Test func indices() throws {
    var index = try LayoutIndex(Container(width: 1200))
    #expect("\(index)" == "0 items in 0 sections, 1,200 × 0 points")
    let items = Array(repeating: LayoutSize(height: 10.5), count: 1001)
    try index.append(FeedSection(layout: .list(itemSpacing: 0), items: items))
    #expect("\(index)" == "1,001 items in 1 section, 1,200 × 10,510.5 points")
    index.layoutLimit = 0
    try index.append(FeedSection(layout: .list(itemSpacing: 0), items: items))
    #expect("\(index)".hasSuffix("items without a place yet"))
  }
}
