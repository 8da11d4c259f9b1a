/// Hands elements on a run at a time: a call for each would cost as much as its frame.
struct RunSink: ElementSink {
  /// Elements a run: as many as fit on the stack.
  static let capacity = 16

  let orientation: Orientation
  private let run: UncheckedSpan<Element>
  private var count = 0
  private let body: (Span<Element>) -> Void

  /// `run` has room for `capacity` elements. `finish()` hands on the last of them.
  init(
    orientation: Orientation, run: UncheckedSpan<Element>,
    body: @escaping (Span<Element>) -> Void
  ) {
    (self.orientation, self.run, self.body) = (orientation, run, body)
  }

  var wantsMore: Bool { true }

  mutating func take(_ path: ElementPath, frame: UnitRect, zIndex: Int) {
    run[count] = Element(path: path, frame: orientation.rect(frame), zIndex: zIndex)
    count += 1
    if count == RunSink.capacity { finish() }
  }

  mutating func take(_ hits: UInt64, of items: FoundItems) {
    var rest = hits
    while rest != 0 {
      count += items.write(&rest, orientation, to: run + count, room: RunSink.capacity - count)
      if count == RunSink.capacity { finish() }
    }
  }

  mutating func finish() {
    let run = unsafe UnsafeBufferPointer(start: self.run.pointer, count: count)
    unsafe body(run.span)
    count = 0
  }
}

/// Writes elements into a buffer, and counts those that it has no room for.
struct FrameSink: ElementSink {
  let orientation: Orientation
  let elements: UncheckedSpan<Element>
  let capacity: Int
  private(set) var count = 0

  init(orientation: Orientation, elements: UncheckedSpan<Element>, capacity: Int) {
    (self.orientation, self.elements, self.capacity) = (orientation, elements, capacity)
  }

  var wantsMore: Bool { true }
  var onlyCounts: Bool { count >= capacity }

  mutating func count(_ elements: Int) { count += elements }

  mutating func take(_ path: ElementPath, frame: UnitRect, zIndex: Int) {
    if count < capacity {
      elements[count] = Element(path: path, frame: orientation.rect(frame), zIndex: zIndex)
    }
    count += 1
  }

  mutating func take(_ hits: UInt64, of items: FoundItems) {
    var rest = hits
    if count < capacity {
      count += items.write(&rest, orientation, to: elements + count, room: capacity - count)
    }
    count += rest.nonzeroBitCount
  }
}

/// Writes paths into a buffer, and counts those that it has no room for.
@safe
struct PathSink: ElementSink {
  let paths: UnsafeMutablePointer<ElementPath>?
  let capacity: Int
  private(set) var count = 0

  init(paths: UnsafeMutablePointer<ElementPath>?, capacity: Int) {
    unsafe self.paths = unsafe paths
    self.capacity = capacity
  }

  var wantsMore: Bool { true }
  var onlyCounts: Bool { count >= capacity }

  mutating func count(_ elements: Int) { count += elements }

  mutating func take(_ path: ElementPath, frame: UnitRect, zIndex: Int) {
    if count < capacity { unsafe paths![count] = path }
    count += 1
  }

  @inline(__always)
  mutating func take(_ hits: UInt64, of items: FoundItems) {
    let found = hits.nonzeroBitCount
    guard let paths = unsafe paths, count + found <= capacity else { return takeWhatFits(hits, of: items) }
    var next = unsafe paths + count
    count += found
    if hits & (hits &+ 1) == 0 {
      // The first of the block, all of them in a row.
      for index in 0..<found { unsafe next[index] = items.path(index) }
      return
    }
    var hits = hits
    while hits != 0 {
      unsafe next.pointee = items.path(hits.trailingZeroBitCount)
      unsafe next += 1
      hits &= hits &- 1
    }
  }

  private mutating func takeWhatFits(_ hits: UInt64, of items: FoundItems) {
    var hits = hits
    while hits != 0 {
      if count < capacity { unsafe paths![count] = items.path(hits.trailingZeroBitCount) }
      count += 1
      hits &= hits &- 1
    }
  }
}

/// Keeps the element that lies above the others.
struct TopmostSink: ElementSink {
  let orientation: Orientation
  private(set) var element: Element?

  var wantsMore: Bool { true }

  mutating func take(_ path: ElementPath, frame: UnitRect, zIndex: Int) {
    keep(Element(path: path, frame: orientation.rect(frame), zIndex: zIndex))
  }

  mutating func take(_ hits: UInt64, of items: FoundItems) {
    guard hits != 0 else { return }
    let last = 63 - hits.leadingZeroBitCount
    keep(
      Element(path: items.path(last), frame: orientation.rect(items.frame(last)), zIndex: ElementZIndex.item))
  }

  private mutating func keep(_ candidate: Element) {
    if candidate.zIndex >= element?.zIndex ?? .min { element = candidate }
  }
}
