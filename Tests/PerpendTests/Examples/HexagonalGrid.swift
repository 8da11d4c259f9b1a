import Perpend

/// Hexagons that interlock: every other row is moved by half of one, and has one less.
///
/// An example of a layout that is not built in, and whose bands are shorter than their items.
struct HexagonalGrid: CustomSectionLayout {
  var width: Double

  func layOut(_ band: inout Band) {
    let perRow = max(1, Int(band.width / width))
    let pair = max(1, 2 * perRow - 1)
    let isShort = perRow > 1 && band.firstItem % pair >= perRow
    let height = width * 1.15
    for column in 0..<(isShort ? perRow - 1 : perRow) {
      guard band.size(at: column) != nil else { break }
      band.place(Rect(x: (Double(column) + (isShort ? 0.5 : 0)) * width, y: 0, width: width, height: height))
    }
    band.length = height * 0.75
  }
}
