import Perpend

/// What kinds of layouts there are for a generator.
package enum LayoutKind: CaseIterable, Sendable {
  case list, waterfall, grid, rows, flow, gallery, hexagons, scattered, peeking
}

extension RandomSource {
  /// A layout of any kind, most often a waterfall.
  package mutating func layout() -> SectionLayout {
    layout(oneIn(3) ? .waterfall : pick(LayoutKind.allCases))
  }

  package mutating func layout(_ kind: LayoutKind) -> SectionLayout {
    switch kind {
    case .list: .list(itemSpacing: spacing())
    case .waterfall: .waterfall(waterfall())
    case .grid: .grid(grid())
    case .rows: .rows(rows())
    case .flow: .flow(flow())
    case .gallery: .custom(PhotoGallery(rowHeight: length(20...200), spacing: pick([0, 4, length(0...30)])))
    case .hexagons: .custom(HexagonalGrid(side: pick([40, length(1...200)])))
    case .peeking: .custom(PeekingBands(distance: pick([1, 200, int(1...700)])))
    case .scattered: .custom(ScatteredBands(count: pick([1, 5, int(1...200)]), reach: length(10...3000)))
    }
  }

  /// A layout of few columns or short lines, so that a section of some hundred items is long.
  package mutating func narrowLayout() -> SectionLayout {
    let columns = ColumnCount.fixed(pick([1, 2, 3, 5, 8]))
    let spacing = pick([0.0, 4])
    switch int(0...8) {
    case 4: return layout(.peeking)
    case 0:
      return .rows(Rows(columns: columns, columnSpacing: 3, rowSpacing: spacing, stretchesItems: oneIn(2)))
    case 1:
      return .flow(
        Flow(
          lineSpacing: spacing, itemSpacing: spacing, justification: pick(Justification.allCases),
          alignment: pick(Flow.Alignment.allCases)))
    case 2: return layout(.gallery)
    case 3: return layout(.hexagons)
    default:
      return .waterfall(
        Waterfall(
          columns: columns, columnSpacing: 3, itemSpacing: spacing,
          placement: pick(placements)))
    }
  }

  package mutating func waterfall() -> Waterfall {
    Waterfall(
      columns: columns(), columnSpacing: spacing(), itemSpacing: spacing(),
      placement: pick(placements), justification: pick(Justification.allCases))
  }

  package mutating func grid() -> UniformGrid {
    UniformGrid(
      itemSize: itemSize(), columnSpacing: spacing(), rowSpacing: spacing(),
      justification: pick(Justification.allCases))
  }

  private mutating func itemSize() -> LayoutSize {
    func side(_ random: inout RandomSource) -> Double {
      switch random.int(0...9) {
      case 0: 0
      case 1: random.length(0...2_000_000)
      default: random.length(1...200)
      }
    }
    return LayoutSize(width: side(&self), height: side(&self))
  }

  package mutating func rows() -> Rows {
    Rows(
      columns: columns(), columnSpacing: spacing(), rowSpacing: spacing(), stretchesItems: oneIn(2),
      justification: pick(Justification.allCases))
  }

  package mutating func flow() -> Flow {
    Flow(
      lineSpacing: spacing(), itemSpacing: spacing(), justification: pick(Justification.allCases),
      alignment: pick(Flow.Alignment.allCases))
  }

  /// The layout with one thing changed.
  package mutating func altered(_ layout: SectionLayout) -> SectionLayout {
    switch layout {
    case .waterfall(var waterfall):
      let other = self.waterfall()
      switch int(0...4) {
      case 0: waterfall.columns = other.columns
      case 1: waterfall.columnSpacing = other.columnSpacing
      case 2: waterfall.itemSpacing = other.itemSpacing
      case 3: waterfall.placement = other.placement
      default: waterfall.justification = other.justification
      }
      return .waterfall(waterfall)
    case .grid(var grid):
      let other = self.grid()
      switch int(0...3) {
      case 0: grid.itemSize = other.itemSize
      case 1: grid.columnSpacing = other.columnSpacing
      case 2: grid.rowSpacing = other.rowSpacing
      default: grid.justification = other.justification
      }
      return .grid(grid)
    case .rows(var rows):
      let other = self.rows()
      switch int(0...4) {
      case 0: rows.columns = other.columns
      case 1: rows.columnSpacing = other.columnSpacing
      case 2: rows.rowSpacing = other.rowSpacing
      case 3: rows.stretchesItems.toggle()
      default: rows.justification = other.justification
      }
      return .rows(rows)
    case .flow(var flow):
      let other = self.flow()
      switch int(0...3) {
      case 0: flow.lineSpacing = other.lineSpacing
      case 1: flow.itemSpacing = other.itemSpacing
      case 2: flow.justification = other.justification
      default: flow.alignment = other.alignment
      }
      return .flow(flow)
    case .custom: return self.layout(pick([.gallery, .hexagons, .scattered, .peeking]))
    }
  }
}

extension SectionLayout {
  /// The space between two items along the main axis.
  package var mainSpacing: Double {
    switch self {
    case .waterfall(let waterfall): waterfall.itemSpacing
    case .grid(let grid): grid.rowSpacing
    case .rows(let rows): rows.rowSpacing
    case .flow(let flow): flow.lineSpacing
    case .custom: 0
    }
  }
}

extension Waterfall.Placement {
  /// The placements in which a layout follows from sizes and options alone.
  package static var withoutHistory: [Waterfall.Placement] { [.shortest, .leftToRight, .rightToLeft] }
}
