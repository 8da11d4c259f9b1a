import Perpend
import TestSupport
import Testing

/// Pinned headers and footers, and what enters and leaves, held against a plain reading of what a viewport is.
struct ViewportTests {
  /// A feed of two sections with pinned headers and footers.
  private func feed(header: Double = 40, footer: Double = 20) throws -> LayoutIndex {
    let sections = (0..<2).map { _ in
      FeedSection(
        layout: .list(itemSpacing: 0), header: Supplementary(height: header, pinning: .section),
        footer: Supplementary(height: footer, pinning: .section),
        items: Array(repeating: LayoutSize(height: 100), count: 5))
    }
    return try LayoutIndex(Container(width: 300), sections: sections)
  }

  @Test func headersStayAtTheStart() throws {
    let index = try feed()
    for (offset, expected) in [
      (-50.0, 0.0), (0, 0), (30, 30), (500, 500), (520, 520), (540, 520), (2000, 520),
    ] {
      let viewport = Viewport(offset: offset, length: 200)
      #expect(index.frame(ofHeaderInSection: 0, in: viewport)?.y == expected)
    }
    let bar = Viewport(offset: 100, length: 200, startInset: 64)
    #expect(index.frame(ofHeaderInSection: 0, in: bar)?.y == 164)
    #expect(index.frame(ofHeaderInSection: 2, in: bar) == nil)
  }

  @Test func footersStayAtTheEnd() throws {
    let index = try feed()
    // The first section ends at 560, its footer naturally begins at 540.
    for (offset, expected) in [(0.0, 180.0), (100, 280), (360, 540), (1000, 540), (-500, 40)] {
      let viewport = Viewport(offset: offset, length: 200)
      #expect(index.frame(ofFooterInSection: 0, in: viewport)?.y == expected)
    }
    let bar = Viewport(offset: 100, length: 200, endInset: 30)
    #expect(index.frame(ofFooterInSection: 0, in: bar)?.y == 250)
  }

  @Test func pinnedElementsAreListedAboveAllOthers() throws {
    let index = try feed()
    let elements = index.elements(in: Viewport(offset: 250, length: 200))
    #expect(elements.first?.path == .header(section: 0))
    #expect(elements.first?.frame.y == 250)
    #expect(elements.last?.path == .footer(section: 0))
    #expect(elements.last?.frame.y == 430)
    #expect(elements.first!.zIndex > elements.last!.zIndex)
    #expect(elements.dropFirst().dropLast().allSatisfy { $0.zIndex == 0 && $0.path.kind == .item })
  }

  @Test func overscanLiesInTheDirectionOfTravel() {
    let viewport = Viewport(offset: 100, length: 50, overscanAhead: 30, overscanBehind: 10)
    #expect(viewport.start == 90 && viewport.end == 180)
    let back = viewport.moved(to: 80)
    #expect(back.start == 50 && back.end == 140)
    #expect(back.moved(to: 80).movesBackward)
    #expect(!back.moved(to: 81).movesBackward)
  }

