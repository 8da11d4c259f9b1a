import Perpend

/// What edits make of a section that is yet to come in.
extension Section {
  package var isGrid: Bool {
    options.isGrid
  }

  /// Whether an item covers several columns or is locked to one.
  package var spansColumns: Bool {
    traits.prefix(itemCount).contains { $0.span != .columns(1) || $0.column != nil }
  }

  package func traits(at item: Int) -> ItemTraits { item < traits.count ? traits[item] : ItemTraits() }

  /// The original size of an item: in a grid, the grid's.
  package func size(at item: Int) -> Size {
    if case .grid(let grid) = options.layout { grid.itemSize } else { items[item] }
  }

  /// What has been measured is no estimate any more.
  package mutating func setSize(_ size: Size, at item: Int) {
    guard !isGrid else { return }
    items[item] = size
    if item < traits.count { traits[item].isEstimate = false }
  }

  package mutating func setTraits(_ new: ItemTraits, at item: Int) {
    guard !isGrid else { return }
    traits = items.indices.map { traits(at: $0) }
    traits[item] = new
  }

  package mutating func setOptions(_ options: SectionOptions) {
    self.options = options
    guard isGrid else { return }
    // A grid forgets what it does not need.
    unsizedItemCount = itemCount
    (items, traits) = ([], [])
  }
}
