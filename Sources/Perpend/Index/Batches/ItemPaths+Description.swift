extension ItemRange: CustomStringConvertible {
  /// The first and the last in words: `items 0,3 to 0,9`, or `item 0,3`.
  public var description: String {
    items.count > 1
      ? "items \(section),\(items.lowerBound) to \(section),\(items.upperBound - 1)"
      : "item \(section),\(items.lowerBound)"
  }
}

extension ItemPaths: CustomStringConvertible {
  /// The ranges in words: `item 0,3, items 1,5 to 1,9`, or `no items`.
  ///
  /// - Complexity: O(r) for r ranges.
  public var description: String {
    isEmpty ? "no items" : ranges.map { $0.description }.joined(separator: ", ")
  }
}
