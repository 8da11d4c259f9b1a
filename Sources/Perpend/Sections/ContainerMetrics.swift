/// A container in units.
struct ContainerMetrics: Hashable {
  let width: Int32
  let grid: PixelGrid
  let minimumContentHeight: Int32

  init(_ container: Container) throws(LayoutError) {
    width = try LayoutUnit.length(container.width, .containerWidth, at: .container)
    minimumContentHeight = try LayoutUnit.length(
      container.minimumContentHeight, .minimumContentHeight, at: .container)
    guard let grid = PixelGrid(scale: container.displayScale) else {
      throw .invalidDisplayScale(container.displayScale, allowed: PixelGrid.scales)
    }
    self.grid = grid
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
