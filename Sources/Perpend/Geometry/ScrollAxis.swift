/// The main axis: the one along which a feed scrolls.
public enum ScrollAxis: UInt8, Hashable, Sendable, CaseIterable {
  /// Content grows downward; the cross axis runs from the leading to the trailing side.
  case vertical
  /// Content grows from the leading to the trailing side; the cross axis runs downward.
  case horizontal

  /// The size of these lengths along the two axes.
  func size(main: Double, cross: Double) -> LayoutSize {
    self == .vertical ? LayoutSize(width: cross, height: main) : LayoutSize(width: main, height: cross)
  }
}
