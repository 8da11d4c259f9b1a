/// Items of a section that follow one another.
public struct ItemRange: Hashable, Sendable {
  /// The index of the section.
  public internal(set) var section: Int
  /// The indices of the items in it.
  public internal(set) var items: Range<Int>

  package init(section: Int, items: Range<Int>) {
    self.section = section
    self.items = items
  }
}

extension ItemRange {
  /// The range of one item.
  init(_ path: ItemPath) { self.init(section: path.section, items: path.item..<path.item + 1) }

  /// The path of the last item.
  var last: ItemPath { ItemPath(section: section, item: items.upperBound - 1) }
}
