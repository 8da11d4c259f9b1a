/// What a custom layout did wrong.
enum BandFault {
  /// It placed this many items in a band that begins with `item`, where `left` were left.
  case count(Int, item: Int, left: Int)
  /// It set a length that is not within its bounds.
  case length(LayoutError.Quantity, value: Double, item: Int, allowed: ClosedRange<Double>)

  /// The error that says so.
  func error(section: Int) -> LayoutError {
    switch self {
    case .count(let count, let item, let left):
      .invalidBandItemCount(count, at: ItemPath(section: section, item: item), allowed: 1...left)
    case .length(let quantity, let value, let item, let allowed):
      .invalidLength(
        quantity, value: value, at: .item(ItemPath(section: section, item: item)), allowed: allowed)
    }
  }
}
