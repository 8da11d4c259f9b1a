/// The traits of an item in 32 bits.
struct PackedTraits: Hashable {
  private var bits: UInt32

  /// The traits of an item that is like any other.
  static let none = PackedTraits(bits: 0xff01)
  /// Traits that no item has.
  static let impossible = PackedTraits(bits: 0)

  private static let estimateBit: UInt32 = 1 << 16

  private init(bits: UInt32) { self.bits = bits }

  init(_ traits: ItemTraits, at path: ItemPath) throws(LayoutError) {
    var span = 255
    if case .columns(let count) = traits.span {
      guard count >= 1 else { throw .invalidSpan(count, at: path, allowed: 1...Int.max) }
      span = min(count, 255)
    }
    let columns = 0...ColumnMetrics.counts.upperBound - 1
    if let column = traits.column, !columns.contains(column) {
      throw .invalidColumn(column, at: path, allowed: columns)
    }
    bits = UInt32(span) | UInt32(traits.column ?? 255) << 8
    isEstimate = traits.isEstimate
  }

  /// Columns covered, 255 for all that there are.
  @inline(__always)
  var span: Int { Int(bits & 0xff) }

  /// The column that the item is locked to.
  @inline(__always)
  var column: Int? {
    let column = Int(bits >> 8 & 0xff)
    return column == 255 ? nil : column
  }

  var isEstimate: Bool {
    get { bits & PackedTraits.estimateBit != 0 }
    set { bits = newValue ? bits | PackedTraits.estimateBit : bits & ~PackedTraits.estimateBit }
  }

  /// Whether the item goes where any item would.
  var isUnconstrained: Bool { isLike(.none) }

  /// Whether the item goes where one with other traits would.
  @inline(__always)
  func isLike(_ other: PackedTraits) -> Bool { UInt16(truncatingIfNeeded: bits ^ other.bits) == 0 }

  /// The traits as the caller gave them.
  var traits: ItemTraits {
    ItemTraits(span: span == 255 ? .full : .columns(span), column: column, isEstimate: isEstimate)
  }
}
