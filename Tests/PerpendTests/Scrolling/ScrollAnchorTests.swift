import Perpend
import TestSupport
import Testing

/// What is anchored stays where it was on screen, as far as the content allows.
struct ScrollAnchorTests {
  private static func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }

  /// A list of items 10 points tall, one below the other, without spacing.
  private func list(_ count: Int) throws -> LayoutIndex {
    let section = FeedSection(
      layout: .list(itemSpacing: 0), items: Array(repeating: LayoutSize(height: 10), count: count))
    return try LayoutIndex(Container(width: 100), sections: [section])
  }

  @Test func insertionsAbove() throws {
    var index = try list(100)
    let anchor = try index.anchor(in: Viewport(offset: 205, length: 100))
    let change = try index.update { batch in
      for item in 0..<7 { batch.insertItem(LayoutSize(height: 3), at: Self.path(item)) }
    }
    #expect(try index.offset(keeping: anchor, after: change) == 226)
  }

  @Test func theFirstVisibleIsDeleted() throws {
    var index = try list(100)
    // Items 20 to 30 are visible; 20 by half.
    let anchor = try index.anchor(in: Viewport(offset: 205, length: 100))
    let change = try index.update { batch in
      for item in 15...22 { batch.deleteItem(at: Self.path(item)) }
    }
    // 23 was 25 points below the top.
    #expect(index.frame(ofItemAt: Self.path(15))?.y == 150)
    #expect(try index.offset(keeping: anchor, after: change) == 125)
  }

  @Test func everythingVisibleIsDeleted() throws {
    var index = try list(100)
    let anchor = try index.anchor(in: Viewport(offset: 900, length: 100))
    let change = try index.update { batch in
      for item in 90..<100 { batch.deleteItem(at: Self.path(item)) }
    }
    #expect(try index.offset(keeping: anchor, after: change) == 800)
    let all = try index.anchor(in: Viewport(offset: 500, length: 100))
    let gone = try index.update { $0.deleteSection(at: 0) }
    #expect(try index.offset(keeping: all, after: gone) == 0)
  }

  @Test func theFirstVisibleMoves() throws {
    var index = try list(100)
    let anchor = try index.anchor(in: Viewport(offset: 200, length: 100))
    let change = try index.update { $0.moveItem(from: Self.path(20), to: Self.path(60)) }
    // The next one goes up by 10.
    #expect(try index.offset(keeping: anchor, after: change) == 190)
  }

  @Test func itsSectionMoves() throws {
    let section = FeedSection(
      layout: .list(itemSpacing: 0), items: Array(repeating: LayoutSize(height: 10), count: 50))
    var index = try LayoutIndex(Container(width: 100), sections: [section, section, section])
    let anchor = try index.anchor(in: Viewport(offset: 703, length: 100))
    let change = try index.update { batch in
      batch.moveSection(from: 1, to: 0)
      batch.insertItem(LayoutSize(height: 5), at: Self.path(0))
    }
    #expect(try index.offset(keeping: anchor, after: change) == 208)
  }

  @Test func clampedAtBothEnds() throws {
    var index = try list(100)
    let top = try index.anchor(.item(Self.path(50)), in: Viewport(offset: 100, length: 100))
    let change = try index.update { batch in
      for item in 0..<50 { batch.deleteItem(at: Self.path(item)) }
    }
    #expect(try index.offset(keeping: top, after: change) == 0)

    index = try list(100)
    let bottom = try index.anchor(in: Viewport(offset: 850, length: 100))
    let shorter = try index.update { batch in
      for item in 90..<100 { batch.deleteItem(at: Self.path(item)) }
    }
    #expect(try index.offset(keeping: bottom, after: shorter) == 800)
    // Content that is shorter than the viewport stands at its start.
    let tall = try index.anchor(.end(), in: Viewport(offset: 0, length: 5000))
    #expect(try index.offset(keeping: tall) == 0)
  }

  @Test func theEnd() throws {
    var index = try list(100)
    let anchor = try index.anchor(.end(), in: Viewport(offset: 900, length: 100))
    let change = try index.update { batch in
      batch.insertItem(LayoutSize(height: 35), at: Self.path(100))
      batch.setSize(LayoutSize(height: 20), ofItemAt: Self.path(3))
    }
    #expect(index.contentSize.height == 1045)
    #expect(try index.offset(keeping: anchor, after: change) == 945)
    // Scrolled up by 30, it stays 30 above the end.
    let higher = try index.anchor(.end(), in: Viewport(offset: 915, length: 100))
    let shorter = try index.update { $0.deleteItem(at: Self.path(0)) }
    #expect(try index.offset(keeping: higher, after: shorter) == 905)
  }

  @Test func anItem() throws {
    var index = try list(100)
    // It need not be visible.
    let anchor = try index.anchor(.item(Self.path(70)), in: Viewport(offset: 300, length: 100))
    let change = try index.update { $0.insertItem(LayoutSize(height: 40), at: Self.path(60)) }
    #expect(try index.offset(keeping: anchor, after: change) == 340)
    let stale = try index.anchor(.item(ItemPath(section: 4, item: 0)), in: Viewport(offset: 300, length: 100))
    let gone = try index.update { $0.deleteItem(at: Self.path(71)) }
    #expect(try index.offset(keeping: stale, after: gone) == 300)
  }

  @Test func deletedAnchorItemLeavesTheOffset() throws {
    var index = try list(100)
    let anchor = try index.anchor(.item(Self.path(70)), in: Viewport(offset: 300, length: 100))
    let change = try index.update { $0.deleteItem(at: Self.path(70)) }
    #expect(try index.offset(keeping: anchor, after: change) == 300)
  }

  @Test(arguments: [0.0, -20])
  func staysAtStart(offset: Double) throws {
    var index = try list(100)
    let stays = try index.anchor(in: Viewport(offset: offset, length: 100), staysAtStart: true)
    let follows = try index.anchor(in: Viewport(offset: offset, length: 100))
    let change = try index.update { $0.insertItem(LayoutSize(height: 40), at: Self.path(0)) }
    #expect(try index.offset(keeping: stays, after: change) == offset)
    #expect(try index.offset(keeping: follows, after: change) == 40 + offset)
    let away = try index.anchor(in: Viewport(offset: 1, length: 100), staysAtStart: true)
    let more = try index.update { $0.insertItem(LayoutSize(height: 40), at: Self.path(0)) }
    #expect(try index.offset(keeping: away, after: more) == 41)
  }

  @Test func anotherWidth() throws {
    let section = FeedSection(
      layout: .list(itemSpacing: 0), items: Array(repeating: LayoutSize(width: 10, height: 1), count: 100))
    var index = try LayoutIndex(Container(width: 100), sections: [section])
    let anchor = try index.anchor(in: Viewport(offset: 455, length: 50))
    try index.setContainer(Container(width: 200))
    // Item 45 was 5 points above the top.
    #expect(try index.offset(keeping: anchor) == 905)
    try index.setContainer(Container(width: 50))
    #expect(try index.offset(keeping: anchor) == 230)
  }

  @Test func nothingAtAll() throws {
    var index = try LayoutIndex(Container(width: 100))
    let anchor = try index.anchor(in: Viewport(offset: 0, length: 100))
    let change = try index.update { $0.insertSection(FeedSection(items: [LayoutSize(height: 700)]), at: 0) }
    #expect(try index.offset(keeping: anchor, after: change) == 0)
  }

  /// Through any batch the offset is what a look at every item makes of it.
  @Test(arguments: RandomRuns.seeds(60))
  func anyBatches(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var feed = random.feed(sections: random.int(1...5), maximum: 150)
    feed.header = random.supplementary()
    random.pin(&feed)
    var trail = Trail(seed: seed).adding(feed.label)
    for _ in 0..<6 {
      var index = try feed.index()
      let before = try feed.reference()
      let length = points(before.contentLength)
      let viewport = Viewport(
        offset: (length * Double(random.int(-5...105)) / 100).rounded(),
        length: random.pick([100, 600, length / 3 + 1]), startInset: random.pick([0, 0, 44, 90]),
        endInset: random.pick([0, 0, 30, 300]))
      let anchor = try index.anchor(in: viewport)
      let edits = random.batch(of: feed)
      trail.add("\(viewport), \(edits)")
      let outcome = try #require(BatchOutcome(edits, of: feed))
      let change = try applying(trail) { () throws(LayoutError) in try index.apply(Batch(edits)) }
      let kept = try index.offset(keeping: anchor, after: change)
      let reference = ReferenceAnchor(before, viewport)
      if reference.seesItems {
        let expected = try reference.offset(after: edits, outcome, outcome.feed.reference())
        try require(noDifference: differing("offset", kept, expected), trail)
      } else {
        #expect(index.offsets(of: viewport).contains(kept), "\(trail)")
      }
      // The next index is built afresh.
      feed.sections = outcome.feed.sections
    }
  }
}
