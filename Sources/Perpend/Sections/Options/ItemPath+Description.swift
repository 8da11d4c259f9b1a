extension ItemPath: CustomStringConvertible {
  /// The path in words: `item 0,12`.
  public var description: String { "item \(section),\(item)" }
}
