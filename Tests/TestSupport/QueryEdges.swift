extension ReferenceLayout {
  /// The unit before, at and after every vertical edge of an element, ascending.
  package var candidatesForX: [Int] {
    Self.around(elements.flatMap { [$0.box.x, $0.box.maxX] })
  }

  /// The unit before, at and after every horizontal edge.
  package var candidatesForY: [Int] {
    Self.around(elements.flatMap { [$0.box.y, $0.box.maxY] })
  }

  private static func around(_ edges: [Int]) -> [Int] {
    Set(edges.flatMap { [$0 - 1, $0, $0 + 1] }).sorted()
  }
}
