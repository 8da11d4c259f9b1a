extension SectionView {
  /// Edits the original sizes in place: one pass that closes up what is taken out, one that makes room for
  /// what comes. Each moves the items on the side where fewer have to be moved, if there is room.
  ///
  /// There must be room for all.
  func splice(_ edits: ItemEdits) {
    guard state.plan.storesSizes else {
      state.count = edits.count(from: state.count)
      return
    }
    for (item, size) in edits.resized { rewrite(size, at: item) }
    let followsWeight = followsWeight
    if !edits.removed.isEmpty {
      if followsWeight { state.itemsWeight -= weight(of: edits.removed) }
      close(edits.removed)
    }
    if !edits.placed.isEmpty {
      open(edits.placed, edits.placedSizes)
      if followsWeight { state.itemsWeight += weight(of: edits.placed) }
    }
    state.sizes.include(edits.sizes)
  }

  /// Takes out items.
  private func close(_ removed: IndexRanges) {
    let count = state.count
    let gaps = removed.runs
    state.constrainedCount -= constrainedCount(of: removed)
    if gaps[gaps.count - 1].range.upperBound < count - gaps[0].range.lowerBound {
      // Everything before the last gap moves towards the end.
      for index in gaps.indices.reversed() {
        let start = index > 0 ? gaps[index - 1].range.upperBound : 0
        moveSizes(
          from: start, to: start + removed.count - gaps[index].rank,
          count: gaps[index].range.lowerBound - start)
      }
      state.head += removed.count
    } else {
      for (index, gap) in gaps.enumerated() {
        let end = index + 1 < gaps.count ? gaps[index + 1].range.lowerBound : count
        moveSizes(
          from: gap.range.upperBound, to: gap.range.lowerBound - gap.rank,
          count: end - gap.range.upperBound)
      }
    }
    state.count -= removed.count
  }

  /// Puts in items.
  private func open(_ placed: IndexRanges, _ sizes: [UnitSize]) {
    let oldCount = state.count
    let newCount = oldCount + placed.count
    let (head, capacity) = (state.head, state.plan.capacity)
    let runs = placed.runs
    let fitsBefore = head >= placed.count
    let fitsBehind = head + newCount <= capacity
    assert(fitsBefore || fitsBehind)
    state.count = newCount
    if fitsBefore, !fitsBehind || runs[runs.count - 1].range.upperBound <= newCount - runs[0].range.lowerBound
    {
      // Everything before the last inserted item moves towards the start.
      state.head -= placed.count
      var start = 0
      for run in runs {
        moveSizes(from: start + placed.count - run.rank, to: start, count: run.range.lowerBound - start)
        start = run.range.upperBound
      }
    } else {
      var end = newCount
      for run in runs.reversed() {
        moveSizes(
          from: run.range.lowerBound - run.rank, to: run.range.upperBound, count: end - run.range.upperBound)
        end = run.range.lowerBound
      }
    }
    let plan = state.plan
    for run in runs {
      let (first, count) = (run.range.lowerBound, run.range.count)
      if plan.storesTraits { (traits + first).update(repeating: .none, count: count) }
      if plan.storesGivenColumns {
        (givenColumns + first).update(repeating: SectionView.noColumn, count: count)
      }
      for item in run.range { write(sizes[run.rank + item - first], at: item) }
    }
  }

  /// Gives an item another size, and follows what all weigh.
  func rewrite(_ size: UnitSize, at item: Int) {
    guard followsWeight else { return write(size, at: item) }
    let old = weight(of: item)
    write(size, at: item)
    state.itemsWeight += weight(of: item) - old
  }

  /// Gives an item a size and, if they come with it, traits; otherwise it keeps those it has, but that the
  /// size is no estimate any more.
  func write(_ size: UnitSize, at item: Int) {
    widths[item] = size.width.bits
    heights[item] = size.height.bits
    guard state.plan.storesTraits else { return }
    if let new = size.traits {
      let old = traits[item]
      state.constrainedCount += (old.isUnconstrained ? 1 : 0) - (new.isUnconstrained ? 1 : 0)
      traits[item] = new
    } else {
      traits[item].isEstimate = false
    }
  }

  /// How many of some items span columns or are locked to one.
  func constrainedCount(of items: IndexRanges) -> Int {
    guard state.constrainedCount > 0 else { return 0 }
    var count = 0
    for run in items.runs {
      for item in run.range where !traits(of: item).isUnconstrained { count += 1 }
    }
    return count
  }

  private func moveSizes(from source: Int, to target: Int, count: Int) {
    guard count > 0, source != target else { return }
    (widths + target).update(from: widths + source, count: count)
    (heights + target).update(from: heights + source, count: count)
    let plan = state.plan
    if plan.storesTraits { (traits + target).update(from: traits + source, count: count) }
    if plan.storesGivenColumns {
      (givenColumns + target).update(from: givenColumns + source, count: count)
    }
  }
}
