/// What a query looks for: elements in a rectangle, as a viewport pins them, but for those in another.
struct QueryScope {
  let rect: UnitRect
  let pin: Pin?
  /// What shares area with this rectangle, as it is pinned there, is left out.
  let excluded: (rect: UnitRect, pin: Pin?)?
  /// The part of the rectangle in which items and rows are looked for: beyond it they are left out. It may be
  /// empty.
  let strip: UnitRect

  init(_ rect: UnitRect, pin: Pin? = nil) {
    self.rect = rect
    self.pin = pin
    excluded = nil
    strip = rect
  }

  /// All but what is in another rectangle; both cover the whole cross axis.
  init(_ rect: UnitRect, pin: Pin?, excluding other: UnitRect, pin otherPin: Pin?) {
    self.rect = rect
    self.pin = pin
    excluded = (other, otherPin)
    // What the other leaves over before and behind it. Where that is both, the items of all of it are looked
    // at, since only so they come in index order.
    var strip = rect
    if other.mainStart <= rect.mainStart {
      strip.mainStart = max(strip.mainStart, other.mainEnd)
    } else if other.mainEnd >= rect.mainEnd {
      strip.mainEnd = min(strip.mainEnd, other.mainStart)
    }
    self.strip = strip
  }
}

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
    guard unsafe state.pointee.metrics.header.height > 0,
      let frame = unsafe state.pointee.metrics.headerFrame?.moved(by: sectionStart)
    else { return nil }
    guard let pin, unsafe state.pointee.metrics.header.isPinned else { return frame }
    // It goes no further than its section, whose end pushes it out.
    let last = unsafe sectionStart + state.pointee.extent.length - (frame.mainEnd - frame.mainStart)
    return frame.moved(by: max(0, min(pin.start, last) - frame.mainStart))
  }

  /// The frame of the footer, where it would be and where it is pinned, or nil if there is none.
  @inline(__always)
  func footerFrame(sectionStart: Double, pin: Pin?) -> UnitRect? {
    guard unsafe state.pointee.metrics.footer.height > 0,
      let frame = unsafe state.pointee.metrics.footerFrame(itemsLength: state.pointee.itemsLength)?
        .moved(by: sectionStart)
    else { return nil }
    guard let pin, unsafe state.pointee.metrics.footer.isPinned else { return frame }
    let length = frame.mainEnd - frame.mainStart
    return frame.moved(by: min(0, max(pin.end - length, sectionStart) - frame.mainStart))
  }
}
