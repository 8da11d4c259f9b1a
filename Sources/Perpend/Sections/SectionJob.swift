/// What is to be done to one section, by whichever thread.
struct SectionJob {
  var section: Int
  /// New options with their metrics, or nil to keep the old.
  var options: SectionOptions? = nil
  var metrics: SectionMetrics? = nil
  /// Which items to lay out anew.
  var scope: Scope
  /// How far to lay them out.
  var limit = LayoutLimit.none

  enum Scope {
    case none
    case all
    /// Give items other original sizes, and lay out from the first whose extent that changes.
    case resize([(item: Int, size: UnitSize)])
    /// Give items other traits, and lay out from the first of them.
    case retrait([(item: Int, traits: PackedTraits)])
    /// Take items out, put items in, change sizes, and lay out from the first that may lie elsewhere.
    case edit(ItemEdits, layingOutAll: Bool)
    /// Deal the columns out anew from an item on, where they are kept.
    case repack(Int)
    /// Go on with what was left for later.
    case resume
  }

  /// Does it, on a copy where the storage is shared. Returns how many items were placed.
  func perform(on section: inout SectionStorage) -> Int {
    let placed = layOut(&section)
    section.state.updateExtent()
    return placed
  }

  private func layOut(_ section: inout SectionStorage) -> Int {
    let state = section.state
    section.prepare(for: self)
    if let options { section.state.options = SharedOptions(options) }
    if let metrics { section.state.metrics = metrics }
    if state.metrics.columns.placement != .stable, section.state.metrics.columns.placement == .stable,
      section.state.plan.storesGivenColumns
    {
      // The columns that are there are another rule's.
      section.withView { $0.forgetColumns(from: 0) }
    }
    // A section that had to be planned anew has no places to go on from.
    let isEmpty = state.placedCount > 0 && section.state.placedCount == 0

    switch scope {
    case .none:
      guard isEmpty else { return 0 }
    case .retrait(let changes):
      guard let changed = section.withView({ $0.retrait(changes) }), !isEmpty else {
        if isEmpty { break }
        return 0
      }
      let placed = section.withView {
        $0.layOutItems(from: changed.lowerBound, through: changed.upperBound, rescales: true, limit: limit)
      }
      if let placed { return placed }
      section.replanInSmallerBlocks()
    case .resize(let changes):
      guard let changed = section.withView({ $0.resize(changes) }), !isEmpty else {
        if isEmpty { break }
        return 0
      }
      let placed = section.withView {
        $0.layOutItems(from: changed.lowerBound, through: changed.upperBound, rescales: false, limit: limit)
      }
      if let placed { return placed }
      section.replanInSmallerBlocks()
    case .edit(let edits, let layingOutAll):
      section.withView { $0.splice(edits) }
      let placedCount = section.state.placedCount
      guard placedCount > 0, !layingOutAll, section.state.plan.kind != .uniform else { break }
      let isComplete = placedCount == state.count
      guard isComplete || edits.first < placedCount else { return 0 }
      let last = isComplete ? edits.last(from: state.count) : section.state.count - 1
      let placed = section.withView {
        $0.layOutItems(from: edits.first, through: last, rescales: true, limit: limit)
      }
      if let placed { return placed }
      section.replanInSmallerBlocks()
    case .repack(let first):
      section.withView { $0.forgetColumns(from: first) }
      guard first < state.placedCount else { return 0 }
      let placed = section.withView {
        $0.layOutItems(from: first, through: state.count - 1, rescales: false, limit: limit)
      }
      if let placed { return placed }
      section.replanInSmallerBlocks()
    case .resume:
      let placed = section.withView {
        $0.layOutItems(from: state.placedCount, through: state.count - 1, rescales: true, limit: limit)
      }
      if let placed { return placed }
      section.replanInSmallerBlocks()
    case .all:
      break
    }
    while true {
      section.state.placedCount = 0
      let last = section.state.count - 1
      let placed = section.withView {
        $0.layOutItems(from: 0, through: last, rescales: true, limit: limit)
      }
      if let placed { return placed }
      section.replanInSmallerBlocks()
    }
  }
}

extension SectionJob {
  /// At least the length that the section will have.
  func longestLength(of state: SectionState) -> Double {
    var sizes = state.sizes
    var count = state.count
    switch scope {
    case .none, .all, .repack, .resume:
      break
    case .retrait(let changes):
      for change in changes { sizes.include(change.traits) }
    case .resize(let changes):
      for change in changes { sizes.include(change.size) }
      if metrics == nil {
        let longest = state.longestLength(with: state.metrics, sizes: sizes, count: count)
        return min(longest, state.longestLength(resizing: changes))
      }
    case .edit(let edits, _):
      sizes.include(edits.sizes)
      count = edits.count(from: count)
    }
    return state.longestLength(with: metrics ?? state.metrics, sizes: sizes, count: count)
  }

  /// At most how many items will be placed.
  func itemCount(of state: SectionState) -> Int {
    switch scope {
    case .none: 0
    case .all: state.count
    case .resize(let changes): state.count - changes.reduce(state.count) { min($0, $1.item) }
    case .edit(let edits, _): max(0, edits.count(from: state.count) - edits.first)
    case .retrait(let changes): state.count - changes.reduce(state.count) { min($0, $1.item) }
    case .repack(let first): state.count - first
    case .resume: state.count - state.placedCount
    }
  }
}

