/// An element and where it lies.
public struct Element: Hashable, Sendable {
  /// What it is.
  public var path: ElementPath
  /// Where it lies, in content coordinates, in points.
  public var frame: LayoutRect
  /// What is drawn above what: items 0, footers 1, headers 2, pinned footers 3, pinned headers 4, the
  /// pinned footer and header of the whole collection 5 and 6, and decorations as they were given.
  public var zIndex: Int

  /// Creates an element.
  public init(path: ElementPath, frame: LayoutRect, zIndex: Int) {
    self.path = path
    self.frame = frame
    self.zIndex = zIndex
  }
}
