/// Insets in units, by axis.
struct UnitInsets: Hashable {
  let mainStart: Int32
  let crossStart: Int32
  let mainEnd: Int32
  let crossEnd: Int32

  /// None.
  init() { (mainStart, crossStart, mainEnd, crossEnd) = (0, 0, 0, 0) }

  init(
    _ insets: LayoutInsets, _ axis: ScrollAxis, _ quantity: LayoutError.Quantity,
    at place: LayoutError.Place
  ) throws(LayoutError) {
    func units(_ points: Double) throws(LayoutError) -> Int32 {
      points == 0 ? 0 : try LayoutUnit.length(points, quantity, at: place, in: LayoutUnit.insets)
    }
    let isVertical = axis == .vertical
    mainStart = try units(isVertical ? insets.top : insets.leading)
    crossStart = try units(isVertical ? insets.leading : insets.top)
    mainEnd = try units(isVertical ? insets.bottom : insets.trailing)
    crossEnd = try units(isVertical ? insets.trailing : insets.bottom)
  }
}
