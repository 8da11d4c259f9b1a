import Perpend
import TestSupport
import Testing

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
  @Test(arguments: RandomRuns.seeds(200))
  func joinedAsSetsAre(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let sets = (0..<2).map { _ in
      let density = random.int(1...6)
      return (0..<random.int(0...40)).filter { _ in random.int(0...6) < density }
    }
    let ranges = sets.map { IndexRanges($0) }
    let trail = Trail(seed: seed).adding("\(sets)")
    #expect(ranges[0].union(ranges[1]) == IndexRanges(Set(sets[0] + sets[1]).sorted()), "\(trail)")
    #expect(
      ranges[0].subtracting(ranges[1]) == IndexRanges(sets[0].filter { !sets[1].contains($0) }), "\(trail)")
    let some = (0..<random.int(0...8)).map { _ in
      let start = random.int(0...40)
      return start..<start + random.int(0...9)
    }
    let overlapping = some.sorted { $0.lowerBound < $1.lowerBound }
    #expect(
      IndexRanges(overlapping: overlapping) == IndexRanges(Set(some.joined()).sorted()), "\(trail)")
  }
}
