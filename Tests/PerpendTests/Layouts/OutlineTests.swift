import Perpend
import TestSupport
import Testing

/// Hierarchies, held against one laid out by recursion.
struct OutlineTests {
  @Test(arguments: RandomRuns.seeds(60))
  func randomHierarchies(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var outline = random.outline()
    var index = try OutlineIndex(Container(width: 300), outline)
    var trail = Trail().adding("seed \(seed)")
    try check(index, outline, &random, trail)
    for step in 0..<20 {
      guard let edit = random.edit(of: outline) else { return }
      try edit.apply(to: &index)
      edit.apply(to: &outline)
      trail = trail.adding("step \(step): \(edit)")
      try check(index, outline, &random, trail)
    }
  }

  /// All hierarchies of up to four items in three columns, and each with another height of each item.
  @Test func allSmallHierarchies() throws {
    var random = RandomSource(seed: 1)
    for counts in [
      [1], [2], [1, 1], [1, 2], [2, 1], [2, 2], [1, 1, 1], [1, 1, 2], [1, 2, 1], [2, 1, 1],
    ] {
      for runs in Self.allRuns(counts) {
        for heights in [[10.0, 10, 10, 10], [0, 30, 5, 70], [90, 1, 0, 2]] {
          var next = 0
          let columns = counts.indices.map { column in
            Outline.Column(
              width: 40,
              items: (0..<counts[column]).map { item in
                next += 1
                return Outline.Item(height: heights[next - 1], children: runs[column][item])
              })
          }
          let outline = Outline(columns: columns, itemSpacing: 3)
          let index = try OutlineIndex(Container(width: 10), outline)
          let trail = Trail().adding("\(outline)")
          try check(index, outline, &random, trail)
          for edit in Self.allEdits(of: outline) {
            var (edited, changed) = (index, outline)
            try edit.apply(to: &edited)
            edit.apply(to: &changed)
            try check(edited, changed, &random, trail.adding("\(edit)"))
          }
        }
      }
    }
  }

  /// Heights that are less and more than what stands beside an item.
  static func allEdits(of outline: Outline) -> [OutlineEdit] {
    outline.columns.indices.flatMap { column in
      outline.columns[column].items.indices.flatMap { item in
        [0, 40, 200].map { .setHeight($0, ItemPath(section: column, item: item)) }
      }
    }
  }

  @Test(arguments: ScrollAxis.allCases, ReadingDirection.allCases)
  func orientations(axis: ScrollAxis, direction: ReadingDirection) throws {
    var random = RandomSource(seed: 5)
    let outline = random.outline()
    let container = Container(axis: axis, crossLength: 100, direction: direction)
    try check(OutlineIndex(container, outline), outline, &random, Trail().adding("\(axis) \(direction)"))
  }

  @Test func refusedHierarchies() throws {
    func outline(_ runs: [Range<Int>], count: Int) -> Outline {
      Outline(columns: [
        Outline.Column(width: 10, items: runs.map { Outline.Item(height: 10, children: $0) }),
        Outline.Column(width: 10, items: Array(repeating: Outline.Item(height: 10), count: count)),
      ])
    }
    func child(_ item: Int, of parent: Int, _ fault: LayoutError.ChildFault) -> LayoutError {
      .invalidChild(ItemPath(section: 1, item: item), of: ItemPath(section: 0, item: parent), fault)
    }
    let cases: [(Outline, LayoutError)] = [
      (outline([0..<2, 1..<3], count: 3), child(1, of: 1, .claimedTwice)),
      (outline([0..<2, 0..<1], count: 2), child(0, of: 1, .claimedTwice)),
      (outline([0..<1, 2..<3], count: 3), child(1, of: 1, .unclaimed)),
      (outline([0..<1], count: 2), child(1, of: 0, .unclaimed)),
      (outline([0..<3], count: 2), child(2, of: 0, .missing)),
      (outline([], count: 1), child(0, of: 0, .unclaimed)),
      (outline([-1..<1], count: 1), child(-1, of: 0, .claimedTwice)),
    ]
    for (outline, error) in cases {
      #expect(throws: error) { try OutlineIndex(Container(width: 10), outline) }
    }
    let last = Outline(columns: [
      Outline.Column(width: 10, items: [Outline.Item(height: 1, children: 0..<1)])
    ])
    #expect(throws: child(0, of: 0, .missing)) { try OutlineIndex(Container(width: 10), last) }
    let invalid = Outline(columns: [Outline.Column(width: .nan, items: [])])
    #expect(throws: LayoutError.self) { try OutlineIndex(Container(width: 10), invalid) }

    var index = try OutlineIndex(Container(width: 10), outline([0..<1], count: 1))
    let before = index.elements(in: LayoutRect(x: 0, y: 0, width: 1000, height: 1000))
    for (edit, error) in Self.refusedEdits {
      let found = #expect(throws: LayoutError.self) { try edit.apply(to: &index) }
      #expect(found?.isSame(as: error) == true, "\(error)")
    }
    #expect(index.elements(in: LayoutRect(x: 0, y: 0, width: 1000, height: 1000)) == before)
  }

