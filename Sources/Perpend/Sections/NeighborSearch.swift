/// A side of a frame.
struct Side {
  let isAlongMain: Bool
  let isForward: Bool

  /// A frame, turned so that the side is its main end.
  func turned(_ frame: UnitRect) -> UnitRect {
    var turned = isAlongMain ? frame : frame.transposed
    if !isForward { (turned.mainStart, turned.mainEnd) = (-turned.mainEnd, -turned.mainStart) }
    return turned
  }
}

extension UnitRect {
  fileprivate var transposed: UnitRect {
    UnitRect(mainStart: crossStart, mainEnd: crossEnd, crossStart: mainStart, crossEnd: mainEnd)
  }
}

/// Looks for the item straight beyond a side of a frame: the one of the least gap, and of several the one whose
/// middle is the nearest.
struct StraightSearch: NearestSearch {
  let origin: UnitRect
  private let side: Side
  /// The frame, turned.
  private let turned: UnitRect
  private(set) var best: NearestItem?

  init(_ origin: UnitRect, _ side: Side) {
    self.origin = origin
    self.side = side
    turned = side.turned(origin)
  }

  /// The gap to the item found.
  var gap: Double? { best.map { side.turned($0.frame).mainStart - turned.mainEnd } }

  func bound(_ rect: UnitRect) -> UInt128? {
    let rect = side.turned(rect)
    guard rect.mainEnd > turned.mainEnd, rect.crossStart < turned.crossEnd, turned.crossStart < rect.crossEnd
    else { return nil }
    let middles = turned.crossStart + turned.crossEnd
    return nearness(
      gap: max(0, rect.mainStart - turned.mainEnd),
      offset: max(0, max(2 * rect.crossStart - middles, middles - 2 * rect.crossEnd)))
  }

  func admits(_ bound: UInt128) -> Bool { best.map { bound <= $0.nearness } ?? true }

  mutating func take(_ path: ItemPath, _ frame: UnitRect) {
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
  private func nearness(gap: Double, offset: Double) -> UInt128 {
    UInt128(UInt64(gap)) << 64 | UInt128(UInt64(offset))
  }
}

/// Looks for the item nearest to a frame among those that lie beyond a side of it and beside it.
struct BesideSearch: NearestSearch {
  let origin: UnitRect
  private let side: Side
  /// The frame, turned.
  private let turned: UnitRect
  /// The square of how far away it may be.
  private let limit: UInt128
  private(set) var best: NearestItem?

  init(_ origin: UnitRect, _ side: Side, limit: Double) {
    self.origin = origin
    self.side = side
    turned = side.turned(origin)
    self.limit = limit < .infinity ? UnitRect.squaredDistance(limit, 0) : .max
  }

  /// From the side to the far end of another frame.
  func distanceToEnd(of frame: UnitRect) -> Double { side.turned(frame).mainEnd - turned.mainEnd }

  func bound(_ rect: UnitRect) -> UInt128? {
    let rect = side.turned(rect)
    guard rect.mainEnd > turned.mainEnd,
      rect.crossStart < turned.crossStart || rect.crossEnd > turned.crossEnd
    else { return nil }
    return UnitRect.squaredDistance(rect.mainStart - turned.mainEnd, crossGap(rect))
  }

  func admits(_ bound: UInt128) -> Bool { bound <= best?.nearness ?? limit }

  mutating func take(_ path: ItemPath, _ frame: UnitRect) {
    let rect = side.turned(frame)
    guard rect.mainStart >= turned.mainEnd, crossGap(rect) >= 0 else { return }
    let nearness = UnitRect.squaredDistance(rect.mainStart - turned.mainEnd, crossGap(rect))
    let item = NearestItem(nearness: nearness, path: path, frame: frame)
    if nearness <= limit, item.isBetter(than: best) { best = item }
  }

  /// How far a frame is away on the cross axis; less than nothing where it is not beside.
  private func crossGap(_ rect: UnitRect) -> Double {
    max(rect.crossStart - turned.crossEnd, turned.crossStart - rect.crossEnd)
  }
}
