import Perpend
import TestSupport
import Testing

/// The vector scans of a block against a plain loop, at every boundary.
struct BlockScanTests {
  @Test(arguments: 0...6)
  func itemsInARange(shift: Int) throws {
    var random = RandomSource(seed: UInt64(shift))
    for count in 0...1 << shift {
      try withBlock(shift: shift, count: count, &random) { block, starts, extents, random in
        let edges = Set(starts + zip(starts, extents).map { $0 + $1 }).flatMap { [$0 - 1, $0, $0 + 1] }
        for _ in 0..<40 {
          let lower = random.pick(edges + [-5, 1 << 33])
          let upper = lower + random.pick([0, 1, random.int(0...300), 1 << 32, 1 << 34])
          let expected = bits(count) {
            extents[$0] > 0 && starts[$0] < upper && starts[$0] + extents[$0] > lower
          }
          let found = BlockScan.items(
            block, count: count, capacity: 1 << shift, from: Double(lower), to: Double(upper))
          let scalar = BlockScan.itemsScalar(
            block, count: count, low: BlockScan.threshold(Double(lower)),
            high: BlockScan.threshold(Double(upper)))
          let trail = Trail().adding("\(count) of \(1 << shift) items, \(lower)..<\(upper)")
          try require(noDifference: differing("items", found, expected), trail)
          try require(noDifference: differing("items, one by one", scalar, expected), trail)
        }
      }
    }
  }

  @Test(arguments: 0...6)
  func itemsInColumns(shift: Int) throws {
    var random = RandomSource(seed: UInt64(shift))
    for count in 0...1 << shift {
      try withBlock(shift: shift, count: count, &random) { block, _, _, random in
        let columns = (0..<count).map { Int(block.columns[$0]) }
        for _ in 0..<20 {
          let first = random.int(0...254)
          let range = first..<random.int(first...255)
          let expected = bits(count) { range.contains(columns[$0]) }
          let found = BlockScan.columns(block, count: count, capacity: 1 << shift, in: range)
          let scalar = BlockScan.columnsScalar(
            block, count: count, first: UInt8(range.lowerBound), width: UInt8(range.count))
          let trail = Trail().adding("\(count) of \(1 << shift) items, columns \(range)")
          try require(noDifference: differing("items", found, expected), trail)
          try require(noDifference: differing("items, one by one", scalar, expected), trail)
        }
      }
    }
  }

  private func bits(_ count: Int, _ isIn: (Int) -> Bool) -> UInt64 {
    (0..<count).reduce(0) { isIn($1) ? $0 | 1 << UInt64($1) : $0 }
  }

  /// A block of random items whose starts ascend; what is beyond `count` looks like items too.
  private func withBlock(
    shift: Int, count: Int, _ random: inout RandomSource,
    _ body: (Block, _ starts: [Int], _ extents: [Int], inout RandomSource) throws -> Void
  ) rethrows {
    let shape = BlockShape(shift: shift, cross: .column)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: shape.stride, alignment: 8)
    defer { unsafe memory.deallocate() }
    let block = unsafe Block(memory, index: 0, shape: shape)
    // Short blocks, and such as are nearly too long.
    let longest = random.pick([200, Int(BlockShape.longestStart)])
    var starts: [Int] = []
    var extents: [Int] = []
    let ascending = (0..<shape.size).map { _ in random.pick([0, random.int(0...longest), longest]) }.sorted()
    for (index, start) in ascending.enumerated() {
      starts.append(start)
      extents.append(random.pick([0, 1, random.int(0...min(longest, 1_920_000_000))]))
      block.setStart(index, Int64(start))
      block.extents[index] = Int32(extents[index])
      block.columns[index] = UInt8(random.int(0...254))
    }
    try body(block, Array(starts.prefix(count)), Array(extents.prefix(count)), &random)
  }
}
