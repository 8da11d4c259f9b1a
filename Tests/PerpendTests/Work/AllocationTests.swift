import Perpend
import TestSupport
import Testing

/// What scrolling asks allocates nothing, and an edit as little for many items as for few.
@Suite(.enabled(if: Allocations.areCounted)) struct AllocationTests {
  private static func waterfall(_ columns: Int, _ placement: Waterfall.Placement) -> SectionLayout {
    .waterfall(Waterfall(columns: .fixed(columns), columnSpacing: 1, placement: placement))
  }

  private static let layouts: [SectionLayout] =
    Waterfall.Placement.allCases.flatMap { [waterfall(1, $0), waterfall(8, $0), waterfall(12, $0)] } + [
      .list(), .rows(Rows(columns: .fixed(8))), .flow(Flow()), .custom(PhotoGallery()),
      .custom(HexagonalGrid(side: 40)), .grid(UniformGrid(itemSize: LayoutSize(width: 50, height: 50))),
    ]

  @Test(arguments: ScrollQuestion.all, layouts)
  func questions(question: ScrollQuestion, layout: SectionLayout) throws {
    for traits in [[], [ItemTraits(span: .columns(2))]] {
      #expect(try Self.cost(of: question, in: layout, traits: traits) == 0)
    }
  }

  /// What is noted of each of a hundred columns may be too much for the stack, whatever the number of items.
  @Test(arguments: ScrollQuestion.all, Waterfall.Placement.allCases)
  func manyColumns(question: ScrollQuestion, placement: Waterfall.Placement) throws {
    #expect(try Self.cost(of: question, in: Self.waterfall(100, placement), traits: []) <= 24)
  }

  /// How often a question allocates when it is asked again.
  private static func cost(
    of question: ScrollQuestion, in layout: SectionLayout, traits: [ItemTraits]
  ) throws -> Int {
    let index = try index(layout, traits: traits)
    let path = ItemPath(section: 1, item: 3000)
    let place = ScrollQuestion.Place(path: path, frame: try #require(index.frame(ofItemAt: path)))
    var buffer = [ElementPath](repeating: .collectionHeader, count: 1000)
    var answer = 0
    func ask() -> Int {
      Allocations.count {
        var span = buffer.mutableSpan
        answer = question.ask(index, place, &span)
      }
    }
    _ = ask()
    let cost = ask()
    #expect(answer > 0)
    return cost
  }

  private static func index(
    _ layout: SectionLayout, count: Int = 5000, traits: [ItemTraits] = []
  ) throws -> LayoutIndex {
    var random = RandomSource(seed: 8)
    var width = 40.0
    // Given heights, so that few columns have as many items on screen.
    if case .waterfall = layout { width = 0 }
    let sizes = (0..<count).map { _ in LayoutSize(width: width, height: Double(random.int(20...80))) }
    let pinned = Supplementary(height: 30, pinning: .untilNext)
    let section = FeedSection(
      layout: layout, header: pinned, footer: Supplementary(height: 20, pinning: .section),
      decorations: [Decoration(.rows), Decoration(.section)], items: sizes, traits: traits)
    return try LayoutIndex(
      Container(width: 1000), header: pinned, footer: pinned, sections: [section, section, section])
  }

  /// A closure costs memory for what a screen shows and, where there is more, what holds the closure.
  @Test func closures() throws {
    let index = try Self.index(.waterfall(Waterfall(columns: .fixed(8))))
    let viewport = Viewport(offset: 5000, length: 900)
    var found = 0
    let short = Viewport(offset: 5000, length: 200)
    #expect(Allocations.count { index.forEachElement(in: short) { _ in found += 1 } } <= 1)
    #expect(found > 8 && found <= 64)
    #expect(Allocations.count { index.forEachElement(in: viewport) { _ in found += 1 } } <= 2)
    let other = Viewport(offset: 5100, length: 900)
    #expect(
      Allocations.count {
        index.forEachChange(from: viewport, to: other) { _ in
          found += 1
        } leaving: { _ in
          found += 1
        }
      } <= 2)
    #expect(found > 30)
  }

  /// An index that is not shared is edited in place: what it allocates is the change that it returns.
  @Test(arguments: [1000, 200_000])
  func sizes(count: Int) throws {
    for placement in Waterfall.Placement.allCases {
      let layout = SectionLayout.waterfall(Waterfall(columns: .fixed(8), placement: placement))
      var index = try Self.index(layout, count: count)
      for step in 0..<4 {
        let path = ItemPath(section: 1, item: count - 1 - 10 * step)
        let size = LayoutSize(width: 40, height: Double(90 + step))
        let allocations = try Allocations.count { _ = try index.setSize(size, ofItemAt: path) }
        if step > 0 { #expect(allocations <= 12, "\(placement)") }
      }
    }
  }

  /// The counter itself: objects, arrays and raw memory, and nothing where there is nothing.
  @Test func counter() {
    final class Object { var number = 1 }
    var objects: [Object] = []
    objects.reserveCapacity(10)
    #expect(Allocations.count {} == 0)
    #expect(Allocations.count { objects.append(Object()) } == 1)
    var numbers: [Int] = []
    #expect(Allocations.count { numbers = Array(0..<objects.count + 99) } == 1)
    #expect(numbers.count == 100)
    for alignment in [8, 64] {
      var memory: UnsafeMutableRawPointer?
      let count = Allocations.count {
        unsafe memory = UnsafeMutableRawPointer.allocate(byteCount: 100, alignment: alignment)
      }
      unsafe memory?.deallocate()
      #expect(count == 1)
    }
  }
}
