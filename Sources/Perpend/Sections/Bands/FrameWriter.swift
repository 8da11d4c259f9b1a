/// Writes the frames of items from one onward, where each has one of its own.
///
/// Starts are gathered a block at a time, since a block is relative to the least of them.
@safe
struct FrameWriter {
  let lane: Lane
  private var tree: IntervalTree.Rewriter
  private var crossTree: IntervalTree.Rewriter
  /// Absolute starts of the block's items.
  private let starts: UncheckedSpan<Int64>
  private var block: Block
  private let mask: Int
  /// The item that is written next.
  private(set) var item: Int
  /// Where extents along the cross and the main axis are copied from when a block is finished, if all are what
  /// came in.
  private let sizes: (widths: UncheckedSpan<Int32>, heights: UncheckedSpan<Int32>)?
  /// What all items lie in on the cross axis, where that is known without a look at them.
  private let crossRange: (least: Int32, end: Int32)?
  /// Positions that are stored once the block that is being written is finished, relative to it.
  private var held: (memory: UncheckedSpan<Int64>, position: Int64)?
  /// The least start of the last block that has been finished.
  private(set) var lastBase = Int64(0)
  /// Whether a start was too far from its block's least.
  private(set) var isTooLong = false

  /// `lane` has room for all items to come; the trees are those of the old layout, of which everything before
  /// `item` stands. `scratch` has room for a block.
  init(
    _ lane: Lane, oldTree: IntervalTree, oldCrossTree: IntervalTree, from item: Int,
    scratch: UncheckedSpan<Int64>,
    sizes: (widths: UncheckedSpan<Int32>, heights: UncheckedSpan<Int32>)? = nil,
    crossRange: (least: Int32, end: Int32)? = nil
  ) {
    self.lane = lane
    self.crossRange = crossRange
    self.sizes = sizes
    self.item = item
    starts = scratch
    mask = lane.shape.size - 1
    let index = lane.shape.block(of: item)
    block = lane.block(index)
    tree = IntervalTree.Rewriter(oldTree, from: index)
    crossTree = IntervalTree.Rewriter(oldCrossTree, from: index)
    if item & mask > 0 { load(0..<item & mask, of: oldTree.least(ofLeaf: index)) }
  }

  /// Places the next item. Returns whether that has finished a block.
  @inline(__always)
  @discardableResult
  mutating func place(start: Int64, extent: Int32, crossStart: Int32, crossExtent: Int32) -> Bool {
    let slot = item & mask
    starts[slot] = start
    block.extents[slot] = extent
    block.crossStarts[slot] = crossStart
    // Far outside of any container an end is cut off rather than wrapped.
    block.crossExtents[slot] = min(crossExtent, Int32.max &- max(crossStart, 0))
    item += 1
    guard slot == mask else { return false }
    finishBlock(count: mask + 1)
    block = lane.block(lane.shape.block(of: item))
    return true
  }

  /// Places items that follow one another, in as few runs as lie in one block each; `body` is called with each
  /// run's slots and how many of the items have been placed before it, and writes all four arrays.
  @inline(__always)
  mutating func place(count: Int, _ body: (Slots, _ placed: Int) -> Void) {
    var placed = 0
    while placed < count {
      let slot = item & mask
      let run = min(count &- placed, mask &+ 1 &- slot)
      body(
        Slots(
          starts: starts + slot, extents: block.extents + slot, crossStarts: block.crossStarts + slot,
          crossExtents: block.crossExtents + slot, count: run),
        placed)
      placed &+= run
      item &+= run
      if item & mask == 0 {
        finishBlock(count: mask + 1)
        block = lane.block(lane.shape.block(of: item))
      }
    }
  }

  /// Moves the old items from the next one on, of which there are `oldCount` in all, and ends.
  mutating func finish(shiftingRestBy distance: Int64, oldCount: Int) {
    let rest = item & mask
    if rest > 0 {
      let count = min(mask + 1, oldCount - item + rest)
      load(rest..<count, of: tree.oldLeast() + Double(distance))
      finishBlock(count: count)
    }
    tree.finish(shiftingRestBy: Double(distance))
    crossTree.finish(shiftingRestBy: 0)
  }

