/// The main axis: the one along which a feed scrolls.
public enum ScrollAxis: UInt8, Hashable, Sendable, CaseIterable {
  /// Content grows downward; the cross axis runs from the leading to the trailing side.
  case vertical
  /// Content grows to the right; the cross axis runs downward.
  case horizontal
}
