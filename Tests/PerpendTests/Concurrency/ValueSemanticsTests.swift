import Perpend
import TestSupport
import Testing

/// A copy is a snapshot: nothing that happens to the one shows in the other.
struct ValueSemanticsTests {
  @Test(arguments: RandomRuns.seeds(20))
  func copiesAreIndependent(seed: UInt64) throws {
    var random = RandomSource(seed: seed, placements: Waterfall.Placement.allCases)
    let feed = random.feed(sections: 4, maximum: random.pick([150, 150, 700]))
    var trail = Trail(seed: seed).adding(feed.label)
    var copies = [(index: try feed.index(), model: try FeedModel(feed))]
    for _ in 0..<15 {
      let which = random.int(0...copies.count - 1)
      if copies.count < 4 {
        trail.add("copy \(which)")
        copies.append(copies[which])
      }
      let edited = random.int(0...copies.count - 1)
      let edit = random.edit(of: copies[edited].model.feed, slicing: true)
      trail.add("in \(edited): \(edit.label)")
      _ = try applying(trail) { () throws(LayoutError) in try edit.apply(to: &copies[edited].index) }
      try copies[edited].model.apply(edit, as: copies[edited].index)
      for copy in copies { try require(noDifference: firstDifference(copy.index, copy.model.layout), trail) }
    }
  }

  /// A refused edit of a copy leaves the original alone too.
  @Test func refusedEditOfACopy() throws {
    let feed = RefusedEdit.feed
    let index = try feed.index()
    var copy = index
    for refused in RefusedEdit.sizeEdits + RefusedEdit.scaledEdits {
      #expect(throws: LayoutError.self) { try refused.edit.apply(to: &copy) }
    }
    try require(noDifference: firstDifference(index, feed.reference()), Trail())
  }
}
