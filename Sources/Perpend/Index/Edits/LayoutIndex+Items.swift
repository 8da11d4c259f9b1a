extension LayoutIndex {
  /// Inserts items one after the other, the first at `path`: like a batch of only these insertions, but cheaper.
  /// O(n) for the items behind them, or for themselves at the end of the section.
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
    edit.jobs = [SectionJob(section: path.section, scope: .edit(edits, layingOutAll: false))]
    edit.change.insertedItems = ItemPaths(
      section: path.section, items: path.item..<path.item + sizes.count)
    edit.change.itemMaps = [
      SectionItemMap(section: path.section, map: IndexMap(oldCount: state.count, placed: edits.placed))
    ]
    return try commit(&edit)
  }

  /// Deletes items that follow one another: like a batch of only these deletions, but cheaper. O(n) for the items
  /// behind them.
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
    edit.jobs = [SectionJob(section: section, scope: .edit(edits, layingOutAll: false))]
    edit.change.deletedItems = ItemPaths(section: section, items: items)
    edit.change.itemMaps = [
      SectionItemMap(section: section, map: IndexMap(oldCount: count, removed: edits.removed))
    ]
    return try commit(&edit)
  }
}
