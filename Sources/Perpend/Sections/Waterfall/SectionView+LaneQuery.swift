extension SectionView {
  /// Reports what several lanes have in a range, in the order of the items.
  ///
  /// What a lane has there is a run of slots, since its items follow one another. Rows are visited from one end of a
  /// run to the next: in between, the lanes that have an item in the row stay the same.
  func queryLanes<Sink: ElementSink>(_ search: ItemSearch, _ sink: inout Sink) {
    let laneCount = state.plan.laneCount
    unsafe withUnsafeTemporaryAllocation(of: LaneRun.self, capacity: laneCount) { runs in
      unsafe withUnsafeTemporaryAllocation(of: Int.self, capacity: laneCount) { active in
        var runCount = 0
        for laneIndex in 0..<laneCount where search.columns.contains(column(ofLane: laneIndex)) {
          let lane = lane(laneIndex)
          let first = lane.firstSlot(endingAfter: search.lower - search.itemsStart)
          let end = lane.firstSlot(startingAtOrAfter: search.upper - search.itemsStart)
          guard first < end else { continue }
          unsafe runs.initializeElement(
            at: runCount, to: LaneRun(lane: lane, laneIndex: laneIndex, slots: first..<end))
          runCount += 1
        }

        var row = 0
        while sink.wantsMore {
          var activeCount = 0
          var next = Int.max
          for index in 0..<runCount {
            let slots = unsafe runs[index].slots
            if row < slots.lowerBound {
              next = min(next, slots.lowerBound)
            } else if row < slots.upperBound {
              next = min(next, slots.upperBound)
              unsafe active[activeCount] = index
              activeCount += 1
            }
          }
          if activeCount == 0 {
            guard next < .max else { return }
            row = next
          }
          while row < next, activeCount > 0 {
            for index in 0..<activeCount {
              unsafe take(row, of: runs[active[index]], search, laneCount: laneCount, &sink)
            }
            row += 1
          }
        }
      }
    }
  }

  @inline(__always)
  private func take<Sink: ElementSink>(
    _ slot: Int, of run: LaneRun, _ search: ItemSearch, laneCount: Int, _ sink: inout Sink
  ) {
    let lane = run.lane
    let index = lane.shape.block(of: slot)
    let block = lane.block(index)
    let inBlock = lane.shape.indexInBlock(of: slot)
    sink.look(at: 1)
    guard block.extents[inBlock] > 0 else { return }
    let item = slot * laneCount + run.laneIndex
    // The found item's path is counted back to what would be the block's first.
    let path = ElementPath(tag: search.path.tag, item: item - inBlock)
    let found = FoundItems(
      path: path, block: block, start: search.itemsStart + lane.tree.least(ofLeaf: index),
      column: column(ofLane: run.laneIndex), view: search.view)
    sink.take(1 << UInt64(inBlock), of: found)
  }
}

/// The slots of a lane that a query has found.
private struct LaneRun {
  let lane: Lane
  let laneIndex: Int
  let slots: Range<Int>
}
