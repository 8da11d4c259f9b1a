import Perpend

/// Sizes of items in the manners in which feeds have them.
package enum SizeStyle: CaseIterable, Sendable {
  /// Pictures of whole pixels, scaled.
  case pictures
  /// Any sizes at all, scaled.
  case fractional
  /// Ratios of small numbers, written in several ways.
  case ratios
  /// Heights as they are.
  case given
  /// So few different heights that columns end level all the time.
  case few
  /// Items without height or width among the others.
  case withZeros
  /// Heights as given up to the limit.
  case huge
  /// All of the above.
  case mixed

  package func size(using random: inout RandomSource) -> LayoutSize {
    switch self {
    case .pictures:
      return LayoutSize(width: Double(random.int(1...4000)), height: Double(random.int(1...4000)))
    case .fractional:
      return LayoutSize(width: random.length(0.5...900), height: random.length(0...900))
    case .ratios:
      let (width, height) = (Double(random.int(1...48)), Double(random.int(1...48)))
      let divisor = random.pick([1, 3, 100, 7, width, height, 1_000_000, 1e25, 0.001, 0.0007] as [Double])
      return LayoutSize(width: width / divisor, height: height / divisor)
    case .given:
      return LayoutSize(height: random.length(0...400))
    case .few:
      return LayoutSize(height: random.pick([0, 1, 7, 7, 7]))
    case .withZeros:
      return random.pick([
        LayoutSize.zero, LayoutSize(width: 10, height: 0), LayoutSize(height: 12),
        LayoutSize(width: 30, height: 20),
      ])
    case .huge:
      return LayoutSize(height: random.pick([2_000_000, random.length(0...2_000_000), 1 / 960]))
    case .mixed:
      let style = random.pick(SizeStyle.allCases.filter { $0 != .mixed && $0 != .huge })
      return style.size(using: &random)
    }
  }

  package func sizes(_ count: Int, using random: inout RandomSource) -> [LayoutSize] {
    (0..<count).map { _ in size(using: &random) }
  }
}
