/// How main and cross axis lie in x and y: the one place that knows.
///
/// Inside there is only a main and an unmirrored cross axis; rectangles, points and sizes are turned where
/// they come in and go out.
package struct Orientation: Hashable {
  let axis: ScrollAxis
  /// The length that the cross axis is mirrored in, or nil.
  let mirrorLength: Double?

  init(axis: ScrollAxis = .vertical, mirrorLength: Double? = nil) {
    self.axis = axis
    self.mirrorLength = mirrorLength
  }

  /// The length along the main axis.
  @inline(__always)
  func main(_ size: LayoutSize) -> Double { axis == .vertical ? size.height : size.width }

  /// The length along the cross axis.
  @inline(__always)
  func cross(_ size: LayoutSize) -> Double { axis == .vertical ? size.width : size.height }

  /// The size of these lengths.
  func size(main: Double, cross: Double) -> LayoutSize {
    axis == .vertical ? LayoutSize(width: cross, height: main) : LayoutSize(width: main, height: cross)
  }

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
    let rect =
      axis == .vertical
      ? UnitRect(mainStart: minY, mainEnd: maxY, crossStart: minX, crossEnd: maxX)
      : UnitRect(mainStart: minX, mainEnd: maxX, crossStart: minY, crossEnd: maxY)
    return mirrored(rect)
  }

  /// The rectangle in points.
  @inline(__always)
  func rect(_ unitRect: UnitRect) -> LayoutRect {
    let unitRect = mirrored(unitRect)
    let main = LayoutUnit.points(unitRect.mainStart)
    let cross = LayoutUnit.points(unitRect.crossStart)
    let mainLength = LayoutUnit.points(unitRect.mainEnd - unitRect.mainStart)
    let crossLength = LayoutUnit.points(unitRect.crossEnd - unitRect.crossStart)
    return axis == .vertical
      ? LayoutRect(x: cross, y: main, width: crossLength, height: mainLength)
      : LayoutRect(x: main, y: cross, width: mainLength, height: crossLength)
  }

  @inline(__always)
  private func mirrored(_ rect: UnitRect) -> UnitRect {
    guard let mirrorLength else { return rect }
    var rect = rect
    (rect.crossStart, rect.crossEnd) = (mirrorLength - rect.crossEnd, mirrorLength - rect.crossStart)
    return rect
  }
}
