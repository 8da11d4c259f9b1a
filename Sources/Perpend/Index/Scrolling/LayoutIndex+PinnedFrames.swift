/// Where a viewport has headers and footers. None of it is stored: a pinned frame is a function of the viewport.
extension LayoutIndex {
  /// The frame of a section's header where a viewport has it, in points.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - viewport: The viewport that may pin it.
  /// - Returns: nil if there is no such section, or it has no header.
  /// - Complexity: O(log s).
  public func frame(ofHeaderInSection section: Int, in viewport: Viewport) -> LayoutRect? {
    frame(of: .header(section: section), in: viewport)
  }

  /// The frame of a section's footer where a viewport has it, in points.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - viewport: The viewport that may pin it.
  /// - Returns: nil if there is no such section, or it has no footer.
  /// - Complexity: O(log s).
  public func frame(ofFooterInSection section: Int, in viewport: Viewport) -> LayoutRect? {
    frame(of: .footer(section: section), in: viewport)
  }

  /// The frame of an element where a viewport has it, in points. What is not pinned has the same frame as in
  /// `frame(of:)`.
  ///
  /// - Parameters:
  ///   - path: The path of the element.
  ///   - viewport: The viewport that may pin it.
  /// - Returns: nil if there is no element at that path, it is not laid out yet, or it is a decoration without
  ///   area.
  /// - Complexity: The same as of `frame(of:)`.
  public func frame(of path: ElementPath, in viewport: Viewport) -> LayoutRect? {
    let pin = pin(viewport)
    switch path.kind {
    case .collectionHeader: return pinnedHeaderFrame(pin).map(rect)
    case .collectionFooter: return pinnedFooterFrame(pin).map(rect)
    case .header, .footer:
      guard let section = storage(path.section) else { return nil }
      let start = start(ofSection: path.section)
      let reach = reach(ofSection: path.section)
      return section.withView { view in
        path.kind == .header
          ? view.headerFrame(sectionStart: start, pin: pin, reach: reach)
          : view.footerFrame(sectionStart: start, pin: pin, reach: reach)
      }.map(rect)
    case .item, .decoration: return frame(of: path)
    }
  }

  /// Where a viewport pins headers and footers.
  @inline(__always)
  package func pin(_ viewport: Viewport) -> Pin? {
    guard var pin = viewport.uncovered else { return nil }
    guard ends.header.isPinned || ends.footer.isPinned else { return pin }
    if ends.header.isPinned, let header = pinnedHeaderFrame(pin) {
      pin.start = max(pin.start, min(header.mainEnd, pin.end))
    }
    if ends.footer.isPinned, let footer = pinnedFooterFrame(pin) {
      pin.end = min(pin.end, max(footer.mainStart, pin.start))
    }
    return pin
  }

  /// The frame of the feed's header, where it is pinned if it is; nil if there is none.
  func pinnedHeaderFrame(_ pin: Pin?) -> UnitRect? {
    guard let frame = unitHeaderFrame, let pin, ends.header.isPinned else { return unitHeaderFrame }
    return Pin.header(frame, at: pin.outer.start, before: contentEnd)
  }

  /// The same of its footer, which gives way to the header.
  func pinnedFooterFrame(_ pin: Pin?) -> UnitRect? {
    guard let frame = unitFooterFrame, let pin, ends.footer.isPinned else { return unitFooterFrame }
    let header = ends.header.isPinned ? pinnedHeaderFrame(pin) : nil
    return Pin.footer(frame, at: pin.outer.end, behind: header?.mainEnd ?? contentStart)
  }

  /// How far the pins of a section go, where any header stays until the next one.
  @inline(__always)
  func reach(ofSection section: Int) -> PinReach? {
    pinnedHeaders.stayUntilNext ? someReach(ofSection: section) : nil
  }

  private func someReach(ofSection section: Int) -> PinReach {
    PinReach(limit: limit(ofHeaderInSection: section), cover: cover(overSection: section))
  }

  /// Where a section's pinned header ends at the latest. O(log s).
  private func limit(ofHeaderInSection section: Int) -> Double {
    if sections[section].state.metrics.header.pinning == .untilNext {
      return start(ofSection: pinnedHeaders.first(after: section) ?? sections.count)
    }
    return start(ofSection: section) + sections[section].extent.length
  }

  /// The header of a section before that stays over a section, where it lies and ends at the latest; nil if the
  /// section has a pinned header itself, or there is none. O(log s).
  func cover(overSection section: Int) -> (frame: UnitRect, limit: Double)? {
    guard pinnedHeaders.stayUntilNext, !sections[section].state.metrics.header.isPinned,
      let before = pinnedHeaders.last(before: section)
    else { return nil }
    return stayingHeader(ofSection: before).map { ($0.frame, $0.limit) }
  }

  /// Where a section's header lies and ends at the latest that stays until the next one; nil if it does not.
  private func stayingHeader(ofSection section: Int) -> StayingHeader? {
    guard sections[section].state.metrics.header.pinning == .untilNext,
      let frame = unitFrame(of: .header(section: section))
    else { return nil }
    return StayingHeader(section: section, frame: frame, limit: limit(ofHeaderInSection: section))
  }

  /// The header that may lie behind a position although its section ends before it: that of the last section, of those
  /// with pinned headers, that starts no later. O(log² s), and O(1) where no header stays until the next one.
  func stayingHeader(behind position: Double) -> StayingHeader? {
    guard pinnedHeaders.stayUntilNext else { return nil }
    let sections = pinnedHeaders.sections
    let index = sections.partitioningIndex { start(ofSection: $0) > position }
    return index > 0 ? stayingHeader(ofSection: sections[index - 1]) : nil
  }
}

/// A header that stays until the next one.
struct StayingHeader {
  let section: Int
  let frame: UnitRect
  let limit: Double
}
