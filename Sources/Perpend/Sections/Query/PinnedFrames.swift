/// The edges at which a viewport pins headers and footers.
struct Pin {
  /// The viewport's start, in content coordinates, less what covers it there.
  let start: Double
  /// The viewport's end, less what covers it there.
  let end: Double
}

extension SectionView {
  /// The frame of the header, where it would be and where it is pinned, or nil if there is none.
  @inline(__always)
  func headerFrame(sectionStart: Double, pin: Pin?) -> UnitRect? {
    guard state.metrics.header.height > 0,
      let frame = state.metrics.headerFrame?.moved(by: sectionStart)
    else { return nil }
    guard let pin, state.metrics.header.isPinned else { return frame }
    // It goes no further than its section, whose end pushes it out.
    let last = sectionStart + state.extent.length - (frame.mainEnd - frame.mainStart)
    return frame.moved(by: max(0, min(pin.start, last) - frame.mainStart))
  }

  /// The frame of the footer, where it would be and where it is pinned, or nil if there is none.
  @inline(__always)
  func footerFrame(sectionStart: Double, pin: Pin?) -> UnitRect? {
    guard state.metrics.footer.height > 0,
      let frame = state.metrics.footerFrame(itemsLength: state.itemsLength)?
        .moved(by: sectionStart)
    else { return nil }
    guard let pin, state.metrics.footer.isPinned else { return frame }
    let length = frame.mainEnd - frame.mainStart
    return frame.moved(by: min(0, max(pin.end - length, sectionStart) - frame.mainStart))
  }
}
