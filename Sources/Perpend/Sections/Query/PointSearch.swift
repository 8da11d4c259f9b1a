/// Looks for the item nearest to a point.
package struct PointSearch: NearestSearch {
  /// The square of a unit that begins at the point: a frame that overlaps it holds the point.
  private let square: UnitRect
  package let origin: UnitRect
  private(set) var best: NearestItem?

  package init(square: UnitRect, _ orientation: Orientation) {
    self.square = square
    // Mirrored, the square ends where the point is.
    let isMirrored = orientation.mirrorWidth != nil
    let main = isMirrored && orientation.axis == .horizontal ? square.mainEnd : square.mainStart
    let cross = isMirrored && orientation.axis == .vertical ? square.crossEnd : square.crossStart
    origin = UnitRect(mainStart: main, mainEnd: main, crossStart: cross, crossEnd: cross)
  }

  /// Twice the square of the distance.
  package func bound(_ rect: UnitRect) -> Nearness? { origin.squaredDistance(to: rect).doubled }

  package func admits(_ bound: Nearness) -> Bool { best.map { bound <= $0.nearness } ?? true }

  package mutating func take(_ path: ItemPath, _ frame: UnitRect) {
    var nearness = origin.squaredDistance(to: frame).doubled
    // Frames are half open: one that holds the point comes before one that ends there.
    if nearness == .zero, !frame.overlaps(square) { nearness = .one }
    let item = NearestItem(nearness: nearness, path: path, frame: frame)
    if item.isBetter(than: best) { best = item }
  }
}
