import Perpend
import TestSupport
import Testing

/// Stable waterfalls through histories of edits, against a plain model that carries each item's column along.
struct StableWaterfallTests {
  @Test(arguments: RandomRuns.seeds(12), [1, 2, 3, 8, 17])
  func randomHistories(seed: UInt64, columns: Int) throws {
    var random = RandomSource(seed: seed &* 31 &+ UInt64(columns))
    var trail = Trail(seed: seed).adding("\(columns) columns")
    var model = StableModel(columns: columns, spacing: Double(random.pick([0, 3])), width: 40)
    model.insert((0..<random.pick([0, 3, 70, 400])).map { _ in StableModel.height(&random) }, at: 0)
    var index = try LayoutIndex(Container(width: model.containerWidth), sections: [model.section])
    for _ in 0..<25 {
      try step(&index, &model, &random, &trail)
      index._checkInvariants()
      try require(noDifference: model.difference(index, &random), trail)
    }
  }

  /// A size change moves the items below in its column and no other, and places one block.
  @Test func aSizeChangeMovesOneColumn() throws {
    var model = StableModel(columns: 8, spacing: 10, width: 100)
    var random = RandomSource(seed: 5)
    model.insert((0..<20_000).map { _ in StableModel.height(&random) }, at: 0)
    var index = try LayoutIndex(Container(width: model.containerWidth), sections: [model.section])
    let before = index
    let placed = index.work.itemsPlaced
    try index.setSize(Size(height: 500), ofItemAt: ItemPath(section: 0, item: 3))
    #expect(index.work.itemsPlaced - placed <= 64)
    let column = try #require(index.column(ofItemAt: ItemPath(section: 0, item: 3)))
    for item in 4..<20_000 {
      let path = ItemPath(section: 0, item: item)
      let (old, new) = (try #require(before.frame(ofItemAt: path)), try #require(index.frame(ofItemAt: path)))
      #expect(index.column(ofItemAt: path) == before.column(ofItemAt: path))
      if index.column(ofItemAt: path) == column {
        #expect(((new.y - old.y) * 960).rounded() == ((500 - model.items[3].height) * 960).rounded())
      } else {
        #expect(new == old)
      }
    }
  }

  /// From shortest to stable nothing moves; with other columns all are dealt out anew.
  @Test func changesOfLayout() throws {
    let sizes = (0..<300).map { Size(height: Double(($0 * 37) % 90)) }
    var waterfall = Waterfall(columns: .count(4))
    var index = try LayoutIndex(
      Container(width: 400), sections: [Section(layout: .waterfall(waterfall), items: sizes)])
    let shortest = index
    waterfall.placement = .stable
    try index.setOptions(SectionOptions(layout: .waterfall(waterfall)), ofSection: 0)
    #expect(sameFrames(index, shortest))
    try index.setSize(Size(height: 900), ofItemAt: ItemPath(section: 0, item: 0))
    for columns in [5, 4] {
      waterfall.columns = .count(columns)
      try index.setOptions(SectionOptions(layout: .waterfall(waterfall)), ofSection: 0)
    }
    try index.setSize(sizes[0], ofItemAt: ItemPath(section: 0, item: 0))
    try index.repack(section: 0, from: 0)
    #expect(sameFrames(index, shortest))
  }

  private func sameFrames(_ a: LayoutIndex, _ b: LayoutIndex) -> Bool {
    (0..<a.itemCount).allSatisfy { item in
      let path = ItemPath(section: 0, item: item)
      return a.frame(ofItemAt: path) == b.frame(ofItemAt: path)
    }
  }

  @Test func repackRefusesWhatIsNotThere() throws {
    var index = try LayoutIndex(Container(width: 100), sections: [Section(layout: .list(), items: [.zero])])
    #expect(throws: LayoutError.noSuchSection(1, count: 1)) { try index.repack(section: 1, from: 0) }
    for item in [-1, 1, Int.max] {
      let path = ItemPath(section: 0, item: item)
      #expect(throws: LayoutError.noSuchItem(path, count: 1)) { try index.repack(section: 0, from: item) }
    }
  }

  private func step(
    _ index: inout LayoutIndex, _ model: inout StableModel, _ random: inout RandomSource, _ trail: inout Trail
  ) throws {
    let count = model.items.count
    switch random.int(0...6) {
    case 0, 1:
      let most = random.pick([1, 3, 90])
      let place = random.pick([0, count, random.int(0...count)])
      let heights = (0..<random.int(1...most)).map { _ in StableModel.height(&random) }
      trail.add("insert \(heights) at \(place)")
      try index.update { batch in
        for (offset, height) in heights.enumerated() {
          batch.insertItem(Size(height: height), at: ItemPath(section: 0, item: place + offset))
        }
      }
      model.insert(heights, at: place)
    case 2 where count > 0:
      let gone = Set((0..<random.int(1...max(1, count / 4))).map { _ in random.int(0...count - 1) })
      trail.add("delete \(gone.sorted())")
      try index.update { batch in
        for item in gone { batch.deleteItem(at: ItemPath(section: 0, item: item)) }
      }
      model.delete(gone)
    case 3 where count > 0:
      let item = random.int(0...count - 1)
      trail.add("repack from \(item)")
      try index.repack(section: 0, from: item)
      model.repack(from: item)
    case 4:
      model.width = Double(random.int(1...50))
      trail.add("columns of \(model.width)")
      try index.setContainer(Container(width: model.containerWidth))
    default:
      guard count > 0 else { return }
      let changes = (0..<random.pick([1, 1, 5])).map { _ in
        (item: random.int(0...count - 1), height: StableModel.height(&random))
      }
      trail.add("sizes \(changes)")
      try index.setSizes(
        changes.map { (path: ItemPath(section: 0, item: $0.item), size: Size(height: $0.height)) })
      for (item, height) in changes { model.items[item].height = height }
    }
  }
}

/// Items with their columns, placed one by one.
private struct StableModel {
  var columns: Int
  var spacing: Double
  var width: Double
  var items: [(height: Double, column: Int?)] = []

