extension ReferenceLayout {
  /// The unit before, at and after every vertical edge of an element, ascending.
  package var candidatesForX: [Int] {
    Self.around(elements.flatMap { [$0.box.x, $0.box.maxX] })
  }

  /// The unit before, at and after every horizontal edge.
  package var candidatesForY: [Int] {
    Self.around(elements.flatMap { [$0.box.y, $0.box.maxY] })
  }

  /// The unit before, at and after every edge across the main axis.
  package var candidatesAlong: [Int] { container.axis == .vertical ? candidatesForY : candidatesForX }

  /// The unit before, at and after every edge along the main axis.
  package var candidatesAcross: [Int] { container.axis == .vertical ? candidatesForX : candidatesForY }

  private static func around(_ edges: [Int]) -> [Int] {
    Set(edges.flatMap { [$0 - 1, $0, $0 + 1] }).sorted()
  }
}
