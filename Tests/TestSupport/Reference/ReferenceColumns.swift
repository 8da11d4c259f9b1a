import Perpend

/// The columns of a section: how many, how wide, where each begins. In units.
package struct ReferenceColumns: Hashable, Sendable {
  package var count: Int
  package var width: Int
  private var leading: Int
  private var spacing: Int
  private var leftover = 0
  private var justification = Justification.start
  private var grid: PixelGrid

  /// Columns that share the width evenly.
  package init(
    _ columns: ColumnCount, columnSpacing: Double, justification: Justification, insets: LayoutInsets,
    containerWidth: Int, grid: PixelGrid
  ) {
    let available = Self.available(insets, containerWidth)
    leading = units(insets.leading)
    spacing = units(columnSpacing)
    self.grid = grid
    count = Self.count(columns, available: available, spacing: spacing)
    let shared = max(0, available - (count - 1) * spacing)
    width = grid.floor(shared / count)
    self.justification = justification
    leftover = shared - count * width
  }

  /// As many columns of a width as fit.
  package init(_ options: UniformGrid, insets: LayoutInsets, containerWidth: Int, grid: PixelGrid) {
    let available = Self.available(insets, containerWidth)
    leading = units(insets.leading)
    spacing = units(options.columnSpacing)
    width = units(options.itemSize.width)
    justification = options.justification
    self.grid = grid
    count = max(1, (available + spacing) / max(1, width + spacing))
    leftover = max(0, available - count * width - (count - 1) * spacing)
  }

  /// The only one of a layout that has none.
  package init(insets: LayoutInsets, containerWidth: Int, grid: PixelGrid) {
    leading = units(insets.leading)
    spacing = 0
    self.grid = grid
    count = 1
    width = Self.available(insets, containerWidth)
  }

  private static func available(_ insets: LayoutInsets, _ containerWidth: Int) -> Int {
    max(0, containerWidth - units(insets.leading) - units(insets.trailing))
  }

  private static func count(_ columns: ColumnCount, available: Int, spacing: Int) -> Int {
    switch columns {
    case .fixed(let count):
      return count
    case .fitting(let width, let maximum):
      let pitch = units(width) + spacing
      if pitch == 0 { return maximum }
      return min(maximum, max(1, (available + spacing) / pitch))
    }
  }

  /// Where a column begins.
  package func start(of column: Int) -> Int {
    leading + column * (width + spacing) + justification.shift(column, of: count, into: leftover, grid)
  }

  package var starts: [Int] { (0..<count).map { start(of: $0) } }

  /// How wide some columns side by side are, with what is between them.
  package func width(of columns: Range<Int>) -> Int {
    start(of: columns.upperBound - 1) + width - start(of: columns.lowerBound)
  }

  /// The width of the widest of all so many columns side by side.
  package func widest(_ span: Int) -> Int {
    let span = min(span, count)
    return (0...count - span).reduce(0) { max($0, width(of: $1..<$1 + span)) }
  }
}

extension Justification {
  /// How far the item of a number among `count` moves into what their line leaves over.
  func shift(_ number: Int, of count: Int, into leftover: Int, _ grid: PixelGrid) -> Int {
    if leftover <= 0 { return 0 }
    func share(_ some: Int, _ parts: Int) -> Int { Int(Int128(leftover) * Int128(some) / Int128(parts)) }
    switch self {
    case .start: return 0
    case .center: return grid.floor(leftover / 2)
    case .end: return leftover
    case .spaceBetween:
      if count == 1 { return 0 }
      return number == count - 1 ? leftover : grid.floor(share(number, count - 1))
    case .spaceAround: return grid.floor(share(2 * number + 1, 2 * count))
    case .spaceEvenly: return grid.floor(share(number + 1, count + 1))
    }
  }
}