  var containerWidth: Double { Double(columns) * width }

  var section: Section {
    Section(
      layout: .waterfall(
        Waterfall(columns: .count(columns), columnSpacing: 0, itemSpacing: spacing, placement: .stable)),
      items: items.map { Size(height: $0.height) })
  }

  static func height(_ random: inout RandomSource) -> Double {
    random.pick([0, 1, 7, Double(random.int(0...300)), random.length(0...90)])
  }

  mutating func insert(_ heights: [Double], at place: Int) {
    items.insert(contentsOf: heights.map { ($0, nil) }, at: place)
    deal()
  }

  mutating func delete(_ gone: Set<Int>) {
    items = items.indices.filter { !gone.contains($0) }.map { items[$0] }
  }

  mutating func repack(from item: Int) {
    for index in item..<items.count { items[index].column = nil }
    deal()
  }

  /// Gives a column to each item that has none.
  private mutating func deal() { _ = frames(&items) }

  private func frames(_ items: inout [(height: Double, column: Int?)]) -> [Rect] {
    // Units, so that sums are exact.
    var heights = [Int](repeating: 0, count: columns)
    return items.indices.map { index in
      let column = items[index].column ?? heights.indices.min { heights[$0] < heights[$1] }!
      items[index].column = column
      let start = heights[column]
      let extent = Int((items[index].height * 960).rounded(.toNearestOrEven))
      heights[column] += extent + Int(spacing * 960)
      return Rect(
        x: Double(column) * width, y: Double(start) / 960, width: width, height: Double(extent) / 960)
    }
  }

  func difference(_ index: LayoutIndex, _ random: inout RandomSource) -> String? {
    var items = items
    let frames = frames(&items)
    for (item, frame) in frames.enumerated() {
      let path = ItemPath(section: 0, item: item)
      if let difference = differing("frame of \(item)", index.frame(ofItemAt: path), frame) {
        return difference
      }
      if let difference = differing("column of \(item)", index.column(ofItemAt: path), items[item].column) {
        return difference
      }
    }
    let end = (frames.map { ($0.y * 960).rounded() + ($0.height * 960).rounded() }.max() ?? 0) / 960
    if let difference = differing("content", index.contentSize.height, end) { return difference }
    for _ in 0..<8 {
      let rect = Rect(
        x: Double(random.int(-5...Int(containerWidth))), y: Double(random.int(-20...Int(end) + 20)),
        width: Double(random.int(1...Int(containerWidth) + 9)), height: Double(random.pick([1, 60, 900])))
      let expected = frames.indices.filter { item in
        let frame = frames[item]
        return frame.width > 0 && frame.height > 0 && frame.minX < rect.maxX && frame.maxX > rect.minX
          && frame.minY < rect.maxY && frame.maxY > rect.minY
      }
      let found = index.elements(in: rect)
      if let difference = differing("items in \(rect)", found.map(\.path.item), expected) {
        return difference
      }
      if let difference = differing("frames in \(rect)", found.map(\.frame), expected.map { frames[$0] }) {
        return difference
      }
      let first = frames.indices.filter { frames[$0].y >= rect.y }.min { frames[$0].y < frames[$1].y }
      if let difference = differing("first at \(rect.y)", index.firstItem(atOrAfter: rect.y)?.item, first) {
        return difference
      }
    }
    return nil
  }
}
