import Perpend

/// A sequence of query rectangles, the same each time it is gone through.
///
/// Their edges are odd sixteenths of a point. No element has an edge there, so that it does not matter how
/// a baseline's doubles are rounded.
struct Viewports {
  let count: Int
  /// Their height in points.
  let height: Double
  /// How far one lies below the last, or 0 for random places.
  var step = 0.0
  /// Random columns of this pitch rather than the whole width.
  var columnPitch = 0.0
  let grid: StandardGrid

  private var generator = Generator(seed: 2026)
  /// How many places there are, an eighth of a point apart.
  private let places: Int
  private var position: Double

  init(
    count: Int, height: Double, step: Double = 0, columnPitch: Double = 0, contentHeight: Double,
    grid: StandardGrid
  ) {
    self.count = count
    self.height = height
    self.step = step
    self.columnPitch = columnPitch
    self.grid = grid
    places = Int((contentHeight - height) * 8)
    position = (contentHeight / 2).rounded() + 1.0 / 16
  }

  mutating func next() -> LayoutRect {
    if step != 0 {
      position += step
      return LayoutRect(x: 0, y: position, width: width, height: height)
    }
    let random = generator.next()
    let y = Double((Int(random) &* places) >> 31) / 8 + 1.0 / 16
    if columnPitch == 0 { return LayoutRect(x: 0, y: y, width: width, height: height) }
    let column = Int(random) % grid.columns
    return LayoutRect(
      x: Double(column) * columnPitch, y: y, width: Double(StandardGrid.columnWidth), height: height)
  }

  private var width: Double { grid.container().crossLength }
}

/// What can be asked for the elements in a rectangle.
protocol Searchable {
  func paths(in rectangle: LayoutRect, into buffer: inout MutableSpan<ElementPath>) -> Int
}

extension LayoutIndex: Searchable {}

/// What a pass over some viewports found.
struct Hits {
  var count = 0
  /// Depends on the last path that each query found.
  var checksum: UInt64 = 0
}

extension Searchable {
  func query(_ viewports: Viewports, into buffer: inout [ElementPath]) -> Hits {
    var viewports = viewports
    var hits = Hits()
    var span = buffer.mutableSpan
    for _ in 0..<viewports.count {
      let found = paths(in: viewports.next(), into: &span)
      hits.count += found
      if found > 0 { hits.checksum = hits.checksum &* 31 &+ UInt64(span[min(found, span.count) - 1].item) }
    }
    hits.checksum &+= UInt64(hits.count)
    return hits
  }
}
