import Perpend
import TestSupport
import Testing

/// Every small feed of each layout: up to 6 items with heights of 0, 1 and 7 in 1 to 4 columns, and so on.
struct SmallWorldLayoutTests {
  @Test(arguments: SmallWorld.all)
  func everyFrame(in world: SmallWorld) throws {
    for items in world.sequences(upTo: world.length(6)) {
      let feed = world.feed(items)
      try require(noDifference: firstDifference(feed.index(), feed.reference()), world.trail(items))
    }
  }

  @Test(arguments: SmallWorld.everyKind)
  func everyFrameEitherWay(in world: SmallWorld) throws {
    for items in world.sequences(upTo: world.length(4)) {
      let feed = world.feed(items)
      try require(noDifference: firstDifference(feed.index(), feed.reference()), world.trail(items))
    }
  }

  @Test(arguments: SmallWorld.apart + SmallWorld.everyKind)
  func everyChange(in world: SmallWorld) throws {
    for items in world.sequences(upTo: world.length(4)) {
      let feed = world.feed(items)
      let index = try feed.index()
      for item in items.indices {
        for other in Set(world.items) {
          let path = ItemPath(section: 0, item: item)
          try check([.setSize(world.size(other), path)], index, feed, world.trail(items))
          guard items.contains(where: { $0.traits != ItemTraits() }) else { continue }
          try check([.setTraits(other.traits, path)], index, feed, world.trail(items))
          try check(
            [.setTraits(other.traits, path), .setSize(world.size(other), path)], index, feed,
            world.trail(items))
        }
      }
    }
  }

  /// One or two items more or less anywhere.
  @Test(arguments: SmallWorld.everyKind)
  func everyInsertionAndDeletion(in world: SmallWorld) throws {
    for items in world.sequences(upTo: world.length(3)) {
      let feed = world.feed(items)
      let index = try feed.index()
      for item in 0...items.count {
        let path = ItemPath(section: 0, item: item)
        for other in world.items {
          let traits = other.traits == ItemTraits() ? nil : other.traits
          let sizes = [world.size(other), world.size(world.items[0])]
          try check([.insertItems([sizes[0]], path, traits: traits)], index, feed, world.trail(items))
          try check([.insertItems(sizes, path, traits: traits)], index, feed, world.trail(items))
        }
        for end in item...items.count {
          try check([.deleteItems(item..<end, section: 0)], index, feed, world.trail(items))
        }
      }
    }
  }

  /// From any feed of 4 items to any other in one call.
  @Test(arguments: SmallWorld.apart + SmallWorld.everyKind.filter { $0.direction == .rightToLeft })
  func everyChangeOfAllSizes(in world: SmallWorld) throws {
    let sequences = world.sequences(of: min(4, world.length(3)))
    for before in sequences {
      let feed = world.feed(before)
      let index = try feed.index()
      for after in sequences {
        let sizes = after.enumerated().map { number, item in
          (path: ItemPath(section: 0, item: number), size: world.size(item))
        }
        try check([.setSizes(sizes)], index, feed, world.trail(before))
      }
    }
  }

  private func check(_ edits: [Edit], _ index: LayoutIndex, _ feed: Feed, _ trail: Trail) throws {
    var (index, model, trail) = (index, try FeedModel(feed), trail)
    for edit in edits {
      trail.add(edit.label)
      _ = try applying(trail) { () throws(LayoutError) in try edit.apply(to: &index) }
      try model.apply(edit, as: index)
    }
    try require(noDifference: firstDifference(index, model.layout), trail)
  }
}
