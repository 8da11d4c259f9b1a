/// What of a feed is on screen, and what is kept ready around it: a range of the main axis.
///
/// Any values have a meaning. On screen is from `offset` to `offset + length`; the insets tell what bars and
/// keyboards cover of it. Headers and footers are pinned between these, and never outside of the viewport; it can
/// be scrolled so far that the content's ends stand free of them (`LayoutIndex.offsets(of:)`). What is covered is
/// the same range, longer by the overscan, or shorter where that is negative. One that is empty, or not a number,
/// covers nothing.
public struct Viewport: Hashable, Sendable {
  /// Where it starts, in content coordinates, in points: the scroll offset.
  public var offset: Double
  /// How long it is, in points.
  public var length: Double
  /// How much a bar covers at its start, in points; pinned headers stay below it, and at rest the content begins
  /// there. What is below 0 counts as 0; what is longer than the viewport pins as if it were as long.
  public var startInset: Double
  /// How much a bar or a keyboard covers at its end, in points; pinned footers stay above it, and the content's
  /// end can be scrolled there. It counts like that at the start.
  public var endInset: Double
  /// What is kept ready in the direction of travel, in points. Where it is negative, that much of what is on
  /// screen there is not covered.
  public var overscanAhead: Double
  /// What is kept ready behind, in points, or less than nothing as ahead.
  public var overscanBehind: Double
  /// Whether it last moved towards the content's start.
  public var movesBackward = false

  /// Creates a viewport that moves towards the content's end.
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

  /// The viewport after it has been scrolled to an offset, which tells the direction of travel.
  public func moved(to offset: Double) -> Viewport {
    var viewport = self
    viewport.offset = offset
    if offset != self.offset { viewport.movesBackward = offset < self.offset }
    return viewport
  }

  /// The start of what it covers, overscan included.
  public var start: Double { offset - (movesBackward ? overscanAhead : overscanBehind) }

  /// The end of what it covers, overscan included.
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
