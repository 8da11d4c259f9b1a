import Perpend

/// What edits make of a section that is yet to come in.
extension Section {
  package var isGrid: Bool {
    if case .grid = options.layout { true } else { false }
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
    fillTraits()
    traits[item] = new
  }

  package mutating func insert(_ sizes: [Size], traits new: ItemTraits? = nil, at item: Int) {
    forgetUnneeded()
    if isGrid {
      unsizedItemCount += sizes.count
    } else {
      items.insert(contentsOf: sizes, at: item)
      guard new != nil || !traits.isEmpty else { return }
      let comers = Array(repeating: new ?? ItemTraits(), count: sizes.count)
      fillTraits(to: items.count - sizes.count)
      traits.insert(contentsOf: comers, at: item)
    }
  }

  package mutating func remove(_ range: Range<Int>) {
    forgetUnneeded()
    if isGrid {
      unsizedItemCount -= range.count
    } else {
      items.removeSubrange(range)
      if !traits.isEmpty {
        fillTraits(to: items.count + range.count)
        traits.removeSubrange(range)
      }
    }
  }

  package mutating func setOptions(_ options: SectionOptions) {
    self.options = options
    forgetUnneeded()
  }

  /// Each item with traits of its own, and no traits without an item.
  private mutating func fillTraits(to count: Int? = nil) {
    let count = count ?? items.count
    traits = (0..<count).map { traits(at: $0) }
  }

  /// A grid forgets what it does not need.
  private mutating func forgetUnneeded() {
    guard isGrid else { return }
    unsizedItemCount = itemCount
    (items, traits) = ([], [])
  }
}
