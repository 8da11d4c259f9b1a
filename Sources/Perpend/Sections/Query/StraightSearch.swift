/// Looks for the item straight beyond a side of a frame: the one of the least gap, and of several the one whose
/// middle is the nearest.
package struct StraightSearch: NearestSearch {
  package let origin: UnitRect
  private let side: Side
  /// The frame, turned.
  private let turned: UnitRect
  private(set) var best: NearestItem?

  package init(_ origin: UnitRect, _ side: Side) {
    self.origin = origin
    self.side = side
    turned = side.turned(origin)
  }

  /// The gap to the item found.
  package var gap: Double? { best.map { side.turned($0.frame).mainStart - turned.mainEnd } }

  package func bound(_ rect: UnitRect) -> Nearness? {
    let rect = side.turned(rect)
    guard rect.mainEnd > turned.mainEnd, rect.crossStart < turned.crossEnd, turned.crossStart < rect.crossEnd
    else { return nil }
    let middles = turned.crossStart + turned.crossEnd
    return nearness(
      gap: max(0, rect.mainStart - turned.mainEnd),
      offset: max(0, max(2 * rect.crossStart - middles, middles - 2 * rect.crossEnd)))
  }

  package func admits(_ bound: Nearness) -> Bool { best.map { bound <= $0.nearness } ?? true }

  package mutating func take(_ path: ItemPath, _ frame: UnitRect) {
    let rect = side.turned(frame)
    guard rect.mainStart >= turned.mainEnd, rect.crossStart < turned.crossEnd,
      turned.crossStart < rect.crossEnd
    else { return }
    let offset = rect.crossStart + rect.crossEnd - turned.crossStart - turned.crossEnd
    let nearness = nearness(gap: rect.mainStart - turned.mainEnd, offset: offset.magnitude)
    let item = NearestItem(nearness: nearness, path: path, frame: frame)
    if item.isBetter(than: best) { best = item }
  }

  /// The gap counts first, and then how far apart the middles are, twice.
  private func nearness(gap: Double, offset: Double) -> Nearness {
    Nearness(gap, then: offset)
  }
}
