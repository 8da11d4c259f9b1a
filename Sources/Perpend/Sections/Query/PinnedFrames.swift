/// How far a pinned header goes, where that does not follow from its section alone.
struct PinReach {
  /// Where a header that stays until the next one ends at the latest.
  let limit: Double
  /// The header of a section before that stays over this one, if any: where it lies and ends at the latest.
  let cover: (frame: UnitRect, limit: Double)?
}

extension SectionView {
  /// The frame of the header, where it would be and where it is pinned, or nil if there is none.
  @inline(__always)
  func headerFrame(sectionStart: Double, pin: Pin?, reach: PinReach?) -> UnitRect? {
    guard state.metrics.header.height > 0,
      let frame = state.metrics.headerFrame?.moved(by: sectionStart)
    else { return nil }
    guard let pin, state.metrics.header.isPinned else { return frame }
    // It goes no further than its section, whose end pushes it out, or than the next pinned header.
    return pin.header(frame, before: reach?.limit ?? sectionStart + state.extent.length)
  }

  /// The frame of the footer, where it would be and where it is pinned, or nil if there is none.
  @inline(__always)
  func footerFrame(sectionStart: Double, pin: Pin?, reach: PinReach?) -> UnitRect? {
    guard state.metrics.footer.height > 0,
      let frame = state.metrics.footerFrame(itemsLength: state.itemsLength)?
        .moved(by: sectionStart)
    else { return nil }
    guard let pin, state.metrics.footer.isPinned else { return frame }
    // Where it would meet a pinned header it gives way.
    var floor = sectionStart
    if state.metrics.header.isPinned {
      let header = headerFrame(sectionStart: sectionStart, pin: pin, reach: reach)
      floor = max(floor, header?.mainEnd ?? floor)
    } else if let cover = reach?.cover {
      floor = max(floor, pin.header(cover.frame, before: cover.limit).mainEnd)
    }
    return pin.footer(frame, behind: floor)
  }
}
