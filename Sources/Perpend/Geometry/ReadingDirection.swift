/// Which way x runs.
public enum ReadingDirection: UInt8, Hashable, Sendable, CaseIterable {
  /// From the left.
  case leftToRight
  /// Mirrored, from the right: the leading side is the right one. In a feed that scrolls vertically, the first
  /// column is at the right. A feed that scrolls horizontally begins at the right edge of its content; its lanes
  /// are from the top as in the other direction.
  case rightToLeft
}
