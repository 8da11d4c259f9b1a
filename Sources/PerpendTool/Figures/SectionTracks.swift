import Perpend

/// Where the items of a section may stand: what of it is neither header nor footer nor inset, and the columns there.
struct SectionTracks {
  /// All that there is for items.
  let area: LayoutRect
  /// The columns, or what stands for them in a layout that has none.
  let columns: [LayoutRect]

  /// More columns than this are taken together.
  private static let most = 10_000

  init?(ofSection section: Int, in laidOut: LaidOutFeed) {
    let index = laidOut.index
    let axis = laidOut.axis
    guard let frame = index.frame(ofSection: section), let width = index.itemWidth(inSection: section),
      let count = index.columnCount(inSection: section)
    else { return nil }
    let options = laidOut.options(ofSection: section)
    let insets = AxisInsets(options.insets, axis)
    let start = axis.start(frame) + Self.length(options.header, axis) + insets.start
    let end = axis.end(frame) - Self.length(options.footer, axis) - insets.end
    let container = index.container
    func rect(crossStart: Double, breadth: Double) -> LayoutRect {
      let isMirrored = container.direction == .rightToLeft
      return axis.rect(
        start: start, length: max(0, end - start),
        crossStart: isMirrored ? container.crossLength - crossStart - breadth : crossStart, breadth: breadth)
    }
    let available = max(0, container.crossLength - insets.crossStart - insets.crossEnd)
    area = rect(crossStart: insets.crossStart, breadth: available)
    guard count <= Self.most else {
      columns = [area]
      return
    }
    let spacing = options.layout.columnSpacing
    let leftover = max(0, available - Double(count) * (width + spacing) + spacing)
    columns = (0..<count).map { column in
      let shift = options.layout.justification.shift(column, of: count) * leftover
      return rect(crossStart: insets.crossStart + Double(column) * (width + spacing) + shift, breadth: width)
    }
  }

  /// How far a header or a footer pushes what follows it.
  private static func length(_ supplementary: Supplementary?, _ axis: ScrollAxis) -> Double {
    guard let supplementary, supplementary.height > 0 else { return 0 }
    let insets = AxisInsets(supplementary.insets, axis)
    return insets.start + supplementary.height + insets.end
  }
}

/// Insets along and across the way a feed scrolls.
private struct AxisInsets {
  let start: Double
  let end: Double
  let crossStart: Double
  let crossEnd: Double

  init(_ insets: LayoutInsets, _ axis: ScrollAxis) {
    (start, end) = axis == .vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    (crossStart, crossEnd) =
      axis == .vertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }
}

extension SectionLayout {
  fileprivate var columnSpacing: Double {
    switch self {
    case .waterfall(let waterfall): waterfall.columnSpacing
    case .grid(let grid): grid.columnSpacing
    case .rows(let rows): rows.columnSpacing
    case .flow, .custom: 0
    }
  }

  /// How columns share what they leave over.
  fileprivate var justification: Justification {
    switch self {
    case .waterfall(let waterfall): waterfall.justification
    case .grid(let grid): grid.justification
    case .rows(let rows): rows.justification
    case .flow, .custom: .start
    }
  }
}

extension Justification {
  /// By which share of what is left over a column is moved; good to a pixel.
  fileprivate func shift(_ column: Int, of count: Int) -> Double {
    let (column, count) = (Double(column), Double(count))
    return switch self {
    case .start: 0
    case .center: 0.5
    case .end: 1
    case .spaceBetween: count > 1 ? column / (count - 1) : 0
    case .spaceAround: (2 * column + 1) / (2 * count)
    case .spaceEvenly: (column + 1) / (count + 1)
    }
  }
}
