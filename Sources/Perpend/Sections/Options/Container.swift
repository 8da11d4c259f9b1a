/// What a feed is laid out in.
public struct Container: Hashable, Sendable {
  /// The main axis: the one along which the feed scrolls.
  public var axis: ScrollAxis
  /// The length of the cross axis, in points, 0 to 2,000,000: the width where the feed scrolls vertically, the
  /// height where it scrolls horizontally.
  public var crossLength: Double
  /// Which way x runs, whichever axis scrolls.
  public var direction: ReadingDirection
  /// Device pixels per point, above 0 and up to 960. Column widths and scaled heights are rounded down to whole
  /// device pixels.
  public var displayScale: Double
  /// The least content length, in points, 0 to 2,000,000: the content is never shorter than this along the main
  /// axis.
  public var minimumContentLength: Double
  /// Where the sections stand if they are shorter than the least content length.
  public var shortContent: ShortContent

  /// Where the sections stand if they are shorter than the least content length.
  public enum ShortContent: UInt8, Hashable, Sendable, CaseIterable {
    /// At the start, with room behind it.
    case start
    /// At the end, with room before it: a chat of three messages stands at the bottom of the screen.
    case end
  }

  /// Creates a container that scrolls vertically.
  ///
  /// - Parameters:
  ///   - width: The cross length, in points, 0 to 2,000,000.
  ///   - displayScale: Device pixels per point, above 0 and up to 960.
  ///   - minimumContentLength: The least content length, in points, 0 to 2,000,000.
  ///   - direction: Which way x runs.
  ///   - shortContent: Where the sections stand if they are shorter than the least content length.
  public init(
    width: Double, displayScale: Double = 1, minimumContentLength: Double = 0,
    direction: ReadingDirection = .leftToRight, shortContent: ShortContent = .start
  ) {
    self.init(
      axis: .vertical, crossLength: width, displayScale: displayScale,
      minimumContentLength: minimumContentLength, direction: direction, shortContent: shortContent)
  }

  /// Creates a container that scrolls horizontally.
  ///
  /// - Parameters:
  ///   - height: The cross length, in points, 0 to 2,000,000.
  ///   - displayScale: Device pixels per point, above 0 and up to 960.
  ///   - minimumContentLength: The least content length, in points, 0 to 2,000,000.
  ///   - direction: Which way x runs.
  ///   - shortContent: Where the sections stand if they are shorter than the least content length.
  public init(
    height: Double, displayScale: Double = 1, minimumContentLength: Double = 0,
    direction: ReadingDirection = .leftToRight, shortContent: ShortContent = .start
  ) {
    self.init(
      axis: .horizontal, crossLength: height, displayScale: displayScale,
      minimumContentLength: minimumContentLength, direction: direction, shortContent: shortContent)
  }

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the feed scrolls.
  ///   - crossLength: The length of the other axis, in points, 0 to 2,000,000.
  ///   - displayScale: Device pixels per point, above 0 and up to 960.
  ///   - minimumContentLength: The least content length, in points, 0 to 2,000,000.
  ///   - direction: Which way x runs.
  ///   - shortContent: Where the sections stand if they are shorter than the least content length.
  public init(
    axis: ScrollAxis, crossLength: Double, displayScale: Double = 1, minimumContentLength: Double = 0,
    direction: ReadingDirection = .leftToRight, shortContent: ShortContent = .start
  ) {
    self.axis = axis
    self.crossLength = crossLength
    self.displayScale = displayScale
    self.minimumContentLength = minimumContentLength
    self.direction = direction
    self.shortContent = shortContent
  }
}
