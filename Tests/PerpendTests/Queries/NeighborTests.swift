import Perpend
import TestSupport
import Testing

/// The neighbours, held against a look at every item.
struct NeighborTests {
  @Test(arguments: RandomRuns.seeds(60))
  func neighbors(seed: UInt64) throws {
    var random = RandomSource(seed: seed, placements: Waterfall.Placement.allCases)
    let feed = random.feed(sections: random.int(1...4), maximum: 140)
    let trail = Trail(seed: seed).adding(feed.label)
    let layout = try feed.reference()
    let index = try feed.index()
    for _ in 0..<15 {
      guard let path = random.itemPath(in: feed) else { continue }
      for direction in NeighborDirection.allCases {
        try require(
          noDifference: differing(
            "\(direction) of \(path)", index.neighbor(of: path, toward: direction),
            layout.neighbor(of: path, direction)), trail)
      }
    }
  }

  @Test func aShortRowIsNotSkipped() throws {
    let grid = SectionLayout.grid(UniformGrid(itemSize: LayoutSize(width: 100, height: 100), rowSpacing: 10))
    let index = try LayoutIndex(
      Container(width: 300),
      sections: [
        FeedSection(layout: grid, unsizedItemCount: 4), FeedSection(layout: grid, unsizedItemCount: 3),
      ])
    #expect(index.neighbor(of: ItemPath(section: 0, item: 0), toward: .down) == ItemPath(section: 0, item: 3))
    #expect(index.neighbor(of: ItemPath(section: 0, item: 1), toward: .down) == ItemPath(section: 0, item: 3))
    #expect(index.neighbor(of: ItemPath(section: 0, item: 3), toward: .down) == ItemPath(section: 1, item: 0))
    #expect(index.neighbor(of: ItemPath(section: 0, item: 2), toward: .right) == nil)
    #expect(index.neighbor(of: ItemPath(section: 0, item: 2), toward: .left) == ItemPath(section: 0, item: 1))
    #expect(index.neighbor(of: ItemPath(section: 0, item: 9), toward: .left) == nil)
    #expect(index.neighbor(of: ItemPath(section: -1, item: 0), toward: .left) == nil)
  }

  /// What is beyond a wide gap is found, and in a section of ten billion items as fast as in any other.
  @Test(.timeLimit(.minutes(1))) func farAway() throws {
    let sparse = FeedSection(
      layout: .list(), insets: LayoutInsets(bottom: 1_000_000), items: [LayoutSize(width: 0, height: 9)])
    let grid = UniformGrid(itemSize: LayoutSize(width: 1, height: 1), rowSpacing: 0)
    let index = try LayoutIndex(
      Container(width: 1000),
      sections: [
        sparse,
        FeedSection(
          layout: .grid(grid), insets: LayoutInsets(bottom: 1_000_000), unsizedItemCount: 10_000_000_000),
        sparse,
      ])
    let (first, last) = (ItemPath(section: 0, item: 0), ItemPath(section: 2, item: 0))
    #expect(index.neighbor(of: first, toward: .down) == ItemPath(section: 1, item: 499))
    #expect(index.neighbor(of: last, toward: .up) == ItemPath(section: 1, item: 9_999_999_499))
    #expect(index.neighbor(of: first, toward: .right) == nil)
    let inside = ItemPath(section: 1, item: 5_000_000_500)
    #expect(index.neighbor(of: inside, toward: .up) == ItemPath(section: 1, item: 4_999_999_500))
    #expect(index.neighbor(of: inside, toward: .right) == ItemPath(section: 1, item: 5_000_000_501))
    #expect(index.neighbor(of: ItemPath(section: 1, item: 999), toward: .right) == nil)
  }
}

extension ReferenceLayout {
  /// By a look at all items, each turned so that the direction is down.
  fileprivate func neighbor(of path: ItemPath, _ direction: NeighborDirection) -> ItemPath? {
    let items = elements.filter { $0.path.kind == .item }
    guard let origin = items.first(where: { $0.path.itemPath == path })?.box.turned(direction) else {
      return nil
    }
    let isAlongMain = (direction == .up || direction == .down) == (container.axis == .vertical)
    let limit = isAlongMain ? Int.max >> 1 : units(container.crossLength)
    var straight: (gap: Int, offset: Int, path: ItemPath)?
    var beside: (distance: UInt128, end: Int, path: ItemPath)?
    for item in items where item.box.width > 0 && item.box.height > 0 {
      let box = item.box.turned(direction)
      let gap = box.y - origin.maxY
      guard gap >= 0, let path = item.path.itemPath else { continue }
      let crossGap = max(box.x - origin.maxX, origin.x - box.maxX)
      if crossGap < 0 {
        let offset = abs(box.x + box.maxX - origin.x - origin.maxX)
        if straight == nil || (gap, offset) < (straight!.gap, straight!.offset) {
          straight = (gap, offset, path)
        }
      } else {
        let distance = Self.square(gap) + Self.square(crossGap)
        if distance <= Self.square(limit), beside == nil || distance < beside!.distance {
          beside = (distance, box.maxY - origin.maxY, path)
        }
      }
    }
    guard let straight else { return beside?.path }
    if let beside, beside.distance <= Self.square(straight.gap), beside.end <= straight.gap {
      return beside.path
    }
    return straight.path
  }

  private static func square(_ length: Int) -> UInt128 { UInt128(length) * UInt128(length) }
}

extension Box {
  fileprivate func turned(_ direction: NeighborDirection) -> Box {
    switch direction {
    case .down: self
    case .up: Box(x: x, y: -maxY, width: width, height: height)
    case .right: Box(x: y, y: x, width: height, height: width)
    case .left: Box(x: y, y: -maxX, width: height, height: width)
    }
  }
}
