/// What is to be done to one section, on any thread.
struct SectionJob {
  var section: Int
  /// What comes into force, or nil to keep what is.
  var settings: SectionSettings? = nil
  /// What to do with its items.
  var action: Action
  /// How far to lay them out.
  var limit = LayoutLimit.none
  /// Whether the section comes in with the edit: then it needs no way back.
  var isNew = false

  enum Action {
    /// Lay out no item again.
    case none
    /// Lay out all items again.
    case layOutAll
    /// Give items other original sizes, and lay out from the first whose extent that changes.
    case resize([(item: Int, size: UnitSize)])
    /// Give items other traits, and lay out from the first of them.
    case setTraits([(item: Int, traits: PackedTraits)])
    /// Take items out, put items in, change sizes, and lay out from the first that may lie elsewhere.
    case edit(ItemEdits, layingOutAll: Bool)
    /// Deal the columns out again from an item on, where they are kept.
    case repack(Int)
    /// Lay out pending items.
    case resume

    /// Whether the items change, to which the positions so far belong.
    var changesItems: Bool {
      switch self {
      case .resize, .setTraits, .edit, .repack: true
      case .none, .layOutAll, .resume: false
      }
    }
  }

  /// Does what is to be done, on a copy where the storage is shared. `keepsWayBack` says whether it may have to be
  /// undone.
  func perform(on section: inout SectionStorage, keepsWayBack: Bool = false) -> SectionOutcome {
    var outcome = SectionOutcome()
    let old = section.prepare(for: self, &outcome)
    if keepsWayBack, !isNew { outcome.undo = SectionUndo(self, of: section, old: old) }
    layOut(&section, &outcome)
    let placedCount = section.state.placedCount
    if section.giveBackRoom() {
      let limit = LayoutLimit(items: placedCount)
      SectionJob(section: self.section, action: .layOutAll, limit: limit).layOut(&section, &outcome)
    }
    section.state.updateExtent()
    return outcome
  }

  private func layOut(_ section: inout SectionStorage, _ outcome: inout SectionOutcome) {
    let oldCount = section.state.count
    let oldPlacement = section.state.metrics.columns.placement
    if let options = settings?.options { section.state.options = options }
    if let settings {
      section.state.metrics = settings.metrics
      if case .none = action {} else { section.state.itemsWeight = .nan }
    }
    if settings == nil, !limit.isNone, action.changesItems { section.withView { $0.noteWeight() } }
    if oldPlacement != .stable, section.state.metrics.columns.placement == .stable,
      section.state.plan.storesGivenColumns
    {
      // The columns so far follow another rule.
      section.withView { $0.forgetColumns(from: 0) }
    }

    // An inset below 0 has the items begin above the section.
    var limit = limit
    limit.position -= min(0, section.state.metrics.itemsStart)
    var items = change(section, oldCount: oldCount)
    // A section that had to be planned again has no positions to resume from.
    if outcome.placesAreLost {
      items = DirtyRange(first: 0, last: section.state.count - 1)
    }
    guard let items else {
      // No item is placed, but the estimated length counts the pending items.
      if section.state.plan.kind != .uniform { section.withView { $0.updateLength() } }
      return
    }
    if let placed = section.layOut(items, limit, &outcome.fault) {
      outcome.placed += placed
      return
    }

    while true {
      section.moveToSmallerBlocks()
      // Items that were placed before are placed again, even beyond the limit.
      let before = DirtyRange(first: 0, last: section.state.count - 1)
      let first = LayoutLimit(items: items.first)
      if items.first > 0, section.layOut(before, first, &outcome.fault) == nil { continue }
      let rest = DirtyRange(first: section.state.placedCount, last: section.state.count - 1)
      guard let placed = section.layOut(rest, limit, &outcome.fault) else { continue }
      outcome.placed += placed + rest.first
      return
    }
  }

  /// Writes what is to be changed. Returns which items are to be laid out again, or nil if none are.
  private func change(_ section: SectionStorage, oldCount: Int) -> DirtyRange? {
    let (count, placedCount) = (section.state.count, section.state.placedCount)
    switch action {
    case .none: return nil
    case .layOutAll: return DirtyRange(first: 0, last: count - 1)
    case .resume: return DirtyRange(first: placedCount, last: count - 1)
    case .resize(let changes): return section.withView { $0.resize(changes) }
    case .setTraits(let changes): return section.withView { $0.setTraits(changes) }
    case .repack(let first):
      section.withView { $0.forgetColumns(from: first) }
      return first < placedCount ? DirtyRange(first: first, last: count - 1, rescales: false) : nil
    case .edit(let edits, let layingOutAll):
      section.withView { $0.splice(edits) }
      let (count, placedCount) = (section.state.count, section.state.placedCount)
      guard placedCount > 0, !layingOutAll, section.state.plan.kind.storesPlaces else {
        return DirtyRange(first: 0, last: count - 1)
      }
      if placedCount == oldCount {
        return DirtyRange(first: edits.first, last: edits.last(from: oldCount))
      }
      if edits.first < section.withView({ $0.countSeen }) {
        return DirtyRange(first: min(edits.first, placedCount), last: count - 1)
      }
      return nil
    }
  }
}

/// Which items of a section are to be laid out again.
private struct DirtyRange {
  /// The first, and the last that has changed.
  var first: Int
  var last: Int
  /// Whether the extents of items that are laid out may have changed too.
  var rescales = true

  mutating func include(_ item: Int) { (first, last) = (min(first, item), max(last, item)) }
}

