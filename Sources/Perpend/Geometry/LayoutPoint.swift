/// A position in content coordinates, in points: x grows to the right, y downwards.
public struct LayoutPoint: Hashable, Sendable {
  /// The distance from the content's left edge, in points.
  public var x: Double
  /// The distance from the content's top edge, in points.
  public var y: Double

  /// Creates a point.
  ///
  /// - Parameters:
  ///   - x: The distance from the content's left edge, in points.
  ///   - y: The distance from the content's top edge, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
