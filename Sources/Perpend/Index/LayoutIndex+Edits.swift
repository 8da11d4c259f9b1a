extension LayoutIndex {
  /// Adds a section at the end. O(n) for its n items.
  public mutating func append(_ section: Section) throws(LayoutError) {
    try append(contentsOf: [section])
  }

  /// Adds sections at the end, laid out in parallel. O(n) for their n items.
  public mutating func append(contentsOf newSections: [Section]) throws(LayoutError) {
    let first = sections.count
    var added: ContiguousArray<SectionStorage> = []
    added.reserveCapacity(newSections.count)
    for section in newSections {
      added.append(
        try SectionStorage(
          section, number: first + added.count, in: containerMetrics,
          neighbor: (added.last ?? sections.last)?.state.options))
    }
    var jobs = added.indices.map { SectionJob(section: $0, scope: .all) }
    if let limit = layoutLimit.flatMap({ LayoutUnit.position($0) }) {
      for index in jobs.indices { jobs[index].limit.position = limit - sectionsEnd }
    }
    let placed = SectionPool.perform(jobs, on: &added, threads: threads)

    if let section = LayoutIndex.firstTooFar(added, from: sectionsEnd) {
      throw .contentTooLong(section: first + section, limit: LayoutUnit.longestContent)
    }
    work.itemsPlaced += placed
    work.sectionsLaidOut += added.count
    itemCount += added.reduce(0) { $0 + $1.count }
    pendingItemCount += added.reduce(0) { $0 + $1.pendingCount }
    sections.append(contentsOf: added)
    tree.reserve(sections.count)
    rewriteTree(from: first, startingAt: sectionsEnd)
    checkInvariants()
  }

  /// Changes the container: its width, display scale or least content height. O(n) if items are laid out
  /// anew, O(s) if their columns stay as they are.
  public mutating func setContainer(_ container: Container) throws(LayoutError) {
    let containerMetrics = try ContainerMetrics(container)
    var jobs: [SectionJob] = []
    jobs.reserveCapacity(sections.count)
    for section in sections.indices {
      let options = sections[section].state.options.value
      let metrics = try SectionMetrics(options, in: containerMetrics, section: section)
      if let job = try job(section, options: nil, metrics: metrics) { jobs.append(job) }
    }
    let before = (self.container, self.containerMetrics)
    (self.container, self.containerMetrics) = (container, containerMetrics)
    do {
      try perform(jobs)
    } catch {
      (self.container, self.containerMetrics) = before
      throw error
    }
  }

  /// Changes everything about a section but its items. O(n) for its n items if they are laid out anew.
  public mutating func setOptions(_ options: SectionOptions, ofSection section: Int) throws(LayoutError) {
    guard sections.indices.contains(section) else {
      throw .noSuchSection(section, count: sections.count)
    }
    let metrics = try SectionMetrics(options, in: containerMetrics, section: section)
    if let job = try job(section, options: options, metrics: metrics) { try perform([job]) }
  }

  /// Changes the original size of an item. Its section is laid out anew from the item on, up to where its
  /// columns are again level as before. O(n) at worst, O(log n + log s) at the section's end or in a list.
  public mutating func setSize(_ size: Size, ofItemAt path: ItemPath) throws(LayoutError) {
    try setSizes([(path, size)])
  }

  /// Changes the original sizes of many items at once: all or, if one is refused, none. Of two sizes for one
  /// item the later counts. Each section is laid out anew once, from its first changed item on.
  public mutating func setSizes(_ changes: [(path: ItemPath, size: Size)]) throws(LayoutError) {
    var resizes: [Int: [(item: Int, size: UnitSize)]] = [:]
    for (path, size) in changes {
      guard let section = storage(path.section) else {
        throw .noSuchSection(path.section, count: sections.count)
      }
      guard path.item >= 0, path.item < section.count else {
        throw .noSuchItem(path, count: section.count)
      }
      let size = try UnitSize(size, at: path)
      try section.state.scaler.check(width: size.width, height: size.height, at: path)
      resizes[path.section, default: []].append((path.item, size))
    }
    let jobs = resizes.keys.sorted().map { SectionJob(section: $0, scope: .resize(resizes[$0]!)) }
    try perform(jobs)
  }

  /// Deals the columns of a stable waterfall out anew, from an item on: so what is visible can be kept still
  /// and what is not be packed tightly. O(n) for the items from there on. Does nothing to a section of
  /// another layout, which is always packed.
  public mutating func repack(section: Int, from item: Int) throws(LayoutError) {
    guard let state = storage(section)?.state else {
      throw .noSuchSection(section, count: sections.count)
    }
    guard item >= 0, item < state.count else {
      throw .noSuchItem(ItemPath(section: section, item: item), count: state.count)
    }
    if state.plan.keepsColumns { try perform([SectionJob(section: section, scope: .repack(item))]) }
  }

  /// What has to be done to a section for new metrics, or nil if nothing; refuses what would make an item too
  /// long.
  func job(
    _ section: Int, options: SectionOptions?, metrics: SectionMetrics, before edits: ItemEdits = ItemEdits()
  ) throws(LayoutError) -> SectionJob? {
    let state = sections[section].state
    guard metrics != state.metrics || (options != nil && options != state.options.value) else { return nil }
    let isScaledAnew =
      (metrics.columns.width != state.metrics.columns.width || metrics.grid != state.metrics.grid)
      && state.sizes.narrowest < .max
    if isScaledAnew {
      try sections[section].withView { view throws(LayoutError) in
        try view.checkExtents(with: metrics, section: section, before: edits)
      }
    }
    let isPlacedAnew = isScaledAnew || !metrics.columns.places(asIn: state.metrics.columns)
    return SectionJob(
      section: section, options: options, metrics: metrics, scope: isPlacedAnew ? .all : .none)
  }
}
