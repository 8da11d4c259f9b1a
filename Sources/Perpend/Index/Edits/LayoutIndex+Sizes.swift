extension LayoutIndex {
  /// Changes the original size of an item. Its section is laid out again from the item on, up to where its
  /// columns are again level as before. O(n) at worst, O(log n + log s) at the section's end or in a list.
  @discardableResult
  public mutating func setSize(_ size: LayoutSize, ofItemAt path: ItemPath) throws(LayoutError) -> Change {
    let size = try checked(size, at: path)
    var edit = noEdit
    edit.change.resizedItems = ItemPaths([path])
    if sections[path.section].state.plan.storesSizes {
      edit.jobs = [SectionJob(section: path.section, scope: .resize([(path.item, size)]))]
    }
    return try commit(&edit)
  }

  /// Changes the original sizes of many items at once: all or, if one is refused, none. Of two sizes for one
  /// item the later counts. Each section is laid out again once, from its first changed item on.
  ///
  /// An item whose size was an estimate has been measured then. An item of a grid keeps the size to have it in another
  /// layout, unless the grid's items came without.
  @discardableResult
  public mutating func setSizes(
    _ changes: [(path: ItemPath, size: LayoutSize)]
  ) throws(LayoutError) -> Change {
    var resizes: [Int: [(item: Int, size: UnitSize)]] = [:]
    for (path, size) in changes {
      resizes[path.section, default: []].append((path.item, try checked(size, at: path)))
    }
    var edit = noEdit
    for section in resizes.keys.sorted() where sections[section].state.plan.storesSizes {
      edit.jobs.append(SectionJob(section: section, scope: .resize(resizes[section]!)))
    }
    edit.change.resizedItems = ItemPaths(Set(changes.map { $0.path }).sorted())
    return try commit(&edit)
  }

  /// Changes what sets an item apart. O(n) for the items from it on, if it lies elsewhere then. An item of a grid
  /// that came without sizes has no traits.
  @discardableResult
  public mutating func setTraits(
    _ traits: ItemTraits, ofItemAt path: ItemPath
  ) throws(LayoutError) -> Change {
    try checkItem(at: path)
    let packed = try PackedTraits(traits, at: path)
    var edit = noEdit
    guard sections[path.section].state.plan.storesSizes else { return edit.change }
    try sections[path.section].withView { view throws(LayoutError) in
      var size = view.unitSize(of: path.item)
      size.traits = packed
      try view.state.metrics.check(size, at: path)
    }
    edit.jobs = [SectionJob(section: path.section, scope: .setTraits([(path.item, packed)]))]
    return try commit(&edit)
  }

  /// Deals the columns of a stable waterfall out again, from an item on: so what is visible can be kept still and
  /// what is not be packed tightly. O(n) for the items from there on. Any other section stays as it is.
  @discardableResult
  public mutating func repack(section: Int, from item: Int) throws(LayoutError) -> Change {
    try checkItem(at: ItemPath(section: section, item: item))
    var edit = noEdit
    let state = sections[section].state
    if state.metrics.columns.placement == .stable, state.plan.storesGivenColumns {
      edit.jobs = [SectionJob(section: section, scope: .repack(item))]
    }
    return try commit(&edit)
  }

  /// A new size in units, or the error that says why it cannot be the item's.
  private func checked(_ size: LayoutSize, at path: ItemPath) throws(LayoutError) -> UnitSize {
    try checkItem(at: path)
    let size = try UnitSize(size, containerMetrics.axis, at: .item(path))
    try sections[path.section].withView { view throws(LayoutError) in
      try view.check([(path.item, size)], with: view.state.metrics, section: path.section)
    }
    return size
  }

  /// Refuses the path of an item that is not there. No edit may hold the section itself: it would be copied.
  private func checkItem(at path: ItemPath) throws(LayoutError) {
    guard sections.indices.contains(path.section) else {
      throw .noSuchSection(path.section, count: sections.count)
    }
    let count = sections[path.section].count
    guard path.item >= 0, path.item < count else { throw .noSuchItem(path, count: count) }
  }
}
