/// The sections' own interval tree: a leaf is what one section's elements span. A value.
struct SectionTree: Sendable {
  private var memory: ContiguousArray<Double> = [0, 0]
  private var capacity = 1
  private var depth = 0
  private(set) var count = 0

  var byteCount: Int { memory.capacity * 8 }

  /// Reads the tree.
  @inline(__always)
  func withTree<Result>(_ body: (IntervalTree) -> Result) -> Result {
    unsafe memory.withUnsafeBufferPointer { memory in
      let base = unsafe UnsafeMutablePointer(mutating: memory.baseAddress!)
      return unsafe body(IntervalTree(memory: base, depth: depth, leafCount: count))
    }
  }

  /// Writes leaves from one onward; `body` finishes the rewriter, and returns the tree if it has truncated
  /// it.
  mutating func rewrite(from leaf: Int, _ body: (inout IntervalTree.Rewriter) -> IntervalTree?) {
    let (depth, count) = (depth, count)
    let tree = unsafe memory.withUnsafeMutableBufferPointer { memory in
      let tree = unsafe IntervalTree(
        memory: memory.baseAddress!, depth: depth, leafCount: count)
      var rewriter = IntervalTree.Rewriter(tree, from: leaf)
      return body(&rewriter)?.leafCount
    }
    if let tree { self.count = tree }
  }

  /// Makes room for `count` leaves, with room to grow unless the tree was empty.
  mutating func reserve(_ count: Int) {
    guard count > capacity else { return }
    move(toRoomFor: self.count == 0 ? count : max(count, 2 * capacity))
  }

  /// Gives room back where there is more than four times what the leaves take.
  mutating func giveBackRoom() {
    if capacity >= 64, capacity / 4 > count { move(toRoomFor: max(1, count)) }
  }

  private mutating func move(toRoomFor capacity: Int) {
    let intervals = withTree { tree in (0..<tree.leafCount).map { tree.interval(ofLeaf: $0) } }
    self.capacity = capacity
    depth = IntervalTree.depth(leafCapacity: capacity)
    memory = ContiguousArray(repeating: 0, count: IntervalTree.doubleCount(leafCapacity: capacity))
    self.count = 0
    rewrite(from: 0) { rewriter in
      for interval in intervals { rewriter.write(least: interval.least, greatest: interval.greatest) }
      return rewriter.finishTruncating()
    }
  }
}
