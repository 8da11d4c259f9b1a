extension LayoutIndex {
  /// Notes what is to stay where it is on screen. Call it before the edit; after the edit,
  /// `offset(keeping:after:in:)` says where to scroll.
  ///
  /// If items are pending, those that the anchor needs are laid out.
  ///
  /// - Parameters:
  ///   - choice: What is to be kept.
  ///   - viewport: What is on screen.
  ///   - staysAtStart: Whether the offset stays as it is where the viewport is at the start: at the start inset
  ///     before the content, or further back. What is inserted above then comes into view.
  /// - Complexity: O(log n + log s + k) for k visible items, at most 4,096. Where items are pending, O(s), and O(n) for
  ///   the n items that are laid out.
  /// - Throws: An error of the layout where items are pending: `LayoutError.contentTooLong`,
  ///   `LayoutError.invalidBandItemCount` or `LayoutError.invalidLength`.
  public mutating func anchor(
    _ choice: ScrollAnchor.Choice = .firstVisible, in viewport: Viewport, staysAtStart: Bool = false
  ) throws(LayoutError) -> ScrollAnchor {
    var anchor = ScrollAnchor(viewport: viewport, staysAtStart: staysAtStart, revision: revision)
    switch choice {
    case .item(let path):
      try layOut(through: .item(section: path.section, item: path.item))
      if let frame = unitFrame(ofItemAt: path) { anchor.keep(path, frame) }
    case .firstVisible: try noteVisible(&anchor)
    case .end(let threshold):
      let distance = offsets(of: viewport).upperBound - viewport.offset
      if distance <= threshold {
        anchor.distanceFromEnd = distance
      } else {
        try noteVisible(&anchor)
      }
    }
    return anchor
  }

  /// The offset at which what the anchor keeps is where it was on screen, or as near as the content allows
  /// (`offsets(of:)`).
  ///
  /// If items are pending, those that the answer depends on are laid out.
  ///
  /// - Parameters:
  ///   - anchor: What was noted before the edit.
  ///   - change: What the edit returned; for several edits, their changes joined by `Change.followed(by:)`. nil if
  ///     since the anchor was noted no item was inserted, deleted or moved, and none changed its size: the
  ///     container, headers, insets and layouts may have changed, and more than once.
  ///   - viewport: The viewport as it is now, if its length or its insets have changed. Its offset does not matter.
  ///     nil means the viewport of the anchor.
  /// - Returns: The offset, in points.
  /// - Complexity: O(v log k + log n + log s) for v visible items and k edits, and O(s) where none of the visible
  ///   items is left. Where items are pending, O(s), and O(n) for the n items that are laid out.
  /// - Throws: `LayoutError.staleAnchor` where `change` is not what has happened since the anchor was noted; an
  ///   error of the layout where items are pending.
  public mutating func offset(
    keeping anchor: ScrollAnchor, after change: Change? = nil, in viewport: Viewport? = nil
  ) throws(LayoutError) -> Double {
    let first = change?.revisionBefore ?? revision
    let last = change?.revisionAfter ?? revision
    guard anchor.revision == first, revision == last else {
      throw .staleAnchor(anchor.revision...max(anchor.revision, revision), change: first...last)
    }
    let viewport = viewport ?? anchor.viewport
    return try layingOutAllOrNothing { index throws(LayoutError) in
      try index.offset(keeping: anchor, change, in: viewport)
    }
  }

  private mutating func offset(
    keeping anchor: ScrollAnchor, _ change: Change?, in viewport: Viewport
  ) throws(LayoutError) -> Double {
    let old = anchor.viewport
    if anchor.staysAtStart, old.offset <= 0 - old.bars.start {
      let offset = old.offset + (old.bars.start - viewport.bars.start)
      return offset.isNaN ? clamped(old.offset, in: viewport) : offset
    }
    if let distance = anchor.distanceFromEnd {
      try ensureLayout(through: .infinity)
      return clamped(offsets(of: viewport).upperBound - distance, in: viewport)
    }
    guard let kept = kept(anchor, change) else { return try reachable(old.offset, in: viewport) }
    try layOut(through: .item(section: kept.path.section, item: kept.path.item))
    guard let frame = unitFrame(ofItemAt: kept.path) else {
      return try reachable(old.offset, in: viewport)
    }
    return try reachable(old.offset + LayoutUnit.points(frame.mainStart - kept.start), in: viewport)
  }

  /// The item that stays, by its path now, and where it started or is to start; nil if there is none.
  private func kept(_ anchor: ScrollAnchor, _ change: Change?) -> ScrollAnchor.Candidate? {
    guard let change else { return anchor.candidates.first }
    var best: (rank: Int, kept: ScrollAnchor.Candidate)?
    for candidate in anchor.candidates {
      guard let new = change.newPath(of: candidate.path) else { continue }
      let isCut = candidate.start < anchor.visibleStart
      let rank =
        change.moves(candidate.path) ? 2 : isCut && change.resizedItems.contains(candidate.path) ? 1 : 0
      guard best.map({ rank < $0.rank }) ?? true else { continue }
      best = (rank, ScrollAnchor.Candidate(path: new, start: candidate.start))
      if rank == 0 { break }
    }
    if let best { return best.kept }
    guard let gone = anchor.candidates.first?.path, let path = survivor(of: change, nearestTo: gone) else {
      return nil
    }
    return ScrollAnchor.Candidate(path: path, start: anchor.vacancy)
  }

  /// Notes the items that a reader sees, or the nearest if there are none.
  private mutating func noteVisible(_ anchor: inout ScrollAnchor) throws(LayoutError) {
    collectVisible(&anchor)
    if anchor.candidates.isEmpty, pendingItemCount > 0 {
      try ensureLayout(through: anchor.viewport.offset + max(0, anchor.viewport.length))
      collectVisible(&anchor)
    }
    guard anchor.candidates.isEmpty, let start = LayoutUnit.position(anchor.viewport.offset) else { return }
    let origin = orientation.rect(
      UnitRect(mainStart: start, mainEnd: start, crossStart: 0, crossEnd: 0))
    guard
      let path = firstItem(atOrAfter: anchor.viewport.offset)
        ?? nearestItem(to: LayoutPoint(x: origin.x, y: origin.y)), let frame = unitFrame(ofItemAt: path)
    else { return }
    anchor.keep(path, frame)
  }

  private func collectVisible(_ anchor: inout ScrollAnchor) {
    guard let visible = visibleRange(in: anchor.viewport) else { return }
    anchor.visibleStart = visible.start
    anchor.vacancy = visible.start
    guard visible.start < visible.end else { return }
    var sink = VisibleItemsSink()
    query(
      QueryScope(
        UnitRect(
          mainStart: visible.start, mainEnd: visible.end)), &sink)
    anchor.candidates = sink.candidates
  }

  /// What of a viewport is seen between bars and pinned headers and footers, in units; nil if it is no range.
  func visibleRange(in viewport: Viewport) -> (start: Double, end: Double)? {
    guard let pin = pin(viewport) else { return nil }
    let rect = UnitRect(
      mainStart: pin.start, mainEnd: pin.end)
    guard pin.start < pin.end else { return (pin.start, pin.end) }
    var sink = CoverSink(start: pin.start, end: pin.end)
    query(QueryScope(pinnedIn: rect, pin: pin), &sink)
    return (sink.visibleStart, sink.visibleEnd)
  }
}

extension ScrollAnchor {
  /// Keeps an item even if it is not seen. If it is deleted, the nearest item that is left is kept at its position.
  fileprivate mutating func keep(_ path: ItemPath, _ frame: UnitRect) {
    candidates = [Candidate(path: path, start: frame.mainStart)]
    (visibleStart, vacancy) = (frame.mainStart, frame.mainStart)
  }
}
