import Perpend

/// A layout under which small feeds are gone through exhaustively, and the few items that they are made of.
package struct SmallWorld: Sendable, CustomStringConvertible {
  /// An item as it is in a vertical feed.
  package struct Item: Hashable, Sendable {
    package var size: LayoutSize
    package var traits = ItemTraits()

    init(width: Double = 0, _ height: Double, span: ItemTraits.Span = .columns(1), column: Int? = nil) {
      size = LayoutSize(width: width, height: height)
      traits = ItemTraits(span: span, column: column)
    }
  }

  package let layout: SectionLayout
  package let items: [Item]
  package var axis = ScrollAxis.vertical
  package var direction = ReadingDirection.leftToRight

  init(_ layout: SectionLayout, _ items: [Item]) {
    self.layout = layout
    self.items = items
  }

  /// Items that are as wide as their columns.
  private static let heights = [Item(0), Item(1), Item(7)]
  /// The same with a ratio: in a column of 38 points it is 14 points high.
  private static let ratios = [Item(0), Item(1), Item(width: 1 / 7, 1 / 19)]

  /// Every sequence of `count` items.
  package func sequences(of count: Int) -> [[Item]] {
    if count == 0 { return [[]] }
    return sequences(of: count - 1).flatMap { rest in items.map { rest + [$0] } }
  }

  package func sequences(upTo count: Int) -> [[Item]] {
    (0...count).flatMap { sequences(of: $0) }
  }

  /// How long the sequences are of which there are as many as there are of three items of `count`.
  package func length(_ count: Int) -> Int {
    switch items.count {
    case 1: 2 * count
    case 2, 3: count
    default: count * 3 / 4
    }
  }

  package func container() -> Container { Container(axis: axis, crossLength: 40, direction: direction) }

  private var axes: ReferenceAxes { ReferenceAxes(container()) }

  package func size(_ item: Item) -> LayoutSize { axes.exchanged(item.size) }

  package func feed(_ items: [Item]) -> Feed {
    var section = FeedSection(
      layout: layout, insets: LayoutInsets(top: 2, leading: 1, bottom: 3, trailing: 1),
      items: items.map(\.size))
    if items.contains(where: { $0.traits != ItemTraits() }) { section.traits = items.map(\.traits) }
    return Feed(container(), [axes.exchanged(section)])
  }

  package func trail(_ items: [Item]) -> Trail { Trail().adding("\(self), items \(items)") }

  package var description: String { "\(layout), \(axis), \(direction)" }
}

extension SmallWorld {
  /// 1 to 4 columns, every placement, items close together or apart.
  package static let waterfalls = [0.0, 3].flatMap { waterfalls(itemSpacing: $0) }
  /// The same with items apart, for what takes long.
  package static let apart = waterfalls(itemSpacing: 3)

  private static func waterfalls(itemSpacing: Double) -> [SmallWorld] {
    (1...4).flatMap { columns in
      Waterfall.Placement.allCases.map { placement in
        SmallWorld(
          .waterfall(
            Waterfall(
              columns: .fixed(columns), columnSpacing: 2, itemSpacing: itemSpacing, placement: placement)),
          itemSpacing > 0 ? ratios : heights)
      }
    }
  }

  /// Items that span columns, or are locked to one, among others.
  package static let spans = [(1, 3), (2, 0), (3, 3), (4, 3)].flatMap { columns, itemSpacing in
    Waterfall.Placement.allCases.map { placement in
      SmallWorld(
        .waterfall(
          Waterfall(
            columns: .fixed(columns), columnSpacing: 2, itemSpacing: itemSpacing, placement: placement,
            justification: .spaceBetween)),
        [
          Item(1), Item(7), Item(width: 1, 0.26, span: .columns(2)), Item(3, column: 2),
          Item(width: 8, 1, span: .full),
        ])
    }
  }

  package static let rows = [(1, 0), (2, 3), (3, 3)].flatMap { columns, rowSpacing in
    [false, true].map { stretchesItems in
      SmallWorld(
        .rows(
          Rows(
            columns: .fixed(columns), columnSpacing: 2, rowSpacing: rowSpacing,
            stretchesItems: stretchesItems)),
        ratios)
    }
  }

  /// Items of no width, a few of which fill a line, and one wider than a line.
  package static let flows = Justification.allCases.enumerated().map { number, justification in
    SmallWorld(
      .flow(
        Flow(
          lineSpacing: number % 2 == 0 ? 3 : 0, itemSpacing: number % 3 == 0 ? 0 : 2,
          justification: justification,
          alignment: Flow.Alignment.allCases[number % Flow.Alignment.allCases.count])),
      [Item(width: 0, 4), Item(width: 11.0006, 7.0007), Item(width: 20, 0), Item(width: 50, 1)])
  }

  package static let grids = Justification.allCases.enumerated().map { number, justification in
    SmallWorld(
      .grid(
        UniformGrid(
          itemSize: LayoutSize(width: number % 2 == 0 ? 11 : 7.5, height: 5), columnSpacing: 1,
          rowSpacing: number % 3 == 0 ? 0 : 2, justification: justification)),
      [Item(1)])
  }

  package static let customs = [
    SmallWorld(
      .custom(PhotoGallery(rowHeight: 12, spacing: 2)),
      [Item(width: 10, 10), Item(width: 30, 10), Item(width: 0.05, 0.2002)]),
    SmallWorld(.custom(HexagonalGrid(side: 12)), [Item(1)]),
  ]

  /// All of these.
  package static let all = waterfalls + spans + rows + flows + grids + customs

  /// A few of each kind along either axis and in either direction.
  package static let everyKind: [SmallWorld] = {
    let few =
      [apart[4], apart[10], spans[4], spans[8], spans[11], rows[2], rows[5], flows[2], flows[4], grids[3]]
      + customs
    return few.flatMap { world in
      ScrollAxis.allCases.flatMap { axis in
        ReadingDirection.allCases.map { direction in
          var world = world
          (world.axis, world.direction) = (axis, direction)
          return world
        }
      }
    }
  }()
}
