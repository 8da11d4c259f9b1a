/// The main axis: the one along which a feed scrolls.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  /// Content grows downward; the cross axis runs from the leading to the trailing side.
  case vertical
  /// Content grows to the right; the cross axis runs downward.
  case horizontal
}

/// Which way the cross axis runs.
public enum LayoutDirection: UInt8, Hashable, Sendable, CaseIterable {
  /// From the left, or from the top where a feed scrolls horizontally.
  case leftToRight
  /// Mirrored: the leading side of the cross axis lies where its trailing side would.
  case rightToLeft
}
