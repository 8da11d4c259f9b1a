/// Something that went from one place to another.
public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
  /// The place before.
  public let from: Place
  /// The place after.
  public let to: Place

  /// Creates a move.
  public init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }
}
