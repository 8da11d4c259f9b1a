/// Something that went from one index or path to another.
public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
  /// The index or path before the edit.
  public let from: Place
  /// The index or path after the edit.
  public let to: Place

  /// Creates a move.
  public init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }
}
