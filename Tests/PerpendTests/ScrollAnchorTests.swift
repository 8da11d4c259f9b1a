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
    let anchor = index.anchor(offset: 205, viewportLength: 100)
    let change = try index.update { batch in
      for item in 0..<7 { batch.insertItem(LayoutSize(height: 3), at: Self.path(item)) }
    }
    #expect(index.offset(keeping: anchor, after: change) == 226)
  }

  @Test func theFirstVisibleIsDeleted() throws {
    var index = try list(100)
    // Items 20 to 30 are visible; 20 by half.
    let anchor = index.anchor(offset: 205, viewportLength: 100)
    let change = try index.update { batch in
      for item in 15...22 { batch.deleteItem(at: Self.path(item)) }
    }
    // 23 was 25 points below the top.
    #expect(index.frame(ofItemAt: Self.path(15))?.y == 150)
    #expect(index.offset(keeping: anchor, after: change) == 125)
  }

  @Test func everythingVisibleIsDeleted() throws {
    var index = try list(100)
    let anchor = index.anchor(offset: 900, viewportLength: 100)
    let change = try index.update { batch in
      for item in 90..<100 { batch.deleteItem(at: Self.path(item)) }
    }
    #expect(index.offset(keeping: anchor, after: change) == 800)
    let all = index.anchor(offset: 500, viewportLength: 100)
    let gone = try index.update { $0.deleteSection(at: 0) }
    #expect(index.offset(keeping: all, after: gone) == 0)
  }

  @Test func theFirstVisibleMoves() throws {
    var index = try list(100)
    let anchor = index.anchor(offset: 200, viewportLength: 100)
    let change = try index.update { $0.moveItem(from: Self.path(20), to: Self.path(60)) }
    #expect(index.offset(keeping: anchor, after: change) == 600)
  }

  @Test func itsSectionMoves() throws {
    let section = FeedSection(
      layout: .list(itemSpacing: 0), items: Array(repeating: LayoutSize(height: 10), count: 50))
    var index = try LayoutIndex(Container(width: 100), sections: [section, section, section])
    let anchor = index.anchor(offset: 703, viewportLength: 100)
    let change = try index.update { batch in
      batch.moveSection(from: 1, to: 0)
      batch.insertItem(LayoutSize(height: 5), at: Self.path(0))
    }
    #expect(index.offset(keeping: anchor, after: change) == 208)
  }

  @Test func clampedAtBothEnds() throws {
    var index = try list(100)
    let top = index.anchor(.item(Self.path(50)), offset: 100, viewportLength: 100)
    let change = try index.update { batch in
      for item in 0..<50 { batch.deleteItem(at: Self.path(item)) }
    }
    #expect(index.offset(keeping: top, after: change) == 0)

    index = try list(100)
    let bottom = index.anchor(offset: 850, viewportLength: 100)
    let shorter = try index.update { batch in
      for item in 90..<100 { batch.deleteItem(at: Self.path(item)) }
    }
    #expect(index.offset(keeping: bottom, after: shorter) == 800)
    // Content that is shorter than the viewport stands at its start.
    #expect(index.offset(keeping: bottom) == 800)
    let tall = index.anchor(.end, offset: 0, viewportLength: 5000)
    #expect(index.offset(keeping: tall) == 0)
  }

  @Test func theEnd() throws {
    var index = try list(100)
    let anchor = index.anchor(.end, offset: 900, viewportLength: 100)
    let change = try index.update { batch in
      batch.insertItem(LayoutSize(height: 35), at: Self.path(100))
      batch.setSize(LayoutSize(height: 20), ofItemAt: Self.path(3))
    }
    #expect(index.contentSize.height == 1045)
    #expect(index.offset(keeping: anchor, after: change) == 945)
    // Scrolled up by 30, it stays 30 above the end.
    let higher = index.anchor(.end, offset: 915, viewportLength: 100)
    let shorter = try index.update { $0.deleteItem(at: Self.path(0)) }
    #expect(index.offset(keeping: higher, after: shorter) == 905)
  }

  @Test func anItem() throws {
    var index = try list(100)
    // It need not be visible.
    let anchor = index.anchor(.item(Self.path(70)), offset: 300, viewportLength: 100)
    let change = try index.update { $0.insertItem(LayoutSize(height: 40), at: Self.path(60)) }
    #expect(index.offset(keeping: anchor, after: change) == 340)
    let gone = try index.update { $0.deleteItem(at: Self.path(71)) }
    let stale = index.anchor(.item(ItemPath(section: 4, item: 0)), offset: 300, viewportLength: 100)
    #expect(index.offset(keeping: stale, after: gone) == 300)
  }

  @Test func deletedAnchorItemLeavesTheOffset() throws {
    var index = try list(100)
    let anchor = index.anchor(.item(Self.path(70)), offset: 300, viewportLength: 100)
    let change = try index.update { $0.deleteItem(at: Self.path(70)) }
    #expect(index.offset(keeping: anchor, after: change) == 300)
  }

  @Test(arguments: [0.0, -20])
  func staysAtStart(offset: Double) throws {
    var index = try list(100)
    let stays = index.anchor(offset: offset, viewportLength: 100, staysAtStart: true)
    let follows = index.anchor(offset: offset, viewportLength: 100)
    let change = try index.update { $0.insertItem(LayoutSize(height: 40), at: Self.path(0)) }
    #expect(index.offset(keeping: stays, after: change) == 0)
    #expect(index.offset(keeping: follows, after: change) == max(0, 40 + offset))
    let away = index.anchor(offset: 1, viewportLength: 100, staysAtStart: true)
    let more = try index.update { $0.insertItem(LayoutSize(height: 40), at: Self.path(0)) }
    #expect(index.offset(keeping: away, after: more) == 41)
  }

  @Test func anotherWidth() throws {
    let section = FeedSection(
      layout: .list(itemSpacing: 0), items: Array(repeating: LayoutSize(width: 10, height: 1), count: 100))
    var index = try LayoutIndex(Container(width: 100), sections: [section])
    let anchor = index.anchor(offset: 455, viewportLength: 50)
    try index.setContainer(Container(width: 200))
    // Item 45 was 5 points above the top.
    #expect(index.offset(keeping: anchor) == 905)
    try index.setContainer(Container(width: 50))
    #expect(index.offset(keeping: anchor) == 230)
  }

  @Test func nothingAtAll() throws {
    var index = try LayoutIndex(Container(width: 100))
    let anchor = index.anchor(offset: 0, viewportLength: 100)
    let change = try index.update { $0.insertSection(FeedSection(items: [LayoutSize(height: 700)]), at: 0) }
    #expect(index.offset(keeping: anchor, after: change) == 0)
  }

  /// Through any batch the first visible item that is left stays where it was, unless an end of the content is in the way.
  @Test(arguments: RandomRuns.seeds(60))
  func anyBatches(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var feed = random.feed(sections: random.int(1...5), maximum: 150)
    var trail = Trail(seed: seed).adding(feed.label)
    for _ in 0..<6 {
      var index = try feed.index()
      let before = try feed.reference()
      let height = points(before.contentLength)
      let viewport = random.pick([100, 600, height / 3 + 1])
      let offset = (height * Double(random.int(0...100)) / 100).rounded()
      let anchor = index.anchor(offset: offset, viewportLength: viewport)
      let edits = random.batch(of: feed)
      trail.add("offset \(offset), viewport \(viewport), \(edits)")
      let outcome = try #require(BatchOutcome(edits, of: feed))
      let change = try applying(trail) { () throws(LayoutError) in try index.apply(Batch(edits)) }
      let kept = index.offset(keeping: anchor, after: change)
      try require(
        noDifference: differing(
          "offset", kept, expectedOffset(before, feed, outcome, offset: offset, viewport: viewport)),
        trail)
      // The next index is built afresh.
      feed.sections = outcome.feed.sections
    }
  }

  private func expectedOffset(
    _ before: ReferenceLayout, _ feed: Feed, _ outcome: BatchOutcome, offset: Double, viewport: Double
  ) throws -> Double {
    var targets: [ItemPath: ItemPath] = [:]
    for (number, section) in outcome.sections.enumerated() {
      for (item, planned) in section.items.enumerated() {
        if let origin = planned.origin { targets[origin] = ItemPath(section: number, item: item) }
      }
    }
    let (top, bottom) = (units(offset), units(offset + viewport))
    let after = try outcome.feed.reference()
    func isEstimate(_ section: Int, _ item: Int) -> Bool {
      let traits = feed.sections[section].traits
      return item < traits.count && traits[item].isEstimate && !feed.sections[section].isGrid
    }
    func expected(estimates: Bool) -> Double? {
      for (number, section) in before.sections.enumerated() {
        for (item, box) in section.items.enumerated() {
          guard box.width > 0, box.height > 0, box.y < bottom, box.maxY > top,
            isEstimate(number, item) == estimates,
            let new = targets[ItemPath(section: number, item: item)]
          else { continue }
          return offset + points(after.sections[new.section].items[new.item].y) - points(box.y)
        }
      }
      return nil
    }
    // What has been measured is kept rather than what has not.
    let kept = expected(estimates: false) ?? expected(estimates: true) ?? offset
    return max(0, min(kept, points(after.contentLength) - viewport))
  }
}

extension FeedSection {
  fileprivate var isGrid: Bool { if case .grid = options.layout { true } else { false } }
}
