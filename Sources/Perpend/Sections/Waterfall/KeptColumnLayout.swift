extension SectionView {
  /// Places items each in the column that it was given, and gives the shortest one to those that have none.
  ///
  /// Blocks hold items in order of index, of all columns together. Each column has a tree over them, whose leaf
  /// for a block starts where the column goes on there, whether it has an item in the block or not: so the
  /// layout can resume at any block, and behind the last change each column moves as a whole, in O(log n).
  func layOutKeptColumns(_ pass: LayoutPass) -> LayoutOutcome? {
    let columnCount = state.plan.laneCount
    return UncheckedSpan<Double>.withScratch(count: columnCount) { heights in
      let oldLeafCount = lane(0, itemCount: state.placedCount).tree.leafCount
      let shape = state.plan.shape
      let first = max(0, min(shape.block(of: pass.first), oldLeafCount - 1))
      var writers: [IntervalTree.Rewriter] = []
      writers.reserveCapacity(columnCount)
      for column in 0..<columnCount {
        let tree = lane(column, itemCount: state.placedCount).tree
        heights[column] = first > 0 ? tree.least(ofLeaf: first) : 0
        writers.append(IntervalTree.Rewriter(tree, from: first))
      }
      return layOutKeptColumns(pass, from: first, oldLeafCount, heights, &writers)
    }
  }

  private func layOutKeptColumns(
    _ pass: LayoutPass, from first: Int, _ oldLeafCount: Int, _ heights: UncheckedSpan<Double>,
    _ writers: inout [IntervalTree.Rewriter]
  ) -> LayoutOutcome? {
    let lane = lane(0, itemCount: pass.end)
    let oldEnd = state.placedCount
    let spacing = Double(state.metrics.columns.itemSpacing)
    let scaler = state.scaler
    var placed = 0
    for index in first..<lane.tree.leafCount {
      let item = index << lane.shape.shift
      if item > pass.last, index < oldLeafCount {
        for column in writers.indices {
          writers[column].finish(shiftingRestBy: heights[column] - writers[column].oldLeast())
        }
        return LayoutOutcome(placed: placed, end: oldEnd, converged: true)
      }
      let block = lane.block(index)
      let count = lane.size(ofBlock: index)
      if pass.rescales || item + count > oldEnd {
        scaler.scale(
          widths: widths + item, heights: self.heights + item, count: count, to: block.extents)
      }
      guard fill(block, item: item, count: count, spacing: spacing, heights, &writers) else {
        return nil
      }
      placed += count
    }
    for column in writers.indices { _ = writers[column].finishTruncating() }
    return LayoutOutcome(placed: placed, end: pass.end, converged: false)
  }

  /// Places the items of a block, and writes each column's leaf for it. False where a start is too far from
  /// its column's.
  private func fill(
    _ block: Block, item: Int, count: Int, spacing: Double, _ heights: UncheckedSpan<Double>,
    _ writers: inout [IntervalTree.Rewriter]
  ) -> Bool {
    let given = givenColumns + item
    let columnCount = writers.count
    return UncheckedSpan<Double>.withScratch(count: 2 * columnCount) { leaves in
      let (starts, ends) = (leaves, leaves + columnCount)
      for column in 0..<columnCount {
        starts[column] = heights[column]
        // Also where the column has no item yet: so the end stays right when the leaf is shifted.
        ends[column] = heights[column] - spacing
      }
      for index in 0..<count {
        if given[index] == SectionView.noColumn {
          given[index] = SectionView.shortest(heights, count: columnCount)
        }
        let column = Int(given[index])
        let start = Int64(heights[column] - starts[column])
        guard start <= BlockShape.longestStart else { return false }
        block.setStart(index, start)
        block.columns[index] = given[index]
        ends[column] = heights[column] + block.extent(index)
        heights[column] = ends[column] + spacing
      }
      for column in 0..<columnCount {
        writers[column].write(least: starts[column], greatest: ends[column])
      }
      return true
    }
  }

  private static func shortest(_ heights: UncheckedSpan<Double>, count: Int) -> UInt8 {
    var shortest = 0
    for column in 1..<max(1, count) where heights[column] < heights[shortest] { shortest = column }
    return UInt8(shortest)
  }

  /// Takes the columns from items, from one on.
  func forgetColumns(from item: Int) {
    let count = state.count
    (givenColumns + item).update(repeating: SectionView.noColumn, count: count - item)
  }
}
