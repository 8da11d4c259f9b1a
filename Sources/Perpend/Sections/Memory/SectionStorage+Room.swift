extension SectionStorage {
  /// The room that there is.
  private var room: Room {
    Room(before: state.head, behind: max(0, state.plan.capacity - state.head - state.count))
  }

  /// Makes the section its own, with room and arrays for all that a job brings. Returns what it was moved or
  /// copied from, or nil if it stays in place.
  mutating func prepare(for job: SectionJob, _ outcome: inout SectionOutcome) -> SectionStorage? {
    let constrainedCount = withView { $0.constrainedCount(after: job.action) }
    var fields = ItemFields(of: state)
    // An empty section has no item without a size.
    fields.storesSizes = fields.storesSizes || state.count == 0
    fields.spansColumns = constrainedCount > 0
    var room = room
    switch job.action {
    case .edit(let edits, _):
      fields.storesTraits = fields.storesTraits || edits.sizes.hasTraits
      if fields.storesSizes { room.grow(for: edits, count: state.count) }
    case .resize(let changes):
      fields.storesTraits = fields.storesTraits || changes.contains { $0.size.traits ?? .none != .none }
    case .setTraits(let changes):
      fields.storesTraits = fields.storesTraits || changes.contains { $0.traits != .none }
    case .none, .layOutAll, .repack, .resume: break
    }
    let isAlike = room == self.room && fields == ItemFields(of: state)
    if isAlike, job.settings == nil { return makeUnique(&outcome) }
    let new = plan(room, job.settings?.metrics ?? state.metrics, fields)
    if isAlike, new.hasArrays(of: state.plan) { return makeUnique(&outcome) }
    let old = self
    outcome.placesAreLost = !move(to: new, head: room.before)
    return old
  }

  private mutating func makeUnique(_ outcome: inout SectionOutcome) -> SectionStorage? {
    let old = makeUnique()
    outcome.wasCopied = old != nil
    return old
  }

  /// Gives room back where there is more than four times what the items take. Room for half as many again is left: as
  /// many insertions come before the next move as are moved then. Returns whether the items have lost their positions.
  mutating func giveBackRoom() -> Bool {
    let (count, capacity) = (state.count, state.plan.capacity)
    guard capacity >= Room.least, capacity / 4 >= count else { return false }
    let room = Room(before: count / 4, behind: count / 4)
    return !move(to: plan(room, state.metrics, ItemFields(of: state)), head: room.before)
  }

  /// Moves the section to blocks half as long, with its items yet to be laid out.
  mutating func moveToSmallerBlocks() {
    move(
      to: plan(room, state.metrics, ItemFields(of: state), longestShift: state.plan.shape.shift - 1),
      head: state.head)
  }

  /// The plan for the items that there are, with room for more.
  private func plan(
    _ room: Room, _ metrics: SectionMetrics, _ fields: ItemFields, longestShift: Int = BlockShape.usualShift
  ) -> ItemPlan {
    let capacity = room.before + (fields.storesSizes ? state.count : 0) + room.behind
    let plan = ItemPlan(capacity: capacity, metrics, fields, longestShift: longestShift)
    // Blocks that had to be small stay small, so that what has been placed can be copied along.
    let old = state.plan
    guard plan.keepsPlaces(as: old), old.isInSmallBlocks, old.shape.shift < longestShift else { return plan }
    return ItemPlan(capacity: capacity, metrics, fields, longestShift: old.shape.shift)
  }

  /// Moves the section to another plan, which has room for its items behind `head` others. They keep their positions
  /// where these are stored in the same way, and are otherwise yet to be laid out. Returns whether they keep them.
  @discardableResult
  mutating func move(to plan: ItemPlan, head: Int) -> Bool {
    precondition(!plan.storesSizes || head + state.count <= plan.capacity, "there is room for all items")
    let old = self
    var state = state
    let keepsPlaces = plan.shape == state.plan.shape && plan.keepsPlaces(as: state.plan)
    state.plan = plan
    state.head = head
    if !keepsPlaces { state.placedCount = 0 }
    self = SectionStorage(state)
    old.withView { old in
      withView { view in
        view.copyInput(from: old)
        if keepsPlaces, plan.kind.storesPlaces { view.copyPlaces(from: old) }
      }
    }
    return state.placedCount == old.state.placedCount
  }
}

extension SectionView {
  /// Copies sizes, traits and given columns, as far as both sections have them.
  fileprivate func copyInput(from old: SectionView) {
    let (plan, oldPlan, count) = (state.plan, old.state.plan, state.count)
    guard plan.storesSizes, oldPlan.storesSizes else { return }
    widths.update(from: old.widths, count: count)
    heights.update(from: old.heights, count: count)
    if plan.storesTraits {
      if oldPlan.storesTraits {
        traits.update(from: old.traits, count: count)
      } else {
        traits.update(repeating: .none, count: count)
      }
    }
    guard plan.storesGivenColumns else { return }
    if oldPlan.storesGivenColumns, oldPlan.columnCount == plan.columnCount {
      givenColumns.update(from: old.givenColumns, count: count)
    } else {
      givenColumns.update(repeating: SectionView.noColumn, count: count)
    }
  }
}
