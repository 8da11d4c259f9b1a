import Perpend

/// A custom layout that can also say, without being asked band by band, where all items of a section lie.
package protocol PlainBands {
  /// The frames of each band, from its start, and how far it is to the next.
  func bands(of sizes: [LayoutSize], width: Double) -> [PlainBand]
}

/// A band as a custom layout should place it.
package struct PlainBand {
  package var frames: [LayoutRect]
  package var length: Double

  package init(frames: [LayoutRect], length: Double) {
    self.frames = frames
    self.length = length
  }
}

extension ReferenceItems {
  init(_ layout: AnySectionLayout, _ sizes: [LayoutSize], leading: Int, width: Int, grid: PixelGrid) {
    guard let plain = layout.base as? any PlainBands else {
      fatalError("the reference does not know \(layout.base)")
    }
    let exact = sizes.map { OriginalSize($0).points }
    var y = 0
    for band in plain.bands(of: exact, width: points(width)) {
      rows.append(boxes.count)
      for frame in band.frames {
        place(
          Box(
            x: leading + Self.clamped(frame.x, from: -lengthLimit), y: y + Self.clamped(frame.y),
            width: Self.clamped(frame.width), height: Self.clamped(frame.height)), leastStart: y)
      }
      y += Self.clamped(band.length)
    }
  }

  private static func clamped(_ length: Double, from least: Int = 0) -> Int {
    Int(min(max(roundedUnits(length), Double(least)), Double(lengthLimit)))
  }
}
