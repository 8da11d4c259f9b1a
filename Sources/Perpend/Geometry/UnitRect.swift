/// A rectangle in units, by its edges along the main axis (of scrolling) and the cross axis.
///
/// The core knows no x and y: they appear where rectangles come in and go out.
package struct UnitRect: Equatable {
  var mainStart: Double
  var mainEnd: Double
  var crossStart: Double
  var crossEnd: Double

  /// A range of the main axis, across the whole container and beyond it.
  init(mainStart: Double, mainEnd: Double) {
    self.init(mainStart: mainStart, mainEnd: mainEnd, crossStart: -0x1p50, crossEnd: 0x1p50)
  }

  init(mainStart: Double, mainEnd: Double, crossStart: Double, crossEnd: Double) {
    self.mainStart = mainStart
    self.mainEnd = mainEnd
    self.crossStart = crossStart
    self.crossEnd = crossEnd
  }

  /// Whether the two share a positive area.
  func overlaps(_ other: UnitRect) -> Bool {
    max(mainStart, other.mainStart) < min(mainEnd, other.mainEnd)
      && max(crossStart, other.crossStart) < min(crossEnd, other.crossEnd)
  }

  /// The rectangle, moved along the main axis.
  func moved(by distance: Double) -> UnitRect {
    UnitRect(
      mainStart: mainStart + distance, mainEnd: mainEnd + distance, crossStart: crossStart, crossEnd: crossEnd
    )
  }
}
