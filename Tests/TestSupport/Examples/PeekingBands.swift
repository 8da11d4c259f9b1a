import Perpend

/// One item a band. Some bands are as long as an item far behind theirs is, so that they depend on it, and on whether
/// there is one; the others look at nothing but their own.
package struct PeekingBands: CustomSectionLayout {
  /// How far behind its own the item is that a band looks at.
  package var distance: Int

  package init(distance: Int = 200) { self.distance = max(1, distance) }

  package func layOut(_ band: inout Band) {
    let size = band.size(at: 0) ?? .zero
    let seen = peeks(size) ? band.size(at: distance) : nil
    band.place(frame(size))
    band.length = length(size, seen)
  }

  private func peeks(_ size: LayoutSize) -> Bool { size.height.truncatingRemainder(dividingBy: 5) < 1 }

  private func frame(_ size: LayoutSize) -> LayoutRect {
    LayoutRect(x: 0, y: 0, width: 30, height: min(size.height, 100))
  }

  private func length(_ size: LayoutSize, _ seen: LayoutSize?) -> Double {
    10 + (seen.map { min($0.height, 1000) } ?? (peeks(size) ? 3 : 0))
  }
}

extension PeekingBands: PlainBands {
  package func bands(of sizes: [LayoutSize], width: Double) -> [PlainBand] {
    sizes.indices.map { item in
      let seen = peeks(sizes[item]) && item + distance < sizes.count ? sizes[item + distance] : nil
      return PlainBand(frames: [frame(sizes[item])], length: length(sizes[item], seen))
    }
  }
}
