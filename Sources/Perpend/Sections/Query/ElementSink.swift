/// What takes the elements that a query finds, in index order.
package protocol ElementSink {
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
  /// Is told of items that are about to be compared with what is searched: those of a block, or a single one.
  mutating func look(at items: Int)
}

extension ElementSink {
  package var onlyCounts: Bool { false }
  package mutating func count(_ elements: Int) {}
  @inline(__always)
  package mutating func look(at items: Int) {}
}
