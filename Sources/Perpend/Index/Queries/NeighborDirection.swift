/// The direction of a neighbor, as one sees it on screen.
public enum NeighborDirection: UInt8, Hashable, Sendable, CaseIterable {
  /// Towards smaller y.
  case up
  /// Towards greater y.
  case down
  /// Towards smaller x.
  case left
  /// Towards greater x.
  case right
}
