import Perpend
import TestSupport
import Testing

/// Headers and footers that stay: those of the whole feed, those of sections between them, and headers that stay until
/// the next one comes.
struct PinningTests {
  private func section(
    _ count: Int, header: Supplementary.Pinning? = nil, footer: Supplementary.Pinning? = nil
  ) -> FeedSection {
    FeedSection(
      layout: .list(itemSpacing: 0), header: header.map { Supplementary(height: 30, pinning: $0) },
      footer: footer.map { Supplementary(height: 20, pinning: $0) },
      items: Array(repeating: LayoutSize(height: 50), count: count))
  }

  private func starts(_ index: LayoutIndex, _ path: ElementPath, _ offsets: [Double]) -> [Double?] {
    offsets.map { index.frame(of: path, in: Viewport(offset: $0, length: 200))?.y }
  }

  /// The header of the whole feed stays, and those of sections stand below it.
  @Test func theFeedsHeaderStays() throws {
    let index = try LayoutIndex(
      Container(width: 100), header: Supplementary(height: 56, pinning: .section),
      sections: [section(20, header: .section), section(20, header: .section)])
    #expect(starts(index, .collectionHeader, [-40, 0, 300, 1800]) == [0, 0, 300, 1800])
    #expect(starts(index, .header(section: 0), [-40, 0, 300, 1010, 1040]) == [56, 56, 356, 1056, 1056])
    #expect(starts(index, .header(section: 1), [300, 1030, 1031]) == [1086, 1086, 1087])
    let viewport = Viewport(offset: 1010, length: 200)
    // Where the next header pushes one out, the feed's lies above both.
    let hits = [1015.0, 1060, 1070, 1090].map {
      index.element(at: LayoutPoint(x: 5, y: $0), in: viewport)?.path
    }
    #expect(hits == [.collectionHeader, .collectionHeader, .header(section: 0), .header(section: 1)])
    let bar = Viewport(offset: 300, length: 200, startInset: 44)
    #expect(index.frame(of: .collectionHeader, in: bar)?.y == 344)
    #expect(index.frame(ofHeaderInSection: 0, in: bar)?.y == 400)
  }

  @Test func theFeedsFooterStays() throws {
    let index = try LayoutIndex(
      Container(width: 100), header: Supplementary(height: 40, pinning: .section),
      footer: Supplementary(height: 56, pinning: .section),
      sections: [section(20, footer: .section), section(20, footer: .section)])
    #expect(starts(index, .collectionFooter, [0, 300, 1920, 1940]) == [144, 444, 2064, 2080])
    #expect(starts(index, .footer(section: 0), [0, 300]) == [124, 424])
    // Where the viewport is too short for both, the footer gives way.
    let short = Viewport(offset: 300, length: 70)
    #expect(index.frame(of: .collectionHeader, in: short)?.y == 300)
    #expect(index.frame(of: .collectionFooter, in: short)?.y == 340)
  }

  /// A section's footer gives way to its header.
  @Test func aFooterGivesWay() throws {
    let one = FeedSection(
      layout: .list(), header: Supplementary(height: 20, pinning: .section),
      footer: Supplementary(height: 20, pinning: .section), items: [LayoutSize(height: 100)])
    let index = try LayoutIndex(Container(width: 100), sections: [one])
    let viewport = Viewport(offset: 0, length: 30)
    #expect(index.frame(ofHeaderInSection: 0, in: viewport)?.y == 0)
    #expect(index.frame(ofFooterInSection: 0, in: viewport)?.y == 20)
    #expect(index.element(at: LayoutPoint(x: 1, y: 15), in: viewport)?.path == .header(section: 0))
  }

