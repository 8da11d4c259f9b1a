import TestSupport
import Testing

@testable import Perpend

/// Indices kept as ranges answer as a set of them does.
struct IndexRangesTests {
  @Test(arguments: RandomRuns.seeds(50))
  func sameAsASet(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let spread = random.int(1...4)
    var ranges = IndexRanges()
    var indices: [Int] = []
    var next = random.int(0...3)
    for _ in 0..<random.int(0...30) {
      let range = next..<next + random.int(0...3)
      if range.count == 1 { ranges.append(next) } else { ranges.append(contentsOf: range) }
      indices += range
      next = range.upperBound + (random.oneIn(2) ? 0 : random.int(0...spread))
    }
    #expect(ranges.runs.flatMap { $0.range } == indices)
    #expect(ranges == IndexRanges(indices))
    #expect(ranges.count == indices.count && ranges.isEmpty == indices.isEmpty)
    #expect(ranges.first == indices.first && ranges.last == indices.last)
    let pairs = zip(ranges.runs, ranges.runs.dropFirst())
    #expect(pairs.allSatisfy { $0.range.upperBound < $1.range.lowerBound })
    var absent = 0
    for index in 0...next + 3 {
      let isThere = indices.contains(index)
      #expect(ranges.contains(index) == isThere)
      #expect(ranges.rank(ofAbsent: index) == (isThere ? nil : indices.count { $0 < index }))
      guard !isThere else { continue }
      #expect(ranges.absentIndex(absent) == index)
      absent += 1
    }
    for index in [Int.min, -1] {
      #expect(!ranges.contains(index))
      #expect(ranges.rank(ofAbsent: index) == 0)
    }
    #expect(!ranges.contains(.max))
  }
}
