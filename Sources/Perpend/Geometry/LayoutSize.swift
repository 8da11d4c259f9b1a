/// A width and a height, in points.
///
/// As the size of an item it is the *original* size, of which a waterfall keeps the aspect ratio: the item is
/// as wide as its column, and `height · columnWidth / width` tall. A width of 0 gives the height as it is.
public struct LayoutSize: Hashable, Sendable {
  /// The width in points; 0 in an item's size means that `height` is to be taken as it is.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// A size of no width and no height.
  public static var zero: LayoutSize { LayoutSize(width: 0, height: 0) }

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Creates the size of an item that is `height` points tall whatever the width of its column.
  public init(height: Double) {
    self.init(width: 0, height: height)
  }
}