  /// A header stays over sections that have none, or one that is not pinned, until the next pinned one pushes it out.
  @Test func untilTheNextHeader() throws {
    let index = try LayoutIndex(
      Container(width: 100),
      sections: [section(2, header: .untilNext), section(10), section(10, header: .untilNext)])
    #expect(starts(index, .header(section: 0), [0, 300, 600, 620, 900]) == [0, 300, 600, 600, 600])
    #expect(starts(index, .header(section: 2), [620, 640, 5000]) == [630, 640, 1130])
    let viewport = Viewport(offset: 300, length: 60)
    #expect(
      index.elements(in: viewport).map(\.path)
        == [.header(section: 0), .item(section: 1, item: 3), .item(section: 1, item: 4)])
    #expect(index.element(at: LayoutPoint(x: 5, y: 310), in: viewport)?.path == .header(section: 0))
    // An item comes to stand below it.
    var scrolled = index
    let offset = try scrolled.offset(bringing: .item(section: 1, item: 4), to: .start, in: viewport)
    #expect(offset == 300)
    // And what lies below it is not seen.
    let anchor = try scrolled.anchor(in: Viewport(offset: 310, length: 60))
    let change = try scrolled.setSize(LayoutSize(height: 80), ofItemAt: ItemPath(section: 1, item: 3))
    #expect(try scrolled.offset(keeping: anchor, after: change) == 340)
  }

  /// What enters and leaves as a header stays over many sections: once, and not with each of them.
  @Test func whatStaysDoesNotEnterAgain() throws {
    let index = try LayoutIndex(
      Container(width: 100),
      sections: [section(1, header: .untilNext)] + Array(repeating: section(1), count: 1000))
    var viewport = Viewport(offset: 20_000, length: 120)
    for _ in 0..<20 {
      let next = viewport.moved(to: viewport.offset + 37)
      index.forEachChange(
        from: viewport, to: next, entering: { #expect($0.path.kind == .item) },
        leaving: { #expect($0.path.kind == .item) })
      #expect(index.elements(in: next).first?.path == .header(section: 0))
      viewport = next
    }
  }

  /// Edits keep track of which headers are pinned.
  @Test func edits() throws {
    var index = try LayoutIndex(
      Container(width: 100), sections: [section(2, header: .untilNext), section(10), section(10)])
    try index.update { $0.moveSection(from: 0, to: 2) }
    #expect(starts(index, .header(section: 2), [0, 1500]) == [1000, 1100])
    try index.update { $0.moveSection(from: 2, to: 0) }
    var options = try #require(index.options(ofSection: 1))
    options.header = Supplementary(height: 10, pinning: .section)
    try index.setOptions(options, ofSection: 1)
    #expect(starts(index, .header(section: 0), [600]) == [100])
    options.header = nil
    try index.setOptions(options, ofSection: 1)
    #expect(starts(index, .header(section: 0), [600]) == [600])
    try index.setContainer(Container(height: 100))
    index._checkInvariants()
  }

  // MARK: Against the reference

  private func check(
    _ index: LayoutIndex, _ layout: ReferenceLayout, _ viewport: Viewport, _ rect: LayoutRect, _ trail: Trail
  ) throws {
    let reference = ReferenceViewport(layout, viewport)
    let trail = trail.adding("\(viewport), \(rect)")
    let elements = index.elements(in: viewport)
    try require(noDifference: listDifference("elements", elements, reference.coveredElements), trail)
    let within = index.elements(in: rect, within: viewport)
    try require(noDifference: listDifference("elements in it", within, reference.elements(in: rect)), trail)
    let corner = LayoutPoint(x: rect.x, y: rect.y)
    try require(
      noDifference: differing(
        "element at its corner", index.element(at: corner, in: viewport),
        reference.element(at: corner)), trail)
    for placed in reference.elements {
      let frame = index.frame(of: placed.path, in: viewport)
      if frame == placed.element.frame { continue }
      try require(noDifference: differing("frame of \(placed.path)", frame, placed.element.frame), trail)
    }
  }

  /// Every way of pinning in three short sections, at every offset.
  @Test(arguments: ScrollAxis.allCases)
  func everySmallWorld(axis: ScrollAxis) throws {
    let pinnings: [Supplementary.Pinning?] = [nil] + Supplementary.Pinning.allCases
    for number in 0..<64 {
      for (ends, hasFooters) in [
        (Supplementary.Pinning.none, false), (.none, true), (.section, false), (.section, true),
      ] {
        let sections = (0..<3).map { section in
          let pinning = pinnings[number >> (2 * section) & 3]
          let size = axis == .vertical ? LayoutSize(height: 3) : LayoutSize(width: 3, height: 0)
          return FeedSection(
            layout: .list(itemSpacing: 0), header: pinning.map { Supplementary(height: 2, pinning: $0) },
            footer: hasFooters ? Supplementary(height: 1, pinning: section == 1 ? .none : .section) : nil,
            items: Array(repeating: size, count: section == 2 ? 2 : 1))
        }
        var feed = Feed(Container(axis: axis, crossLength: 10), sections)
        feed.header = Supplementary(height: 1, pinning: ends)
        feed.footer = Supplementary(height: 2, pinning: ends)
        let (index, layout) = (try feed.index(), try feed.reference())
        for offset in -3...27 {
          for length in [4.0, 9] {
            let viewport = Viewport(offset: Double(offset), length: length, startInset: 1)
            let rect = LayoutRect(x: Double(offset), y: Double(offset), width: 3, height: 3)
            try check(index, layout, viewport, rect, Trail().adding(feed.label))
          }
        }
      }
    }
  }

  @Test(arguments: RandomRuns.seeds(60))
  func anyFeeds(seed: UInt64) throws {
    var random = RandomSource(seed: seed, placements: Waterfall.Placement.withoutHistory)
    var feed = random.oneIn(2) ? random.feedOfSmallSections(20) : random.feed(sections: 4, maximum: 80)
    (feed.header, feed.footer) = (random.supplementary(), random.supplementary())
    random.pin(&feed)
    let (index, layout) = (try feed.index(), try feed.reference())
    let length = points(layout.contentLength)
    for _ in 0..<40 {
      let viewport = Viewport(
        offset: random.length(-300...length + 300), length: random.pick([600, 300, 40, 0]),
        startInset: random.pick([0, 0, 44, 700]), endInset: random.pick([0, 0, 30, 300]),
        overscanAhead: random.pick([0, 0, 100, -50]), overscanBehind: random.pick([0, 0, 40]))
      var rect = random.rect(in: layout)
      if random.oneIn(2) {
        (rect.x, rect.y) =
          feed.container.axis == .vertical ? (rect.x, viewport.offset) : (viewport.offset, rect.y)
      }
      try check(index, layout, viewport, rect, Trail(seed: seed).adding(feed.label))
    }
  }
}
