/// What a query looks for: elements in a rectangle, as a viewport pins them, except those in another rectangle.
package struct QueryScope {
  let rect: UnitRect
  let pin: Pin?
  /// What shares area with this rectangle, as it is pinned there, is left out.
  let excluded: (rect: UnitRect, pin: Pin?)?
  /// The part of the rectangle in which items and rows are looked for: beyond it they are left out. It may be
  /// empty.
  private(set) var strip: UnitRect

  package init(_ rect: UnitRect, pin: Pin? = nil) {
    self.rect = rect
    self.pin = pin
    excluded = nil
    strip = rect
  }

  /// What a viewport pins in a rectangle, and other elements that are no items and stand in no rows.
  init(pinnedIn rect: UnitRect, pin: Pin?) {
    self.init(rect, pin: pin)
    strip.mainEnd = strip.mainStart
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

  /// Reports a header or footer, of which `frame` says where a viewport has it.
  @inline(__always)
  func take<Sink: ElementSink>(
    _ path: ElementPath, zIndex: Int, _ sink: inout Sink, frame: (Pin?) -> UnitRect?
  ) {
    guard let own = frame(pin), own.overlaps(rect) else { return }
    let isExcluded = excluded.map { frame($0.pin)?.overlaps($0.rect) ?? false } ?? false
    guard !isExcluded else { return }
    sink.take(path, frame: own, zIndex: zIndex)
  }
}
