extension SectionView {
  /// Lays the section out in the plainest way, and stops where what is stored differs.
  func checkInvariants() {
    let state = state
    precondition(state.placedCount <= state.count, "no more items have been placed than there are")
    checkTraits()
    // Beyond 2^53 sums depend on their order.
    precondition(
      state.itemsWeight.isNaN || state.itemsWeight >= 0x1p53 || !state.plan.storesSizes
        || weight(of: 0..<state.count) == state.itemsWeight, "all items weigh what they do together")
    checkItems()
  }

  /// Items that are in columns, none of which spans others.
  func checkColumns() {
    var heights = [Double](repeating: 0, count: state.metrics.columns.count)
    var length = 0.0
    for item in 0..<state.placedCount {
      let size = storedSize(of: item)
      var range = state.sizes
      range.include(size)
      precondition(range == state.sizes, "what is known of all sizes holds for each")

      checkCheckpoint(item, heights)
      let column = plainColumn(of: item, heights)
      let extent = Double(state.scaler.extent(width: size.width.bits, height: size.height.bits))
      let (laneIndex, slot) = position(of: item)
      let interval = lane(laneIndex).interval(slot)
      precondition(
        self.column(of: item) == column && interval.start == heights[column] && interval.extent == extent,
        "item \(item) is where the plainest layout puts it")
      length = max(length, interval.start + extent)
      heights[column] += extent + Double(state.metrics.columns.itemSpacing)
    }
    if state.placedCount == state.count {
      precondition(length == state.itemsLength, "the items end with the last of them")
    }
    for laneIndex in 0..<state.plan.laneCount {
      if state.plan.keepsColumns { checkKeptColumn(laneIndex) } else { checkLane(lane(laneIndex)) }
    }
  }

  private func checkTraits() {
    let state = state
    guard state.plan.storesTraits else {
      return precondition(state.constrainedCount == 0, "without traits all items are free")
    }
    let constrained = (0..<state.count).reduce(0) { $0 + (traits(of: $1).isUnconstrained ? 0 : 1) }
    precondition(constrained == state.constrainedCount, "constrained items are counted")
  }

  /// Lays the section out afresh, and compares the frames with it.
  func checkFrames() {
    let (plan, placedCount) = (state.plan, state.placedCount)
    checkLane(lane(0))
    checkCrossTree(lane(0), crossTree(itemCount: placedCount))
    let copy = SectionStorage(state)
    copy.withView { fresh in
      unsafe fresh.memory.copyMemory(from: memory, byteCount: plan.byteCount)
      fresh.state.placedCount = 0
      var fault: BandFault?
      _ = fresh.layOutItems(
        from: 0, through: state.count - 1, rescales: true, limit: LayoutLimit(items: placedCount),
        fault: &fault)
      for item in 0..<placedCount {
        let same = frame(of: item, sectionStart: 0) == fresh.frame(of: item, sectionStart: 0)
        precondition(same, "item \(item) is where a fresh layout puts it")
      }
      for index in 1..<max(1, (placedCount - 1) / plan.checkpointInterval + 1) where plan.kind == .spans {
        let block = index * plan.checkpointInterval >> plan.shape.shift
        let bases = (lane(0).tree.least(ofLeaf: block), fresh.lane(0).tree.least(ofLeaf: block))
        for key in 0..<plan.keyCount {
          let keys = (checkpoint(index)[key], fresh.checkpoint(index)[key])
          precondition(
            bases == (bases.1, bases.1) && keys.0 == keys.1, "a checkpoint has the columns' heights")
        }
      }
      if placedCount == state.count {
        precondition(
          state.itemsLength == fresh.state.itemsLength, "the items end alike")
      }
    }
  }

  private func plainColumn(of item: Int, _ heights: [Double]) -> Int {
    let count = heights.count
    guard count > 1 else { return 0 }
    switch state.metrics.columns.placement {
    case .shortest: return heights.indices.min { heights[$0] < heights[$1] }!
    case .leftToRight: return item % count
    case .rightToLeft: return count - 1 - item % count
    case .stable: return Int(givenColumns[item])
    }
  }

  /// The checkpoint at an item, if there is one, has the keys of these heights.
  private func checkCheckpoint(_ item: Int, _ heights: [Double]) {
    let plan = state.plan
    guard plan.keyCount > 0, item > 0, item % plan.checkpointInterval == 0 else { return }
    let least = heights.min()!
    let keys = heights.indices.map { Int64(heights[$0] - least) << 8 + Int64(columnKey: $0) }.sorted()
    let stored = (0..<plan.keyCount).map { checkpoint(item / plan.checkpointInterval)[$0] }
    precondition(stored.sorted() == keys, "a checkpoint has the keys of the columns")
  }

  /// Each leaf of a kept column starts where its column goes on, and ends with its last item there.
  private func checkKeptColumn(_ column: Int) {
    let lane = lane(column)
    let spacing = Double(state.metrics.columns.itemSpacing)
    lane.tree.checkInvariants()
    var height = 0.0
    for index in 0..<lane.tree.leafCount {
      let leaf = lane.tree.interval(ofLeaf: index)
      precondition(leaf.least == height, "a leaf starts where its column goes on")
      var end = height - spacing
      let block = lane.block(index)
      for slot in 0..<lane.size(ofBlock: index) where Int(block.columns[slot]) == column {
        end = leaf.least + block.start(slot) + block.extent(slot)
        height = end + spacing
      }
      precondition(leaf.greatest == end, "a leaf ends with its column's last item there")
    }
  }

  /// Each leaf of a lane spans its block.
  private func checkLane(_ lane: Lane) {
    lane.tree.checkInvariants()
    for index in 0..<lane.tree.leafCount {
      let leaf = lane.tree.interval(ofLeaf: index)
      let block = lane.block(index)
      let slots = 0..<lane.size(ofBlock: index)
      precondition(slots.map { block.start($0) }.min() == 0, "a block is relative to its least start")
      precondition(
        slots.map { block.start($0) + block.extent($0) }.max() == leaf.greatest - leaf.least,
        "a leaf has the greatest end in its block")
    }
  }

  /// Each leaf spans its block on the cross axis, where items stand in columns all of these.
  private func checkCrossTree(_ lane: Lane, _ tree: IntervalTree) {
    tree.checkInvariants()
    for index in 0..<tree.leafCount {
      let frames = (0..<lane.size(ofBlock: index)).map { lane.block(index).frame($0, start: 0) }
      let leaf = tree.interval(ofLeaf: index)
      let (least, greatest) = (frames.map { $0.crossStart }.min()!, frames.map { $0.crossEnd }.max()!)
      let areInColumns = state.metrics.scalesItems
      precondition(
        areInColumns
          ? leaf.least <= least && leaf.greatest >= greatest
          : leaf.least == least && leaf.greatest == greatest,
        "a leaf spans its block on the cross axis")
    }
  }
}
