import Perpend
import Testing

/// The arrays of a section lie one behind the other, aligned, and none reaches into the next.
struct ItemPlanTests {
  @Test(arguments: [0, 1, 2, 3, 15, 16, 17, 63, 64, 65, 129, 1000, 1025, 20_000])
  func arraysDoNotOverlap(capacity: Int) {
    let kinds: [(ItemPlan.Kind, Int)] = [
      (.lanes, 1), (.lanes, 3), (.lanes, 255), (.sortedColumns, 2), (.sortedColumns, 255), (.keptColumns, 8),
      (.spans, 2), (.spans, 255), (.bands, 1),
    ]
    for (kind, columnCount) in kinds {
      for shift in [0, 1, 4, 6] {
        for storesTraits in [false, true] {
          check(
            ItemPlan(
              kind, capacity: capacity, columnCount: columnCount, storesTraits: storesTraits,
              longestShift: shift))
        }
      }
    }
  }

  private func check(_ plan: ItemPlan) {
    let shape = plan.shape
    let blocks = shape.blockCount(plan.laneCapacity)
    let blockLists = plan.kind == .lanes ? plan.laneCount : 1
    #expect(blockLists * plan.laneCapacity >= plan.capacity)
    #expect(blocks * shape.size >= plan.laneCapacity)
    #expect(shape.stride >= shape.size * (8 + shape.cross.byteCount))
    #expect(plan.heights >= 4 * plan.capacity)
    #expect(plan.traits >= plan.heights + 4 * plan.capacity)
    #expect(plan.givenColumns >= plan.traits + (plan.storesTraits ? 4 * plan.capacity : 0))
    #expect(plan.blocks >= plan.givenColumns + (plan.storesGivenColumns ? plan.capacity : 0))
    #expect(plan.blocksStride >= blocks * shape.stride)
    #expect(plan.trees >= plan.blocks + blockLists * plan.blocksStride)
    #expect(plan.treeStride == 8 * IntervalTree.doubleCount(leafCapacity: blocks))
    #expect(plan.checkpoints >= plan.trees + plan.treeCount * plan.treeStride)
    let checkpoints = max(0, plan.capacity - 1) / plan.checkpointInterval
    #expect(plan.bandStarts >= plan.checkpoints + 8 * plan.keyCount * checkpoints)
    #expect(plan.byteCount >= plan.bandStarts + (plan.kind == .bands ? (plan.capacity + 7) / 8 : 0))
    #expect(plan.checkpointInterval % shape.size == 0)
    for offset in [plan.heights, plan.blocks, plan.blocksStride, shape.stride] { #expect(offset % 4 == 0) }
    for offset in [plan.trees, plan.treeStride, plan.checkpoints, plan.bandStarts] {
      #expect(offset % 8 == 0)
    }
  }
}
