import Perpend

/// An original size as it counts: whole units where both lengths are whole as 32-bit floats, or one is 0; else a ratio
/// of two 32-bit floats.
package struct OriginalSize: Hashable, Sendable {
  /// In units, with the fractions that a ratio has.
  private let exactWidth: Double
  private let exactHeight: Double
  private let isRatio: Bool

  package init(_ size: LayoutSize) {
    let lengths = [size.width * Double(unitsPerPoint), size.height * Double(unitsPerPoint)]
    let floats = lengths.map { Double(Float(max($0, 0x1p-100))) }
    isRatio = lengths[0] > 0 && lengths[1] > 0 && floats.contains { $0 != $0.rounded() }
    let exact = isRatio ? floats : lengths.map { $0.rounded(.toNearestOrEven) }
    (exactWidth, exactHeight) = (exact[0], exact[1])
  }

  /// The lengths in whole units.
  package var width: Int { Int(exactWidth.rounded(.toNearestOrEven)) }
  package var height: Int { Int(exactHeight.rounded(.toNearestOrEven)) }

  /// The size that an index gives back.
  package var points: LayoutSize {
    LayoutSize(width: exactWidth / Double(unitsPerPoint), height: exactHeight / Double(unitsPerPoint))
  }

  /// The height in a column; nil if it is beyond the limit.
  package func height(columnWidth: Int, grid: PixelGrid) -> Int? {
    if exactWidth == 0 { return height }
    let floored: Int
    if isRatio {
      // The terms have been rounded: by one part in 2^23 more, none is lower than what was meant.
      let dividend = exactHeight * (Double(columnWidth) * (1 + 1 / 8_388_608))
      guard dividend / exactWidth < Double(Int.max / 2) else { return nil }
      floored = grid.floor(dividend, over: exactWidth)
    } else {
      let exact = Int128(height) * Int128(columnWidth) / Int128(width)
      guard exact < Int128(Int.max / 2) else { return nil }
      floored = grid.floor(Int(exact))
    }
    return floored <= lengthLimit ? floored : nil
  }
}

extension LayoutSize {
  /// The size to the nearest units, as that of a grid's items is kept.
  package var rounded: LayoutSize { LayoutSize(width: points(units(width)), height: points(units(height))) }
}
