extension LayoutIndex {
  /// Applies the edits that `body` adds to a batch, as `apply(_:expecting:)` does.
  ///
  ///     let change = try index.update { batch throws(LayoutError) in
  ///       try batch.addDifference(from: old, to: new, inSection: 0) { sizes[$0]! }
  ///     }
  ///
  /// - Parameters:
  ///   - counts: How many items each section shall have after the edit; nil checks nothing.
  ///   - body: Adds edits. If it throws, the index stays as it was.
  /// - Returns: What the edit changed.
  /// - Complexity: The same as of `apply(_:expecting:)`.
  /// - Throws: What `apply(_:expecting:)` or `body` throws.
  @discardableResult
  public mutating func update(
    expecting counts: [Int]? = nil, _ body: (inout Batch) throws(LayoutError) -> Void
  ) throws(LayoutError) -> Change {
    var batch = Batch()
    try body(&batch)
    return try apply(batch, expecting: counts)
  }

  /// Applies a batch: all of it or, if anything in it is refused, nothing.
  ///
  /// Each section that is touched is edited in one pass and laid out again from its first changed item on. No item
  /// of another section is touched.
  ///
  /// - Parameters:
  ///   - batch: The edits.
  ///   - counts: How many items each section shall have after the edit, as your data source counts them. A batch
  ///     that does not lead there is refused. nil checks nothing.
  /// - Returns: What the edit changed.
  /// - Complexity: O(k log k) for k edits, O(n) at worst for the n items of the touched sections, and O(s) where
  ///   sections are inserted, deleted, moved or replaced, or `counts` is given.
  /// - Throws: `LayoutError.invalidBatch` where edits contradict one another, name an index or path that does not
  ///   exist, or do not lead to `counts`. For new sections and options, what `append(contentsOf:)` and
  ///   `setOptions(_:ofSection:)` throw; for new sizes and traits, `LayoutError.invalidLength`,
  ///   `LayoutError.invalidSpan`, `LayoutError.invalidColumn` and `LayoutError.reachesTooFar`;
  ///   `LayoutError.invalidItemCount` and `LayoutError.tooManyItems`; an error of the layout.
  @discardableResult
  public mutating func apply(
    _ batch: Batch, expecting counts: [Int]? = nil
  ) throws(LayoutError) -> Change {
    let plan = try BatchPlan(batch, self, expectedCounts: counts)
    var edit = noEdit
    edit.change = plan.change
    var arrivals: [Int: SectionStorage] = [:]
    for section in touchedSections(plan) {
      if let new = plan.sections[section] {
        arrivals[section] = try storage(of: new, at: section, plan)
        edit.jobs.append(SectionJob(section: section, action: .layOutAll, isNew: true))
      } else if let job = try job(for: section, plan) {
        edit.jobs.append(job)
      }
    }
    edit.arrangement = arrangement(plan, &arrivals)
    return try commit(&edit)
  }

  private func touchedSections(_ plan: BatchPlan) -> [Int] {
    Set(plan.edits.keys).union(plan.options.keys).union(plan.sections.keys).sorted()
  }

  /// A section that comes in, with the items that are put into it, yet to be laid out.
  private func storage(
    of section: FeedSection, at index: Int, _ plan: BatchPlan
  ) throws(LayoutError) -> SectionStorage {
    var storage = try SectionStorage(
      section, index: index, in: containerMetrics, neighbor: sections.first?.state.options)
    if let edits = plan.edits[index] {
      try check(edits, in: storage, storage.state.metrics, index)
      storage.edit(edits)
    }
    return storage
  }

  /// What is to be done to the section at a new index, which existed before, or nil if nothing.
  private func job(for section: Int, _ plan: BatchPlan) throws(LayoutError) -> SectionJob? {
    let source = plan.source(of: section)!
    let edits = plan.edits[section]
    var job: SectionJob?
    var metrics = sections[source].state.metrics
    if let options = plan.options[section] {
      metrics = try SectionMetrics(options, in: containerMetrics, section: section)
      job = try self.job(
        source, options: SharedOptions(options), metrics: metrics, before: edits ?? ItemEdits())
      job?.section = section
    }
    guard let edits else { return job }
    try check(edits, in: sections[source], metrics, section)
    var layingOutAll = false
    if case .layOutAll = job?.action { layingOutAll = true }
    var edit = job ?? SectionJob(section: section, action: .none)
    edit.action = .edit(edits, layingOutAll: layingOutAll)
    return edit
  }

  private func check(
    _ edits: ItemEdits, in storage: SectionStorage, _ metrics: SectionMetrics, _ section: Int
  ) throws(LayoutError) {
    try storage.withView { view throws(LayoutError) in
      try view.check(edits, with: metrics, section: section)
    }
  }

  /// The order of the sections after a batch, or nil if it stays. Takes those that come in from `arrivals`.
  private func arrangement(
    _ plan: BatchPlan, _ arrivals: inout [Int: SectionStorage]
  ) -> SectionArrangement? {
    let change = plan.change
    guard !change.sectionMap.isIdentity || !arrivals.isEmpty else { return nil }
    let indices = arrivals.keys.sorted()
    let arrangement = SectionArrangement(
      oldCount: change.sectionMap.oldCount, moves: change.sectionMoves,
      gone: change.deletedSections + change.reloadedSections,
      arrivals: ContiguousArray(indices.map { arrivals[$0]! }), at: indices)
    arrivals = [:]
    return arrangement
  }

  /// The original size of an item in units, with its traits, or nil if there is no such item.
  func unitSize(ofItemAt path: ItemPath) -> UnitSize? {
    guard let section = storage(path.section), path.item >= 0, path.item < section.count else {
      return nil
    }
    return section.withView { view in view.unitSize(of: path.item) }
  }
}
