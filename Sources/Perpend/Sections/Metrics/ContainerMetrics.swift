/// A container in units.
struct ContainerMetrics: Hashable {
  let crossLength: Int32
  let grid: PixelGrid
  let minimumContentLength: Int32
  let axis: ScrollAxis
  let isMirrored: Bool

  init(_ container: Container) throws(LayoutError) {
    crossLength = try LayoutUnit.length(container.crossLength, .containerLength, at: .container)
    minimumContentLength = try LayoutUnit.length(
      container.minimumContentLength, .minimumContentLength, at: .container)
    guard let grid = PixelGrid(scale: container.displayScale) else {
      throw .invalidDisplayScale(container.displayScale, allowed: PixelGrid.scales)
    }
    self.grid = grid
    axis = container.axis
    isMirrored = container.direction == .rightToLeft
  }

  /// How a feed lies whose content is so long, in units.
  @inline(__always)
  func orientation(contentLength: Double) -> Orientation {
    guard isMirrored else { return Orientation(axis: axis, mirrorWidth: nil) }
    return Orientation(axis: axis, mirrorWidth: axis == .vertical ? Double(crossLength) : contentLength)
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
