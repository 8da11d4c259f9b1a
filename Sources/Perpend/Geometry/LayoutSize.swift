/// A width and a height, in points.
///
/// As the size of an item it is the *original* size, 0 to 2,000,000 points each way. Where items are scaled (waterfalls,
/// lists, rows), only its ratio counts: an item is as wide as its column, and `height · columnWidth / width` tall,
/// floored to whole pixels. `LayoutSize(width: 16, height: 9)`, `LayoutSize(width: 16.0 / 9, height: 1)` and
/// `LayoutSize(width: 0.16, height: 0.09)` are the same. A width of 0, and nothing else, gives the height as it is. In a
/// feed that scrolls horizontally widths and heights change places.
///
/// Lengths in whole units of 1/960 point are kept as they are, and scaled exactly. Of other sizes each length is kept to
/// 24 significant bits. A flow takes lengths as they are, to the nearest unit.
public struct LayoutSize: Hashable, Sendable {
  /// The width in points; 0 in an item's size means that `height` is to be taken as it is, where the feed scrolls
  /// vertically.
  public var width: Double
  /// The height in points; 0 in an item's size means that `width` is to be taken as it is, where the feed scrolls
  /// horizontally.
  public var height: Double

  /// A size of no width and no height.
  public static var zero: LayoutSize { LayoutSize(width: 0, height: 0) }

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Creates the size of an item in a feed that scrolls vertically: `height` points tall whatever the width of its
  /// column.
  ///
  /// Its width is 0. In a feed that scrolls horizontally, such an item would have no length: there, take
  /// `LayoutSize(width:)`.
  public init(height: Double) {
    self.init(width: 0, height: height)
  }

  /// Creates the size of an item in a feed that scrolls horizontally: `width` points long whatever the height of its
  /// lane.
  ///
  /// Its height is 0. In a feed that scrolls vertically, such an item would have no height: there, take
  /// `LayoutSize(height:)`.
  public init(width: Double) {
    self.init(width: width, height: 0)
  }
}
