import Perpend
import TestSupport
import Testing

/// Every rectangle, point and offset that could tell one answer from another, in every small feed.
struct SmallWorldQueryTests {
  private static let worlds = SmallWorld.apart + SmallWorld.everyKind

  /// All pairs of edges along the main axis, over the whole length across.
  @Test(arguments: worlds)
  func everyBand(in world: SmallWorld) throws {
    try forEachFeed(of: world, upTo: world.length(3)) { index, layout, trail in
      let edges = layout.candidatesAlong
      for low in edges {
        for high in edges where high >= low {
          let band = rect(world, along: low..<high, across: 0..<units(40))
          try require(noDifference: queryDifference(index, layout, in: band), trail)
        }
      }
    }
  }

  /// All pairs of edges across, over the whole length.
  @Test(arguments: worlds)
  func everyStrip(in world: SmallWorld) throws {
    try forEachFeed(of: world, upTo: 2) { index, layout, trail in
      let edges = layout.candidatesAcross
      for low in edges {
        for high in edges where high >= low {
          let strip = rect(world, along: 0..<units(60), across: low..<high)
          try require(noDifference: queryDifference(index, layout, in: strip), trail)
        }
      }
    }
  }

  /// One unit long at each edge, and everything from it on, for the feeds of more items.
  @Test(arguments: worlds)
  func everyEdge(in world: SmallWorld) throws {
    for items in world.sequences(of: world.length(4)) + world.sequences(of: world.length(5)) {
      let feed = world.feed(items)
      let index = try feed.index()
      let layout = try feed.reference()
      for edge in layout.candidatesAlong {
        for length in [1, units(100)] {
          let rect = rect(world, along: edge..<edge + length, across: 0..<units(40))
          let found = index.elements(in: rect)
          try require(
            noDifference: differing("elements in \(rect)", found, layout.elements(in: rect)),
            world.trail(items))
        }
      }
    }
  }

  @Test(arguments: worlds)
  func everyPoint(in world: SmallWorld) throws {
    try forEachFeed(of: world, upTo: 2) { index, layout, trail in
      for x in layout.candidatesForX {
        for y in layout.candidatesForY {
          let point = LayoutPoint(x: points(x), y: points(y))
          try require(noDifference: pointDifference(index, layout, at: point), trail)
        }
      }
    }
  }

  @Test(arguments: SmallWorld.all + SmallWorld.everyKind)
  func everyOffset(in world: SmallWorld) throws {
    try forEachFeed(of: world, upTo: world.length(5)) { index, layout, trail in
      for offset in layout.candidatesAlong {
        try require(
          noDifference: offsetDifference(index, layout, atOrAfter: points(offset)), trail)
      }
    }
  }

  private func rect(_ world: SmallWorld, along: Range<Int>, across: Range<Int>) -> LayoutRect {
    let (x, y) = world.axis == .vertical ? (across, along) : (along, across)
    return LayoutRect(
      x: points(x.lowerBound), y: points(y.lowerBound), width: points(x.count), height: points(y.count))
  }

  private func forEachFeed(
    of world: SmallWorld, upTo count: Int, _ body: (LayoutIndex, ReferenceLayout, Trail) throws -> Void
  ) throws {
    for items in world.sequences(upTo: count) {
      let feed = world.feed(items)
      try body(feed.index(), feed.reference(), world.trail(items))
    }
  }
}
