/// How the number of columns of a section is found.
public enum ColumnCount: Hashable, Sendable {
  /// A fixed number of columns, 1 to 255.
  case fixed(Int)
  /// As many columns as fit when none is narrower than `minimumWidth` points (above 0, to 2,000,000): at least
  /// one, and at most `maximum` (1 to 255).
  case fitting(minimumWidth: Double, maximum: Int = 255)
}
