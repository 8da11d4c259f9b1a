import Perpend
import TestSupport

/// What an interval tree holds, in an array.
struct IntervalModel {
  var intervals: [(least: Double, greatest: Double)] = []

  /// The whole number at which the last interval ends, or 0.
  var span: Int { max(0, Int(intervals.map(\.greatest).max() ?? 0)) }

  mutating func write(
    _ written: [(Double, Double)], from first: Int, shiftingRestBy distance: Double? = nil
  ) {
    var rest = intervals.dropFirst(first + written.count)
    if let distance {
      rest = ArraySlice(rest.map { ($0.least + distance, $0.greatest + distance) })
    } else {
      rest = []
    }
    intervals = intervals.prefix(first) + written + rest
  }

  func difference(_ tree: IntervalTree) -> String? {
    if let difference = differing("leaf count", tree.leafCount, intervals.count) { return difference }
    if intervals.isEmpty { return nil }
    return differing("least", tree.least, intervals.map(\.least).min()!)
      ?? differing("greatest", tree.greatest, intervals.map(\.greatest).max()!)
      ?? first(intervals.indices) {
        differing("least of \($0)", tree.least(ofLeaf: $0), intervals[$0].least)
      }
  }

  func searchDifference(_ tree: IntervalTree, from lower: Double, to upper: Double) -> String? {
    var visitor = LeafCollector()
    tree.search(from: lower, to: upper, &visitor)
    let expected = intervals.enumerated().compactMap { leaf, interval in
      interval.least < upper && interval.greatest > lower
        ? FoundLeaf(leaf: leaf, least: interval.least)
        : nil
    }
    return differing("leaves in \(lower)..<\(upper)", visitor.found, expected)
  }

  /// The searches of trees whose starts and ends ascend.
  func orderDifference(_ tree: IntervalTree, at position: Double) -> String? {
    differing(
      "last leaf starting before \(position)", tree.lastLeaf(startingBefore: position),
      intervals.lastIndex { $0.least < position })
      ?? differing(
        "first leaf ending after \(position)", tree.firstLeaf(endingAfter: position),
        intervals.firstIndex { $0.greatest > position })
  }
}

struct FoundLeaf: Equatable {
  var leaf: Int
  var least: Double
}

/// Collects leaves, up to so many.
struct LeafCollector: IntervalTree.Visitor {
  var found: [FoundLeaf] = []
  var most = Int.max

  init(most: Int = .max) {
    self.most = most
  }

  mutating func visit(leaf: Int, least: Double) -> Bool {
    found.append(FoundLeaf(leaf: leaf, least: least))
    return found.count < most
  }
}

extension IntervalTree {
  /// A tree over memory for so many leaves.
  init(memory: UnsafeMutablePointer<Double>, leafCapacity: Int, leafCount: Int, startsAscend: Bool = false) {
    unsafe self.init(
      memory: memory, depth: IntervalTree.depth(leafCapacity: leafCapacity), leafCount: leafCount,
      startsAscend: startsAscend)
  }
}
