extension LayoutIndex {
  /// Changes the original size of an item. Its section is laid out anew from the item on, up to where its
  /// columns are again level as before. O(n) at worst, O(log n + log s) at the section's end or in a list.
  @discardableResult
  public mutating func setSize(_ size: Size, ofItemAt path: ItemPath) throws(LayoutError) -> Change {
    try setSizes([(path, size)])
  }

  /// Changes the original sizes of many items at once: all or, if one is refused, none. Of two sizes for one
  /// item the later counts. Each section is laid out anew once, from its first changed item on.
  ///
  /// An item whose size was an estimate has been measured then; one of a grid keeps the grid's size.
  @discardableResult
  public mutating func setSizes(
    _ changes: [(path: ItemPath, size: Size)]
  ) throws(LayoutError) -> Change {
    var resizes: [Int: [(item: Int, size: UnitSize)]] = [:]
    for (path, size) in changes {
      let section = try section(ofItemAt: path)
      let size = try UnitSize(size, containerMetrics.orientation, at: .item(path))
      try section.withView { view throws(LayoutError) in
        try view.check([(path.item, size)], with: section.state.metrics, section: path.section)
      }
      resizes[path.section, default: []].append((path.item, size))
    }
    return try resize(resizes, reloading: changes.map { $0.path })
  }

  /// Changes the original size of an item of a waterfall, and has the items behind it keep their columns,
  /// through `last`; those behind that are placed anew. So what is visible stays in its columns, and what is
  /// not is packed tightly.
  ///
  /// The columns are kept until `repack(section:from:)` gives them up. O(n) for the items from there on.
  @discardableResult
  public mutating func setSize(
    _ size: Size, ofItemAt path: ItemPath, keepingColumnsThrough last: Int
  ) throws(LayoutError) -> Change {
    let section = try section(ofItemAt: path)
    let size = try UnitSize(size, containerMetrics.orientation, at: .item(path))
    let state = section.state
    let lastPath = ItemPath(section: path.section, item: last)
    guard last >= 0, last < state.count else { throw .noSuchItem(lastPath, count: state.count) }
    var changes: [(item: Int, size: UnitSize)] = [(path.item, size)]
    try section.withView { view throws(LayoutError) in
      try view.check(changes, with: state.metrics, section: path.section)
      // A stable waterfall keeps them in any case.
      guard state.plan.kind != .keptColumns, state.metrics.columns.placement == .shortest else { return }
      let kept = path.item...max(path.item, min(last, state.placedCount - 1))
      changes = kept.map { item in
        var new = item == path.item ? size : view.unitSize(of: item)
        new.traits = view.traits(of: item).keeping(view.column(of: item))
        return (item, new)
      }
      if view.traits(of: path.item).isEstimate { changes[0].size.traits?.isEstimate = false }
    }
    let change = try resize([path.section: changes], reloading: [path])
    if state.metrics.columns.placement == .stable, last + 1 < state.count {
      try repack(section: path.section, from: last + 1)
    }
    return change
  }

  private mutating func resize(
    _ resizes: [Int: [(item: Int, size: UnitSize)]], reloading paths: [ItemPath]
  ) throws(LayoutError) -> Change {
    var change = Change(contentSizeBefore: contentSize, sectionCount: sections.count)
    var jobs: [SectionJob] = []
    for section in resizes.keys.sorted() where sections[section].state.plan.kind != .uniform {
      jobs.append(SectionJob(section: section, scope: .resize(resizes[section]!)))
      let first = resizes[section]!.reduce(Int.max) { min($0, $1.item) }
      change.firstChangedItems.append(firstAffected(by: ItemPath(section: section, item: first)))
    }
    try perform(jobs)
    change.reloadedItems = ItemPaths(paths.count > 1 ? Set(paths).sorted() : paths)
    change.itemMaps = resizes.keys.sorted().map { ($0, IndexMap(oldCount: sections[$0].count)) }
    change.contentSizeAfter = contentSize
    return change
  }

  /// Changes what sets an item apart. O(n) for the items from it on, if it lies elsewhere then.
  @discardableResult
  public mutating func setTraits(
    _ traits: ItemTraits, ofItemAt path: ItemPath
  ) throws(LayoutError) -> Change {
    let section = try section(ofItemAt: path)
    let packed = try PackedTraits(traits, at: path)
    var change = Change(contentSizeBefore: contentSize, sectionCount: sections.count)
    guard section.state.plan.kind != .uniform else { return change }
    try section.withView { view throws(LayoutError) in
      var size = view.unitSize(of: path.item)
      size.traits = packed
      try section.state.metrics.check(size, at: path)
    }
    change.firstChangedItems = [path]
    try perform([SectionJob(section: path.section, scope: .retrait([(path.item, packed)]))])
    change.contentSizeAfter = contentSize
    return change
  }

  /// Deals the columns of a waterfall that keeps them out anew, from an item on: so what is visible can be
  /// kept still and what is not be packed tightly. O(n) for the items from there on.
  ///
  /// Columns are kept by a stable waterfall, and by `setSize(_:ofItemAt:keepingColumnsThrough:)`. A section
  /// that keeps none stays as it is.
  @discardableResult
  public mutating func repack(section: Int, from item: Int) throws(LayoutError) -> Change {
    let path = ItemPath(section: section, item: item)
    let storage = try self.section(ofItemAt: path)
    var change = Change(contentSizeBefore: contentSize, sectionCount: sections.count)
    var scope = SectionJob.Scope.repack(item)
    if storage.state.metrics.columns.placement != .stable || !storage.state.plan.storesGivenColumns {
      let kept = storage.withView { view in
        (item..<storage.count).filter { view.traits(of: $0).isKept }
          .map { (item: $0, traits: view.traits(of: $0).released) }
      }
      guard !kept.isEmpty else { return change }
      scope = .retrait(kept)
    }
    try perform([SectionJob(section: section, scope: scope)])
    change.firstChangedItems = [path]
    change.contentSizeAfter = contentSize
    return change
  }

  /// The first item that may lie elsewhere after an edit of one; asked before the edit.
  func firstAffected(by path: ItemPath) -> ItemPath {
    ItemPath(
      section: path.section, item: sections[path.section].withView { $0.firstAffected(by: path.item) })
  }

  /// The section of an item, or the error that says which of the two is not there.
  private func section(ofItemAt path: ItemPath) throws(LayoutError) -> SectionStorage {
    guard let section = storage(path.section) else {
      throw .noSuchSection(path.section, count: sections.count)
    }
    guard path.item >= 0, path.item < section.count else {
      throw .noSuchItem(path, count: section.count)
    }
    return section
  }
}
