import Perpend
import TestSupport
import Testing

/// Every feed of up to 6 items with heights of 0, 1 and 7 in 1 to 4 columns.
struct SmallWorldLayoutTests {
  @Test(arguments: SmallWorld.all)
  func everyFrame(in world: SmallWorld) throws {
    for heights in SmallWorld.sequences(upTo: 6) {
      let feed = world.feed(heights)
      try require(
        noDifference: firstDifference(feed.index(), feed.reference()), world.trail(heights))
    }
  }

  @Test(arguments: SmallWorld.apart)
  func everySizeChange(in world: SmallWorld) throws {
    for heights in SmallWorld.sequences(upTo: 5) {
      let index = try world.feed(heights).index()
      for item in heights.indices {
        for height in SmallWorld.heights {
          var changed = heights
          changed[item] = height
          var edited = index
          try edited.setSize(Size(height: height), ofItemAt: ItemPath(section: 0, item: item))
          try require(
            noDifference: firstDifference(edited, world.feed(changed).reference()),
            world.trail(heights).adding("setSize \(item) to \(height)"))
        }
      }
    }
  }

  /// From any feed of 4 items to any other in one call.
  @Test(arguments: SmallWorld.apart)
  func everyChangeOfAllSizes(in world: SmallWorld) throws {
    let sequences = SmallWorld.sequences(of: 4)
    for before in sequences {
      let index = try world.feed(before).index()
      for after in sequences {
        var edited = index
        try edited.setSizes(
          after.enumerated().map { (ItemPath(section: 0, item: $0.offset), Size(height: $0.element)) })
        try require(
          noDifference: firstDifference(edited, world.feed(after).reference()),
          world.trail(before).adding("setSizes to \(after)"))
      }
    }
  }
}
