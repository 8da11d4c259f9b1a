extension LayoutIndex {
  /// Changes the original size of an item.
  ///
  /// Its section is laid out again from the item on, as far as the columns have other heights relative to one
  /// another than before. The rest only moves.
  ///
  /// - Parameters:
  ///   - size: The new original size, in points.
  ///   - path: The path of the item.
  /// - Returns: What the edit changed.
  /// - Complexity: O(n) at worst. O(log n + log s) at the end of a section, in a list, in round-robin columns and
  ///   in stable waterfalls.
  /// - Throws: `LayoutError.noSuchSection`; `LayoutError.noSuchItem`; `LayoutError.invalidLength` for the size or
  ///   the scaled height; an error of the layout.
  @discardableResult
  public mutating func setSize(_ size: LayoutSize, ofItemAt path: ItemPath) throws(LayoutError) -> Change {
    let size = try checked(size, at: path)
    var edit = noEdit
    edit.change.resizedItems = ItemPaths([path])
    if sections[path.section].state.plan.storesSizes {
      edit.jobs = [SectionJob(section: path.section, action: .resize([(path.item, size)]))]
    }
    return try commit(&edit)
  }

  /// Changes the original sizes of many items at once: all of them or, if one is refused, none.
  ///
  /// If an item is listed twice, the later size counts. Each section is laid out again once, from its first changed
  /// item on. An item whose size was an estimate counts as measured afterwards. An item of a grid keeps its new
  /// size for another layout, unless the items of the grid came without sizes.
  ///
  /// - Parameter changes: The paths of the items and their new original sizes, in points.
  /// - Returns: What the edit changed.
  /// - Complexity: O(k log k) for k sizes, and O(n) at worst for the n items of their sections.
  /// - Throws: `LayoutError.noSuchSection`; `LayoutError.noSuchItem`; `LayoutError.invalidLength` for a size or a
  ///   scaled height; an error of the layout.
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
      edit.jobs.append(SectionJob(section: section, action: .resize(resizes[section]!)))
    }
    edit.change.resizedItems = ItemPaths(Set(changes.map { $0.path }).sorted())
    return try commit(&edit)
  }

  /// Changes what sets an item apart from the others.
  ///
  /// An item of a grid that came without sizes has no traits: it stays as it is.
  ///
  /// - Parameters:
  ///   - traits: The new traits.
  ///   - path: The path of the item.
  /// - Returns: What the edit changed.
  /// - Complexity: O(log s) where the item stays where it is; otherwise O(n) for the n items from it on. O(n) for
  ///   all n items of a section in which no item had traits before.
  /// - Throws: `LayoutError.noSuchSection`; `LayoutError.noSuchItem`; `LayoutError.invalidSpan`;
  ///   `LayoutError.invalidColumn`; `LayoutError.reachesTooFar`; `LayoutError.invalidLength` for the height scaled
  ///   to its span; an error of the layout.
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
    edit.jobs = [SectionJob(section: path.section, action: .setTraits([(path.item, packed)]))]
    return try commit(&edit)
  }

  /// Deals the columns of a stable waterfall out again, from an item on. What is on screen can stay where it is,
  /// and what is not becomes tightly packed. Any other section stays as it is.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - item: The index of the first item whose column may change.
  /// - Returns: What the edit changed.
  /// - Complexity: O(n) for the n items from `item` on.
  /// - Throws: `LayoutError.noSuchSection`; `LayoutError.noSuchItem`; an error of the layout.
  @discardableResult
  public mutating func repack(section: Int, from item: Int) throws(LayoutError) -> Change {
    try checkItem(at: ItemPath(section: section, item: item))
    var edit = noEdit
    let state = sections[section].state
    if state.metrics.columns.placement == .stable, state.plan.storesGivenColumns {
      edit.jobs = [SectionJob(section: section, action: .repack(item))]
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
