import Perpend

/// Bands whose items lie anywhere in a stretch that is longer than the band: rows overlap, do not ascend, and have
/// gaps in which none of their items lies.
package struct ScatteredBands: CustomSectionLayout {
  /// The number of items of a band.
  package var count: Int
  /// How far items may lie from where their band starts, and from the leading side.
  package var reach: Double

  package init(count: Int = 5, reach: Double = 300) {
    self.count = max(1, count)
    self.reach = reach
  }

  package func layOut(_ band: inout Band) {
    var placed = 0
    while placed < count, let size = band.size(at: placed) {
      band.place(frame(band.firstItem + placed, size))
      placed += 1
    }
    band.length = length(band.firstItem)
  }

  private func frame(_ item: Int, _ size: LayoutSize) -> LayoutRect {
    LayoutRect(
      x: reach * Self.fraction(item), y: reach * Self.fraction(3 * item + 1),
      width: min(size.width, reach / 4),
      height: min(size.height, reach / 10))
  }

  /// Many bands follow the one before at once.
  private func length(_ item: Int) -> Double {
    item % 3 == 0 ? 0 : (reach / 8 * Self.fraction(item)).rounded(.down)
  }

  /// A number from 0 to 1 that looks as if it had been drawn.
  private static func fraction(_ number: Int) -> Double { Double(number &* 2_654_435_761 % 1021) / 1020 }
}

extension ScatteredBands: PlainBands {
  package func bands(of sizes: [LayoutSize], width: Double) -> [PlainBand] {
    stride(from: 0, to: sizes.count, by: count).map { first in
      let items = first..<min(sizes.count, first + count)
      return PlainBand(frames: items.map { frame($0, sizes[$0]) }, length: length(first))
    }
  }
}
