/// Where the arrays of a section's items lie in its one piece of memory.
///
/// In this order: original widths and heights (`Int32` each, in order of index), the columns that items were
/// given (`UInt8`, where they are kept), the lanes' blocks, their trees, and the checkpoints. All offsets are
/// in bytes from the start, which is aligned to 8.
struct ItemPlan: Hashable {
  /// How many items there is room for.
  let capacity: Int
  let laneCount: Int
  let shape: BlockShape
  /// Keys a checkpoint, 0 for lanes that need none.
  let keyCount: Int
  /// Whether items keep the columns that they were given. Then the lanes, one a column, share the blocks, in
  /// which items stand in order of index; each has a tree of its own over them.
  let keepsColumns: Bool

  /// How many items there is room for in a lane.
  let laneCapacity: Int
  let blocksStride: Int
  let trees: Int
  let treeStride: Int
  let treeDepth: Int
  let checkpoints: Int
  let byteCount: Int

  var heights: Int { 4 * capacity }
  var givenColumns: Int { 8 * capacity }
  var blocks: Int { keepsColumns ? (9 * capacity + 7) & ~7 : 8 * capacity }

  /// Plans for `capacity` items in `laneCount` lanes.
  ///
  /// `longestShift` bounds the block size. A small section has small blocks, so that it costs little.
  init(
    capacity: Int, laneCount: Int, keyCount: Int, keepsColumns: Bool = false,
    longestShift: Int = BlockShape.usualShift
  ) {
    self.capacity = capacity
    self.laneCount = laneCount
    self.keyCount = keyCount
    self.keepsColumns = keepsColumns
    laneCapacity = keepsColumns ? capacity : (capacity + laneCount - 1) / laneCount
    var shift = 0
    while shift < longestShift, 1 << shift < laneCapacity { shift += 1 }
    shape = BlockShape(shift: shift, storesColumns: keyCount > 0 || keepsColumns)

    let blockCapacity = shape.blockCount(laneCapacity)
    blocksStride = blockCapacity * shape.stride
    let itemBytes = keepsColumns ? (9 * capacity + 7) & ~7 : 8 * capacity
    trees = (itemBytes + (keepsColumns ? 1 : laneCount) * blocksStride + 7) & ~7
    treeDepth = IntervalTree.depth(leafCapacity: blockCapacity)
    treeStride = 8 * IntervalTree.doubleCount(leafCapacity: blockCapacity)
    checkpoints = trees + laneCount * treeStride
    let interval = ItemPlan.checkpointInterval(keyCount: keyCount, shape: shape)
    let checkpointCount = keyCount > 0 && capacity > 0 ? (capacity - 1) / interval : 0
    byteCount = checkpoints + 8 * checkpointCount * keyCount
  }

  /// Whether a section can go from the other plan to this one as it is.
  func hasArrays(of other: ItemPlan) -> Bool {
    laneCount == other.laneCount && keyCount == other.keyCount && keepsColumns == other.keepsColumns
  }

  /// Words of 8 bytes that it takes.
  var wordCount: Int { (byteCount + 7) / 8 }

  /// Items between two checkpoints: 128, and more where there are many columns, so that they stay below half
  /// a byte an item a column of eight.
  var checkpointInterval: Int { ItemPlan.checkpointInterval(keyCount: keyCount, shape: shape) }

  private static func checkpointInterval(keyCount: Int, shape: BlockShape) -> Int {
    var interval = max(128, shape.size)
    while interval < 16 * keyCount { interval *= 2 }
    return interval
  }
}
