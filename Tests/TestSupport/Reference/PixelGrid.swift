/// Where the device pixels of a display scale lie, in units.
package struct PixelGrid: Hashable, Sendable {
  private let scale: Double

  package init(scale: Double) {
    self.scale = scale
  }

  /// Where a pixel begins. Scales that do not divide 960 have pixels of uneven lengths.
  func position(of pixel: Int) -> Int {
    let length = Double(unitsPerPoint) / scale
    if length == length.rounded() { return pixel * Int(length) }
    return Int((Double(pixel) * Double(unitsPerPoint) / scale).rounded(.toNearestOrEven))
  }

  /// The last pixel's beginning that is not past a quotient. It is rounded once, before it is floored.
  func floor(_ dividend: Double, over divisor: Double) -> Int {
    let length = Double(unitsPerPoint) / scale
    guard length == length.rounded() else { return floor(Int(dividend / divisor)) }
    return Int(dividend / (divisor * length)) * Int(length)
  }

  /// The last pixel's beginning that is not past `value`.
  package func floor(_ value: Int) -> Int {
    precondition(value >= 0)
    var pixel = Int(Double(value) * scale / Double(unitsPerPoint))
    while position(of: pixel) > value { pixel -= 1 }
    while position(of: pixel + 1) <= value { pixel += 1 }
    return position(of: pixel)
  }
}
