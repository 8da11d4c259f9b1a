/// A rectangle in content coordinates, in points.
///
/// Rectangles are half open: a point is inside when `min <= p < max` on both axes, so two frames that touch
/// share no point.
public struct LayoutRect: Hashable, Sendable {
  /// The left edge, in points.
  public var x: Double
  /// The top edge, in points.
  public var y: Double
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Creates a rectangle from its top left corner and its size.
  ///
  /// - Parameters:
  ///   - x: The left edge, in points.
  ///   - y: The top edge, in points.
  ///   - width: The width, in points.
  ///   - height: The height, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The left edge, in points.
  public var minX: Double { x }
  /// The top edge, in points.
  public var minY: Double { y }
  /// The right edge, in points. It is not part of the rectangle.
  public var maxX: Double { x + width }
  /// The bottom edge, in points. It is not part of the rectangle.
  public var maxY: Double { y + height }
}
