/// Where the width goes that the items of a line leave over, or the columns of a section. The names are those of
/// `justify-content` in CSS.
public enum Justification: UInt8, Hashable, Sendable, CaseIterable {
  /// Behind the last item.
  case start
  /// Half before the first item and half behind the last.
  case center
  /// Before the first item.
  case end
  /// Between the items; a single one stands at the start.
  case spaceBetween
  /// Between the items, and half as much before the first and behind the last.
  case spaceAround
  /// Between the items, and as much before the first and behind the last.
  case spaceEvenly

  /// Whether it widens the gaps between items.
  @inline(__always)
  var stretches: Bool { self == .spaceBetween || self == .spaceAround || self == .spaceEvenly }

  /// How far the item at an index among `count` is moved by the width left over, floored to pixels. O(1).
  @inline(__always)
  package func offset(_ index: Int, of count: Int, leftover: Int64, grid: PixelGrid) -> Int64 {
    guard leftover > 0 else { return 0 }
    let (index, count) = (Int64(index), Int64(count))
    switch self {
    case .start: return 0
    case .end: return leftover
    case .center: return grid.floor(leftover / 2)
    case .spaceBetween:
      guard count > 1 else { return 0 }
      return index == count - 1 ? leftover : grid.floor(Self.share(leftover, index, of: count - 1))
    case .spaceAround: return grid.floor(Self.share(leftover, 2 * index + 1, of: 2 * count))
    case .spaceEvenly: return grid.floor(Self.share(leftover, index + 1, of: count + 1))
    }
  }

  /// Some parts of a length, floored. Of five billion items without width in a line the product is beyond 64 bits.
  @inline(__always)
  private static func share(_ length: Int64, _ some: Int64, of parts: Int64) -> Int64 {
    let (product, isBeyond) = length.multipliedReportingOverflow(by: some)
    return isBeyond
      ? parts.dividingFullWidth(length.multipliedFullWidth(by: some)).quotient : product / parts
  }
}
