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
    let columns = (metrics ?? state.metrics).columns
    if case .edit(let edits, _) = scope { section.makeRoom(for: edits, in: columns) }
    let plan = ItemPlan(capacity: section.state.plan.capacity, columns: columns)
    if !plan.hasArrays(of: section.state.plan) {
      section.replan(plan)
    } else {
      section.makeUnique()
    }
    if let options { section.state.options = SharedOptions(options) }
    if let metrics { section.state.metrics = metrics }

    switch scope {
    case .none:
      return 0
    case .resize(let changes):
      guard let changed = section.withView({ $0.resize(changes) }) else { return 0 }
      let placed = section.withView {
        $0.layOutItems(from: changed.lowerBound, through: changed.upperBound, rescales: false, limit: limit)
      }
      if let placed { return placed }
      section.replanInSmallerBlocks()
    case .edit(let edits, let layingOutAll):
      section.withView { $0.splice(edits) }
      let placedCount = section.state.placedCount
      guard placedCount > 0, !layingOutAll else { break }
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
      unsafe widths[item] = size.width
      unsafe heights[item] = size.height
      unsafe state.pointee.sizes.include(size)
      guard item < placedCount, updateExtent(of: item) else { continue }
      changed = min(item, changed?.lowerBound ?? item)...max(item, changed?.upperBound ?? item)
    }
    return changed
  }
}

extension SectionStorage {
  /// Edits items that are yet to be laid out.
  mutating func edit(_ edits: ItemEdits) {
    makeRoom(for: edits, in: state.metrics.columns)
    makeUnique()
    withView { $0.splice(edits) }
  }

  /// Makes room for what edits put in, on the side where they put it. Room grows by a quarter at a time.
  fileprivate mutating func makeRoom(for edits: ItemEdits, in columns: ColumnMetrics) {
    let (count, plan, head) = (state.count, state.plan, state.head)
    let newCount = edits.count(from: count)
    let comers = edits.placed.count
    let left = count - edits.removed.count
    // What is taken out frees one side or the other: all that comes fits there if it is no more.
    guard comers > edits.removed.count, head < comers, head + count + comers > plan.capacity else { return }
    let slack = newCount / 4
    let isAtStart = edits.placed[comers - 1].item < newCount - edits.placed[0].item
    grow(
      to: ItemPlan(capacity: count + comers + slack, columns: columns),
      head: isAtStart && left > 0 ? comers + slack / 2 : 0)
  }

  fileprivate mutating func replanInSmallerBlocks() {
    let (plan, columns) = (state.plan, state.metrics.columns)
    replan(ItemPlan(capacity: plan.capacity, columns: columns, longestShift: plan.shape.shift - 1))
  }
}
