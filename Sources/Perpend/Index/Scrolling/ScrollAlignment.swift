/// Where in the viewport an element should end up.
public enum ScrollAlignment: UInt8, Hashable, Sendable, CaseIterable {
  /// Wherever it is reached with the least movement: none where it is on screen already, or covers it.
  case nearest
  /// At the viewport's start.
  case start
  /// In its middle.
  case center
  /// At its end.
  case end
}
