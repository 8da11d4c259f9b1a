/// Up to eight columns, the key of each in a register.
///
/// All windows are always compared with one another, and all columns are always rewritten: no branch and no address
/// depends on the heights, so that no item waits until what the one before has written is back from memory.
/// `StoredWindows` is the scalar reference.
package struct EightColumnWindows: ColumnWindows {
  private var (k0, k1, k2, k3): (Int64, Int64, Int64, Int64)
  private var (k4, k5, k6, k7): (Int64, Int64, Int64, Int64)

  /// Most columns.
  package static let columnCount = 8

  /// Columns of height 0; columns that do not exist are above all others.
  package init(columnCount: Int) {
    assert(columnCount <= EightColumnWindows.columnCount)
    func key(_ column: Int) -> Int64 { column < columnCount ? Int64(height: 0, column: column) : .max }
    (k0, k1, k2, k3) = (key(0), key(1), key(2), key(3))
    (k4, k5, k6, k7) = (key(4), key(5), key(6), key(7))
  }

  @inline(__always)
  private var least: Int64 {
    Self.lesser(
      Self.lesser(Self.lesser(k0, k1), Self.lesser(k2, k3)),
      Self.lesser(Self.lesser(k4, k5), Self.lesser(k6, k7)))
  }

  @inline(__always)
  package func least(span: Int) -> Int64 {
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

  /// Windows that are these, extended by others at their end.
  @inline(__always)
  private func joined(_ other: EightColumnWindows) -> EightColumnWindows {
    var windows = self
    (windows.k0, windows.k1) = (Self.greater(k0, other.k0), Self.greater(k1, other.k1))
    (windows.k2, windows.k3) = (Self.greater(k2, other.k2), Self.greater(k3, other.k3))
    (windows.k4, windows.k5) = (Self.greater(k4, other.k4), Self.greater(k5, other.k5))
    (windows.k6, windows.k7) = (Self.greater(k6, other.k6), Self.greater(k7, other.k7))
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
  package func key(ofColumn column: Int, span: Int) -> Int64 {
    func covered(_ index: Int, _ key: Int64) -> Int64 { covers(column, span, index) ? key : 0 }
    let low = Self.greater(
      Self.greater(covered(0, k0), covered(1, k1)), Self.greater(covered(2, k2), covered(3, k3)))
    let high = Self.greater(
      Self.greater(covered(4, k4), covered(5, k5)), Self.greater(covered(6, k6), covered(7, k7)))
    return Self.greater(low, high).renamed(column)
  }

  @inline(__always)
  package mutating func replace(_ old: Int64, with new: Int64) {
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
  package mutating func fill(to key: Int64, span: Int) {
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

  // The standard library's are not inlined here, which takes a third longer.
  @inline(__always)
  private static func greater(_ a: Int64, _ b: Int64) -> Int64 { a > b ? a : b }
  @inline(__always)
  private static func lesser(_ a: Int64, _ b: Int64) -> Int64 { a < b ? a : b }
}
