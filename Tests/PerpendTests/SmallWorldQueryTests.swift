import Perpend
import TestSupport
import Testing

/// Every rectangle, point and offset that could tell one answer from another, in every small feed.
struct SmallWorldQueryTests {
  /// All pairs of horizontal edges, over the whole width.
  @Test(arguments: SmallWorld.apart)
  func everyBand(in world: SmallWorld) throws {
    try forEachFeed(of: world, upTo: 3) { index, layout, trail in
      let edges = layout.candidatesForY
      for low in edges {
        for high in edges where high >= low {
          let band = Rect(x: 0, y: points(low), width: 40, height: points(high - low))
          try require(noDifference: queryDifference(index, layout, in: band), trail)
        }
      }
    }
  }

  /// All pairs of vertical edges, over the whole length.
  @Test(arguments: SmallWorld.apart)
  func everyStrip(in world: SmallWorld) throws {
    try forEachFeed(of: world, upTo: 2) { index, layout, trail in
      let edges = layout.candidatesForX
      for low in edges {
        for high in edges where high >= low {
          let strip = Rect(x: points(low), y: 0, width: points(high - low), height: 60)
          try require(noDifference: queryDifference(index, layout, in: strip), trail)
        }
      }
    }
  }

  /// One unit high at each edge, and everything from it on, for the feeds of more items.
  @Test(arguments: SmallWorld.apart)
  func everyEdge(in world: SmallWorld) throws {
    for heights in SmallWorld.sequences(of: 4) + SmallWorld.sequences(of: 6) {
      let feed = world.feed(heights)
      let index = try feed.index()
      let layout = try feed.reference()
      for edge in layout.candidatesForY {
        for height in [1.0 / 960, 100] {
          let rect = Rect(x: 0, y: points(edge), width: 40, height: height)
          let found = index.elements(in: rect).map { FoundElement($0) }
          try require(
            noDifference: differing("elements in \(rect)", found, layout.elements(in: rect)),
            world.trail(heights))
        }
      }
    }
  }

  @Test(arguments: SmallWorld.apart)
  func everyPoint(in world: SmallWorld) throws {
    try forEachFeed(of: world, upTo: 2) { index, layout, trail in
      for x in layout.candidatesForX {
        for y in layout.candidatesForY {
          let point = Point(x: points(x), y: points(y))
          try require(noDifference: pointDifference(index, layout, at: point), trail)
        }
      }
    }
  }

  @Test(arguments: SmallWorld.all)
  func everyOffset(in world: SmallWorld) throws {
    try forEachFeed(of: world, upTo: 5) { index, layout, trail in
      for offset in layout.candidatesForY {
        try require(
          noDifference: offsetDifference(index, layout, atOrAfter: points(offset)), trail)
      }
    }
  }

  private func forEachFeed(
    of world: SmallWorld, upTo count: Int, _ body: (LayoutIndex, ReferenceLayout, Trail) throws -> Void
  ) throws {
    for heights in SmallWorld.sequences(upTo: count) {
      let feed = world.feed(heights)
      try body(feed.index(), feed.reference(), world.trail(heights))
    }
  }
}
