extension LayoutIndex {
  /// Adds a section at the end. O(n) for its n items.
  @discardableResult
  public mutating func append(_ section: FeedSection) throws(LayoutError) -> Change {
    try append(contentsOf: [section])
  }

  /// Adds sections at the end, laid out in parallel. O(n) for their n items.
  @discardableResult
  public mutating func append(contentsOf newSections: [FeedSection]) throws(LayoutError) -> Change {
    let first = sections.count
    var added: ContiguousArray<SectionStorage> = []
    added.reserveCapacity(newSections.count)
    var newItemCount = itemCount
    for section in newSections {
      newItemCount += try section.checkedItemCount(number: first + added.count)
      guard newItemCount <= LayoutIndex.mostItems else {
        throw .tooManyItems(newItemCount, section: first + added.count, limit: LayoutIndex.mostItems)
      }
      added.append(
        try SectionStorage(
          section, number: first + added.count, in: containerMetrics,
          neighbor: (added.last ?? sections.last)?.state.options))
    }
    var edit = noEdit
    edit.jobs = added.indices.map { SectionJob(section: first + $0, scope: .all, isNew: true) }
    edit.arrangement = SectionArrangement(appending: added, to: first)
    edit.change.noteInsertedSections(first..<first + added.count)
    added = []
    return try commit(&edit)
  }

  /// Changes the container: its axis, length across, direction, display scale or least content length. O(n)
  /// if items are laid out again, O(s) if their columns stay as they are.
  ///
  /// Where the axis changes, all is as if built afresh: stable waterfalls deal their columns out again.
  @discardableResult
  public mutating func setContainer(_ container: Container) throws(LayoutError) -> Change {
    let containerMetrics = try ContainerMetrics(container)
    var edit = noEdit
    if container.axis != self.container.axis {
      try rebuild(in: container)
      edit.change.contentSizeAfter = contentSize
      edit.change.firstChangedItems = sections.indices.filter { sections[$0].count > 0 }
        .map { ItemPath(section: $0, item: 0) }
      return edit.change
    }
    edit.jobs.reserveCapacity(sections.count)
    for section in sections.indices {
      let options = sections[section].state.options.value
      let metrics = try SectionMetrics(options, in: containerMetrics, section: section)
      if let job = try job(section, options: nil, metrics: metrics) { edit.jobs.append(job) }
    }
    edit.surroundings = Surroundings(container, containerMetrics, ends)
    return try commit(&edit)
  }

  /// Builds everything again in another container.
  private mutating func rebuild(in container: Container) throws(LayoutError) {
    var index = try LayoutIndex(container, header: header, footer: footer)
    index.maximumThreadCount = maximumThreadCount
    index.layoutLimit = layoutLimit
    index.work = work
    try index.append(contentsOf: sections.map { $0.input(containerMetrics.orientation) })
    index.revision = revision
    self = index
  }

  /// Changes everything about a section but its items. O(n) for its n items if they are laid out again.
  ///
  /// A grid keeps the sizes that its items came with. One of items that came without can only become another
  /// grid, or be replaced by `Batch.reloadSection`.
  @discardableResult
  public mutating func setOptions(
    _ options: SectionOptions, ofSection section: Int
  ) throws(LayoutError) -> Change {
    guard sections.indices.contains(section) else {
      throw .noSuchSection(section, count: sections.count)
    }
    let metrics = try SectionMetrics(options, in: containerMetrics, section: section)
    var edit = noEdit
    if let job = try job(section, options: SharedOptions(options), metrics: metrics) { edit.jobs = [job] }
    return try commit(&edit)
  }

  /// What has to be done to a section for new metrics, or nil if nothing; refuses what would make an item too
  /// long.
  func job(
    _ section: Int, options: SharedOptions?, metrics: SectionMetrics, before edits: ItemEdits = ItemEdits()
  ) throws(LayoutError) -> SectionJob? {
    try sections[section].withView { view throws(LayoutError) -> SectionJob? in
      let old = view.state.metrics
      guard metrics != old || options.map({ $0.value != view.state.options.value }) ?? false else {
        return nil
      }
      guard view.state.plan.storesSizes || view.state.count == 0 || !metrics.needsSizes else {
        throw .noItemSizes(section: section, count: view.state.count)
      }
      let isScaledAnew =
        (metrics.columns.width != old.columns.width || metrics.grid != old.grid
          || metrics.scalesItems != old.scalesItems) && view.state.sizes.hasScaled
      if isScaledAnew || view.state.constrainedCount > 0 {
        try view.checkExtents(with: metrics, section: section, before: edits)
      }
      // Custom layouts that differ have the same metrics.
      let isOtherCustom =
        metrics.arrangement == .bands(.custom)
        && (options ?? view.state.options).value.layout != view.state.options.value.layout
      let isPlacedAnew =
        isScaledAnew || isOtherCustom || !metrics.places(asIn: old)
        || (view.state.plan.storesFrames && metrics.columns != old.columns)
      return SectionJob(
        section: section, settings: SectionSettings(options, metrics), scope: isPlacedAnew ? .all : .none)
    }
  }
}
