/// Any number of columns, their keys in memory.
@safe
package struct StoredWindows: ColumnWindows {
  private let keys: UncheckedSpan<Int64>
  private let columnCount: Int

  /// Columns of height 0. `keys` has room for them.
  package init(columnCount: Int, keys: UncheckedSpan<Int64>) {
    self.keys = keys
    self.columnCount = columnCount
    for column in 0..<columnCount { keys[column] = Int64(height: 0, column: column) }
  }

  @inline(__always)
  package func least(span: Int) -> Int64 {
    var least = Int64.max
    for column in 0...columnCount &- span { least = min(least, key(ofColumn: column, span: span)) }
    return least
  }

  @inline(__always)
  package func key(ofColumn column: Int, span: Int) -> Int64 {
    var highest = keys[column]
    for covered in column &+ 1..<column &+ span { highest = max(highest, keys[covered]) }
    return highest.renamed(column)
  }

  @inline(__always)
  package mutating func replace(_ old: Int64, with new: Int64) { keys[old.column] = new }

  @inline(__always)
  package mutating func fill(to key: Int64, span: Int) {
    for column in key.column..<key.column &+ span { keys[column] = key.renamed(column) }
  }
}
