/// How main and cross axis lie in x and y: the one place that knows.
///
/// Inside there is only a main and a cross axis, both from their starts; rectangles and points are turned where
/// they come in and go out.
package struct Orientation: Hashable {
  let axis: ScrollAxis
  /// The width in which x is mirrored, in units, or nil where it is not.
  let mirrorWidth: Double?

  /// The rectangle on the grid of units, or nil if it has no area there or an edge is not a number.
  @inline(__always)
  package func unitRect(_ rect: LayoutRect) -> UnitRect? {
    guard let minX = LayoutUnit.position(rect.minX), let maxX = LayoutUnit.position(rect.maxX),
      let minY = LayoutUnit.position(rect.minY), let maxY = LayoutUnit.position(rect.maxY),
      minX < maxX, minY < maxY
    else { return nil }
    return unitRect(minX, maxX, minY, maxY)
  }

  /// The unit square that begins at a point: a half-open frame holds the point when it shares area with the
  /// square.
  package func unitSquare(at point: LayoutPoint) -> UnitRect? {
    guard let x = LayoutUnit.position(point.x), let y = LayoutUnit.position(point.y) else { return nil }
    return unitRect(x, x + 1, y, y + 1)
  }

  @inline(__always)
  private func unitRect(_ minX: Double, _ maxX: Double, _ minY: Double, _ maxY: Double) -> UnitRect {
    let (minX, maxX) = mirrored(minX, maxX)
    return axis == .vertical
      ? UnitRect(mainStart: minY, mainEnd: maxY, crossStart: minX, crossEnd: maxX)
      : UnitRect(mainStart: minX, mainEnd: maxX, crossStart: minY, crossEnd: maxY)
  }

  /// The rectangle in points.
  @inline(__always)
  func rect(_ unitRect: UnitRect) -> LayoutRect {
    axis == .vertical
      ? rect(unitRect.crossStart, unitRect.crossEnd, unitRect.mainStart, unitRect.mainEnd)
      : rect(unitRect.mainStart, unitRect.mainEnd, unitRect.crossStart, unitRect.crossEnd)
  }

  @inline(__always)
  private func rect(_ minX: Double, _ maxX: Double, _ minY: Double, _ maxY: Double) -> LayoutRect {
    // Two divisions of vectors instead of four: they are most of what a frame costs.
    let origin = SIMD2(mirrored(minX, maxX).min, minY) / LayoutUnit.perPoint
    let size = SIMD2(maxX - minX, maxY - minY) / LayoutUnit.perPoint
    return LayoutRect(x: origin[0], y: origin[1], width: size[0], height: size[1])
  }

  @inline(__always)
  private func mirrored(_ minX: Double, _ maxX: Double) -> (min: Double, max: Double) {
    guard let mirrorWidth else { return (minX, maxX) }
    return (mirrorWidth - maxX, mirrorWidth - minX)
  }
}
