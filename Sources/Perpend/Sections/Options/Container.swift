/// What a feed is laid out in.
public struct Container: Hashable, Sendable {
  /// The axis along which the feed scrolls.
  public var axis: ScrollAxis
  /// The length across it, in points, 0 to 2,000,000: the width where the feed scrolls vertically, the height
  /// where it scrolls horizontally.
  public var crossLength: Double
  /// Which way x runs, whichever axis scrolls.
  public var direction: ReadingDirection
  /// Device pixels a point, above 0 and up to 960: column widths and scaled heights are floored to whole
  /// device pixels.
  public var displayScale: Double
  /// The content is never shorter than this along the main axis, in points, 0 to 2,000,000.
  public var minimumContentLength: Double
  /// Where content stands that is shorter.
  public var shortContent: ShortContent

  /// Where content stands that is shorter than the least content length.
  public enum ShortContent: UInt8, Hashable, Sendable, CaseIterable {
    /// At the start, with room behind it.
    case start
    /// At the end, with room before it: a chat of three messages stands at the bottom of the screen.
    case end
  }

  /// Creates a container that scrolls vertically.
  public init(
    width: Double, displayScale: Double = 1, minimumContentLength: Double = 0,
    direction: ReadingDirection = .leftToRight, shortContent: ShortContent = .start
  ) {
    self.init(
      axis: .vertical, crossLength: width, displayScale: displayScale,
      minimumContentLength: minimumContentLength, direction: direction, shortContent: shortContent)
  }

  /// Creates a container that scrolls horizontally.
  public init(
    height: Double, displayScale: Double = 1, minimumContentLength: Double = 0,
    direction: ReadingDirection = .leftToRight, shortContent: ShortContent = .start
  ) {
    self.init(
      axis: .horizontal, crossLength: height, displayScale: displayScale,
      minimumContentLength: minimumContentLength, direction: direction, shortContent: shortContent)
  }

  /// Creates a container.
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
