extension LayoutIndex {
  /// The offsets to which a viewport can be scrolled, in points: from its start inset before the content to where the
  /// content's end is at its end inset. Only the first where the content is shorter than what bars leave uncovered.
  ///
  /// Where items are left for later, the content's end is an estimate, and so is the last offset.
  ///
  /// - Complexity: O(1).
  public func offsets(of viewport: Viewport) -> ClosedRange<Double> {
    let bars = viewport.bars
    let first = 0 - bars.start
    let last = LayoutUnit.points(contentEnd) + bars.end - viewport.length
    return first...max(first, last)
  }

  /// The offset of a scroll view, whose content begins at its left or top edge, for an offset of a viewport, which
  /// counts from the feed's start; both in points.
  ///
  /// They differ only where a feed scrolls horizontally from right to left: its start is at the right edge. There the
  /// offset of a scroll view changes with the length of the content, and that of a viewport does not: ask again after
  /// each edit. It is its own inverse, so that it turns the offset of a scroll view into that of a viewport too.
  ///
  ///     viewport.offset = index.physicalOffset(scrollView.contentOffset.x, viewportLength: viewport.length)
  ///
  /// - Complexity: O(1).
  public func physicalOffset(_ offset: Double, viewportLength: Double) -> Double {
    guard container.axis == .horizontal, container.direction == .rightToLeft else { return offset }
    return LayoutUnit.points(contentEnd) - viewportLength - offset
  }

  /// An offset as near as the content allows.
  func clamped(_ offset: Double, in viewport: Viewport) -> Double {
    let offsets = offsets(of: viewport)
    return max(offsets.lowerBound, min(offset, offsets.upperBound))
  }

  /// The same, laid out as far as it takes to know what the content allows.
  mutating func reachable(_ offset: Double, in viewport: Viewport) throws(LayoutError) -> Double {
    if pendingItemCount > 0 {
      let end = offset + viewport.length - viewport.bars.end
      try ensureLayout(through: end)
      // Insets below 0 may pull the end of a section back.
      if pendingItemCount > 0, LayoutUnit.points(contentEnd) < end { try ensureLayout(through: .infinity) }
    }
    return clamped(offset, in: viewport)
  }
}