extension SectionView {
  /// Writes original sizes. Returns the first and last item whose place is to be found anew, or nil if there
  /// are none.
  fileprivate func resize(_ changes: [(item: Int, size: UnitSize)]) -> ClosedRange<Int>? {
    let placedCount = unsafe state.pointee.placedCount
    var changed: ClosedRange<Int>?
    for (item, size) in changes {
      write(size, at: item)
      unsafe state.pointee.sizes.include(size)
      guard item < placedCount, updateExtent(of: item) else { continue }
      changed = min(item, changed?.lowerBound ?? item)...max(item, changed?.upperBound ?? item)
    }
    return changed
  }
}

extension SectionView {
  /// Gives items other traits. Returns the first and last of them that may lie elsewhere.
  fileprivate func retrait(_ changes: [(item: Int, traits: PackedTraits)]) -> ClosedRange<Int>? {
    guard unsafe state.pointee.plan.storesTraits else { return nil }
    let placedCount = unsafe state.pointee.placedCount
    var changed: ClosedRange<Int>?
    for (item, new) in changes {
      let old = unsafe traits[item]
      unsafe traits[item] = new
      unsafe state.pointee.unfreeCount += (old.placesFreely ? 1 : 0) - (new.placesFreely ? 1 : 0)
      unsafe state.pointee.sizes.include(new)
      guard item < placedCount, old.column != new.column || old.span != new.span else { continue }
      changed = min(item, changed?.lowerBound ?? item)...max(item, changed?.upperBound ?? item)
    }
    return changed
  }

  /// How many items will span columns or be locked to one after a job.
  fileprivate func unfreeCount(after scope: SectionJob.Scope) -> Int {
    func isUnfree(_ item: Int) -> Bool { !traits(of: item).placesFreely }
    func difference(_ item: Int, _ new: PackedTraits?) -> Int {
      guard let new else { return 0 }
      return (new.placesFreely ? 0 : 1) - (isUnfree(item) ? 1 : 0)
    }
    let count = unsafe state.pointee.unfreeCount
    switch scope {
    case .none, .all, .repack, .resume: return count
    case .resize(let changes): return changes.reduce(count) { $0 + difference($1.item, $1.size.traits) }
    case .retrait(let changes): return changes.reduce(count) { $0 + difference($1.item, $1.traits) }
    case .edit(let edits, _):
      var after = edits.resized.reduce(count) { $0 + difference($1.item, $1.size.traits) }
      for item in edits.removed where isUnfree(item) { after -= 1 }
      for (_, size) in edits.placed where size.traits.map({ !$0.placesFreely }) ?? false { after += 1 }
      return after
    }
  }
}

extension SectionStorage {
  /// Edits items that are yet to be laid out.
  mutating func edit(_ edits: ItemEdits) {
    let job = SectionJob(section: 0, scope: .edit(edits, layingOutAll: true))
    prepare(for: job)
    withView { $0.splice(edits) }
  }

  /// Makes the section its own, with room and arrays for all that a job brings.
  fileprivate mutating func prepare(for job: SectionJob) {
    let metrics = job.metrics ?? state.metrics
    let unfreeCount = withView { $0.unfreeCount(after: job.scope) }
    var storesTraits = state.plan.storesTraits
    switch job.scope {
    case .edit(let edits, _): storesTraits = storesTraits || edits.sizes.hasTraits
    case .resize(let changes):
      storesTraits = storesTraits || changes.contains { $0.size.traits ?? .none != .none }
    case .retrait(let changes): storesTraits = storesTraits || changes.contains { $0.traits != .none }
    case .none, .all, .repack, .resume: break
    }
    func plan(_ capacity: Int) -> ItemPlan {
      ItemPlan(
        capacity: capacity, metrics, storesTraits: storesTraits, spansColumns: unfreeCount > 0)
    }
    if case .edit(let edits, _) = job.scope { makeRoom(for: edits, plan) }
    var capacity = state.plan.capacity
    if state.plan.kind == .uniform, case .edit(let edits, _) = job.scope {
      capacity = edits.count(from: state.count)
    }
    let new = plan(capacity)
    if new.hasArrays(of: state.plan) {
      makeUnique()
    } else {
      grow(to: new, head: new.kind == .uniform ? 0 : state.head)
    }
  }

  /// Makes room for what edits put in, on the side where they put it. Room grows by a quarter at a time.
  private mutating func makeRoom(for edits: ItemEdits, _ newPlan: (_ capacity: Int) -> ItemPlan) {
    let (count, plan, head) = (state.count, state.plan, state.head)
    guard plan.kind != .uniform else { return }
    let newCount = edits.count(from: count)
    let comers = edits.placed.count
    let left = count - edits.removed.count
    // What is taken out frees one side or the other: all that comes fits there if it is no more.
    guard comers > edits.removed.count, head < comers, head + count + comers > plan.capacity else { return }
    let slack = newCount / 4
    let isAtStart = edits.placed[comers - 1].item < newCount - edits.placed[0].item
    grow(to: newPlan(count + comers + slack), head: isAtStart && left > 0 ? comers + slack / 2 : 0)
  }

  fileprivate mutating func replanInSmallerBlocks() {
    let plan = state.plan
    replan(
      ItemPlan(
        capacity: plan.capacity, state.metrics, storesTraits: plan.storesTraits,
        spansColumns: plan.kind == .spans, longestShift: plan.shape.shift - 1))
  }
}
