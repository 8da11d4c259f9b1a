import Perpend
import TestSupport
import Testing

/// Where lists agree, found by the fewest edits, and what of them is in order.
@Suite struct AgreementTests {
  private func check(_ old: [Int], _ new: [Int], _ trail: Trail) throws -> Agreement<Int> {
    let agreement = Agreement(old, new)
    var end = (old: 0, new: 0)
    for run in agreement.runs {
      #expect(run.count > 0 && run.old >= end.old && run.new >= end.new, "\(trail)")
      #expect(
        Array(old[run.old..<run.old + run.count]) == Array(new[run.new..<run.new + run.count]), "\(trail)")
      end = (run.old + run.count, run.new + run.count)
    }
    let kept = agreement.runs.reduce(0) { $0 + $1.count }
    #expect(agreement.oldGaps(count: old.count).reduce(0) { $0 + $1.count } == old.count - kept, "\(trail)")
    #expect(agreement.newGaps(count: new.count).reduce(0) { $0 + $1.count } == new.count - kept, "\(trail)")
    return agreement
  }

  /// Short lists of different numbers agree as far as any can: by the plainest search for a longest common subsequence.
  @Test func shortLists() throws {
    let lists = arrangements(of: [0, 1, 2, 3, 4], upTo: 4)
    for old in lists where old.sorted() == old {
      for new in lists {
        let agreement = try check(old, new, Trail().adding("\(old) to \(new)"))
        let kept = agreement.runs.reduce(0) { $0 + $1.count }
        #expect(kept == Self.longestCommon(old, new), "\(old) to \(new)")
      }
    }
  }

  /// Edits here and there in a long list leave everything else in a run, and what is moved away is found nowhere.
  @Test(arguments: RandomRuns.seeds(60))
  func scatteredEdits(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let old = Array(0..<random.int(0...3000))
    var new = old
    let edits = random.int(0...100)
    for _ in 0..<edits {
      if random.oneIn(2), !new.isEmpty { new.remove(at: random.int(0...new.count - 1)) }
      if random.oneIn(2) { new.insert(10_000 + new.count, at: random.int(0...new.count)) }
      if random.oneIn(4), !new.isEmpty {
        let id = new.remove(at: random.int(0...new.count - 1))
        new.insert(id, at: random.int(0...new.count))
      }
    }
    let agreement = try check(old, new, Trail(seed: seed))
    // Where edits are far apart, all but what they touch is in runs.
    let kept = agreement.runs.reduce(0) { $0 + $1.count }
    if edits * 30 < old.count { #expect(kept >= old.count - 3 * edits, "\(seed)") }
  }

  /// Lists that have nothing in common cost no more than their lengths.
  @Test func hopelessLists() throws {
    let count = 50_000
    let shuffled = (0..<count).map { $0 &* 7919 % count }
    for new in [Array((0..<count).reversed()), shuffled, (0..<count).map { $0 / 2 }, [7]] {
      _ = try check(Array(0..<count), new, Trail())
    }
  }

  /// Of all subsequences whose values ascend, one that stands for the most elements, and then for the most preferred.
  @Test(arguments: RandomRuns.seeds(200))
  func heaviestRuns(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let values = Array(Array(0..<12).shuffled(using: &random).prefix(random.int(0...9)))
    let elements = values.map { value in
      let count = random.int(1...3)
      return WeightedElement(value: value, count: count, preferredCount: random.oneIn(3) ? count : 0)
    }
    func weight(_ chosen: [Int]) -> (Int, Int) {
      chosen.reduce((0, 0)) { ($0.0 + elements[$1].count, $0.1 + elements[$1].preferredCount) }
    }
    var best = (0, 0)
    for subset in 0..<1 << elements.count {
      let chosen = elements.indices.filter { subset >> $0 & 1 == 1 }
      let picked = chosen.map { elements[$0].value }
      if picked == picked.sorted(), weight(chosen) > best { best = weight(chosen) }
    }
    let isIn = elements.heaviestAscendingRun(limit: 12)
    let chosen = elements.indices.filter { isIn[$0] }
    #expect(chosen.map { elements[$0].value } == chosen.map { elements[$0].value }.sorted(), "\(seed)")
    #expect(weight(chosen) == best, "\(seed)")
  }

  private static func longestCommon(_ old: [Int], _ new: [Int]) -> Int {
    (0..<1 << old.count).reduce(0) { longest, subset in
      let chosen = old.indices.filter { subset >> $0 & 1 == 1 }.map { old[$0] }
      let isCommon = chosen == new.filter { chosen.contains($0) } && Set(chosen).isSubset(of: new)
      return isCommon ? max(longest, chosen.count) : longest
    }
  }
}
