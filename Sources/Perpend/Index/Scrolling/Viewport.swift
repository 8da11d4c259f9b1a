/// The visible range of a feed, and the overscan around it.
///
/// It is a range of the main axis. On screen is what lies from `offset` to `offset + length`; the insets say how
/// much of it bars and keyboards cover. Headers and footers are pinned between these, and never outside of the
/// viewport. It can be scrolled so far that both ends of the content are uncovered (`LayoutIndex.offsets(of:)`).
/// What the viewport *covers* is what is on screen and the overscan around it.
///
/// Every value is allowed. A viewport that is empty, or in which a value is NaN, covers nothing.
public struct Viewport: Hashable, Sendable {
  /// The scroll offset: where it starts, in points from the start of the content.
  ///
  /// In a feed that scrolls horizontally from right to left, the content starts at its right edge:
  /// `LayoutIndex.physicalOffset(_:viewportLength:)` turns this offset into that of a scroll view.
  public var offset: Double
  /// How long it is, in points.
  public var length: Double
  /// How much a bar covers at its start, in points. Pinned headers stay below the bar, and at the first offset the
  /// content begins there. A negative value counts as 0, and one beyond `length` pins as `length` does.
  public var startInset: Double
  /// How much a bar or a keyboard covers at its end, in points. Pinned footers stay above it, and the end of the
  /// content can be scrolled there. A negative value counts as 0, and one beyond `length` pins as `length` does.
  public var endInset: Double
  /// How much is covered beyond the screen in the direction of travel, in points. If it is negative, that much of
  /// the screen is not covered.
  public var overscanAhead: Double
  /// How much is covered beyond the screen against the direction of travel, in points. If it is negative, that much
  /// of the screen is not covered.
  public var overscanBehind: Double
  /// Whether the last movement was towards the content's start.
  public var movesBackward = false

  /// Creates a viewport that moves towards the content's end.
  ///
  /// - Parameters:
  ///   - offset: Where it starts, in points from the start of the content.
  ///   - length: How long it is, in points.
  ///   - startInset: How much a bar covers at its start, in points.
  ///   - endInset: How much a bar or a keyboard covers at its end, in points.
  ///   - overscanAhead: How much is covered beyond the screen in the direction of travel, in points.
  ///   - overscanBehind: How much is covered beyond the screen against it, in points.
  public init(
    offset: Double, length: Double, startInset: Double = 0, endInset: Double = 0,
    overscanAhead: Double = 0, overscanBehind: Double = 0
  ) {
    self.offset = offset
    self.length = length
    self.startInset = startInset
    self.endInset = endInset
    self.overscanAhead = overscanAhead
    self.overscanBehind = overscanBehind
  }

  /// The viewport after it has been scrolled to an offset, which also says in which direction it moved.
  ///
  /// - Parameter offset: The new offset, in points.
  /// - Complexity: O(1).
  public func moved(to offset: Double) -> Viewport {
    var viewport = self
    viewport.offset = offset
    if offset != self.offset { viewport.movesBackward = offset < self.offset }
    return viewport
  }

  /// The start of what it covers, in points.
  public var start: Double { offset - (movesBackward ? overscanAhead : overscanBehind) }

  /// The end of what it covers, in points.
  public var end: Double { offset + length + (movesBackward ? overscanBehind : overscanAhead) }

  /// What bars cover at its ends, as far as it counts.
  var bars: (start: Double, end: Double) { (max(0, startInset), max(0, endInset)) }

  /// What it covers, across the whole container and beyond it, or nil if that is nothing.
  @inline(__always)
  package var unitRect: UnitRect? {
    guard let start = LayoutUnit.position(start), let end = LayoutUnit.position(end), start < end else {
      return nil
    }
    return UnitRect(mainStart: start, mainEnd: end)
  }

  /// What bars leave uncovered of it.
  @inline(__always)
  var uncovered: Pin? {
    guard let first = LayoutUnit.position(offset), let last = LayoutUnit.position(offset + length),
      let start = LayoutUnit.position(offset + startInset),
      let end = LayoutUnit.position(offset + length - endInset)
    else { return nil }
    return Pin(start: max(first, min(start, last)), end: max(first, min(end, last)))
  }
}
