/// A rectangle in units, by its edges along the main axis (of scrolling) and the cross axis.
///
/// The core knows no x and y: they appear where rectangles come in and go out.
struct UnitRect {
  var mainStart: Double
  var mainEnd: Double
  var crossStart: Double
  var crossEnd: Double

  init(mainStart: Double, mainEnd: Double, crossStart: Double, crossEnd: Double) {
    self.mainStart = mainStart
    self.mainEnd = mainEnd
    self.crossStart = crossStart
    self.crossEnd = crossEnd
  }

  /// The rectangle on the grid of units, or nil if it has no area there or an edge is not a number.
  init?(_ rect: Rect) {
    guard let mainStart = LayoutUnit.position(rect.minY), let mainEnd = LayoutUnit.position(rect.maxY),
      let crossStart = LayoutUnit.position(rect.minX), let crossEnd = LayoutUnit.position(rect.maxX),
      mainStart < mainEnd, crossStart < crossEnd
    else { return nil }
    self.init(mainStart: mainStart, mainEnd: mainEnd, crossStart: crossStart, crossEnd: crossEnd)
  }

  /// The unit square that begins at a point: a half-open frame holds the point when it shares area with the
  /// square.
  init?(containing point: Point) {
    guard let main = LayoutUnit.position(point.y), let cross = LayoutUnit.position(point.x) else {
      return nil
    }
    self.init(mainStart: main, mainEnd: main + 1, crossStart: cross, crossEnd: cross + 1)
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

  /// The rectangle in points.
  var rect: Rect {
    Rect(
      x: LayoutUnit.points(crossStart), y: LayoutUnit.points(mainStart),
      width: LayoutUnit.points(crossEnd - crossStart), height: LayoutUnit.points(mainEnd - mainStart))
  }
}
