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
