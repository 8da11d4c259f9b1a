/// Items one after another along the main axis, in blocks, with an interval tree over the blocks.
///
/// A waterfall that fills the shortest column is one lane, since its starts ascend with the index; one that
/// deals round-robin has a lane a column, since its columns drift apart. A view: valid only inside the
/// closure that it was made in.
@safe
struct Lane {
  let blocks: UnsafeMutableRawPointer
  let shape: BlockShape
  var tree: IntervalTree
  /// Items in the lane.
  let count: Int

  @inline(__always)
  func block(_ index: Int) -> Block { unsafe Block(blocks, index: index, shape: shape) }

  /// Items in a block: all but the last block are full.
  @inline(__always)
  func size(ofBlock index: Int) -> Int { min(shape.size, count - index << shape.shift) }

  /// Start and extent of an item, absolute in the lane. O(log n).
  func interval(_ slot: Int) -> (start: Double, extent: Double) {
    let index = shape.block(of: slot)
    let block = block(index)
    let inBlock = shape.indexInBlock(of: slot)
    return (tree.least(ofLeaf: index) + block.start(inBlock), block.extent(inBlock))
  }

  /// The first slot whose start is at or after `position`, or `count`. The starts must ascend. O(log n).
  func firstSlot(startingAtOrAfter position: Double) -> Int {
    guard let index = tree.lastLeaf(startingBefore: position) else { return 0 }
    let rest = position - tree.least(ofLeaf: index)
    let block = block(index)
    let size = size(ofBlock: index)
    var inBlock = 0
    while inBlock < size, block.start(inBlock) < rest { inBlock += 1 }
    return index << shape.shift + inBlock
  }

  /// The first slot whose end is after `position`, or `count`. The ends must ascend. O(log n).
  func firstSlot(endingAfter position: Double) -> Int {
    guard let index = tree.firstLeaf(endingAfter: position) else { return count }
    let rest = position - tree.least(ofLeaf: index)
    let block = block(index)
    let size = size(ofBlock: index)
    var inBlock = 0
    while inBlock < size, block.start(inBlock) + block.extent(inBlock) <= rest { inBlock += 1 }
    return index << shape.shift + inBlock
  }
}
