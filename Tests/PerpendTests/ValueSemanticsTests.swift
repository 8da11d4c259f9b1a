import Perpend
import TestSupport
import Testing

/// A copy is a snapshot: nothing that happens to the one shows in the other.
struct ValueSemanticsTests {
  @Test(arguments: RandomRuns.seeds(20))
  func copiesAreIndependent(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var feeds = [random.feed(sections: 4, maximumCount: 150)]
    var indices = [try feeds[0].index()]
    var trail = Trail(seed: seed).adding(feeds[0].label)
    for _ in 0..<10 {
      let which = random.int(0...indices.count - 1)
      if indices.count < 4 {
        trail.add("copy \(which)")
        indices.append(indices[which])
        feeds.append(feeds[which])
      }
      let edited = random.int(0...indices.count - 1)
      let edit = random.edit(of: feeds[edited])
      trail.add("in \(edited): \(edit.label)")
      edit.apply(to: &feeds[edited])
      try edit.apply(to: &indices[edited])
      for (index, feed) in zip(indices, feeds) {
        try require(noDifference: firstDifference(index, feed.reference()), trail)
      }
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

  @Test func aCopyIsQueriedWhileTheOriginalIsEdited() async throws {
    var random = RandomSource(seed: 11)
    let items = SizeStyle.given.sizes(2000, using: &random)
    let section = Section(layout: .waterfall(Waterfall(columns: .count(3))), items: items)
    let feed = Feed(Container(width: 300), [section, section])
    let layout = try feed.reference()
    var index = try feed.index()

    let snapshot = index
    let rect = Rect(x: 0, y: points(layout.contentLength / 3), width: 300, height: 900)
    let queries = Task.detached {
      for _ in 0..<60 {
        try require(noDifference: queryDifference(snapshot, layout, in: rect), Trail())
      }
      try require(noDifference: firstDifference(snapshot, layout), Trail())
    }
    var edited = feed
    for step in 0..<60 {
      let edit = Edit.setSize(
        Size(height: Double(step)), ItemPath(section: step % 2, item: random.int(0...1999)))
      try edit.apply(to: &index)
      edit.apply(to: &edited)
    }
    try await queries.value
    try require(noDifference: firstDifference(index, edited.reference()), Trail())
  }
}
