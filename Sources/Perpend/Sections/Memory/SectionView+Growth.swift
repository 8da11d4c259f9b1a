extension SectionView {
  /// Copies what has been placed, blocks, trees and checkpoints, from a section whose plan has other room and is
  /// otherwise the same. It copies what is used, and not what there is room for: the plan may have less room.
  func copyPlaces(from old: SectionView) {
    let (plan, oldPlan) = (state.plan, old.state.plan)
    let placedCount = state.placedCount
    let blockLists = plan.kind.dealsItems ? plan.laneCount : 1
    for index in 0..<blockLists {
      unsafe (memory + plan.blocks + index * plan.blocksStride).copyMemory(
        from: old.memory + oldPlan.blocks + index * oldPlan.blocksStride,
        byteCount: plan.shape.blockCount(old.lane(index).count) * plan.shape.stride)
    }
    for index in 0..<plan.treeCount {
      let tree = old.lane(index).tree
      var writer = IntervalTree.Rewriter(lane(index, itemCount: 0).tree, from: 0)
      for leaf in 0..<tree.leafCount {
        let interval = tree.interval(ofLeaf: leaf)
        writer.write(least: interval.least, greatest: interval.greatest)
      }
      _ = writer.finishTruncating()
    }
    unsafe (memory + plan.checkpoints).copyMemory(
      from: old.memory + oldPlan.checkpoints, byteCount: plan.checkpointBytes(placedCount))
    unsafe (memory + plan.bandStarts).copyMemory(
      from: old.memory + oldPlan.bandStarts, byteCount: plan.bandStartBytes(placedCount))
  }
}
