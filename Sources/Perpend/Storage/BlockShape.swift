/// How the items of a lane lie in memory: in blocks of a power of two, starts, extents and columns side by
/// side.
///
/// A block of 64 items: 64 starts (`Int32`, relative to the block's least start), 64 extents (`Int32`), and,
/// in lanes of several columns, 64 column indices (`UInt8`): nine cache lines in a row. Where items have
/// frames of their own, starts and extents along the cross axis (`Int32`) take the place of the columns.
package struct BlockShape: Hashable {
  /// What is known of an item along the cross axis.
  package enum Cross: UInt8, Hashable {
    /// Nothing: all items are in one column.
    case none
    /// The index of its column.
    case column
    /// A start and an extent.
    case interval

    /// Bytes an item.
    package var byteCount: Int {
      switch self {
      case .none: 0
      case .column: 1
      case .interval: 8
      }
    }
  }

  package let cross: Cross
  private let binaryLogarithm: UInt8
  private let byteStride: Int32

  /// The binary logarithm of the number of items a block.
  @inline(__always)
  package var shift: Int { Int(binaryLogarithm) }

  /// Bytes a block, a multiple of 4.
  @inline(__always)
  package var stride: Int { Int(byteStride) }

  /// Whether each item has a column index.
  @inline(__always)
  var storesColumns: Bool { cross == .column }

  package init(shift: Int, cross: Cross) {
    self.cross = cross
    binaryLogarithm = UInt8(shift)
    byteStride = Int32(((8 + cross.byteCount) << shift + 3) & ~3)
  }

  /// The usual number of items a block, and the most: a bit each in a `UInt64`.
  package static let usualShift = 6

  /// Items a block.
  @inline(__always)
  package var size: Int { 1 << shift }

  /// The number of blocks of a number of items.
  @inline(__always)
  package func blockCount(_ items: Int) -> Int { (items + size - 1) >> shift }

  /// The block of an item.
  @inline(__always)
  func block(of slot: Int) -> Int { slot >> shift }

  /// Where in its block an item is.
  @inline(__always)
  func indexInBlock(of slot: Int) -> Int { slot & (size - 1) }

  /// Relative starts are stored less this, so that those that are not above `longestStart` plus an extent fit
  /// an `Int32`.
  static let bias = 0x1p31

  /// The greatest start, in units from a block's least, that a block may have.
  package static let longestStart = Int64(0x1p32 - 1 - LayoutUnit.longestLength * LayoutUnit.perPoint)
}
