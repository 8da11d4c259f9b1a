/// Calls a closure with each element.
struct ClosureSink: ElementSink {
  let orientation: Orientation
  let body: (Element) -> Void

  var wantsMore: Bool { true }

  mutating func take(_ path: ElementPath, frame: UnitRect, zIndex: Int) {
    body(Element(path: path, frame: orientation.rect(frame), zIndex: zIndex))
  }

  mutating func take(_ hits: UInt64, of items: FoundItems) {
    var hits = hits
    while hits != 0 {
      let index = hits.trailingZeroBitCount
      hits &= hits &- 1
      body(
        Element(
          path: items.path(index), frame: orientation.rect(items.frame(index)), zIndex: ElementZIndex.item))
    }
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
