import Perpend

/// What edits make of a section that is yet to come in.
extension FeedSection {
  package var isGrid: Bool {
    options.isGrid
  }

  /// Whether all items came with sizes; a grid of which some came without keeps none.
  package var knowsSizes: Bool { unsizedItemCount == 0 }

  /// Whether an item covers several columns or is locked to one.
  package var spansColumns: Bool {
    traits.prefix(itemCount).contains { $0.span != .columns(1) || $0.column != nil }
  }

  package func traits(at item: Int) -> ItemTraits {
    knowsSizes && item < traits.count ? traits[item] : ItemTraits()
  }

  /// The original size of an item: of one that came without, the grid's.
  package func size(at item: Int) -> LayoutSize {
    if case .grid(let grid) = options.layout, !knowsSizes { grid.itemSize.rounded } else { items[item] }
  }

  /// What has been measured is no estimate any more.
  package mutating func setSize(_ size: LayoutSize, at item: Int) {
    guard knowsSizes else { return }
    items[item] = size
    if item < traits.count { traits[item].isEstimate = false }
  }

  package mutating func setTraits(_ new: ItemTraits, at item: Int) {
    guard knowsSizes else { return }
    traits = items.indices.map { traits(at: $0) }
    traits[item] = new
  }

  package mutating func setOptions(_ options: SectionOptions) { self.options = options }
}
