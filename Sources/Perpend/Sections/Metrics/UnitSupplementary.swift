/// A header or footer in units. Without one, everything is 0.
struct UnitSupplementary: Hashable {
  let height: Int32
  let insets: UnitInsets
  let pinning: Supplementary.Pinning

  /// None.
  static let none = UnitSupplementary()

  private init() {
    height = 0
    insets = UnitInsets()
    pinning = .none
  }

  init(
    _ supplementary: Supplementary?, _ axis: ScrollAxis, _ heightQuantity: LayoutError.Quantity,
    _ insetQuantity: LayoutError.Quantity, at place: LayoutError.Place
  ) throws(LayoutError) {
    height = try LayoutUnit.length(supplementary?.height ?? 0, heightQuantity, at: place)
    let given = try UnitInsets(
      supplementary?.insets ?? .zero, axis, insetQuantity, at: place)
    insets = height > 0 ? given : UnitInsets()
    pinning = height > 0 ? supplementary?.pinning ?? .none : .none
  }

  var isPinned: Bool { pinning != .none }

  /// The height with the insets above and below.
  var length: Double { Double(insets.mainStart) + Double(height) + Double(insets.mainEnd) }

  /// The frame where the insets above begin at `start`.
  func frame(at start: Double, containerLength: Int32) -> UnitRect? {
    guard height > 0 else { return nil }
    let crossStart = Double(insets.crossStart)
    let crossEnd = Double(containerLength) - Double(insets.crossEnd)
    return UnitRect(
      mainStart: start + Double(insets.mainStart),
      mainEnd: start + Double(insets.mainStart) + Double(height),
      crossStart: crossStart, crossEnd: max(crossStart, crossEnd))
  }
}
