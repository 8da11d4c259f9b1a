/// What a feed is laid out in.
public struct Container: Hashable, Sendable {
  /// The width in points, 0 to 2,000,000.
  public var width: Double
  /// Device pixels a point, above 0 and up to 960: column widths and scaled heights are floored to whole
  /// device pixels.
  public var displayScale: Double
  /// The content is never shorter than this many points, 0 to 2,000,000.
  public var minimumContentHeight: Double

  /// Creates a container.
  public init(width: Double, displayScale: Double = 1, minimumContentHeight: Double = 0) {
    self.width = width
    self.displayScale = displayScale
    self.minimumContentHeight = minimumContentHeight
  }
}
