import Perpend
import TestSupport
import Testing

/// The nearest item, and the neighbours, held against a look at every item.
struct NeighborTests {
  @Test(arguments: RandomRuns.seeds(30))
  func nearestItem(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let index = try Self.index(&random)
    let frames = Self.frames(index)
    for _ in 0..<40 {
      let point = Point(x: Double(random.int(-400...700)), y: Double(random.int(-400...3000)))
      let expected = frames.map { (path: $0.path, distance: Self.distance(point, $0.frame)) }
        .min { ($0.distance, $0.path) < ($1.distance, $1.path) }
      let found = index.nearestItem(to: point)
      let isAsNear = found.flatMap { index.frame(ofItemAt: $0) }.map { Self.distance(point, $0) }
      try require(
        noDifference: differing("distance", isAsNear, expected?.distance),
        Trail().adding("seed \(seed), \(point)"))
      if let element = index.element(at: point), element.path.kind == .item, let found {
        #expect(index.frame(ofItemAt: found)!.holds(point))
      }
    }
  }

  @Test(arguments: RandomRuns.seeds(30))
  func neighbors(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let index = try Self.index(&random)
    let frames = Self.frames(index)
    for (path, frame) in frames.shuffled(using: &random).prefix(25) {
      for direction in NeighborDirection.allCases {
        let expected = Self.neighbor(of: frame, direction, frames, index)
        let found = index.neighbor(of: path, toward: direction)
        try require(
          noDifference: differing("\(direction) of \(path) at \(frame)", found, expected),
          Trail().adding("seed \(seed)"))
      }
    }
  }

  @Test func aShortRowIsNotSkipped() throws {
    let grid = SectionLayout.grid(Grid(itemSize: Size(width: 100, height: 100), rowSpacing: 10))
    let index = try LayoutIndex(
      Container(width: 300),
      sections: [Section(layout: grid, unsizedItemCount: 4), Section(layout: grid, unsizedItemCount: 3)])
    #expect(index.neighbor(of: ItemPath(section: 0, item: 0), toward: .down) == ItemPath(section: 0, item: 3))
    #expect(index.neighbor(of: ItemPath(section: 0, item: 1), toward: .down) == ItemPath(section: 0, item: 3))
    #expect(index.neighbor(of: ItemPath(section: 0, item: 3), toward: .down) == ItemPath(section: 1, item: 0))
    #expect(index.neighbor(of: ItemPath(section: 0, item: 2), toward: .right) == nil)
    #expect(index.neighbor(of: ItemPath(section: 0, item: 2), toward: .left) == ItemPath(section: 0, item: 1))
    #expect(index.neighbor(of: ItemPath(section: 0, item: 9), toward: .left) == nil)
    #expect(index.neighbor(of: ItemPath(section: -1, item: 0), toward: .left) == nil)
  }

  // MARK: A look at every item

  private static func neighbor(
    of origin: Rect, _ direction: NeighborDirection, _ frames: [(path: ItemPath, frame: Rect)],
    _ index: LayoutIndex
  ) -> ItemPath? {
    // Turned so that the direction is down.
    func turned(_ rect: Rect) -> Rect {
      switch direction {
      case .down: rect
      case .up: Rect(x: rect.x, y: -rect.maxY, width: rect.width, height: rect.height)
      case .right: Rect(x: rect.y, y: rect.x, width: rect.height, height: rect.width)
      case .left: Rect(x: rect.y, y: -rect.maxX, width: rect.height, height: rect.width)
      }
    }
    let from = turned(origin)
    let isAlongMain = (direction == .up || direction == .down) == (index.container.axis == .vertical)
    var straight: (gap: Double, offset: Double, path: ItemPath)?
    var beside: (distance: Double, end: Double, path: ItemPath)?
    for (path, frame) in frames {
      let to = turned(frame)
      let gap = to.minY - from.maxY
      guard gap >= 0 else { continue }
      let crossGap = max(to.minX - from.maxX, from.minX - to.maxX)
      if crossGap < 0 {
        let offset = abs(to.minX + to.maxX - from.minX - from.maxX)
        if straight == nil || (gap, offset) < (straight!.gap, straight!.offset) {
          straight = (gap, offset, path)
        }
      } else {
        let distance = (gap * gap + crossGap * crossGap).squareRoot()
        if !isAlongMain, distance > 300 { continue }
        if beside == nil || distance < beside!.distance { beside = (distance, to.maxY - from.maxY, path) }
      }
    }
    if let straight {
      if let beside, beside.distance <= straight.gap, beside.end <= straight.gap { return beside.path }
      return straight.path
    }
    return beside?.path
  }

  private static func frames(_ index: LayoutIndex) -> [(path: ItemPath, frame: Rect)] {
    (0..<index.sectionCount).flatMap { section in
      (0..<index.itemCount(inSection: section)!).compactMap { item in
        let path = ItemPath(section: section, item: item)
        return index.frame(ofItemAt: path).flatMap { $0.width > 0 && $0.height > 0 ? (path, $0) : nil }
      }
    }
  }

  private static func distance(_ point: Point, _ frame: Rect) -> Double {
    let x = max(0, frame.minX - point.x, point.x - frame.maxX)
    let y = max(0, frame.minY - point.y, point.y - frame.maxY)
    return x * x + y * y
  }

  private static func index(_ random: inout RandomSource) throws -> LayoutIndex {
    let container = Container(
      axis: random.pick(Axis.allCases), crossLength: 300, direction: random.pick(LayoutDirection.allCases))
    let sections = (0..<random.int(0...4)).map { _ in
      Section(
        layout: random.pick([
          .list(), .waterfall(Waterfall(columns: .count(3), columnSpacing: 8)),
          .grid(Grid(itemSize: Size(width: 64, height: 48))), .rows(Rows(columns: .count(4))), .flow(Flow()),
        ]),
        insets: Insets(top: 8, leading: 8, bottom: 8, trailing: 8),
        items: (0..<random.int(0...40)).map { _ in
          Size(width: Double(random.int(1...90)), height: Double(random.int(0...120)))
        })
    }
    return try LayoutIndex(container, sections: sections)
  }
}

extension Rect {
  fileprivate func holds(_ point: Point) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
}
