/// What is to be done to one section, by whichever thread.
struct SectionJob {
  var section: Int
  /// What comes into force, or nil to keep what is.
  var settings: SectionSettings? = nil
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
    let (oldCount, oldPlacedCount) = (section.state.count, section.state.placedCount)
    let oldPlacement = section.state.metrics.columns.placement
    section.prepare(for: self)
    if let options = settings?.options { section.state.options = options }
    if let settings { section.state.metrics = settings.metrics }
    if oldPlacement != .stable, section.state.metrics.columns.placement == .stable,
      section.state.plan.storesGivenColumns
    {
      // The columns that are there are another rule's.
      section.withView { $0.forgetColumns(from: 0) }
    }

    var items = change(section, oldCount: oldCount)
    // A section that had to be planned anew has no places to go on from.
    if oldPlacedCount > 0, section.state.placedCount == 0 {
      items = ItemsToPlace(first: 0, last: section.state.count - 1)
    }
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
  private func change(_ section: SectionStorage, oldCount: Int) -> ItemsToPlace? {
    let (count, placedCount) = (section.state.count, section.state.placedCount)
    switch scope {
    case .none: return nil
    case .all: return ItemsToPlace(first: 0, last: count - 1)
    case .resume: return ItemsToPlace(first: placedCount, last: count - 1)
    case .resize(let changes): return section.withView { $0.resize(changes) }
    case .retrait(let changes): return section.withView { $0.retrait(changes) }
    case .repack(let first):
      section.withView { $0.forgetColumns(from: first) }
      return first < placedCount ? ItemsToPlace(first: first, last: count - 1, rescales: false) : nil
    case .edit(let edits, let layingOutAll):
      section.withView { $0.splice(edits) }
      let (count, placedCount) = (section.state.count, section.state.placedCount)
      guard placedCount > 0, !layingOutAll, section.state.plan.kind != .uniform else {
        return ItemsToPlace(first: 0, last: count - 1)
      }
      if placedCount == oldCount {
        return ItemsToPlace(first: edits.first, last: edits.last(from: oldCount))
      }
      if edits.first < placedCount { return ItemsToPlace(first: edits.first, last: count - 1) }
      // No item is placed, but the estimate counts those that are left.
      section.withView { $0.updateLength() }
      return nil
    }
  }
}

/// Options with what follows from them. An object, since they are long and jobs are copied about.
final class SectionSettings: Sendable {
  /// Nil where only the container has changed.
  let options: SharedOptions?
  let metrics: SectionMetrics

  init(_ options: SharedOptions?, _ metrics: SectionMetrics) {
    self.options = options
    self.metrics = metrics
  }
}

/// Which items of a section are to be laid out anew.
private struct ItemsToPlace {
  /// The first, and the last that has changed.
  var first: Int
  var last: Int
  /// Whether the extents of those that have a place may have changed too.
  var rescales = true

  mutating func include(_ item: Int) { (first, last) = (min(first, item), max(last, item)) }
}

extension SectionJob {
  /// At least the length that the section will have.
  func longestLength(of section: SectionStorage) -> Double {
    section.withView { view in
      let state = unsafe UnsafePointer(view.state)
      var sizes = unsafe state.pointee.sizes
      var count = unsafe state.pointee.count
      let metrics = unsafe settings?.metrics ?? state.pointee.metrics
      switch scope {
      case .none, .all, .repack, .resume:
        break
      case .retrait(let changes):
        for change in changes { sizes.include(change.traits) }
      case .resize(let changes):
        for change in changes { sizes.include(change.size) }
        if settings == nil {
          return unsafe min(
            state.pointee.longestLength(with: metrics, sizes: sizes, count: count),
            state.pointee.longestLength(resizing: changes))
        }
      case .edit(let edits, _):
        sizes.include(edits.sizes)
        count = edits.count(from: count)
      }
      return unsafe state.pointee.longestLength(with: metrics, sizes: sizes, count: count)
    }
  }

  /// At most how many items will be placed.
  func itemCount(of section: SectionStorage) -> Int {
    let count = section.count
    return switch scope {
    case .none: 0
    case .all: count
    case .resize(let changes): count - changes.reduce(count) { min($0, $1.item) }
    case .edit(let edits, _): max(0, edits.count(from: count) - edits.first)
    case .retrait(let changes): count - changes.reduce(count) { min($0, $1.item) }
    case .repack(let first): count - first
    case .resume: section.pendingCount
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
      after -= self.unfreeCount(of: edits.removed)
      for size in edits.placedSizes where size.traits.map({ !$0.placesFreely }) ?? false { after += 1 }
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
    let metrics = job.settings?.metrics ?? state.metrics
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
    let isAtStart = edits.placed.last! < newCount - edits.placed.first!
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
