/// A width and a height, in points.
///
/// The size of an item is its *original* size. Where items are scaled (waterfalls, lists, rows), only its ratio counts:
/// an item is as wide as its column, and `height · columnWidth / width` tall, floored to whole pixels. 16 × 9, 16/9 × 1
/// and 0.16 × 0.09 are the same. Where the width is 0, and only there, the height is used unscaled. In a feed that
/// scrolls horizontally, widths and heights change places.
///
/// Lengths in whole units of 1/960 point are kept as they are, and scaled exactly. Of any other size each length is kept
/// to 24 significant bits. A flow takes both lengths as they are, to the nearest unit.
public struct LayoutSize: Hashable, Sendable {
  /// The width, in points, 0 to 2,000,000. For an item, 0 means that `height` is used unscaled, where the feed scrolls
  /// vertically.
  public var width: Double
  /// The height, in points, 0 to 2,000,000. For an item, 0 means that `width` is used unscaled, where the feed scrolls
  /// horizontally.
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

  /// Creates the size of an item in a feed that scrolls vertically: `height` points tall whatever the width of its
  /// column.
  ///
  /// Its width is 0. In a feed that scrolls horizontally, such an item would have no length: there, take
  /// `LayoutSize(width:)`.
  ///
  /// - Parameter height: The height, in points, 0 to 2,000,000.
  public init(height: Double) {
    self.init(width: 0, height: height)
  }

  /// Creates the size of an item in a feed that scrolls horizontally: `width` points long whatever the height of its
  /// lane.
  ///
  /// Its height is 0. In a feed that scrolls vertically, such an item would have no height: there, take
  /// `LayoutSize(height:)`.
  ///
  /// - Parameter width: The width, in points, 0 to 2,000,000.
  public init(width: Double) {
    self.init(width: width, height: 0)
  }
}
