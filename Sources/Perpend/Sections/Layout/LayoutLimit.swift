/// How far a layout has to go; the rest may stay pending.
struct LayoutLimit {
  /// A position, in units: all columns have passed it.
  var position = Double.infinity
  /// The number of items to place; only the rest of a band is placed beyond it.
  var items = Int.max

  /// No limit: everything is laid out.
  static var none: LayoutLimit { LayoutLimit() }

  var isNone: Bool { position == .infinity && items == .max }

  /// Where a layout ends at the latest that begins with an item.
  func end(from first: Int) -> Int { items == .max ? .max : first + items }

  /// Items that are laid out before the limit is looked at.
  static let slice = 512
}
