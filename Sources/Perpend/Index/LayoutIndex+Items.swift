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
    var change = Change(contentSizeBefore: contentSize)
    guard !sizes.isEmpty else { return change }
    var edits = ItemEdits()
    edits.placed.reserveCapacity(sizes.count)
    for (offset, size) in sizes.enumerated() {
      let item = ItemPath(section: path.section, item: path.item + offset)
      let units = try UnitSize(size, traits, containerMetrics.orientation, at: item)
      try state.metrics.check(units, at: item)
      edits.placed.append((item.item, units))
    }
    change.firstChangedItems = [firstAffected(by: path)]
    try perform([SectionJob(section: path.section, scope: .edit(edits, layingOutAll: false))])
    let places = edits.placed.map { $0.item }
    change.insertedItems = places.map { ItemPath(section: path.section, item: $0) }
    change.itemMaps[path.section] = IndexMap(placed: places)
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
    var change = Change(contentSizeBefore: contentSize)
    guard !items.isEmpty else { return change }
    let edits = ItemEdits(removed: Array(items))
    change.firstChangedItems = [firstAffected(by: ItemPath(section: section, item: items.lowerBound))]
    try perform([SectionJob(section: section, scope: .edit(edits, layingOutAll: false))])
    change.deletedItems = items.map { ItemPath(section: section, item: $0) }
    change.itemMaps[section] = IndexMap(removed: edits.removed)
    change.contentSizeAfter = contentSize
    return change
  }
}
