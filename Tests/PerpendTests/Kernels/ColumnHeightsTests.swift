import Perpend
import TestSupport
import Testing

/// The sorted keys and the tournament against a loop over an array of heights.
struct ColumnHeightsTests {
  @Test func oneOrTwoColumns() throws {
    for count in 1...2 { try check(count) { SortedColumnKeys<KeyRanks2>(columnCount: count) } }
  }

  @Test func upToFourColumns() throws {
    for count in 1...4 { try check(count) { SortedColumnKeys<KeyRanks4>(columnCount: count) } }
  }

  @Test func upToEightColumns() throws {
    for count in 1...8 { try check(count) { SortedColumnKeys<KeyRanks8>(columnCount: count) } }
  }

  @Test func upToSixteenColumns() throws {
    for count in 1...16 { try check(count) { SortedColumnKeys<KeyRanks16>(columnCount: count) } }
  }

  @Test func anyNumberOfColumns() throws {
    for count in 1...255 {
      let capacity = ColumnTournament.capacity(columnCount: count)
      try unsafe withUnsafeTemporaryAllocation(of: Int64.self, capacity: 2 * capacity) { memory in
        // Two tournaments are alive at a time: every other one takes the other half.
        var uses = 0
        try check(count) {
          uses += 1
          return unsafe ColumnTournament(
            columnCount: count, memory: UncheckedSpan(memory.baseAddress! + (uses % 2) * capacity))
        }
      }
    }
  }

  /// Places items by the keys and by the plainest argmin.
  private func check<Heights: ColumnHeights>(_ count: Int, _ make: () -> Heights) throws {
    var random = RandomSource(seed: UInt64(count))
    var plain = Array(repeating: Int64(0), count: count)
    var heights = make()
    for step in 0..<(40 + 4 * count) {
      let extent = Int64(random.pick([0, 1, 1, 7, random.int(0...40), 1_920_000_000, 1 << 38]))
      let shortest = firstShortest(plain)
      let trail = Trail().adding("\(count) columns, step \(step)")
      let expected = Int64(columnKey: shortest) + plain[shortest] << 8
      try require(noDifference: differing("least key", heights.least, expected), trail)
      heights.replaceLeast(with: heights.least + extent << 8)
      plain[shortest] += extent
      if step % 16 == 15 {
        let rise = plain.min()!
        heights.subtract(rise)
        plain = plain.map { $0 - rise }
      }
      if step % 24 == 23 { heights = try restored(heights, plain, make, trail) }
    }
  }

  /// Without a closure: under a sanitizer this is most of the test.
  private func firstShortest(_ heights: [Int64]) -> Int {
    var shortest = 0
    for column in 1..<max(1, heights.count) where heights[column] < heights[shortest] { shortest = column }
    return shortest
  }

  /// New heights, read from what the old ones wrote.
  private func restored<Heights: ColumnHeights>(
    _ heights: Heights, _ plain: [Int64], _ make: () -> Heights, _ trail: Trail
  ) throws -> Heights {
    var keys = Array(repeating: Int64(-1), count: plain.count)
    var copy = make()
    unsafe keys.withUnsafeMutableBufferPointer { keys in
      let keys = unsafe UncheckedSpan(keys.baseAddress!)
      heights.write(to: keys)
      copy.read(from: keys)
    }
    let expected = plain.enumerated().map { Int64(columnKey: $0.offset) + $0.element << 8 }
    try require(noDifference: differing("keys", keys.sorted(), expected.sorted()), trail)
    func isCopy(of keys: inout [Int64]) -> Bool {
      unsafe keys.withUnsafeMutableBufferPointer { keys in
        unsafe copy.equal(UncheckedSpan(keys.baseAddress!), count: keys.count)
      }
    }
    let isEqual = isCopy(of: &keys)
    try require(noDifference: isEqual ? nil : "the copy is not equal", trail)
    keys[keys.count - 1] += 256
    let isEqualToOthers = isCopy(of: &keys)
    try require(noDifference: isEqualToOthers ? "other keys are equal" : nil, trail)
    return copy
  }
}
