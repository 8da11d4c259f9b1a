/// Places of items, ascending, each once: a collection that keeps the ranges which they form, so that a
/// billion items in a row take no more memory than one.
public struct ItemPaths: RandomAccessCollection, Hashable, Sendable {
  /// The ranges, ascending; no two of a section touch.
  public private(set) var ranges: [ItemRange] = []
  /// How many places there are before each range.
  private var ranks: [Int] = []
  /// The number of places.
  public private(set) var count = 0

  /// None.
  init() {}

  /// Those of an ascending array.
  init(_ paths: [ItemPath]) {
    for path in paths { append(ItemRange(section: path.section, items: path.item..<path.item + 1)) }
  }

  /// Those of one range.
  init(section: Int, items: Range<Int>) { append(ItemRange(section: section, items: items)) }

  /// Adds places behind all others.
  private mutating func append(_ range: ItemRange) {
    if let last = ranges.last, last.section == range.section, last.items.upperBound == range.items.lowerBound
    {
      ranges[ranges.count - 1].items = last.items.lowerBound..<range.items.upperBound
    } else {
      ranges.append(range)
      ranks.append(count)
    }
    count += range.items.count
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of places.
  public var endIndex: Int { count }

  /// A place by its position among them all. O(log r) for r ranges.
  public subscript(position: Int) -> ItemPath {
    precondition(position >= 0 && position < count, "there is no place at that position")
    let index = ranks.partitioningIndex { $0 > position } - 1
    return ItemPath(
      section: ranges[index].section, item: ranges[index].items.lowerBound + position - ranks[index])
  }

  /// Whether a place is one of them. O(log r) for r ranges.
  public func contains(_ path: ItemPath) -> Bool {
    let index = ranges.partitioningIndex {
      ($0.section, $0.items.upperBound) > (path.section, path.item)
    }
    return index < ranges.count && ranges[index].section == path.section
      && ranges[index].items.contains(path.item)
  }

  /// Goes through the places.
  public func makeIterator() -> Iterator { Iterator(ranges: ranges) }

  /// Goes through places in ascending order.
  public struct Iterator: IteratorProtocol, Sendable {
    let ranges: [ItemRange]
    private var index = 0
    private var offset = 0

    init(ranges: [ItemRange]) { self.ranges = ranges }

    /// The next place, or nil at the end.
    public mutating func next() -> ItemPath? {
      guard index < ranges.count else { return nil }
      let range = ranges[index]
      let path = ItemPath(section: range.section, item: range.items.lowerBound + offset)
      offset += 1
      if offset == range.items.count { (index, offset) = (index + 1, 0) }
      return path
    }
  }
}

/// Items of a section in a row.
public struct ItemRange: Hashable, Sendable {
  /// The number of the section.
  public internal(set) var section: Int
  /// The numbers of the items in it.
  public internal(set) var items: Range<Int>
}
