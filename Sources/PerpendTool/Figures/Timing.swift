import Perpend

/// What the layout and its questions cost on this machine.
struct Timing {
  /// Nanoseconds to lay out the whole feed.
  var layout: Double
  /// Nanoseconds to find what is in a viewport, and how many elements that were on average.
  var query: Double?
  var queryHits: Double
  var viewport: LayoutSize

  /// Takes about a tenth of a second for a feed of thousands, longer where one layout does.
  static func measure(_ laidOut: LaidOutFeed, viewportLength: Double) throws -> Timing {
    let budget = ContinuousClock.now + .milliseconds(60)
    var layouts: [Double] = []
    repeat {
      layouts.append(
        try nanoseconds { () throws(LayoutError) in
          _ = try laidOut.feed.index()
        })
    } while ContinuousClock.now < budget && layouts.count < 101
    let (query, hits) = measureQueries(laidOut, viewportLength)
    return Timing(
      layout: median(layouts), query: query, queryHits: hits,
      viewport: laidOut.viewport(length: viewportLength).size)
  }

  private static func measureQueries(_ laidOut: LaidOutFeed, _ length: Double) -> (Double?, Double) {
    var paths = [ElementPath](repeating: .item(section: 0, item: 0), count: 4096)
    let index = laidOut.index
    let range = max(0, laidOut.axis.length(index.contentSize) - length)
    let area = length * index.container.crossLength
    guard laidOut.estimatedGridItems(in: area, sections: laidOut.sectionNames.indices) < mostHits else {
      return (nil, 0)
    }
    let budget = ContinuousClock.now + .milliseconds(60)
    var times: [Double] = []
    var hits = 0
    var random: UInt64 = 42
    repeat {
      // The clock is too coarse for one query, so some are timed together.
      let time = nanoseconds {
        for _ in 0..<batch {
          random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          let offset = Double(random >> 40) / Double(1 << 24) * range
          var span = paths.mutableSpan
          let rect = laidOut.viewport(offset: offset, length: length)
          hits += index.paths(in: rect, into: &span)
        }
      }
      times.append(time / Double(batch))
    } while ContinuousClock.now < budget && times.count < 1001
    return (median(times), Double(hits) / Double(times.count * batch))
  }

  private static let batch = 32
  /// With more items in a viewport than this a query takes longer than one waits.
  private static let mostHits = 10_000_000.0

  private static func nanoseconds<E: Error>(_ body: () throws(E) -> Void) throws(E) -> Double {
    let start = ContinuousClock.now
    try body()
    return (ContinuousClock.now - start) / .nanoseconds(1)
  }

  private static func median(_ times: [Double]) -> Double {
    let sorted = times.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}
