/// What is to be done to one section, by whichever thread.
struct SectionJob {
  var section: Int
  /// New options with their metrics, or nil to keep the old.
  var options: SectionOptions? = nil
  var metrics: SectionMetrics? = nil
  /// Which items to lay out anew.
  var scope: Scope

  enum Scope {
    case none
    case all
    /// Give items other original sizes, and lay out from the first whose extent that changes.
    case resize([(item: Int, size: UnitSize)])
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
    let plan = ItemPlan(capacity: state.plan.capacity, columns: columns)
    if plan.laneCount != state.plan.laneCount || plan.keyCount != state.plan.keyCount {
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
      guard let pass = section.withView({ $0.resize(changes) }) else { return 0 }
      if let placed = section.withView({ $0.layOutItems(pass) }) { return placed }
      section.replanInSmallerBlocks()
    case .all:
      break
    }
    while true {
      section.state.placedCount = 0
      let pass = LayoutPass(first: 0, last: state.count - 1, rescales: true)
      if let placed = section.withView({ $0.layOutItems(pass) }) { return placed }
      section.replanInSmallerBlocks()
    }
  }
}

extension SectionJob {
  /// At least the length that the section will have.
  func longestLength(of state: SectionState) -> Double {
    var sizes = state.sizes
    if case .resize(let changes) = scope {
      for change in changes { sizes.include(change.size) }
    }
    return state.longestLength(with: metrics ?? state.metrics, sizes: sizes)
  }

  /// At most how many items will be placed.
  func itemCount(of state: SectionState) -> Int {
    switch scope {
    case .none: 0
    case .all: state.count
    case .resize(let changes): state.count - changes.reduce(state.count) { min($0, $1.item) }
    }
  }
}

extension SectionView {
  /// Writes original sizes. Returns what has to be laid out anew, or nil if no extent has changed.
  fileprivate func resize(_ changes: [(item: Int, size: UnitSize)]) -> LayoutPass? {
    var pass: LayoutPass?
    for (item, size) in changes {
      unsafe widths[item] = size.width
      unsafe heights[item] = size.height
      unsafe state.pointee.sizes.include(size)
      guard updateExtent(of: item) else { continue }
      pass = LayoutPass(
        first: min(item, pass?.first ?? item), last: max(item, pass?.last ?? item), rescales: false)
    }
    return pass
  }
}

extension SectionStorage {
  fileprivate mutating func replanInSmallerBlocks() {
    let (plan, columns) = (state.plan, state.metrics.columns)
    replan(ItemPlan(capacity: plan.capacity, columns: columns, longestShift: plan.shape.shift - 1))
  }
}
