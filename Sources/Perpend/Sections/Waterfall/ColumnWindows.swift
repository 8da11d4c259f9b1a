/// The heights of a waterfall's columns where items may cover several. A window is a number of columns side by side.
///
/// A column's *key* is where its next item would start, in units from where the items begin, times 256, plus
/// its index. A window's key is that of its highest column, but with the index of its first.
protocol ColumnWindows {
  /// The key of the window of `span` columns whose highest column is the lowest of all, the leftmost of
  /// several.
  func least(span: Int) -> Int64
  /// The key of the window of `span` columns that begins with one.
  func key(ofColumn column: Int, span: Int) -> Int64
  /// Fills a column, whose key is `old`, to another key.
  mutating func replace(_ old: Int64, with new: Int64)
  /// Fills `span` columns from the one that a key names to its height.
  mutating func fill(to key: Int64, span: Int)
}

extension Int64 {
  /// The key of a column, or of a window that begins with it.
  @inline(__always)
  package init(height: Int64, column: Int) { self = height << 8 | Int64(column) }

  /// The column that a key names.
  @inline(__always)
  package var column: Int { Int(self & 0xff) }

  /// The height in a key.
  @inline(__always)
  package var windowHeight: Int64 { self >> 8 }

  /// The same height with the index of another column.
  @inline(__always)
  func renamed(_ column: Int) -> Int64 { self & ~0xff | Int64(column) }
}
