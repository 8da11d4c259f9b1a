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
      try check(SmallWorldEdits.changes(of: items, in: world), items, world)
    }
  }

  /// One or two items more or less anywhere.
  @Test(arguments: SmallWorld.everyKind)
  func everyInsertionAndDeletion(in world: SmallWorld) throws {
    for items in world.sequences(upTo: world.length(3)) {
      try check(SmallWorldEdits.insertionsAndDeletions(of: items, in: world), items, world)
    }
  }

  /// From any feed of 4 items to any other in one call.
  @Test(arguments: SmallWorld.apart + SmallWorld.everyKind.filter { $0.direction == .rightToLeft })
  func everyChangeOfAllSizes(in world: SmallWorld) throws {
    let sequences = world.sequences(of: min(4, world.length(3)))
    for before in sequences {
      try check(sequences.map { [SmallWorldEdits.change(to: $0, in: world)] }, before, world)
    }
  }

  /// Other options, containers and sections, and what is left for later.
  @Test(arguments: SmallWorld.apart + SmallWorld.everyKind)
  func everyOtherEdit(in world: SmallWorld) throws {
    for items in world.sequences(upTo: world.length(3)) {
      try check(SmallWorldEdits.others(of: items, in: world), items, world)
    }
  }

  private func check(_ histories: [[Edit]], _ items: [SmallWorld.Item], _ world: SmallWorld) throws {
    let feed = world.feed(items)
    let index = try feed.index()
    for edits in histories { try check(edits, index, feed, world.trail(items)) }
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
