/// Looks for the item nearest to a frame among those that lie beyond a side of it and beside it.
package struct BesideSearch: NearestSearch {
  package let origin: UnitRect
  private let side: Side
  /// The frame, turned.
  private let turned: UnitRect
  /// The square of how far away it may be.
  private let limit: Nearness
  private(set) var best: NearestItem?

  package init(_ origin: UnitRect, _ side: Side, limit: Double) {
    self.origin = origin
    self.side = side
    turned = side.turned(origin)
    self.limit = limit < .infinity ? Nearness(squaring: limit, 0) : .max
  }

  /// From the side to the far end of another frame.
  func distanceToEnd(of frame: UnitRect) -> Double { side.turned(frame).mainEnd - turned.mainEnd }

  package func bound(_ rect: UnitRect) -> Nearness? {
    let rect = side.turned(rect)
    guard rect.mainEnd > turned.mainEnd,
      rect.crossStart < turned.crossStart || rect.crossEnd > turned.crossEnd
    else { return nil }
    return Nearness(squaring: rect.mainStart - turned.mainEnd, crossGap(rect))
  }

  package func admits(_ bound: Nearness) -> Bool { bound <= best?.nearness ?? limit }

  package mutating func take(_ path: ItemPath, _ frame: UnitRect) {
    let rect = side.turned(frame)
    guard rect.mainStart >= turned.mainEnd, crossGap(rect) >= 0 else { return }
    let nearness = Nearness(squaring: rect.mainStart - turned.mainEnd, crossGap(rect))
    let item = NearestItem(nearness: nearness, path: path, frame: frame)
    if nearness <= limit, item.isBetter(than: best) { best = item }
  }

  /// How far a frame is away on the cross axis; negative where it is not beside.
  private func crossGap(_ rect: UnitRect) -> Double {
    max(rect.crossStart - turned.crossEnd, turned.crossStart - rect.crossEnd)
  }
}