  /// What enters is what the new viewport lists and the old one does not, in that order; what leaves the
  /// other way round.
  @Test(arguments: RandomRuns.seeds(40))
  func whatEntersAndLeaves(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var options = FeedStyle.random(&random)
    options.header?.pinning = random.pick(Supplementary.Pinning.allCases)
    options.footer?.pinning = random.pick(Supplementary.Pinning.allCases)
    let sections = (0..<random.int(1...12)).map { _ in
      FeedSection(options: options, items: SizeStyle.given.sizes(random.int(0...30), using: &random))
    }
    let index = try LayoutIndex(
      Container(width: 300), header: Supplementary(height: 20), footer: Supplementary(height: 30),
      sections: sections)
    var viewport = Viewport(
      offset: 0, length: 300, startInset: 10, overscanAhead: Double(random.int(0...200)),
      overscanBehind: Double(random.int(0...50)))
    for _ in 0..<30 {
      let next = viewport.moved(to: viewport.offset + random.pick([-7, 7, 0, 100, -250, 1000, -2000, 0.001]))
      let before = index.elements(in: viewport)
      let after = index.elements(in: next)
      let (old, new) = (Set(before.map(\.path)), Set(after.map(\.path)))
      var entered: [Element] = []
      var left: [Element] = []
      index.forEachChange(
        from: viewport, to: next, entering: { entered.append($0) }, leaving: { left.append($0) })
      let trail = Trail().adding("seed \(seed), from \(viewport) to \(next)")
      try require(
        noDifference: differing("entered", entered, after.filter { !old.contains($0.path) }), trail)
      try require(noDifference: differing("left", left, before.filter { !new.contains($0.path) }), trail)

      // The same into buffers, also into some that are too small.
      var buffer = Array(repeating: ElementPath.collectionHeader, count: random.pick([0, 3, 300]))
      for (covered, expected) in [
        (Covered.new, after), (.onlyNew, entered), (.onlyOld, left),
      ] {
        var paths = buffer.mutableSpan
        let count =
          switch covered {
          case .new: index.paths(in: next, into: &paths)
          case .onlyNew: index.paths(in: next, butNotIn: viewport, into: &paths)
          case .onlyOld: index.paths(in: viewport, butNotIn: next, into: &paths)
          }
        try require(noDifference: differing("count", count, expected.count), trail)
        let written = Array(buffer.prefix(count))
        try require(
          noDifference: differing("paths", written, expected.prefix(buffer.count).map(\.path)), trail)

        var elements = Array(
          repeating: Element(
            path: .collectionHeader, frame: LayoutRect(x: 0, y: 0, width: 0, height: 0), zIndex: 0),
          count: buffer.count)
        var span = elements.mutableSpan
        let elementCount =
          switch covered {
          case .new: index.elements(in: next, into: &span)
          case .onlyNew: index.elements(in: next, butNotIn: viewport, into: &span)
          case .onlyOld: index.elements(in: viewport, butNotIn: next, into: &span)
          }
        try require(noDifference: differing("count of elements", elementCount, expected.count), trail)
        try require(
          noDifference: differing(
            "elements", Array(elements.prefix(count)), Array(expected.prefix(buffer.count))), trail)
      }
      viewport = next
    }
  }

  /// The same from any viewport to any other: with insets that would pin outside, negative lengths and overscan, what is
  /// not a number; and for any feed of pinned headers and footers.
  @Test(arguments: RandomRuns.seeds(60))
  func anyTwoViewports(seed: UInt64) throws {
    var random = RandomSource(seed: seed, placements: Waterfall.Placement.allCases)
    var feed = random.oneIn(2) ? random.feedOfSmallSections(20) : random.feed(sections: 4, maximum: 80)
    for section in feed.sections.indices {
      if random.oneIn(2) { feed.sections[section].options.header = Supplementary(height: 30) }
      if random.oneIn(2) { feed.sections[section].options.footer = Supplementary(height: 25) }
      feed.sections[section].options.header?.pinning = random.pick([
        .none, .section, .section, .untilNext, .untilNext,
      ])
      feed.sections[section].options.footer?.pinning = random.pick([
        .none, .section, .section, .untilNext, .untilNext,
      ])
    }
    let index = try feed.index()
    let length = feed.container.axis == .vertical ? index.contentSize.height : index.contentSize.width
    var old = random.viewport(contentLength: length)
    for _ in 0..<60 {
      let new = random.oneIn(4) ? old.moved(to: old.offset + 7) : random.viewport(contentLength: length)
      let (before, after) = (index.elements(in: old), index.elements(in: new))
      let (oldPaths, newPaths) = (Set(before.map(\.path)), Set(after.map(\.path)))
      var entered: [Element] = []
      var left: [Element] = []
      index.forEachChange(from: old, to: new, entering: { entered.append($0) }, leaving: { left.append($0) })
      let trail = Trail(seed: seed).adding(feed.label).adding("from \(old)").adding("to \(new)")
      try require(
        noDifference: listDifference("entered", entered, after.filter { !oldPaths.contains($0.path) }), trail)
      try require(
        noDifference: listDifference("left", left, before.filter { !newPaths.contains($0.path) }), trail)
      var buffer = Array(repeating: ElementPath.collectionHeader, count: left.count)
      var paths = buffer.mutableSpan
      let count = index.paths(in: old, butNotIn: new, into: &paths)
      try require(noDifference: differing("count", count, left.count), trail)
      try require(noDifference: listDifference("paths", buffer, left.map(\.path)), trail)
      old = new
    }
  }

