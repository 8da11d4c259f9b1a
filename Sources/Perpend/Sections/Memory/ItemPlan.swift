/// Where the arrays of a section's items lie in its one piece of memory.
///
/// In this order: original widths and heights (`Int32` each, in order of index), traits (`UInt32`) where an
/// item has any, the columns that items were given (`UInt8`) where they are kept, the lanes' blocks, their
/// trees, the checkpoints, and where bands begin. All offsets are in bytes from the start, which is aligned to 8.
package struct ItemPlan: Hashable {
  package let kind: Kind
  /// Whether the sizes are kept that items came with.
  let storesSizes: Bool
  /// Whether items have traits.
  package let storesTraits: Bool
  package let shape: BlockShape
  private let lanes: Int32
  private let keys: Int32
  private let depth: Int32
  /// How many items there is room for; 0 where nothing is stored of them.
  package let capacity: Int
  package let blocksStride: Int
  package let trees: Int
  package let treeStride: Int
  package let checkpoints: Int
  /// A bit an item: whether a band begins with it.
  package let bandStarts: Int
  package let byteCount: Int

  @inline(__always)
  package var laneCount: Int { Int(lanes) }
  /// Trees: one a lane, and where items have frames of their own, one over what the blocks cover on the cross
  /// axis.
  package var treeCount: Int { storesFrames ? laneCount + 1 : laneCount }
  /// Keys a checkpoint, 0 for lanes that need none.
  @inline(__always)
  package var keyCount: Int { Int(keys) }
  @inline(__always)
  var treeDepth: Int { Int(depth) }
  @inline(__always)
  var keepsColumns: Bool { kind == .keptColumns }
  /// Whether each item has a frame of its own.
  @inline(__always)
  var storesFrames: Bool { shape.cross == .interval }

  package var heights: Int { 4 * capacity }
  package var traits: Int { 8 * capacity }
  package var givenColumns: Int { (storesTraits ? 12 : 8) * capacity }
  /// Whether the column of each item is beside its size.
  package var storesGivenColumns: Bool { kind.storesGivenColumns }
  package var blocks: Int { (givenColumns + (storesGivenColumns ? capacity : 0) + 7) & ~7 }

  /// Plans for `capacity` items in `columnCount` columns; a lane a column where items are dealt or kept. Where no
  /// sizes are stored, nothing is.
  ///
  /// `longestShift` bounds the block size. A small section has small blocks, so that it costs little.
  package init(
    _ kind: Kind, capacity: Int, columnCount: Int = 1, storesSizes: Bool = true, storesTraits: Bool = false,
    longestShift: Int = BlockShape.usualShift
  ) {
    let capacity = storesSizes ? capacity : 0
    let storesTraits = storesTraits && storesSizes
    self.kind = kind
    self.capacity = capacity
    self.storesSizes = storesSizes
    self.storesTraits = storesTraits
    let laneCount = kind.laneCount(columnCount: columnCount)
    let keyCount = kind.keyCount(columnCount: columnCount)
    lanes = Int32(laneCount)
    keys = Int32(keyCount)
    let laneCapacity = kind.laneCapacity(capacity, laneCount: laneCount)
    var shift = 0
    while shift < longestShift, 1 << shift < laneCapacity { shift += 1 }
    let cross = kind.cross
    shape = BlockShape(shift: shift, cross: cross)

    let itemBytes = ((storesTraits ? 12 : 8) + (kind.storesGivenColumns ? 1 : 0)) * capacity
    let blockCapacity = shape.blockCount(laneCapacity)
    blocksStride = blockCapacity * shape.stride
    trees = ((itemBytes + 7) & ~7 + (kind.dealsItems ? laneCount : 1) * blocksStride + 7) & ~7
    depth = Int32(IntervalTree.depth(leafCapacity: blockCapacity))
    treeStride = 8 * IntervalTree.doubleCount(leafCapacity: blockCapacity)
    checkpoints = trees + (laneCount + (cross == .interval ? 1 : 0)) * treeStride
    let interval = ItemPlan.checkpointInterval(keyCount: keyCount, shape: shape)
    bandStarts = checkpoints + ItemPlan.checkpointBytes(capacity, keyCount, interval)
    byteCount = bandStarts + ItemPlan.bandStartBytes(kind, capacity, interval)
  }

  /// The bytes of the checkpoints of a number of items.
  func checkpointBytes(_ itemCount: Int) -> Int {
    ItemPlan.checkpointBytes(itemCount, keyCount, checkpointInterval)
  }

  /// The bytes of the bits that say where bands begin, for a number of items.
  func bandStartBytes(_ itemCount: Int) -> Int {
    ItemPlan.bandStartBytes(kind, itemCount, checkpointInterval)
  }

  private static func checkpointBytes(_ itemCount: Int, _ keyCount: Int, _ interval: Int) -> Int {
    itemCount > 0 ? 8 * ((itemCount - 1) / interval) * keyCount : 0
  }

  private static func bandStartBytes(_ kind: Kind, _ itemCount: Int, _ interval: Int) -> Int {
    // Whole intervals, since they are searched whole.
    kind.hasBands ? (itemCount + interval - 1) / interval * interval / 8 : 0
  }

  /// How many items there is room for in a lane.
  package var laneCapacity: Int { kind.laneCapacity(capacity, laneCount: laneCount) }

  /// The number of columns whose numbers are kept.
  var columnCount: Int { kind == .spans ? keyCount : laneCount }

  /// Whether the positions of items are stored in the same way as in the other plan.
  func keepsPlaces(as other: ItemPlan) -> Bool {
    kind == other.kind && lanes == other.lanes && keys == other.keys
  }

  /// Whether a section can go from the other plan to this one as it is.
  func hasArrays(of other: ItemPlan) -> Bool {
    keepsPlaces(as: other) && storesSizes == other.storesSizes && storesTraits == other.storesTraits
  }

  /// Whether its blocks are smaller than usual for its number of items.
  var isInSmallBlocks: Bool { shape.shift < BlockShape.usualShift && shape.size < laneCapacity }

  /// Words of 8 bytes that it takes.
  var wordCount: Int { (byteCount + 7) / 8 }

  /// Items between two checkpoints: 128, and more where there are many columns, so that they stay below half
  /// a byte an item a column of eight.
  package var checkpointInterval: Int { ItemPlan.checkpointInterval(keyCount: keyCount, shape: shape) }

  private static func checkpointInterval(keyCount: Int, shape: BlockShape) -> Int {
    var interval = max(128, shape.size)
    while interval < 16 * keyCount { interval *= 2 }
    return interval
  }
}
