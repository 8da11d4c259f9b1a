/// Which way the cross axis runs.
public enum ReadingDirection: UInt8, Hashable, Sendable, CaseIterable {
  /// From the left, or from the top where a feed scrolls horizontally.
  case leftToRight
  /// Mirrored: the leading side of the cross axis lies where its trailing side would.
  case rightToLeft
}