  /// A pin does not leave the viewport, whatever the insets are.
  @Test(arguments: [-1e300, -500, -1, 201, 1000, 1e300, .infinity, -.infinity])
  func pinsStayInTheViewport(inset: Double) throws {
    let index = try feed()
    let viewport = Viewport(offset: 100, length: 200, startInset: inset, endInset: inset)
    #expect(index.frame(ofHeaderInSection: 0, in: viewport)?.y == (inset < 0 ? 100 : 300))
    // The header stands at the end then, and the footer gives way to it.
    #expect(index.frame(ofFooterInSection: 0, in: viewport)?.maxY == (inset < 0 ? 300 : 360))
  }

  @Test func negativeOverscanCoversLess() throws {
    let index = try feed()
    let viewport = Viewport(offset: 50, length: 200, overscanAhead: -60, overscanBehind: -100)
    #expect(viewport.start == 150 && viewport.end == 190)
    #expect(
      index.elements(in: viewport).map(\.path) == [.item(section: 0, item: 1)], "neither pin is covered")
    let none = Viewport(offset: 50, length: 200, overscanAhead: -150, overscanBehind: -50)
    #expect(index.elements(in: none).isEmpty)
  }

  @Test func theWholeCollectionsHeaderAndFooter() throws {
    var index = try feed()
    let length = index.contentSize.height
    let change = try index.setHeader(
      Supplementary(height: 70, insets: LayoutInsets(top: 5, leading: 1, bottom: 6, trailing: 2)))
    #expect(change.contentSizeBefore.height == length && change.contentSizeAfter.height == length + 81)
    #expect(index.frame(of: .collectionHeader) == LayoutRect(x: 1, y: 5, width: 297, height: 70))
    #expect(index.frame(ofSection: 0)?.y == 81)
    try index.setFooter(Supplementary(height: 10))
    #expect(index.frame(of: .collectionFooter) == LayoutRect(x: 0, y: length + 81, width: 300, height: 10))
    #expect(index.contentSize.height == length + 91)
    let all = index.elements(in: LayoutRect(x: 0, y: 0, width: 300, height: 10_000)).map(\.path)
    #expect(all.first == .collectionHeader && all.last == .collectionFooter && all == all.sorted())
    let item = try #require(index.frame(ofItemAt: ItemPath(section: 0, item: 0)))
    try index.deleteItems(0..<1, inSection: 0)
    try index.update { $0.moveSection(from: 1, to: 0) }
    #expect(index.frame(ofItemAt: ItemPath(section: 0, item: 0)) == item)
    index._checkInvariants()
    #expect(throws: LayoutError.self) { try index.setHeader(Supplementary(height: -1)) }
    #expect(index.header?.height == 70)
    try index.setHeader(nil)
    #expect(index.frame(of: .collectionHeader) == nil && index.frame(ofSection: 0)?.y == 0)
  }
}

private enum Covered { case new, onlyNew, onlyOld }

private enum FeedStyle {
  static func random(_ random: inout RandomSource) -> SectionOptions {
    SectionOptions(
      layout: random.pick([
        .list(), .waterfall(Waterfall(columns: .fixed(3))),
        .grid(UniformGrid(itemSize: LayoutSize(width: 70, height: 50))),
        .rows(Rows(columns: .fixed(3))), .flow(Flow()),
      ]),
      insets: LayoutInsets(top: 5, leading: 4, bottom: 3, trailing: 2),
      header: random.pick([nil, Supplementary(height: 30)]),
      footer: random.pick([nil, Supplementary(height: 25)]),
      decorations: random.pick([
        [], [Decoration(), Decoration(.rows, insets: LayoutInsets(top: -3), zIndex: -2)],
      ]))
  }
}

extension RandomSource {
  /// Often one that scrolls, now and then one that makes little sense.
  fileprivate mutating func viewport(contentLength: Double) -> Viewport {
    func inset(_ random: inout RandomSource) -> Double {
      random.pick([0, 0, 10, 64, -20, -1e6, 400, 1e9, .infinity, -.infinity, .nan])
    }
    func overscan(_ random: inout RandomSource) -> Double {
      random.pick([0, 0, 50, 300, -20, -100, -1e6, 1e6, .infinity, .nan])
    }
    let offset =
      oneIn(8) ? pick([-.infinity, .infinity, .nan, 1e300, -1e12]) : length(-400...contentLength + 400)
    var viewport = Viewport(
      offset: offset, length: pick([300, 300, 40, 0, -50, 1e6, .infinity]), startInset: inset(&self),
      endInset: inset(&self), overscanAhead: overscan(&self), overscanBehind: overscan(&self))
    viewport.movesBackward = oneIn(2)
    return viewport
  }
}
