/// Which way x runs.
public enum ReadingDirection: UInt8, Hashable, Sendable, CaseIterable {
  /// From the left.
  case leftToRight
  /// Mirrored, from the right: the leading side is the right one. In a feed that scrolls vertically, that mirrors its
  /// columns; one that scrolls horizontally begins at the right edge of its content, with lanes from the top as ever.
  case rightToLeft
}
