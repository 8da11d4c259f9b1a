import Perpend
import TestSupport
import Testing

/// Original sizes that are no whole units count as ratios.
struct SizeRatioTests {
  private func list(_ container: Container, _ sizes: [LayoutSize]) throws -> LayoutIndex {
    try LayoutIndex(container, sections: [FeedSection(layout: .list(itemSpacing: 0), items: sizes)])
  }

  private func height(_ width: Double, _ height: Double, in container: Container) throws -> Double? {
    try list(container, [LayoutSize(width: width, height: height)])
      .frame(ofItemAt: ItemPath(section: 0, item: 0))?.height
  }

  /// Each was off by a pixel to two thirds of a thousand.
  @Test func sizesThatWereRoundedFirst() throws {
    #expect(try height(1, 1.91, in: Container(width: 290)) == 553)
    #expect(try height(0.01, 0.0133, in: Container(width: 320)) == 425)
    #expect(try height(0.0005, 0.001, in: Container(width: 320)) == 640)
    #expect(try height(16.0 / 9, 1, in: Container(width: 390, displayScale: 3)) == 219 + 1.0 / 3)
  }

  /// Every ratio of whole numbers up to 48, written in four ways, against division of whole numbers.
  @Test(arguments: [290, 320, 390], [1, 2, 3])
  func aRatioIsTheSameHoweverItIsWritten(width: Int, scale: Int) throws {
    let ratios = (1...48).flatMap { a in (1...48).map { b in (width: a, height: b) } }
    let sizes = ratios.flatMap { ratio in
      let (a, b) = (Double(ratio.width), Double(ratio.height))
      return [
        LayoutSize(width: a, height: b), LayoutSize(width: a / b, height: 1),
        LayoutSize(width: 1, height: b / a),
        LayoutSize(width: a * 0.01, height: b * 0.01),
      ]
    }
    let index = try list(Container(width: Double(width), displayScale: Double(scale)), sizes)
    for (item, size) in sizes.enumerated() {
      let ratio = ratios[item / 4]
      let pixels = ratio.height * width * scale / ratio.width
      let frame = index.frame(ofItemAt: ItemPath(section: 0, item: item))
      #expect(frame?.height == points(pixels * 960 / scale), "\(size)")
    }
  }

  /// No width above 0 gives the height as it is.
  @Test func narrowItemsAreScaled() throws {
    let container = Container(width: 320)
    #expect(try height(0.0004, 0.5, in: container) == 400_000)
    #expect(try height(.leastNonzeroMagnitude, .leastNonzeroMagnitude, in: container) == 320)
    #expect(try height(0.0001, 0, in: container) == 0)
    #expect(try height(0.0001, 50, in: Container(width: 0)) == 0)
    #expect(try height(-0.0, 50, in: container) == 50)
    for width in [0.0001, 1e-30, 1e-300, .leastNonzeroMagnitude] {
      let error = #expect(throws: LayoutError.self) { try height(width, 50, in: container) }
      guard case .invalidLength(.scaledHeight, _, let place, _)? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(place == .item(ItemPath(section: 0, item: 0)))
    }
  }

  /// Sizes that an index gives back come in again as they were, also along the other axis.
  @Test(arguments: RandomRuns.seeds(5))
  func sizesComeThroughAxes(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let waterfall = Waterfall(columns: .fixed(random.int(1...5)), columnSpacing: 3, itemSpacing: 5)
    // None so steep that it is refused, also along the other axis.
    let all = (0..<300).map { _ in
      random.pick([SizeStyle.ratios, .fractional, .pictures]).size(using: &random)
    }
    let sizes = all.filter { $0.width < 500 * $0.height && $0.height < 500 * $0.width }
    let container = Container(width: 700, displayScale: random.pick([1, 3, 2.625]))
    let before = try LayoutIndex(
      container, sections: [FeedSection(layout: .waterfall(waterfall), items: sizes)])
    var index = before
    try index.setContainer(Container(height: 500, displayScale: 2))
    for item in sizes.indices {
      let path = ItemPath(section: 0, item: item)
      #expect(index.size(ofItemAt: path) == before.size(ofItemAt: path), "\(sizes[item]), seed \(seed)")
    }
    try index.setContainer(container)
    try require(noDifference: firstDifference(index, before), Trail(seed: seed))
    let again = sizes.indices.map { before.size(ofItemAt: ItemPath(section: 0, item: $0))! }
    let rebuilt = try LayoutIndex(
      container, sections: [FeedSection(layout: .waterfall(waterfall), items: again)])
    try require(noDifference: firstDifference(rebuilt, before), Trail(seed: seed))
  }

