import Perpend

/// The nearest item to points far outside of a feed, on all sides of it.
extension Catalog {
  static var nearestRow: Row {
    let name = "query/nearest-far/8x1M"
    return Row(name: name, unit: .nanosecondsAQuery, baseline: "query/random/8x1M") { feeds in
      let index = try feeds.index(StandardGrid(columns: 8), million)
      let points = farPoints(index.contentSize)
      let frames = (0..<million).map { index.frame(ofItemAt: ItemPath(section: 0, item: $0))! }
      for point in points.prefix(4) {
        let scanned = frames.indices.min {
          frames[$0].squaredDistance(to: point) < frames[$1].squaredDistance(to: point)
        }
        try WrongResult.unless(index.nearestItem(to: point)?.item, is: scanned, in: name)
      }
      let ask = {
        points.reduce(UInt64(0)) { $0 &* 31 &+ UInt64(index.nearestItem(to: $1)!.item) }
      }
      return Trial(
        operations: points.count, note: "O(log n + k) for k items as near",
        measure: .time(expected: ask(), call: ask))
    }
  }

  private static func farPoints(_ size: LayoutSize) -> [LayoutPoint] {
    var generator = Generator(seed: 7)
    return (0..<4096).map { number in
      let place = Double(generator.next() % 1024) / 1024
      let distance = 1_000_000 + 1024 * place
      return switch number % 4 {
      case 0: LayoutPoint(x: -distance, y: place * size.height)
      case 1: LayoutPoint(x: size.width + distance, y: place * size.height)
      case 2: LayoutPoint(x: place * size.width, y: -distance)
      default: LayoutPoint(x: place * size.width, y: size.height + distance)
      }
    }
  }
}

extension LayoutRect {
  fileprivate func squaredDistance(to point: LayoutPoint) -> Double {
    let x = max(0, max(minX - point.x, point.x - maxX))
    let y = max(0, max(minY - point.y, point.y - maxY))
    return x * x + y * y
  }
}
