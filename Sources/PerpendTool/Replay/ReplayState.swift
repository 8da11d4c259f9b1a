import Perpend

/// What the operations of a case change: the index, and the names of what stands in it.
struct ReplayState {
  var index: LayoutIndex
  /// The names of the sections; nil where there is none.
  var sectionIDs: [String?]
  /// The names of items, by section and number: there may be more items than one can go through.
  var itemNames: [[Int: String]]
  /// Of which sections an operation has made the items keep their columns.
  var keepsColumns: [Bool]
  /// Where the feed is scrolled to, if the case says so.
  var scroll: ReplayScroll?

  init(_ input: ReplayInput) throws(LayoutError) {
    index = try input.feed.index()
    sectionIDs = input.feed.sections.map(\.id)
    itemNames = input.feed.sections.map(\.itemNames)
    keepsColumns = input.feed.sections.map { _ in false }
    scroll = input.scroll
  }

  /// The state of an input that was refused: nothing is there.
  init() throws(LayoutError) {
    index = try LayoutIndex(Container(width: 0))
    sectionIDs = []
    itemNames = []
    keepsColumns = []
  }

  /// Whether nothing at all tells the two apart.
  func isSame(as other: ReplayState) -> Bool {
    let a = index
    let b = other.index
    guard sectionIDs == other.sectionIDs, itemNames == other.itemNames, scroll == other.scroll,
      a.container == b.container, a.header == b.header, a.footer == b.footer,
      a.sectionCount == b.sectionCount, a.contentSize == b.contentSize
    else { return false }
    return (0..<a.sectionCount).allSatisfy { Self.isSame($0, a, b) }
  }

  private static func isSame(_ section: Int, _ a: LayoutIndex, _ b: LayoutIndex) -> Bool {
    guard let count = a.itemCount(inSection: section), b.itemCount(inSection: section) == count,
      a.options(ofSection: section) == b.options(ofSection: section),
      a.frame(ofSection: section) == b.frame(ofSection: section),
      a.frame(ofHeaderInSection: section) == b.frame(ofHeaderInSection: section),
      a.frame(ofFooterInSection: section) == b.frame(ofFooterInSection: section)
    else { return false }
    // A grid may have more items than one can go through, and they are all alike.
    var looked = count
    if case .grid = a.options(ofSection: section)?.layout { looked = min(count, 10_000) }
    return (0..<looked).allSatisfy { item in
      let path = ItemPath(section: section, item: item)
      return a.size(ofItemAt: path) == b.size(ofItemAt: path)
        && a.traits(ofItemAt: path) == b.traits(ofItemAt: path)
        && a.frame(ofItemAt: path) == b.frame(ofItemAt: path)
    }
  }
}
