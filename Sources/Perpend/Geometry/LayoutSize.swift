/// A width and a height, in points.
///
/// The size of an item is its *original* size, 0 to 2,000,000 points each way. Where items are scaled (waterfalls, lists,
/// rows), only its ratio counts: an item is as wide as its column, and `height · columnWidth / width` tall, floored to
/// whole pixels. `LayoutSize(width: 16, height: 9)`, `LayoutSize(width: 16.0 / 9, height: 1)` and
/// `LayoutSize(width: 0.16, height: 0.09)` are the same. Only where the width is 0, the height is used unscaled. In a
/// feed that scrolls horizontally widths and heights change places.
///
/// Lengths in whole units of 1/960 point are kept as they are, and scaled exactly. Of other sizes each length is kept to
/// 24 significant bits. A flow takes lengths as they are, to the nearest unit.
public struct LayoutSize: Hashable, Sendable {
  /// The width, in points, 0 to 2,000,000. For an item of a feed that scrolls vertically, 0 means that `height` is used
  /// unscaled.
  public var width: Double
  /// The height, in points, 0 to 2,000,000. For an item of a feed that scrolls horizontally, 0 means that `width` is
  /// used unscaled.
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
