extension LayoutIndex {
  /// Inserts items one after the other, the first at `path`; a batch of these alone, without what a batch
  /// costs. O(n) for the items behind them, or for themselves at the end of the section.
  @discardableResult
  public mutating func insertItems(
    _ sizes: [Size], at path: ItemPath, traits: ItemTraits? = nil
  ) throws(LayoutError) -> Change {
    guard let state = storage(path.section)?.state else {
      throw .noSuchSection(path.section, count: sections.count)
    }
    guard path.item >= 0, path.item <= state.count else { throw .noSuchItem(path, count: state.count) }
    var change = Change(contentSizeBefore: contentSize, sectionCount: sections.count)
    guard !sizes.isEmpty else { return change }
    let orientation = containerMetrics.orientation
    let packed = try traits.map { traits throws(LayoutError) in try PackedTraits(traits, at: path) }
    var placed: [UnitSize] = []
    placed.reserveCapacity(sizes.count)
    for (offset, size) in sizes.enumerated() {
      let item = ItemPath(section: path.section, item: path.item + offset)
      var units = try UnitSize(size, orientation, at: .item(item))
      units.traits = packed
      placed.append(units)
    }
    var edits = ItemEdits()
    edits.place(placed, from: path.item)
    try sections[path.section].withView { view throws(LayoutError) in
      try view.check(edits, with: state.metrics, section: path.section)
    }
    change.firstChangedItems = [firstAffected(by: path)]
    try perform([SectionJob(section: path.section, scope: .edit(edits, layingOutAll: false))])
    change.insertedItems = ItemPaths(
      section: path.section, items: path.item..<path.item + sizes.count)
    change.itemMaps = [(path.section, IndexMap(oldCount: state.count, placed: edits.placed))]
    change.contentSizeAfter = contentSize
    return change
  }

  /// Deletes items that follow one another; a batch of these alone, without what a batch costs. O(n) for the
  /// items behind them.
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
    var change = Change(contentSizeBefore: contentSize, sectionCount: sections.count)
    guard !items.isEmpty else { return change }
    let edits = ItemEdits(removed: IndexRanges(items))
    change.firstChangedItems = [firstAffected(by: ItemPath(section: section, item: items.lowerBound))]
    try perform([SectionJob(section: section, scope: .edit(edits, layingOutAll: false))])
    change.deletedItems = ItemPaths(section: section, items: items)
    change.itemMaps = [(section, IndexMap(oldCount: count, removed: edits.removed))]
    change.contentSizeAfter = contentSize
    return change
  }
}
