import Perpend

/// Photographs in rows that fill the width, each row scaled to do so: a justified gallery.
///
/// A row ends where it is nearer to the wanted height without the next photograph than with it. The last row is not
/// stretched.
package struct PhotoGallery: CustomSectionLayout {
  package var rowHeight: Double
  package var spacing: Double

  package init(rowHeight: Double = 100, spacing: Double = 4) {
    self.rowHeight = rowHeight
    self.spacing = spacing
  }

  package func layOut(_ band: inout Band) {
    var ratios: [Double] = []
    var isLast = true
    while let size = band.size(at: ratios.count) {
      let ratio = Self.ratio(size)
      if ends(ratios, before: ratio, width: band.width) {
        isLast = false
        break
      }
      ratios.append(ratio)
    }
    let row = row(ratios, isLast: isLast, width: band.width)
    for frame in row.frames { band.place(frame) }
    band.length = row.length
  }

  /// How wide a photograph is for its height.
  private static func ratio(_ size: LayoutSize) -> Double { max(size.width, 1) / max(size.height, 1) }

  /// The height at which photographs fill the width.
  private func height(_ ratios: some Sequence<Double>, count: Int, width: Double) -> Double {
    max(0, width - spacing * Double(count - 1)) / ratios.reduce(0, +)
  }

  private func ends(_ ratios: [Double], before next: Double, width: Double) -> Bool {
    guard !ratios.isEmpty else { return false }
    let without = height(ratios, count: ratios.count, width: width)
    let with = height(ratios + [next], count: ratios.count + 1, width: width)
    return with < rowHeight && without - rowHeight <= rowHeight - with
  }

  private func row(_ ratios: [Double], isLast: Bool, width: Double) -> PlainBand {
    let filling = height(ratios, count: ratios.count, width: width)
    let height = isLast ? min(rowHeight, filling) : filling
    var x = 0.0
    var frames: [LayoutRect] = []
    for ratio in ratios {
      // Negative insets may make a line longer than a frame may be.
      frames.append(LayoutRect(x: x, y: 0, width: min(height * ratio, 2_000_000), height: height))
      x += height * ratio + spacing
    }
    return PlainBand(frames: frames, length: height + spacing)
  }
}

extension PhotoGallery: PlainBands {
  package func bands(of sizes: [LayoutSize], width: Double) -> [PlainBand] {
    var bands: [PlainBand] = []
    var ratios: [Double] = []
    for size in sizes {
      if ends(ratios, before: Self.ratio(size), width: width) {
        bands.append(row(ratios, isLast: false, width: width))
        ratios = []
      }
      ratios.append(Self.ratio(size))
    }
    return ratios.isEmpty ? bands : bands + [row(ratios, isLast: true, width: width)]
  }
}
