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
