/// The heights of a waterfall's columns where items may cover several: a window is some that stand side by
/// side.
///
/// A column's *key* is where its next item would start, in units from where the items begin, times 256, plus
/// its number. A window's key is that of its highest column, but with the number of its first.
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
  init(height: Int64, column: Int) { self = height << 8 | Int64(column) }

  /// The column that a key names.
  @inline(__always)
  var column: Int { Int(self & 0xff) }

  /// The height in a key.
  @inline(__always)
  var windowHeight: Int64 { self >> 8 }

  /// The same height with the number of another column.
  @inline(__always)
  func renamed(_ column: Int) -> Int64 { self & ~0xff | Int64(column) }
}

/// Up to eight columns, the key of each in a register.
///
/// All windows are held against one another whatever is asked for, and all columns are rewritten whichever is
/// filled: no branch and no address depends on the heights, so that no item waits until what the one before
/// has written is back from memory. `StoredWindows` is the plain twin.
struct EightColumnWindows: ColumnWindows {
  private var (k0, k1, k2, k3): (Int64, Int64, Int64, Int64)
  private var (k4, k5, k6, k7): (Int64, Int64, Int64, Int64)

  /// Most columns.
  static let columnCount = 8

  /// Columns of height 0; those that there are not are above all others.
  init(columnCount: Int) {
    assert(columnCount <= EightColumnWindows.columnCount)
    func key(_ column: Int) -> Int64 { column < columnCount ? Int64(height: 0, column: column) : .max }
    (k0, k1, k2, k3) = (key(0), key(1), key(2), key(3))
    (k4, k5, k6, k7) = (key(4), key(5), key(6), key(7))
  }

  @inline(__always)
  private var least: Int64 { min(min(min(k0, k1), min(k2, k3)), min(min(k4, k5), min(k6, k7))) }

  @inline(__always)
  func least(span: Int) -> Int64 {
    if span == 1 { return least }
    var windows = joined(shifted)
    switch span {
    case 2: break
    case 3: windows = windows.joined(shifted.shifted)
    default:
      windows = windows.joined(windows.shifted.shifted)
      for _ in 4..<span { windows = joined(windows.shifted) }
    }
    windows.rename()
    return windows.least
  }

  /// Windows that have these others at their end.
  @inline(__always)
  private func joined(_ other: EightColumnWindows) -> EightColumnWindows {
    var windows = self
    (windows.k0, windows.k1) = (max(k0, other.k0), max(k1, other.k1))
    (windows.k2, windows.k3) = (max(k2, other.k2), max(k3, other.k3))
    (windows.k4, windows.k5) = (max(k4, other.k4), max(k5, other.k5))
    (windows.k6, windows.k7) = (max(k6, other.k6), max(k7, other.k7))
    return windows
  }

  /// The windows that begin a column further on.
  private var shifted: EightColumnWindows {
    @inline(__always) get {
      var windows = self
      (windows.k0, windows.k1, windows.k2, windows.k3) = (k1, k2, k3, k4)
      (windows.k4, windows.k5, windows.k6, windows.k7) = (k5, k6, k7, .max)
      return windows
    }
  }

  @inline(__always)
  private mutating func rename() {
    (k0, k1, k2, k3) = (k0.renamed(0), k1.renamed(1), k2.renamed(2), k3.renamed(3))
    (k4, k5, k6, k7) = (k4.renamed(4), k5.renamed(5), k6.renamed(6), k7.renamed(7))
  }

  @inline(__always)
  func key(ofColumn column: Int, span: Int) -> Int64 {
    func covered(_ number: Int, _ key: Int64) -> Int64 { covers(column, span, number) ? key : 0 }
    let low = max(max(covered(0, k0), covered(1, k1)), max(covered(2, k2), covered(3, k3)))
    let high = max(max(covered(4, k4), covered(5, k5)), max(covered(6, k6), covered(7, k7)))
    return max(low, high).renamed(column)
  }

  @inline(__always)
  mutating func replace(_ old: Int64, with new: Int64) {
    k0 = k0 == old ? new : k0
    k1 = k1 == old ? new : k1
    k2 = k2 == old ? new : k2
    k3 = k3 == old ? new : k3
    k4 = k4 == old ? new : k4
    k5 = k5 == old ? new : k5
    k6 = k6 == old ? new : k6
    k7 = k7 == old ? new : k7
  }

  @inline(__always)
  mutating func fill(to key: Int64, span: Int) {
    let column = key.column
    k0 = covers(column, span, 0) ? key.renamed(0) : k0
    k1 = covers(column, span, 1) ? key.renamed(1) : k1
    k2 = covers(column, span, 2) ? key.renamed(2) : k2
    k3 = covers(column, span, 3) ? key.renamed(3) : k3
    k4 = covers(column, span, 4) ? key.renamed(4) : k4
    k5 = covers(column, span, 5) ? key.renamed(5) : k5
    k6 = covers(column, span, 6) ? key.renamed(6) : k6
    k7 = covers(column, span, 7) ? key.renamed(7) : k7
  }

  @inline(__always)
  private func covers(_ first: Int, _ span: Int, _ column: Int) -> Bool {
    UInt(bitPattern: column &- first) < UInt(bitPattern: span)
  }
}

/// Any number of columns, their keys in memory.
@safe
struct StoredWindows: ColumnWindows {
  private let keys: UnsafeMutablePointer<Int64>
  private let columnCount: Int

  /// Columns of height 0. `keys` has room for them.
  init(columnCount: Int, keys: UnsafeMutablePointer<Int64>) {
    unsafe self.keys = unsafe keys
    self.columnCount = columnCount
    for column in 0..<columnCount { unsafe keys[column] = Int64(height: 0, column: column) }
  }

  @inline(__always)
  func least(span: Int) -> Int64 {
    var least = Int64.max
    for column in 0...columnCount &- span { least = min(least, key(ofColumn: column, span: span)) }
    return least
  }

  @inline(__always)
  func key(ofColumn column: Int, span: Int) -> Int64 {
    var highest = unsafe keys[column]
    for covered in column &+ 1..<column &+ span { unsafe highest = max(highest, keys[covered]) }
    return highest.renamed(column)
  }

  @inline(__always)
  mutating func replace(_ old: Int64, with new: Int64) { unsafe keys[old.column] = new }

  @inline(__always)
  mutating func fill(to key: Int64, span: Int) {
    for column in key.column..<key.column &+ span { unsafe keys[column] = key.renamed(column) }
  }
}
