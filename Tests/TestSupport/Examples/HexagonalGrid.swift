import Perpend

/// Hexagons in rows that interlock: every other row has one less, and stands half of one to the side.
package struct HexagonalGrid: CustomSectionLayout {
  /// How long and wide a hexagon is.
  package var side: Double

  package init(side: Double = 40) { self.side = side }

  package func layOut(_ band: inout Band) {
    let count = count(width: band.width)
    let isOdd = count > 1 && band.firstItem % (2 * count - 1) != 0
    var column = 0
    while column < (isOdd ? count - 1 : count), band.size(at: column) != nil {
      band.place(frame(column, isOdd: isOdd))
      column += 1
    }
    band.length = side * 0.75
  }

  /// How many hexagons a longer row has.
  private func count(width: Double) -> Int { max(1, Int(width / side)) }

  private func frame(_ column: Int, isOdd: Bool) -> LayoutRect {
    LayoutRect(x: (Double(column) + (isOdd ? 0.5 : 0)) * side, y: 0, width: side, height: side)
  }
}

extension HexagonalGrid: PlainBands {
  package func bands(of sizes: [LayoutSize], width: Double) -> [PlainBand] {
    let count = count(width: width)
    var bands: [PlainBand] = []
    var left = sizes.count
    while left > 0 {
      let isOdd = bands.count % 2 == 1 && count > 1
      let inRow = min(left, isOdd ? count - 1 : count)
      bands.append(
        PlainBand(frames: (0..<inRow).map { frame($0, isOdd: isOdd) }, length: side * 0.75))
      left -= inRow
    }
    return bands
  }
}
