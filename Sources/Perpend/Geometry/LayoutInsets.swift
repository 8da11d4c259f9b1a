/// Distances from the four edges, in points. Positive values move inwards; negative ones outwards.
public struct LayoutInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge: the left one where text runs from left to right.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// No insets: 0 points at each edge.
  public static var zero: LayoutInsets { LayoutInsets() }

  /// Creates insets.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge, in points, -2,000,000 to 2,000,000.
  ///   - leading: The distance from the leading edge, in the same range.
  ///   - bottom: The distance from the bottom edge, in the same range.
  ///   - trailing: The distance from the trailing edge, in the same range.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
