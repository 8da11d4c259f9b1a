import Perpend

/// Every frame tested in turn.
struct LinearScan: Searchable {
  let frames: [LayoutRect]

  @inline(never)
  func paths(in rectangle: LayoutRect, into buffer: inout MutableSpan<ElementPath>) -> Int {
    var found = 0
    for item in frames.indices {
      let frame = frames[item]
      guard frame.minY < rectangle.maxY, frame.maxY > rectangle.minY, frame.minX < rectangle.maxX,
        frame.maxX > rectangle.minX
      else { continue }
      if found < buffer.count { buffer[found] = .item(section: 0, item: item) }
      found += 1
    }
    return found
  }
}
