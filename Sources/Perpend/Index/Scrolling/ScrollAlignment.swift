/// Where in the viewport an element should end up.
public enum ScrollAlignment: UInt8, Hashable, Sendable, CaseIterable {
  /// Wherever it is reached with the least movement: none where it is on screen already, or covers it.
  case nearest
  /// At the viewport's start.
  case start
  /// In its middle.
  case center
  /// At its end.
  case end
}

extension LayoutIndex {
  /// The offset, in points, at which an element stands in a viewport as asked, as near as the content
  /// allows: from 0 to the content's end less the viewport. Nil if there is no such element. O(log n + log s).
  ///
  /// What bars cover of the viewport, and what the pinned header and footer of an item's section do, does not
  /// count as a place to stand.
  public func offset(
    bringing path: ElementPath, to alignment: ScrollAlignment, in viewport: Viewport
  ) -> Double? {
    guard let frame = frame(of: path) else { return nil }
    var viewport = viewport
    if path.kind == .item || path.kind == .decoration, let metrics = storage(path.section)?.state.metrics {
      if metrics.header.isPinned { viewport.startInset += LayoutUnit.points(Double(metrics.header.height)) }
      if metrics.footer.isPinned { viewport.endInset += LayoutUnit.points(Double(metrics.footer.height)) }
    }
    return offset(bringing: frame, to: alignment, in: viewport)
  }

  /// The same for a section as a whole.
  public func offset(
    bringingSection section: Int, to alignment: ScrollAlignment, in viewport: Viewport
  ) -> Double? {
    frame(ofSection: section).map { offset(bringing: $0, to: alignment, in: viewport) }
  }

  private func offset(bringing frame: LayoutRect, to alignment: ScrollAlignment, in viewport: Viewport)
    -> Double
  {
    let isVertical = container.axis == .vertical
    let (start, end) = isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
    let top = start - viewport.startInset
    let bottom = end - viewport.length + viewport.endInset
    switch alignment {
    case .start: return clamped(top, viewport.length)
    case .center: return clamped((top + bottom) / 2, viewport.length)
    case .end: return clamped(bottom, viewport.length)
    case .nearest:
      // Between the two the element is on screen whole, or covers the screen.
      let offset = viewport.offset
      let nearest = min(max(offset, min(top, bottom)), max(top, bottom))
      return clamped(nearest, viewport.length)
    }
  }

  /// An offset as near as the content allows.
  func clamped(_ offset: Double, _ viewportLength: Double) -> Double {
    max(0, min(offset, LayoutUnit.points(contentEnd) - viewportLength))
  }
}