extension SectionJob {
  /// An upper bound of the length that the section will have.
  func longestLength(of section: SectionStorage) -> Double {
    section.withView { view in
      var sizes = view.state.sizes
      var count = view.state.count
      let metrics = settings?.metrics ?? view.state.metrics
      switch action {
      case .none, .layOutAll, .repack, .resume:
        break
      case .setTraits(let changes):
        for change in changes { sizes.include(change.traits) }
      case .resize(let changes):
        for change in changes { sizes.include(change.size) }
        // The estimated length of bands that are laid out in part may become greater than before.
        if settings == nil && (limit.isNone || !view.state.plan.storesFrames) {
          return min(
            view.state.longestLength(with: metrics, sizes: sizes, count: count),
            view.state.longestLength(resizing: changes))
        }
      case .edit(let edits, _):
        sizes.include(edits.sizes)
        count = edits.count(from: count)
      }
      return view.state.longestLength(with: metrics, sizes: sizes, count: count)
    }
  }

  /// The first item that may lie elsewhere in the section afterwards, or nil if none does. Asked before.
  func firstChangedItem(of section: SectionStorage) -> Int? {
    section.withView { view in
      let count = view.state.count
      if losesPositions(of: view) { return 0 }
      let isGrid = !view.state.plan.kind.storesPlaces
      switch action {
      case .none, .layOutAll: return count > 0 && !isNew ? 0 : nil
      case .resume: return nil
      case .edit(let edits, _): return isNew ? nil : settings == nil ? view.firstAffected(by: edits.first) : 0
      case .resize(let changes):
        return isGrid ? nil : view.firstAffected(by: changes.reduce(count) { min($0, $1.item) })
      case .setTraits(let changes): return isGrid ? nil : changes.reduce(count) { min($0, $1.item) }
      case .repack(let first): return first
      }
    }
  }

  /// Whether the job may leave other items pending than before: those of a waterfall are all laid out again where some
  /// span columns from now on, or none any more.
  private func losesPositions(of view: SectionView) -> Bool {
    guard !isNew, view.state.metrics.takesSpans, !limit.isNone || view.state.placedCount < view.state.count
    else { return false }
    return (view.constrainedCount(after: action) > 0) != (view.state.constrainedCount > 0)
  }

  /// An upper bound of the number of items that will be placed.
  func itemCount(of section: SectionStorage) -> Int {
    let count = section.count
    return switch action {
    case .none: 0
    case .layOutAll: count
    case .resize(let changes): count - changes.reduce(count) { min($0, $1.item) }
    case .edit(let edits, _): max(0, edits.count(from: count) - edits.first)
    case .setTraits(let changes): count - changes.reduce(count) { min($0, $1.item) }
    case .repack(let first): count - first
    case .resume: section.pendingCount
    }
  }
}

extension SectionView {
  /// Writes original sizes. Returns the items that are to be laid out again, or nil if there are none.
  fileprivate func resize(_ changes: [(item: Int, size: UnitSize)]) -> DirtyRange? {
    let countSeen = countSeen
    var changed: DirtyRange?
    for (item, size) in changes {
      rewrite(size, at: item)
      state.sizes.include(size)
      guard item < countSeen, updateExtent(of: item) else { continue }
      changed = changed ?? DirtyRange(first: item, last: item, rescales: false)
      changed?.include(item)
    }
    return changed
  }

  /// Gives items other traits. Returns those that may lie elsewhere, or nil if there are none.
  fileprivate func setTraits(_ changes: [(item: Int, traits: PackedTraits)]) -> DirtyRange? {
    guard state.plan.storesTraits else { return nil }
    let placedCount = state.placedCount
    var changed: DirtyRange?
    for (item, new) in changes {
      let (old, oldWeight) = (traits[item], followsWeight ? weight(of: item) : 0)
      traits[item] = new
      if followsWeight { state.itemsWeight += weight(of: item) - oldWeight }
      state.constrainedCount += (old.isUnconstrained ? 1 : 0) - (new.isUnconstrained ? 1 : 0)
      state.sizes.include(new)
      guard item < placedCount, old.column != new.column || old.span != new.span else { continue }
      changed = changed ?? DirtyRange(first: item, last: item)
      changed?.include(item)
    }
    return changed
  }

  /// How many items will span columns or be locked to one after a job.
  func constrainedCount(after action: SectionJob.Action) -> Int {
    func isConstrained(_ item: Int) -> Bool { !traits(of: item).isUnconstrained }
    func difference(_ item: Int, _ new: PackedTraits?) -> Int {
      guard let new else { return 0 }
      return (new.isUnconstrained ? 0 : 1) - (isConstrained(item) ? 1 : 0)
    }
    let count = state.constrainedCount
    switch action {
    case .none, .layOutAll, .repack, .resume: return count
    case .resize(let changes): return changes.reduce(count) { $0 + difference($1.item, $1.size.traits) }
    case .setTraits(let changes): return changes.reduce(count) { $0 + difference($1.item, $1.traits) }
    case .edit(let edits, _):
      var after = edits.resized.reduce(count) { $0 + difference($1.item, $1.size.traits) }
      after -= self.constrainedCount(of: edits.removed)
      for size in edits.placedSizes where size.traits.map({ !$0.isUnconstrained }) ?? false { after += 1 }
      return after
    }
  }
}

extension SectionStorage {
  /// Edits items that are yet to be laid out.
  mutating func edit(_ edits: ItemEdits) {
    var outcome = SectionOutcome()
    _ = prepare(for: SectionJob(section: 0, action: .edit(edits, layingOutAll: true)), &outcome)
    withView { $0.splice(edits) }
  }

  fileprivate func layOut(
    _ items: DirtyRange, _ limit: LayoutLimit, _ fault: inout BandFault?
  ) -> Int? {
    withView {
      $0.layOutItems(
        from: items.first, through: items.last, rescales: items.rescales, limit: limit, fault: &fault)
    }
  }
}
