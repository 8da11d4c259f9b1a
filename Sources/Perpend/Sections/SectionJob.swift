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
    let old = section.state
    section.prepare(for: self)
    if let options { section.state.options = SharedOptions(options) }
    if let metrics { section.state.metrics = metrics }
    if old.metrics.columns.placement != .stable, section.state.metrics.columns.placement == .stable,
      section.state.plan.storesGivenColumns
    {
      // The columns that are there are another rule's.
      section.withView { $0.forgetColumns(from: 0) }
    }

    var items = change(section, from: old)
    // A section that had to be planned anew has no places to go on from.
    if old.placedCount > 0, section.state.placedCount == 0 { items = .all(of: section.state) }
    guard let items else { return 0 }
    if let placed = section.layOut(items, limit) { return placed }

    while true {
      section.replanInSmallerBlocks()
      // What stood has its place again, whatever the limit.
      let before = ItemsToPlace(first: 0, last: section.state.count - 1)
      if items.first > 0, section.layOut(before, LayoutLimit(items: items.first)) == nil { continue }
      let rest = ItemsToPlace(first: section.state.placedCount, last: section.state.count - 1)
      if let placed = section.layOut(rest, limit) { return placed + rest.first }
    }
  }

  /// Writes what is to be changed. Returns which items are to be laid out anew, or nil if none are.
  private func change(_ section: SectionStorage, from old: SectionState) -> ItemsToPlace? {
    let (count, placedCount) = (section.state.count, section.state.placedCount)
    switch scope {
    case .none: return nil
    case .all: return .all(of: section.state)
    case .resume: return ItemsToPlace(first: placedCount, last: count - 1)
    case .resize(let changes): return section.withView { $0.resize(changes) }
    case .retrait(let changes): return section.withView { $0.retrait(changes) }
    case .repack(let first):
      section.withView { $0.forgetColumns(from: first) }
      return first < placedCount ? ItemsToPlace(first: first, last: count - 1, rescales: false) : nil
    case .edit(let edits, let layingOutAll):
      section.withView { $0.splice(edits) }
      let state = section.state
      guard state.placedCount > 0, !layingOutAll, state.plan.kind != .uniform else { return .all(of: state) }
      if state.placedCount == old.count {
        return ItemsToPlace(first: edits.first, last: edits.last(from: old.count))
      }
      if edits.first < state.placedCount { return ItemsToPlace(first: edits.first, last: state.count - 1) }
      // No item is placed, but the estimate counts those that are left.
      section.withView { $0.updateLength() }
      return nil
    }
  }
}

/// Which items of a section are to be laid out anew.
private struct ItemsToPlace {
  /// The first, and the last that has changed.
  var first: Int
  var last: Int
  /// Whether the extents of those that have a place may have changed too.
  var rescales = true

  static func all(of state: SectionState) -> ItemsToPlace { ItemsToPlace(first: 0, last: state.count - 1) }

  mutating func include(_ item: Int) { (first, last) = (min(first, item), max(last, item)) }
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
  /// Writes original sizes. Returns the items whose place is to be found anew, or nil if there are none.
  fileprivate func resize(_ changes: [(item: Int, size: UnitSize)]) -> ItemsToPlace? {
    let placedCount = unsafe state.pointee.placedCount
    var changed: ItemsToPlace?
    for (item, size) in changes {
      write(size, at: item)
      unsafe state.pointee.sizes.include(size)
      guard item < placedCount, updateExtent(of: item) else { continue }
      changed = changed ?? ItemsToPlace(first: item, last: item, rescales: false)
      changed?.include(item)
    }
    return changed
  }

  /// Gives items other traits. Returns those that may lie elsewhere, or nil if there are none.
  fileprivate func retrait(_ changes: [(item: Int, traits: PackedTraits)]) -> ItemsToPlace? {
    guard unsafe state.pointee.plan.storesTraits else { return nil }
    let placedCount = unsafe state.pointee.placedCount
    var changed: ItemsToPlace?
    for (item, new) in changes {
      let old = unsafe traits[item]
      unsafe traits[item] = new
      unsafe state.pointee.unfreeCount += (old.placesFreely ? 1 : 0) - (new.placesFreely ? 1 : 0)
      unsafe state.pointee.sizes.include(new)
      guard item < placedCount, old.column != new.column || old.span != new.span else { continue }
      changed = changed ?? ItemsToPlace(first: item, last: item)
      changed?.include(item)
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
    let old = state.plan
    func plan(_ capacity: Int) -> ItemPlan {
      let plan = ItemPlan(
        capacity: capacity, metrics, storesTraits: storesTraits, spansColumns: unfreeCount > 0)
      // Blocks that had to be small stay small, so that what has been placed can be copied along.
      guard plan.keepsPlaces(as: old), old.isInSmallBlocks else { return plan }
      return ItemPlan(
        capacity: capacity, metrics, storesTraits: storesTraits, spansColumns: unfreeCount > 0,
        longestShift: old.shape.shift)
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

  fileprivate func layOut(_ items: ItemsToPlace, _ limit: LayoutLimit) -> Int? {
    withView {
      $0.layOutItems(from: items.first, through: items.last, rescales: items.rescales, limit: limit)
    }
  }

  fileprivate mutating func replanInSmallerBlocks() {
    let plan = state.plan
    replan(
      ItemPlan(
        capacity: plan.capacity, state.metrics, storesTraits: plan.storesTraits,
        spansColumns: plan.kind == .spans, longestShift: plan.shape.shift - 1))
  }
}
