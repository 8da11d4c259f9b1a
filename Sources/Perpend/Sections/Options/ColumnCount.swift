/// How the number of columns of a section is determined.
public enum ColumnCount: Hashable, Sendable {
  /// A fixed number of columns, 1 to 255.
  case fixed(Int)
  /// As many columns as fit if none is narrower than `minimumWidth`, in points, above 0 to 2,000,000. There is at
  /// least one column, and there are at most `maximum`, 1 to 255.
  case fitting(minimumWidth: Double, maximum: Int = 255)
}
