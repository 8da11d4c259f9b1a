import Perpend
import TestSupport
import Testing

/// The interval tree against two plain arrays, through any sequence of rewrites.
struct IntervalTreeTests {
  @Test(arguments: RandomRuns.seeds(8), [1, 2, 15, 16, 17, 40, 255, 256, 257, 300, 4096, 4100])
  func randomRewrites(seed: UInt64, capacity: Int) throws {
    var random = RandomSource(seed: seed &+ UInt64(capacity) << 20)
    var model = IntervalModel()
    var trail = Trail(seed: seed).adding("room for \(capacity)")
    try unsafe withTreeMemory(capacity) { memory in
      for _ in 0..<40 {
        let tree = unsafe IntervalTree(
          memory: memory, leafCapacity: capacity, leafCount: model.intervals.count)
        let count = rewrite(tree, &model, capacity, &random, &trail)
        let after = unsafe IntervalTree(memory: memory, leafCapacity: capacity, leafCount: count)
        try require(noDifference: model.difference(after), trail)
        for _ in 0..<6 {
          let lower = Double(random.int(-60...model.span + 60))
          let upper =
            lower + Double(random.pick([0, 1, random.int(0...50), random.int(0...model.span + 100)]))
          try require(noDifference: model.searchDifference(after, from: lower, to: upper), trail)
        }
      }
    }
  }

  /// Ascending intervals, appended, cut off and shifted as a layout does; and the two searches that need the order.
  @Test(arguments: RandomRuns.seeds(4), [1, 16, 17, 256, 257, 1000])
  func ascendingIntervals(seed: UInt64, capacity: Int) throws {
    var random = RandomSource(seed: seed &+ UInt64(capacity) << 20)
    let trail = Trail(seed: seed).adding("room for \(capacity)")
    for count in [0, 1, capacity / 2, capacity - 1, capacity] {
      var start = Double(random.int(-5...5))
      var end = start
      let model = IntervalModel(
        intervals: (0..<count).map { _ in
          start += Double(random.int(0...9))
          end = max(end, start) + Double(random.int(0...9))
          return (start, end)
        })
      try unsafe withTreeMemory(capacity) { memory in
        var rewriter = unsafe IntervalTree.Rewriter(
          IntervalTree(memory: memory, leafCapacity: capacity, leafCount: 0), from: 0)
        for (least, greatest) in model.intervals { rewriter.write(least: least, greatest: greatest) }
        let tree = rewriter.finishTruncating()
        try require(noDifference: model.difference(tree), trail.adding("\(count) leaves"))
        let ascending = unsafe IntervalTree(
          memory: memory, leafCapacity: capacity, leafCount: count, startsAscend: true)
        for _ in 0..<60 {
          let lower = Double(random.int(-8...model.span + 8))
          let upper = lower + Double(random.pick([1, random.int(0...50), random.int(0...model.span + 100)]))
          try require(
            noDifference: model.searchDifference(ascending, from: lower, to: upper),
            trail.adding("\(count) leaves"))
        }
        for position in -8...model.span + 8 where count < 300 || position % 7 == 0 {
          try require(
            noDifference: model.orderDifference(tree, at: Double(position)), trail.adding("\(count) leaves"))
        }
      }
    }
  }

  @Test func searchEndsWhenItsVisitorSays() throws {
    let model = IntervalModel(intervals: (0..<600).map { (Double($0), Double($0) + 3) })
    unsafe withTreeMemory(600) { memory in
      var rewriter = unsafe IntervalTree.Rewriter(
        IntervalTree(memory: memory, leafCapacity: 600, leafCount: 0), from: 0)
      for (least, greatest) in model.intervals { rewriter.write(least: least, greatest: greatest) }
      let tree = rewriter.finishTruncating()
      for most in [1, 2, 16, 17, 299, 600] {
        var visitor = LeafCollector(most: most)
        tree.search(from: -1, to: 1000, &visitor)
        #expect(visitor.found.map(\.leaf) == Array(0..<most))
      }
    }
  }

  @Test func depths() {
    for (capacity, depth) in [
      (0, 0), (1, 0), (2, 1), (16, 1), (17, 2), (256, 2), (257, 3), (4096, 3), (4097, 4),
    ] {
      #expect(IntervalTree.depth(leafCapacity: capacity) == depth)
    }
  }

  /// Rewrites some leaves of tree and model alike. Returns how many leaves there are then.
  private func rewrite(
    _ tree: IntervalTree, _ model: inout IntervalModel, _ capacity: Int, _ random: inout RandomSource,
    _ trail: inout Trail
  ) -> Int {
    let count = model.intervals.count
    let first = random.pick([0, count, random.int(0...count), random.int(0...count)])
    let shifts = random.oneIn(2)
    let most = (shifts ? count : capacity) - first
    let written = (0..<random.pick([0, min(1, most), random.int(0...most), most])).map { _ in
      let least = Double(random.int(-50...1000))
      return (least, least + Double(random.pick([0, random.int(0...30), random.int(0...3000)])))
    }
    var rewriter = IntervalTree.Rewriter(tree, from: first)
    if first < count, random.oneIn(2) {
      #expect(rewriter.oldLeast() == model.intervals[first].least)
    }
    for (least, greatest) in written { rewriter.write(least: least, greatest: greatest) }
    if shifts {
      let distance = Double(random.int(-40...40))
      trail.add("from \(first) write \(written), shift the rest by \(distance)")
      rewriter.finish(shiftingRestBy: distance)
      model.write(written, from: first, shiftingRestBy: distance)
      return count
    }
    trail.add("from \(first) write \(written), cut off the rest")
    model.write(written, from: first)
    return rewriter.finishTruncating().leafCount
  }

  private func withTreeMemory(_ capacity: Int, _ body: (UnsafeMutablePointer<Double>) throws -> Void) rethrows
  {
    let count = IntervalTree.doubleCount(leafCapacity: capacity)
    // Nothing may be read that has not been written.
    let memory = UnsafeMutableBufferPointer<Double>.allocate(capacity: count + 2)
    unsafe memory.initialize(repeating: .nan)
    defer { unsafe memory.deallocate() }
    try unsafe body(memory.baseAddress!)
    // Nor may anything beyond the stride be written.
    let isIntact = unsafe memory[count].isNaN && memory[count + 1].isNaN
    #expect(isIntact)
  }
}