  /// A custom layout sees what an index gives back, and not a width of 0.
  @Test func aCustomLayoutSeesRatios() throws {
    let sizes = [LayoutSize(width: 0.0004, height: 0.0003), LayoutSize(width: 16.0 / 9, height: 1)]
    let index = try LayoutIndex(
      Container(width: 300), sections: [FeedSection(layout: .custom(ScaledList()), items: sizes)])
    #expect(index.frame(ofItemAt: ItemPath(section: 0, item: 0))?.height.rounded() == 225)
    #expect(index.frame(ofItemAt: ItemPath(section: 0, item: 1))?.height.rounded() == 169)
  }

  private struct ScaledList: CustomSectionLayout {
    func layOut(_ band: inout Band) {
      guard let size = band.size(at: 0) else { return }
      band.length = band.width * size.height / size.width
      band.place(LayoutRect(x: 0, y: 0, width: band.width, height: band.length))
    }
  }

  /// A flow takes lengths to the nearest units, also when the first ratio comes to sizes that are whole.
  @Test func aFlowTakesRatiosToTheNearestUnit() throws {
    let whole = LayoutSize(width: 30, height: 20)
    let flow = Flow(lineSpacing: 0, itemSpacing: 0, justification: .start, alignment: .start)
    var index = try LayoutIndex(
      Container(width: 100),
      sections: [FeedSection(layout: .flow(flow), items: Array(repeating: whole, count: 200))])
    let path = ItemPath(section: 0, item: 100)
    try index.insertItems([LayoutSize(width: 100.0 / 7, height: 0.0004)], at: path)
    // 13,714.29 and 0.38 units.
    #expect(index.frame(ofItemAt: path) == LayoutRect(x: 30, y: 660, width: 13_714.0 / 960, height: 0))
    index._checkInvariants()
    try index.setSize(LayoutSize(width: 1.0 / 7, height: 15.0 / 7), ofItemAt: path)
    // 137.14 and 2,057.14 units.
    #expect(
      index.frame(ofItemAt: path) == LayoutRect(x: 30, y: 660, width: 137.0 / 960, height: 2057.0 / 960))
    try index.deleteItems(100..<101, inSection: 0)
    index._checkInvariants()
    let fresh = try LayoutIndex(
      Container(width: 100),
      sections: [FeedSection(layout: .flow(flow), items: Array(repeating: whole, count: 200))])
    try require(noDifference: firstDifference(index, fresh), Trail())
  }

  /// A height as given is a size of no width; along the other axis it is a width.
  @Test func lengthsAsGivenAlongEitherAxis() throws {
    #expect(LayoutSize(height: 50) == LayoutSize(width: 0, height: 50))
    #expect(LayoutSize(width: 50) == LayoutSize(width: 50, height: 0))
    let index = try list(Container(height: 120), [LayoutSize(width: 50), LayoutSize(height: 50)])
    let first = ItemPath(section: 0, item: 0)
    #expect(index.frame(ofItemAt: first) == LayoutRect(x: 0, y: 0, width: 50, height: 120))
    #expect(
      index.elements(in: LayoutRect(x: 0, y: 0, width: 100, height: 100)).map(\.path) == [
        .item(section: 0, item: 0)
      ])
    // Scaled to the height that items have, it is as wide as it was.
    #expect(index.frame(ofItemAt: ItemPath(section: 0, item: 1))?.width == 0)
    let vertical = try list(Container(width: 120), [LayoutSize(height: 50), LayoutSize(width: 50)])
    #expect(vertical.frame(ofItemAt: first) == LayoutRect(x: 0, y: 0, width: 120, height: 50))
    #expect(vertical.frame(ofItemAt: ItemPath(section: 0, item: 1))?.height == 0)
  }
}