  /// Edits of two columns of an item each.
  static let refusedEdits: [(OutlineEdit, LayoutError)] =
    RefusedEdit.badLengths.map { height in
      let path = ItemPath(section: 1, item: 0)
      return (
        .setHeight(height, path),
        .invalidLength(.itemHeight, value: height, at: .item(path), allowed: RefusedEdit.lengths)
      )
    }
    + [-1, 2, .max, .min].map { column in
      (.setHeight(1, ItemPath(section: column, item: 0)), .noSuchSection(column, count: 2))
    }
    + [-1, 1, .max, .min].map { item in
      let path = ItemPath(section: 1, item: item)
      return (.setHeight(1, path), .noSuchItem(path, count: 1))
    }

  /// What an ancestor's own height covers is felt by nothing beyond it.
  @Test func aChangeThatIsNotFeltMovesNothing() throws {
    let count = 1000
    let roots = (0..<count).map { Outline.Item(height: 100, children: $0..<$0 + 1) }
    let outline = Outline(columns: [
      Outline.Column(width: 10, items: roots),
      Outline.Column(width: 10, items: Array(repeating: Outline.Item(height: 10), count: count)),
    ])
    var index = try OutlineIndex(Container(width: 10), outline)
    let before = index.work.itemsPlaced
    try index.setHeight(90, ofItemAt: ItemPath(section: 1, item: 0))
    #expect(index.work.itemsPlaced == before)
    try index.setHeight(110, ofItemAt: ItemPath(section: 1, item: count - 2))
    #expect(index.work.itemsPlaced == before + 2)
  }

  // MARK: Hierarchies

  /// All ways to deal the items of each column to those of the one before.
  private static func allRuns(_ counts: [Int]) -> [[[Range<Int>]]] {
    var all: [[[Range<Int>]]] = [[]]
    for column in counts.indices {
      let childCount = column + 1 < counts.count ? counts[column + 1] : 0
      let ends = allEnds(counts[column], childCount)
      all = all.flatMap { runs in
        ends.map { ends in
          runs + [ends.indices.map { ($0 > 0 ? ends[$0 - 1] : 0)..<ends[$0] }]
        }
      }
    }
    return all
  }

  private static func allEnds(_ parents: Int, _ children: Int) -> [[Int]] {
    guard parents > 1 else { return [[children]] }
    return (0...children).flatMap { first in
      allEnds(parents - 1, children - first).map { [first] + $0.map { $0 + first } }
    }
  }

  // MARK: Comparison

  private func check(
    _ index: OutlineIndex, _ outline: Outline, _ random: inout RandomSource, _ trail: Trail
  ) throws {
    let reference = ReferenceOutline(turned(outline, index.container.axis))
    let crossEnd = reference.items.flatMap { $0 }.map(\.maxX).max() ?? 0
    var elements: [(ElementPath, LayoutRect)] = []
    for (section, boxes) in reference.items.enumerated() {
      for (item, connector) in reference.connectors[section].enumerated() {
        let frame = connector.map { turned($0, index) }
        let path = ItemPath(section: section, item: item)
        let stored = index.frame(ofConnectorAt: path)
        guard let frame, frame.width > 0, frame.height > 0 else {
          try require(noDifference: differing("connector \(path)", stored, nil), trail)
          continue
        }
        try require(noDifference: differing("connector \(path)", stored, frame), trail)
        elements.append((.decoration(section: section, index: 0, item: item), frame))
      }
      for (item, box) in boxes.enumerated() {
        let path = ItemPath(section: section, item: item)
        try require(
          noDifference: differing("item \(path)", index.frame(ofItemAt: path), turned(box, index)), trail)
        elements.append((.item(section: section, item: item), turned(box, index)))
      }
    }
    let isVertical = index.container.axis == .vertical
    let length = isVertical ? index.contentSize.height : index.contentSize.width
    try require(noDifference: differing("length", length, points(reference.end)), trail)
    let cross = isVertical ? index.contentSize.width : index.contentSize.height
    #expect(cross >= points(crossEnd))
    for _ in 0..<6 {
      let rect = LayoutRect(
        x: Double(random.int(-20...300)), y: Double(random.int(-20...700)),
        width: Double(random.int(0...200)),
        height: Double(random.int(0...300)))
      let expected = elements.filter { overlaps($0.1, rect) }
      let found = index.elements(in: rect)
      try require(noDifference: differing("in \(rect)", found.map(\.path), expected.map(\.0)), trail)
      try require(noDifference: differing("in \(rect)", found.map(\.frame), expected.map(\.1)), trail)
    }
  }

  private func overlaps(_ a: LayoutRect, _ b: LayoutRect) -> Bool {
    max(a.minX, b.minX) < min(a.maxX, b.maxX) && max(a.minY, b.minY) < min(a.maxY, b.maxY)
  }

  /// The outline whose insets are where a vertical one has them.
  private func turned(_ outline: Outline, _ axis: ScrollAxis) -> Outline {
    guard axis == .horizontal else { return outline }
    var outline = outline
    let insets = outline.insets
    outline.insets = LayoutInsets(
      top: insets.leading, leading: insets.top, bottom: insets.trailing, trailing: insets.bottom)
    return outline
  }

  private func turned(_ box: Box, _ index: OutlineIndex) -> LayoutRect {
    var box = box
    if index.container.axis == .horizontal {
      box = Box(x: box.y, y: box.x, width: box.height, height: box.width)
    }
    if index.container.direction == .rightToLeft { box.x = units(index.contentSize.width) - box.maxX }
    return LayoutRect(box)
  }
}
