extension LayoutIndex {
  /// Adds a section at the end.
  ///
  /// - Parameter section: The section.
  /// - Returns: What the edit changed.
  /// - Complexity: O(n + log s), amortized over many calls.
  /// - Throws: What `append(contentsOf:)` throws.
  @discardableResult
  public mutating func append(_ section: FeedSection) throws(LayoutError) -> Change {
    try append(contentsOf: [section])
  }

  /// Adds sections at the end. Large ones are laid out on several threads.
  ///
  /// - Parameter newSections: The sections, in order.
  /// - Returns: What the edit changed.
  /// - Complexity: O(n + log s) for the n items and sections that are added, amortized over many calls.
  /// - Throws: `LayoutError.invalidLength` for a size, a spacing, an inset, a height or a column width;
  ///   `LayoutError.invalidColumnCount`; `LayoutError.tooManyDecorations`; `LayoutError.reachesTooFar`;
  ///   `LayoutError.invalidSpan` and `LayoutError.invalidColumn` for traits; `LayoutError.noItemSizes` where a
  ///   layout needs sizes that are not given; `LayoutError.invalidItemCount` and `LayoutError.tooManyItems`; an
  ///   error of the layout.
  @discardableResult
  public mutating func append(contentsOf newSections: [FeedSection]) throws(LayoutError) -> Change {
    let first = sections.count
    var added: ContiguousArray<SectionStorage> = []
    added.reserveCapacity(newSections.count)
    var newItemCount = itemCount
    for section in newSections {
      newItemCount += try section.checkedItemCount(index: first + added.count)
      guard newItemCount <= LayoutIndex.mostItems else {
        throw .tooManyItems(newItemCount, section: first + added.count, limit: LayoutIndex.mostItems)
      }
      added.append(
        try SectionStorage(
          section, index: first + added.count, in: containerMetrics,
          neighbor: (added.last ?? sections.last)?.state.options))
    }
    var edit = noEdit
    edit.jobs = added.indices.map { SectionJob(section: first + $0, action: .layOutAll, isNew: true) }
    edit.arrangement = SectionArrangement(appending: added, to: first)
    edit.change.noteInsertedSections(first..<first + added.count)
    added = []
    return try commit(&edit)
  }

  /// Changes the container: its axis, cross length, direction, display scale, least content length or where short
  /// content stands.
  ///
  /// Where the axis changes, everything is built again: stable waterfalls deal their columns out again.
  ///
  /// - Parameter container: The new container.
  /// - Returns: What the edit changed.
  /// - Complexity: O(s), and O(n) for the n items of all sections whose columns change.
  /// - Throws: `LayoutError.invalidLength` for a length of the container or the scaled height of an item;
  ///   `LayoutError.invalidDisplayScale`; `LayoutError.reachesTooFar`; an error of the layout.
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
    try index.append(contentsOf: sections.map { $0.input(containerMetrics.axis) })
    index.revision = revision
    self = index
  }

  /// Changes everything about a section except its items.
  ///
  /// A grid keeps the sizes that its items came with. A grid whose items came without sizes can only become another
  /// grid, or be replaced by `Batch.reloadSection(at:with:)`.
  ///
  /// - Parameters:
  ///   - options: The new options.
  ///   - section: The index of the section.
  /// - Returns: What the edit changed.
  /// - Complexity: O(n) where the items are laid out again; otherwise O(log s), and O(s) where the header is pinned
  ///   that was not, or the other way round.
  /// - Throws: `LayoutError.noSuchSection`; `LayoutError.invalidLength` for a spacing, an inset, a height, a column
  ///   width or the scaled height of an item; `LayoutError.invalidColumnCount`; `LayoutError.tooManyDecorations`;
  ///   `LayoutError.reachesTooFar`; `LayoutError.noItemSizes`; an error of the layout.
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
      let isScaledAgain =
        (metrics.columns.width != old.columns.width || metrics.grid != old.grid
          || metrics.scalesItems != old.scalesItems) && view.state.sizes.hasScaled
      if isScaledAgain || view.state.constrainedCount > 0 {
        try view.checkExtents(with: metrics, section: section, before: edits)
      }
      // Custom layouts that differ have the same metrics.
      let isOtherCustom =
        metrics.arrangement == .bands(.custom)
        && (options ?? view.state.options).value.layout != view.state.options.value.layout
      let isPlacedAgain =
        isScaledAgain || isOtherCustom || !metrics.places(asIn: old)
        || (view.state.plan.storesFrames && metrics.columns != old.columns)
      return SectionJob(
        section: section, settings: SectionSettings(options, metrics),
        action: isPlacedAgain ? .layOutAll : .none)
    }
  }
}
