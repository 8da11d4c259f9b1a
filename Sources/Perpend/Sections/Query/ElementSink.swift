/// What takes the elements that a query finds, in index order.
protocol ElementSink {
  /// Takes an element that is no item.
  mutating func take(_ path: ElementPath, frame: UnitRect, zIndex: Int)
  /// Takes items of a block: those whose bit is set, the first item's the lowest.
  mutating func take(_ hits: UInt64, of items: FoundItems)
  /// False ends the query.
  var wantsMore: Bool { get }
  /// Whether it only counts the elements from now on: then `count` may be called instead.
  var onlyCounts: Bool { get }
  /// Counts elements, where it only counts them.
  mutating func count(_ elements: Int)
}

extension ElementSink {
  var onlyCounts: Bool { false }
  mutating func count(_ elements: Int) {}
}
