extension SectionView {
  /// Edits the original sizes in place: one pass that closes up what is taken out, one that makes room for
  /// what comes. Each moves the items on the side where fewer have to be moved, if there is room.
  ///
  /// There must be room for all.
  func splice(_ edits: ItemEdits) {
    guard unsafe state.pointee.plan.kind != .uniform else {
      unsafe state.pointee.count = edits.count(from: state.pointee.count)
      return
    }
    for (item, size) in edits.resized { write(size, at: item) }
    if !edits.removed.isEmpty { close(edits.removed) }
    if !edits.placed.isEmpty { open(edits.placed) }
    unsafe state.pointee.sizes.include(edits.sizes)
  }

  /// Takes out items.
  private func close(_ removed: [Int]) {
    let count = unsafe state.pointee.count
    for item in removed where !traits(of: item).placesFreely { unsafe state.pointee.unfreeCount -= 1 }
    if removed[removed.count - 1] + 1 < count - removed[0] {
      // Everything before the last gap moves towards the end.
      var end = removed[removed.count - 1]
      for index in stride(from: removed.count - 2, through: -1, by: -1) {
        let start = index < 0 ? 0 : removed[index] + 1
        moveSizes(from: start, to: start + removed.count - 1 - index, count: end - start)
        end = start - 1
      }
      unsafe state.pointee.head += removed.count
    } else {
      for (index, gap) in removed.enumerated() {
        let end = index + 1 < removed.count ? removed[index + 1] : count
        moveSizes(from: gap + 1, to: gap - index, count: end - gap - 1)
      }
    }
    unsafe state.pointee.count -= removed.count
  }

  /// Puts in items.
  private func open(_ placed: [(item: Int, size: UnitSize)]) {
    let oldCount = unsafe state.pointee.count
    let newCount = oldCount + placed.count
    let (head, capacity) = unsafe (state.pointee.head, state.pointee.plan.capacity)
    let fitsBefore = head >= placed.count
    let fitsBehind = head + newCount <= capacity
    assert(fitsBefore || fitsBehind)
    unsafe state.pointee.count = newCount
    if fitsBefore, !fitsBehind || placed[placed.count - 1].item < newCount - placed[0].item {
      // Everything before the last comer moves towards the start.
      unsafe state.pointee.head -= placed.count
      var start = 0
      for (index, (item, _)) in placed.enumerated() {
        moveSizes(from: start + placed.count - index, to: start, count: item - start)
        start = item + 1
      }
    } else {
      var end = newCount
      for index in stride(from: placed.count - 1, through: 0, by: -1) {
        let item = placed[index].item
        moveSizes(from: item - index, to: item + 1, count: end - item - 1)
        end = item
      }
    }
    for (item, size) in placed {
      let plan = unsafe state.pointee.plan
      if plan.storesTraits { unsafe traits[item] = .none }
      if plan.storesGivenColumns { unsafe givenColumns[item] = SectionView.noColumn }
      write(size, at: item)
    }
  }

  /// Gives an item a size and, if they come with it, traits; otherwise it keeps those it has, but that the
  /// size is no estimate any more.
  func write(_ size: UnitSize, at item: Int) {
    unsafe widths[item] = size.width
    unsafe heights[item] = size.height
    guard unsafe state.pointee.plan.storesTraits else { return }
    if let new = size.traits {
      let old = unsafe traits[item]
      unsafe state.pointee.unfreeCount += (old.placesFreely ? 1 : 0) - (new.placesFreely ? 1 : 0)
      unsafe traits[item] = new
    } else {
      unsafe traits[item].isEstimate = false
    }
  }

  private func moveSizes(from source: Int, to target: Int, count: Int) {
    guard count > 0, source != target else { return }
    unsafe (widths + target).update(from: widths + source, count: count)
    unsafe (heights + target).update(from: heights + source, count: count)
    let plan = unsafe state.pointee.plan
    if plan.storesTraits { unsafe (traits + target).update(from: traits + source, count: count) }
    if plan.storesGivenColumns {
      unsafe (givenColumns + target).update(from: givenColumns + source, count: count)
    }
  }
}
