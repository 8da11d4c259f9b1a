import TestSupport
import Testing

@testable import Perpend

/// Layouts that are not built in get queries, incremental relayout, batches and threads for nothing.
struct CustomLayoutTests {
  static let layouts: [SectionLayout] = [
    .custom(PhotoGallery(rowHeight: 90, spacing: 4)), .custom(HexagonalGrid(side: 52)),
  ]

  @Test(arguments: layouts, RandomRuns.seeds(12))
  func anyEdits(layout: SectionLayout, seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let axis = random.pick(Axis.allCases)
    let container = Container(axis: axis, crossLength: 400, direction: random.pick(LayoutDirection.allCases))
    var items = Self.photos(random.int(0...700), &random)
    let options = SectionOptions(
      layout: layout, insets: Insets(top: 3, leading: 5, bottom: 7, trailing: 9),
      decorations: [Decoration(.rows, insets: Insets(top: -2))])
    var index = try LayoutIndex(container, sections: [Section(options: options, items: items)])
    for step in 0..<15 {
      switch random.int(0...3) {
      case 0 where !items.isEmpty:
        let item = random.int(0...items.count - 1)
        items[item] = Self.photos(1, &random)[0]
        try index.setSize(items[item], ofItemAt: ItemPath(section: 0, item: item))
      case 1 where !items.isEmpty:
        let first = random.int(0...items.count - 1)
        let range = first..<min(items.count, first + random.int(1...80))
        items.removeSubrange(range)
        try index.deleteItems(range, inSection: 0)
      case 2:
        let comers = Self.photos(random.int(1...90), &random)
        let place = random.pick([0, items.count, random.int(0...items.count)])
        items.insert(contentsOf: comers, at: place)
        try index.insertItems(comers, at: ItemPath(section: 0, item: place))
      default:
        guard items.count > 2 else { continue }
        let (from, to) = (random.int(0...items.count - 1), random.int(0...items.count - 2))
        let moved = items.remove(at: from)
        items.insert(moved, at: to)
        try index.update {
          $0.moveItem(from: ItemPath(section: 0, item: from), to: ItemPath(section: 0, item: to))
        }
      }
      index._checkInvariants()
      let fresh = try LayoutIndex(container, sections: [Section(options: options, items: items)])
      let trail = Trail(seed: seed).adding("step \(step)")
      try require(noDifference: firstDifference(index, fresh), trail)
      try checkQueries(index, &random, trail)
    }
  }

  /// What a query finds is what overlaps.
  private func checkQueries(_ index: LayoutIndex, _ random: inout RandomSource, _ trail: Trail) throws {
    let paths = (0..<index.itemCount).map { ElementPath.item(section: 0, item: $0) }
    for _ in 0..<4 {
      let rect = Rect(
        x: Double(random.int(-50...400)), y: Double(random.int(-50...400)),
        width: Double(random.int(1...500)),
        height: Double(random.int(1...500)))
      let expected = paths.filter { index.frame(of: $0).map { overlap($0, rect) } ?? false }
      let found = index.elements(in: rect)
      try require(
        noDifference: differing("in \(rect)", found.map(\.path).filter { $0.kind == .item }, expected), trail)
      #expect(found.allSatisfy { overlap($0.frame, rect) && index.frame(of: $0.path) == $0.frame })
    }
  }

  private func overlap(_ a: Rect, _ b: Rect) -> Bool {
    max(a.minX, b.minX) < min(a.maxX, b.maxX) && max(a.minY, b.minY) < min(a.maxY, b.maxY)
  }

  @Test(arguments: layouts)
  func onManyThreads(layout: SectionLayout) throws {
    var random = RandomSource(seed: 8)
    let sections = (0..<40).map { _ in Section(layout: layout, items: Self.photos(2000, &random)) }
    var alone = try LayoutIndex(Container(width: 300))
    alone.threads = 1
    try alone.append(contentsOf: sections)
    let together = try LayoutIndex(Container(width: 300), sections: sections)
    #expect(firstDifference(together, alone) == nil)
  }

  @Test(arguments: layouts)
  func aChangeNearTheEndPlacesFewItems(layout: SectionLayout) throws {
    var random = RandomSource(seed: 9)
    let count = 20_000
    var index = try LayoutIndex(
      Container(width: 300), sections: [Section(layout: layout, items: Self.photos(count, &random))])
    let before = index.work.itemsPlaced
    try index.setSize(Size(width: 300, height: 20), ofItemAt: ItemPath(section: 0, item: count - 10))
    #expect(index.work.itemsPlaced - before < 400)
    try index.insertItems([Size(width: 10, height: 10)], at: ItemPath(section: 0, item: count))
    #expect(index.work.itemsPlaced - before < 800)
  }

  /// Behind a change a layout falls in with the old one, moved.
  @Test func aChangeAtTheStartPlacesFewItems() throws {
    var random = RandomSource(seed: 10)
    let layout = SectionLayout.custom(HexagonalGrid(side: 52))
    var index = try LayoutIndex(
      Container(width: 300), sections: [Section(layout: layout, items: Self.photos(20_000, &random))])
    let before = index.work.itemsPlaced
    try index.setSize(Size(width: 1, height: 9), ofItemAt: ItemPath(section: 0, item: 5))
    #expect(index.work.itemsPlaced - before < 400)
  }

  // MARK: Layouts that make no sense

  /// Whatever a layout does, every item has a frame, and edits and queries go on.
  @Test(arguments: Mischief.Kind.allCases)
  func mischief(kind: Mischief.Kind) throws {
    let section = Section(
      layout: .custom(Mischief(kind: kind)), items: Array(repeating: Size(width: 10, height: 10), count: 300))
    var index = try LayoutIndex(Container(width: 300), sections: [section])
    for item in [0, 150, 299] {
      try index.setSize(Size(width: 20, height: 20), ofItemAt: ItemPath(section: 0, item: item))
      index._checkInvariants()
    }
    try index.insertItems([Size(width: 1, height: 1)], at: ItemPath(section: 0, item: 77))
    index._checkInvariants()
    for item in 0..<301 {
      let frame = try #require(index.frame(ofItemAt: ItemPath(section: 0, item: item)))
      #expect(frame.width >= 0 && frame.height >= 0 && frame.x.isFinite && frame.y >= 0)
    }
    #expect(index.contentSize.height.isFinite)
    _ = index.elements(in: Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
  }

  private static func photos(_ count: Int, _ random: inout RandomSource) -> [Size] {
    (0..<count).map { _ in
      Size(width: Double(random.int(0...400)), height: Double(random.int(0...300)))
    }
  }
}
