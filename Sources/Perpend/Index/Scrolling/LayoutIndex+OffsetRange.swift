extension LayoutIndex {
  /// The offsets to which a viewport can be scrolled, in points.
  ///
  /// At the first one the content begins behind the start inset. At the last one the content ends before the end
  /// inset. Where the content is shorter than what bars leave uncovered, the first is the only one. Where items are
  /// pending, the content's end is an estimate, and so is the last offset.
  ///
  /// - Parameter viewport: The viewport; its offset does not matter.
  /// - Complexity: O(1).
  public func offsets(of viewport: Viewport) -> ClosedRange<Double> {
    let bars = viewport.bars
    let first = 0 - bars.start
    let last = LayoutUnit.points(contentEnd) + bars.end - viewport.length
    return first...max(first, last)
  }

  /// Turns the offset of a viewport, which counts from the start of the feed, into the offset of a scroll view,
  /// which counts from the left or top edge of its content. It is its own inverse: it also turns the offset of a
  /// scroll view into that of a viewport.
  ///
  ///     viewport.offset = index.physicalOffset(scrollView.contentOffset.x, viewportLength: viewport.length)
  ///
  /// The two differ only where a feed scrolls horizontally from right to left: its start is at the right edge.
  /// There the offset of a scroll view changes with the length of the content, and that of a viewport does not. So
  /// call it again after each edit.
  ///
  /// - Parameters:
  ///   - offset: The offset of a viewport or of a scroll view, in points.
  ///   - viewportLength: The length of the viewport, in points.
  /// - Returns: The other offset, in points.
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
