extension LayoutIndex {
  /// The offset, in points, at which an element stands in a viewport as asked, as near as the content
  /// allows (`offsets(of:)`); nil if there is no such element.
  ///
  /// What bars cover of the viewport, and what the pinned header and footer of an item's section do, does not
  /// count as a place to stand. What was left for later is laid out as far as the answer depends on it.
  ///
  /// - Complexity: O(log n + log s), and O(n) for the n items that are placed for it.
  /// - Throws: `LayoutError` where the layout of what was left for later is refused.
  public mutating func offset(
    bringing path: ElementPath, to alignment: ScrollAlignment, in viewport: Viewport
  ) throws(LayoutError) -> Double? {
    try layingOutAllOrNothing { index throws(LayoutError) in
      try index.layOut(through: path)
      guard let frame = index.unitFrame(of: path) else { return nil }
      let covers = index.covers(over: path)
      return try index.offset(bringing: frame, to: alignment, in: viewport, covers: covers)
    }
  }

  /// The same for a section as a whole.
  ///
  /// - Complexity: O(log s), and O(n) for the n items that are placed for it.
  /// - Throws: `LayoutError` where the layout of what was left for later is refused.
  public mutating func offset(
    bringingSection section: Int, to alignment: ScrollAlignment, in viewport: Viewport
  ) throws(LayoutError) -> Double? {
    guard sections.indices.contains(section) else { return nil }
    return try layingOutAllOrNothing { index throws(LayoutError) in
      try index.layOut(through: .footer(section: section))
      guard let frame = index.unitFrame(ofSection: section) else { return nil }
      return try index.offset(bringing: frame, to: alignment, in: viewport, covers: (0, 0))
    }
  }

  /// How much of a viewport's start and end pinned headers and footers cover where an element stands beside them,
  /// in units.
  private func covers(over path: ElementPath) -> (start: Double, end: Double) {
    guard path.kind == .item || path.kind == .decoration, let section = storage(path.section) else {
      return (0, 0)
    }
    let (header, footer) = (section.state.metrics.header, section.state.metrics.footer)
    return (
      header.isPinned ? Double(header.height) : 0, footer.isPinned ? Double(footer.height) : 0
    )
  }

  private mutating func offset(
    bringing frame: UnitRect, to alignment: ScrollAlignment, in viewport: Viewport,
    covers: (start: Double, end: Double)
  ) throws(LayoutError) -> Double {
    let bars = viewport.bars
    let top = LayoutUnit.points(frame.mainStart - covers.start) - bars.start
    let bottom = LayoutUnit.points(frame.mainEnd + covers.end) - viewport.length + bars.end
    switch alignment {
    case .start: return try reachable(top, in: viewport)
    case .center: return try reachable((top + bottom) / 2, in: viewport)
    case .end: return try reachable(bottom, in: viewport)
    case .nearest:
      // Between the two the element is on screen whole, or covers the screen.
      let nearest = min(max(viewport.offset, min(top, bottom)), max(top, bottom))
      return try reachable(nearest, in: viewport)
    }
  }
}
