/// A search for the nearest item, by a measure of its own.
///
/// If several items are equally near, the first in index order is found.
package protocol NearestSearch {
  /// From where it is measured. In a grid the nearest item is in a row and a column near an edge or the middle
  /// of this, or in one of the last two rows or the last column of a row.
  var origin: UnitRect { get }
  /// How near an item with an area in a rectangle can be, or nil if none can be what is looked for.
  func bound(_ rect: UnitRect) -> Nearness?
  /// Whether an item as near as that may be better than the best so far.
  func admits(_ bound: Nearness) -> Bool
  /// Takes an item that has an area.
  mutating func take(_ path: ItemPath, _ frame: UnitRect)
}

/// The best that a search has found so far.
struct NearestItem {
  let nearness: Nearness
  let path: ItemPath
  let frame: UnitRect

  /// Whether it comes before another that may have been found.
  func isBetter(than other: NearestItem?) -> Bool {
    guard let other else { return true }
    return nearness < other.nearness || nearness == other.nearness && path < other.path
  }
}

extension UnitRect {
  /// The square of the distance between the two, exact for positions up to 2^52.
  func squaredDistance(to other: UnitRect) -> Nearness {
    Nearness(
      squaring: max(other.mainStart - mainEnd, mainStart - other.mainEnd),
      max(other.crossStart - crossEnd, crossStart - other.crossEnd))
  }
}
