/// A width and a height, in points.
///
/// The size of an item is its *original* size, and a waterfall keeps its aspect ratio: the item is as wide as its
/// column, and `height · columnWidth / width` tall. Where the width is 0, the height is used unscaled.
public struct LayoutSize: Hashable, Sendable {
  /// The width, in points, 0 to 2,000,000. For an item, 0 means that `height` is used unscaled.
  public var width: Double
  /// The height, in points, 0 to 2,000,000.
  public var height: Double

  /// A size of no width and no height.
  public static var zero: LayoutSize { LayoutSize(width: 0, height: 0) }

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: The width, in points, 0 to 2,000,000.
  ///   - height: The height, in points, 0 to 2,000,000.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Creates the size of an item that is `height` points tall whatever the width of its column.
  ///
  /// - Parameter height: The height, in points, 0 to 2,000,000.
  public init(height: Double) {
    self.init(width: 0, height: height)
  }
}
