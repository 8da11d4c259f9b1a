import Testing

@testable import Perpend

/// The arrays of a section lie one behind the other, aligned, and none reaches into the next.
struct ItemPlanTests {
  @Test(arguments: [0, 1, 2, 3, 15, 16, 17, 63, 64, 65, 129, 1000, 1025, 20_000])
  func arraysDoNotOverlap(capacity: Int) {
    for (laneCount, keyCount) in [(1, 0), (1, 2), (1, 255), (3, 0), (255, 0)] {
      for shift in [0, 1, 4, 6] {
        check(
          ItemPlan(capacity: capacity, laneCount: laneCount, keyCount: keyCount, longestShift: shift))
      }
    }
  }

  private func check(_ plan: ItemPlan) {
    let shape = plan.shape
    let blocks = shape.blockCount(plan.laneCapacity)
    #expect(plan.laneCount * plan.laneCapacity >= plan.capacity)
    #expect(blocks * shape.size >= plan.laneCapacity)
    #expect(shape.stride >= shape.size * (plan.keyCount > 0 ? 9 : 8))
    #expect(plan.heights >= 4 * plan.capacity)
    #expect(plan.blocks >= plan.heights + 4 * plan.capacity)
    #expect(plan.blocksStride >= blocks * shape.stride)
    #expect(plan.trees >= plan.blocks + plan.laneCount * plan.blocksStride)
    #expect(plan.treeStride == 8 * IntervalTree.doubleCount(leafCapacity: blocks))
    #expect(plan.checkpoints >= plan.trees + plan.laneCount * plan.treeStride)
    let checkpoints = max(0, plan.capacity - 1) / plan.checkpointInterval
    #expect(plan.byteCount >= plan.checkpoints + 8 * plan.keyCount * checkpoints)
    #expect(plan.checkpointInterval % shape.size == 0)
    for offset in [plan.heights, plan.blocks, plan.blocksStride, shape.stride] { #expect(offset % 4 == 0) }
    for offset in [plan.trees, plan.treeStride, plan.checkpoints] { #expect(offset % 8 == 0) }
  }
}
