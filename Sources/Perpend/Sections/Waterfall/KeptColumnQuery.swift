extension SectionView {
  /// Reports what kept columns have in a range, in the order of the items.
  ///
  /// What a column has there lies in a run of blocks. The blocks of all runs are visited in order, without those
  /// between runs; in each, every item is compared with the range in its column's coordinates. O(c log n +
  /// k) for c columns where they have not drifted further apart than the range is long, and a block more for
  /// each 64 items that they have.
  func queryKeptColumns<Sink: ElementSink>(_ search: ItemSearch, _ sink: inout Sink) {
    let columnCount = state.plan.laneCount
    unsafe withUnsafeTemporaryAllocation(of: Range<Int>.self, capacity: columnCount) { runs in
      for column in 0..<columnCount {
        let tree = lane(column).tree
        let lower = search.lower - search.itemsStart
        let upper = search.upper - search.itemsStart
        var run = 0..<0
        if search.columns.contains(column), let first = tree.firstLeaf(endingAfter: lower),
          let last = tree.lastLeaf(startingBefore: upper), first <= last
        {
          run = first..<last + 1
        }
        unsafe runs.initializeElement(at: column, to: run)
      }
      UncheckedSpan<Double>.withScratch(count: columnCount) { starts in
        var index = unsafe SectionView.nextBlock(runs, at: 0)
        while let block = index, sink.wantsMore {
          unsafe queryBlock(block, search, runs, starts, &sink)
          index = unsafe SectionView.nextBlock(runs, at: block + 1)
        }
      }
    }
  }

  /// The first block at or behind `index` that is in a run.
  private static func nextBlock(_ runs: UnsafeMutableBufferPointer<Range<Int>>, at index: Int) -> Int? {
    var next = Int.max
    for column in 0..<runs.count {
      let run = unsafe runs[column]
      if !run.isEmpty, index < run.upperBound { next = min(next, max(index, run.lowerBound)) }
    }
    return next == .max ? nil : next
  }

  private func queryBlock<Sink: ElementSink>(
    _ index: Int, _ search: ItemSearch, _ runs: UnsafeMutableBufferPointer<Range<Int>>,
    _ starts: UncheckedSpan<Double>, _ sink: inout Sink
  ) {
    let lane = lane(0)
    let block = lane.block(index)
    UncheckedSpan<Int32>.withScratch(count: 2 * runs.count) { bounds in
      let (low, high) = (bounds, bounds + runs.count)
      for column in 0..<runs.count {
        guard unsafe runs[column].contains(index) else {
          low[column] = .max
          high[column] = .min
          continue
        }
        let start = search.itemsStart + self.lane(column).tree.least(ofLeaf: index)
        starts[column] = start
        low[column] = BlockScan.threshold(search.lower - start)
        high[column] = BlockScan.threshold(search.upper - start)
      }
      var hits: UInt64 = 0
      let size = lane.size(ofBlock: index)
      sink.look(at: size)
      for slot in 0..<size {
        let column = Int(block.columns[slot])
        let (start, extent) = (block.starts[slot], block.extents[slot])
        let isHit = start < high[column] && start &+ extent > low[column] && extent > 0
        hits |= (isHit ? 1 : 0) << UInt64(slot)
      }
      guard hits != 0 else { return }
      sink.take(
        hits,
        of: FoundItems(
          path: ElementPath(tag: search.path.tag, item: index << lane.shape.shift), block: block, start: 0,
          columnStarts: starts, column: nil, view: search.view))
    }
  }

  /// The item of a kept column with the least start at or after `position`; of several the first.
  func firstKeptItem(atOrAfter position: Double) -> Int? {
    var best: (start: Double, item: Int)?
    for column in 0..<(state.plan.laneCount) {
      let lane = lane(column)
      var index = lane.tree.lastLeaf(startingBefore: position) ?? 0
      search: while index < lane.tree.leafCount {
        let least = lane.tree.least(ofLeaf: index)
        if let best, least > best.start { break }
        let block = lane.block(index)
        for slot in 0..<lane.size(ofBlock: index) where Int(block.columns[slot]) == column {
          let candidate = (start: least + block.start(slot), item: index << lane.shape.shift + slot)
          guard candidate.start >= position else { continue }
          if best.map({ candidate < $0 }) ?? true { best = candidate }
          break search
        }
        index += 1
      }
    }
    return best?.item
  }
}
