/// An element and where it lies.
public struct Element: Hashable, Sendable {
  /// What it is.
  public var path: ElementPath
  /// Where it lies, in content coordinates, in points.
  public var frame: LayoutRect
  /// What is drawn above what: items are at 0, footers at 1, headers at 2, pinned footers at 3, pinned headers at
  /// 4, the pinned footer and header of the whole feed at 5 and 6. Decorations are where their options say.
  public var zIndex: Int

  /// Creates an element.
  public init(path: ElementPath, frame: LayoutRect, zIndex: Int) {
    self.path = path
    self.frame = frame
    self.zIndex = zIndex
  }
}
