/// A container in units.
package struct ContainerMetrics: Hashable {
  let crossLength: Int32
  let grid: PixelGrid
  let minimumContentLength: Int32
  package let orientation: Orientation

  init(_ container: Container) throws(LayoutError) {
    crossLength = try LayoutUnit.length(container.crossLength, .containerLength, at: .container)
    minimumContentLength = try LayoutUnit.length(
      container.minimumContentLength, .minimumContentLength, at: .container)
    guard let grid = PixelGrid(scale: container.displayScale) else {
      throw .invalidDisplayScale(container.displayScale, allowed: PixelGrid.scales)
    }
    self.grid = grid
    orientation = Orientation(
      axis: container.axis, mirrorLength: container.direction == .rightToLeft ? Double(crossLength) : nil)
  }
}

extension LayoutUnit {
  /// The length in units, or the error that says which one was refused.
  @inline(__always)
  static func length(
    _ points: Double, _ quantity: LayoutError.Quantity, at place: @autoclosure () -> LayoutError.Place,
    in allowed: ClosedRange<Double> = lengths
  ) throws(LayoutError) -> Int32 {
    guard let units = length(points, in: allowed) else {
      throw .invalidLength(quantity, value: points, at: place(), allowed: allowed)
    }
    return units
  }
}
