extension LayoutIndex {
  /// Applies the edits that `body` adds to a batch: `apply(_:expecting:)`.
  @discardableResult
  public mutating func update(
    expecting counts: [Int]? = nil, _ body: (inout Batch) -> Void
  ) throws(LayoutError) -> Change {
    var batch = Batch()
    body(&batch)
    return try apply(batch, expecting: counts)
  }

  /// Applies a batch: all of it or, if anything in it is refused, nothing.
  ///
  /// Each section that is touched is edited in one pass and laid out anew from its first changed item; no
  /// item of another section is touched. O(k log k) for k edits, and O(n) at worst for the n items of the
  /// touched sections; O(s) where sections come, go or move.
  ///
  /// - Parameter counts: how many items each section shall have afterwards, as a data source says it; refused
  /// if
  ///   it disagrees.
  /// - Returns: what went where.
  @discardableResult
  public mutating func apply(
    _ batch: Batch, expecting counts: [Int]? = nil
  ) throws(LayoutError) -> Change {
    let plan = try BatchPlan(batch, self, expectedCounts: counts)
    var jobs: [SectionJob] = []
    var comers: [Int: SectionStorage] = [:]
    for section in touchedSections(plan) {
      if let job = try job(for: section, plan, &comers) { jobs.append(job) }
    }
    if plan.change.sectionMap.isIdentity, comers.isEmpty {
      try perform(jobs)
    } else {
      try perform(jobs, on: plan, &comers)
    }
    var change = plan.change
    change.contentSizeAfter = contentSize
    return change
  }

  private func touchedSections(_ plan: BatchPlan) -> [Int] {
    Set(plan.edits.keys).union(plan.options.keys).union(plan.sections.keys).sorted()
  }

  /// What is to be done to the section at a new place; one that comes in is put among `comers` too.
  private func job(
    for section: Int, _ plan: BatchPlan, _ comers: inout [Int: SectionStorage]
  ) throws(LayoutError) -> SectionJob? {
    if let comer = plan.sections[section] {
      var storage = try SectionStorage(
        comer, number: section, in: containerMetrics, neighbor: sections.first?.state.options)
      if let edits = plan.edits[section] {
        try check(edits, in: storage, storage.state.metrics, section)
        storage.edit(edits)
      }
      comers[section] = storage
      return SectionJob(section: section, scope: .all)
    }
    let source = plan.source(of: section)!
    let state = sections[source].state
    let edits = plan.edits[section]
    var job: SectionJob?
    var metrics = state.metrics
    if let options = plan.options[section] {
      metrics = try SectionMetrics(options, in: containerMetrics, section: section)
      job = try self.job(
        source, options: SharedOptions(options), metrics: metrics, before: edits ?? ItemEdits())
      job?.section = section
    }
    guard let edits else { return job }
    try check(edits, in: sections[source], metrics, section)
    var layingOutAll = false
    if case .all = job?.scope { layingOutAll = true }
    var edit = job ?? SectionJob(section: section, scope: .none)
    edit.scope = .edit(edits, layingOutAll: layingOutAll)
    return edit
  }

  private func check(
    _ edits: ItemEdits, in storage: SectionStorage, _ metrics: SectionMetrics, _ section: Int
  ) throws(LayoutError) {
    try storage.withView { view throws(LayoutError) in
      try view.check(edits, with: metrics, section: section)
    }
  }

  /// Performs jobs after sections have come, gone or moved.
  private mutating func perform(
    _ jobs: [SectionJob], on plan: BatchPlan, _ comers: inout [Int: SectionStorage]
  ) throws(LayoutError) {
    var longestEnd = sectionsEnd + ends.footerLength
    for job in jobs {
      longestEnd += job.longestLength(of: comers[job.section] ?? sections[plan.source(of: job.section)!])
    }
    let copy = longestEnd > LayoutIndex.longestContent ? self : nil
    let map = plan.change.sectionMap
    let first = min(
      map.removed.first ?? .max, map.placed.first ?? .max, comers.keys.min() ?? .max,
      jobs.first?.section ?? .max)
    let start = first < sections.count ? self.start(ofSection: first) : sectionsEnd

    var arranged: ContiguousArray<SectionStorage> = []
    arranged.reserveCapacity(max(plan.newCount, sections.capacity))
    arranged.append(contentsOf: sections[..<min(first, sections.count, plan.newCount)])
    for section in arranged.count..<plan.newCount {
      arranged.append(comers[section] ?? sections[plan.source(of: section)!])
    }
    // Nothing else may hold the sections while they are written.
    comers = [:]
    sections = []
    swap(&sections, &arranged)
    var jobs = jobs
    if let limit = layoutLimit.flatMap({ LayoutUnit.position($0) }) {
      // Where the sections come to start is not known yet: at the earliest where the first of them does.
      for index in jobs.indices { jobs[index].limit.position = limit - start }
    }
    work.itemsPlaced += SectionPool.perform(jobs, on: &sections, threads: threads)
    work.sectionsLaidOut += jobs.count
    tree.reserve(sections.count)
    rewriteTree(from: first, startingAt: start)
    itemCount = sections.reduce(0) { $0 + $1.count }
    pendingItemCount = sections.reduce(0) { $0 + $1.pendingCount }
    if let copy, sectionsEnd + ends.footerLength > LayoutIndex.longestContent {
      let section = firstTooFar(sections, from: ends.headerLength)
      self = copy
      throw .contentTooLong(section: section ?? first, limit: LayoutUnit.longestContent)
    }
    checkInvariants()
  }

  /// The original size of an item in units, with its traits, or nil if there is no such item.
  func unitSize(ofItemAt path: ItemPath) -> UnitSize? {
    guard let section = storage(path.section), path.item >= 0, path.item < section.count else {
      return nil
    }
    return section.withView { view in view.unitSize(of: path.item) }
  }
}
