import Perpend

/// What lies in a viewport that scrolls, with frames: into a buffer, one by one, and as an array.
extension Catalog {
  static var frameRows: [Row] {
    [
      frames("query/frames-scroll/8x1M") { index, rect, buffer in
        var span = buffer.mutableSpan
        let count = index.elements(in: rect, into: &span)
        return Found(count: count, lastY: count > 0 ? buffer[count - 1].frame.y : 0)
      },
      frames("query/foreach-scroll/8x1M") { index, rect, _ in
        var (found, heights) = (Found(), 0.0)
        index.forEachElement(in: rect) { element in
          found.count += 1
          found.lastY = element.frame.y
          heights += element.frame.height
        }
        return heights > 0 ? found : Found()
      },
      frames("query/array-scroll/8x1M") { index, rect, _ in
        let elements = index.elements(in: rect)
        return Found(count: elements.count, lastY: elements.last?.frame.y ?? 0)
      },
    ]
  }

  private struct Found {
    var count = 0
    var lastY = 0.0
  }

  private static func frames(
    _ name: String, ask: @escaping (LayoutIndex, LayoutRect, inout [Element]) -> Found
  ) -> Row {
    Row(name: name, unit: .nanosecondsAQuery, baseline: "baseline/sorted-array-scroll/8x1M") { feeds in
      let array = feeds.sortedArray(grid, million)
      let index = try feeds.index(grid, million)
      let viewports = scrollingViewports(array.contentHeight)
      let none = Element(
        path: .item(section: 0, item: 0), frame: LayoutRect(x: 0, y: 0, width: 0, height: 0), zIndex: 0)
      var buffer = Array(repeating: none, count: 1024)
      func run() -> UInt64 {
        var (viewports, checksum, hits) = (viewports, UInt64(0), 0)
        for _ in 0..<viewports.count {
          let found = ask(index, viewports.next(), &buffer)
          hits += found.count
          checksum = checksum &* 31 &+ UInt64(found.lastY)
        }
        return checksum &+ UInt64(hits)
      }
      var (copy, checksum, hits) = (viewports, UInt64(0), 0)
      for _ in 0..<viewports.count {
        let paths = index.elements(in: copy.next()).map(\.path)
        let last = paths.last.flatMap { index.frame(of: $0) }
        hits += paths.count
        checksum = checksum &* 31 &+ UInt64(last?.y ?? 0)
      }
      return Trial(
        operations: viewports.count, hits: Double(hits) / Double(viewports.count),
        measure: .time(expected: checksum &+ UInt64(hits)) { run() })
    }
  }
}
