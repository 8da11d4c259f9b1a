extension LayoutIndex {
  /// Inserts items that follow one another. It is like a batch of only these insertions, but cheaper.
  ///
  /// - Parameters:
  ///   - sizes: The original sizes of the items, in points.
  ///   - path: The path of the first of them after the edit. Its item may be the section's item count: then they
  ///     are added at the section's end.
  ///   - traits: What sets each of them apart; nil if nothing does.
  /// - Returns: What the edit changed.
  /// - Complexity: O(m + log n + log s) for m items at the end of a section, amortized over many calls; elsewhere
  ///   also O(n) for the n items behind them.
  /// - Throws: `LayoutError.noSuchSection`; `LayoutError.noSuchItem`; `LayoutError.invalidLength` for a size or a
  ///   scaled height; `LayoutError.invalidSpan`; `LayoutError.invalidColumn`; `LayoutError.reachesTooFar`;
  ///   `LayoutError.invalidItemCount`; `LayoutError.tooManyItems`; an error of the layout.
  @discardableResult
  public mutating func insertItems(
    _ sizes: [LayoutSize], at path: ItemPath, traits: ItemTraits? = nil
  ) throws(LayoutError) -> Change {
    guard let state = storage(path.section)?.state else {
      throw .noSuchSection(path.section, count: sections.count)
    }
    guard path.item >= 0, path.item <= state.count else { throw .noSuchItem(path, count: state.count) }
    var edit = noEdit
    guard !sizes.isEmpty else { return edit.change }
    try checkItemCounts(with: sizes.count, moreInSection: path.section)
    let axis = containerMetrics.axis
    let packed = try traits.map { traits throws(LayoutError) in try PackedTraits(traits, at: path) }
    var placed: [UnitSize] = []
    placed.reserveCapacity(sizes.count)
    for (offset, size) in sizes.enumerated() {
      let item = ItemPath(section: path.section, item: path.item + offset)
      var units = try UnitSize(size, axis, at: .item(item))
      units.traits = packed
      placed.append(units)
    }
    var edits = ItemEdits()
    edits.place(placed, from: path.item)
    try sections[path.section].withView { view throws(LayoutError) in
      try view.check(edits, with: state.metrics, section: path.section)
    }
    edit.jobs = [SectionJob(section: path.section, action: .edit(edits, layingOutAll: false))]
    edit.change.insertedItems = ItemPaths(
      section: path.section, items: path.item..<path.item + sizes.count)
    edit.change.itemMaps = [
      SectionItemMap(section: path.section, map: IndexMap(oldCount: state.count, placed: edits.placed))
    ]
    return try commit(&edit)
  }

  /// Deletes items that follow one another. It is like a batch of only these deletions, but cheaper.
  ///
  /// - Parameters:
  ///   - items: The indices of the items. An empty range deletes nothing.
  ///   - section: The index of their section.
  /// - Returns: What the edit changed.
  /// - Complexity: O(n) for the n items from the first of them on; O(log s) in a grid without sizes.
  /// - Throws: `LayoutError.noSuchSection`; `LayoutError.noSuchItem`; an error of the layout.
  @discardableResult
  public mutating func deleteItems(
    _ items: Range<Int>, inSection section: Int
  ) throws(LayoutError) -> Change {
    guard let count = storage(section)?.count else {
      throw .noSuchSection(section, count: sections.count)
    }
    guard items.lowerBound >= 0, items.upperBound <= count else {
      let outside = items.lowerBound < 0 ? items.lowerBound : items.upperBound - 1
      throw .noSuchItem(ItemPath(section: section, item: outside), count: count)
    }
    var edit = noEdit
    guard !items.isEmpty else { return edit.change }
    let edits = ItemEdits(removed: IndexRanges(items))
    edit.jobs = [SectionJob(section: section, action: .edit(edits, layingOutAll: false))]
    edit.change.deletedItems = ItemPaths(section: section, items: items)
    edit.change.itemMaps = [
      SectionItemMap(section: section, map: IndexMap(oldCount: count, removed: edits.removed))
    ]
    return try commit(&edit)
  }
}
