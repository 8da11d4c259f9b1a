extension LayoutIndex {
  /// The offset at which an element stands in a viewport as asked, or as near as the content allows
  /// (`offsets(of:)`).
  ///
  /// What bars cover of the viewport counts as covered, and so does what will be pinned there: for an item also the
  /// header and footer of its section. If items are pending, those that the answer depends on are laid out.
  ///
  /// - Parameters:
  ///   - path: The path of the element.
  ///   - alignment: Where the element should end up.
  ///   - viewport: The viewport as it is now.
  /// - Returns: The offset, in points, or nil if there is no such element.
  /// - Complexity: O(log n + log s). Where items are pending, O(s), and O(n) for the n items that are laid out.
  /// - Throws: An error of the layout where items are pending: `LayoutError.contentTooLong`,
  ///   `LayoutError.invalidBandItemCount` or `LayoutError.invalidLength`.
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

  /// The offset at which a section as a whole stands in a viewport as asked, or as near as the content allows.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - alignment: Where the section should end up.
  ///   - viewport: The viewport as it is now.
  /// - Returns: The offset, in points, or nil if there is no such section.
  /// - Complexity: O(log s). Where items are pending, O(s), and O(n) for the n items that are laid out.
  /// - Throws: An error of the layout where items are pending: `LayoutError.contentTooLong`,
  ///   `LayoutError.invalidBandItemCount` or `LayoutError.invalidLength`.
  public mutating func offset(
    bringingSection section: Int, to alignment: ScrollAlignment, in viewport: Viewport
  ) throws(LayoutError) -> Double? {
    guard sections.indices.contains(section) else { return nil }
    return try layingOutAllOrNothing { index throws(LayoutError) in
      try index.layOut(through: .footer(section: section))
      guard let frame = index.unitFrame(ofSection: section) else { return nil }
      let covers = index.covers(over: .header(section: section))
      return try index.offset(bringing: frame, to: alignment, in: viewport, covers: covers)
    }
  }

  /// How much of a viewport's start and end pinned headers and footers cover where an element stands beside them,
  /// in units.
  private func covers(over path: ElementPath) -> (start: Double, end: Double) {
    var covers = (start: 0.0, end: 0.0)
    if ends.header.isPinned, path.kind != .collectionHeader { covers.start += Double(ends.header.height) }
    if ends.footer.isPinned, path.kind != .collectionFooter { covers.end += Double(ends.footer.height) }
    guard path.kind != .collectionHeader, path.kind != .collectionFooter,
      let (header, footer) = storage(path.section).map({ ($0.state.metrics.header, $0.state.metrics.footer) })
    else { return covers }
    if let cover = cover(overSection: path.section) {
      covers.start += cover.frame.mainEnd - cover.frame.mainStart
    }
    guard path.kind == .item || path.kind == .decoration else { return covers }
    if header.isPinned { covers.start += Double(header.height) }
    if footer.isPinned { covers.end += Double(footer.height) }
    return covers
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