  /// Cuts off what has not been written, and ends.
  mutating func finishTruncating() {
    if item & mask > 0 { finishBlock(count: item & mask) }
    _ = tree.finishTruncating()
    _ = crossTree.finishTruncating()
  }

  /// The absolute start that the block that is being written has had so far; there must be one.
  mutating func oldBase() -> Int64 { Int64(tree.oldLeast()) }

  /// Defers storing a position until the base of the next item's block is known, to which it is relative.
  mutating func deferStore(of position: Int64, in memory: UncheckedSpan<Int64>) {
    held = (memory, position)
  }

  /// Takes over the starts of old items of the block.
  private func load(_ slots: Range<Int>, of base: Double) {
    for slot in slots { starts[slot] = Int64(base + block.start(slot)) }
  }

  private mutating func finishBlock(count: Int) {
    if let sizes = sizes {
      let first = tree.leaf << lane.shape.shift
      block.extents.update(from: sizes.heights + first, count: count)
      block.crossExtents.update(from: sizes.widths + first, count: count)
    }
    let (least, end) = count == 64 ? summarize(count: 64) : summarize(count: count)
    tree.write(least: Double(least), greatest: Double(end))
    let cross =
      crossRange ?? (count == 64 ? block.crossRange(count: 64) : block.crossRange(count: count))
    crossTree.write(least: Double(cross.least), greatest: Double(cross.end))
    lastBase = least
    guard let held = held else { return }
    held.memory[0] = held.position - least
    self.held = nil
  }

  /// Writes the starts of a block relative to the least of them. Returns that and the greatest end.
  ///
  /// Where all lies within a quarter of what 32 bits hold, as it nearly always does, these loops become
  /// vectors.
  @inline(__always)
  private mutating func summarize(count: Int) -> (least: Int64, end: Int64) {
    let first = starts[0]
    var beyond: UInt64 = 0
    for slot in 0..<count {
      beyond |= UInt64(bitPattern: starts[slot] &- first &+ 1 << 30) >> 31
      beyond |= UInt64(UInt32(bitPattern: block.extents[slot]) >> 30)
    }
    guard beyond == 0 else { return summarizeFar(count: count) }
    for slot in 0..<count { block.starts[slot] = Int32(truncatingIfNeeded: starts[slot] &- first) }
    var least: Int32 = 0
    var end = Int32.min
    for slot in 0..<count {
      least = min(least, block.starts[slot])
      end = max(end, block.starts[slot] &+ block.extents[slot])
    }
    let bias = least &+ Int32.min
    for slot in 0..<count { block.starts[slot] &-= bias }
    return (first + Int64(least), first + Int64(end))
  }

  /// The scalar reference of `summarize`, which holds for all that a block may be.
  private mutating func summarizeFar(count: Int) -> (least: Int64, end: Int64) {
    var least = starts[0]
    var latest = least
    var end = least
    for slot in 0..<count {
      let start = starts[slot]
      least = min(least, start)
      latest = max(latest, start)
      end = max(end, start + Int64(block.extents[slot]))
    }
    for slot in 0..<count { block.setStart(slot, starts[slot] - least) }
    isTooLong = isTooLong || latest - least > BlockShape.longestStart
    return (least, end)
  }
}

extension Block {
  /// What the first items, which have frames of their own, cover on the cross axis.
  @inline(__always)
  fileprivate func crossRange(count: Int) -> (least: Int32, end: Int32) {
    var (least, end) = (Int32.max, Int32.min)
    for slot in 0..<count {
      least = min(least, crossStarts[slot])
      end = max(end, crossStarts[slot] &+ crossExtents[slot])
    }
    return (least, end)
  }
}

/// Where some items that follow one another are to be written.
@safe
struct Slots {
  /// Absolute starts.
  let starts: UncheckedSpan<Int64>
  let extents: UncheckedSpan<Int32>
  let crossStarts: UncheckedSpan<Int32>
  let crossExtents: UncheckedSpan<Int32>
  let count: Int
}
