/// Where in the viewport an element should end up.
public enum ScrollAlignment: UInt8, Hashable, Sendable, CaseIterable {
  /// Wherever the least movement brings it on screen. If it is on screen already, or covers the screen, nothing
  /// moves.
  case nearest
  /// At the start of the viewport, behind what covers it.
  case start
  /// In the middle of what is not covered.
  case center
  /// At the end of the viewport, before what covers it.
  case end
}
