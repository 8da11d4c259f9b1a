extension IntervalTree {
  /// What a search does at the leaves that it finds.
  package protocol Visitor {
    /// Takes a leaf whose interval meets the range; `least` is its absolute start. False ends the search.
    mutating func visit(leaf: Int, least: Double) -> Bool
  }

  /// Visits, in order, the leaves whose interval shares more than a point with `lower..<upper`, or, being
  /// empty, lies inside it. O(log n + k).
  @inline(__always)
  package func search<V: Visitor>(from lower: Double, to upper: Double, _ visitor: inout V) {
    guard leafCount > 0, least < upper, greatest > lower else { return }
    if depth == 0 {
      _ = visitor.visit(leaf: 0, least: least)
    } else {
      let root = SearchedGroup(
        group: 0, first: 0, level: 0, base: least, lower: lower - least, upper: upper - least)
      _ = search(root, &visitor)
    }
  }

  /// Searches below a group. Only where several of its nodes meet the range does it call itself: the last of
  /// them it goes down to in its own loop.
  private func search<V: Visitor>(_ searched: SearchedGroup, _ visitor: inout V) -> Bool {
    var searched = searched
    while true {
      let nodes = nodes(ofGroup: searched.group)
      var slots = slots(nodes, from: searched.lower, to: searched.upper)
      var last: Int?
      while slots != 0 {
        let slot = slots.trailingZeroBitCount
        slots &= slots &- 1
        let least = nodes[slot]
        guard least < searched.upper else { return true }
        if searched.level + 1 == depth {
          guard visitor.visit(leaf: searched.first + slot, least: searched.base + least) else { return false }
        } else if slots == 0 || nodes[slots.trailingZeroBitCount] >= searched.upper {
          last = slot
          break
        } else {
          guard search(searched.child(slot, least: least), &visitor) else { return false }
        }
      }
      guard let last else { return true }
      searched = searched.child(last, least: nodes[last])
    }
  }

  /// The slots of a group that may meet the range, a bit each.
  ///
  /// Where starts ascend, it is enough that a node ends after the lower bound: the first that starts behind
  /// the range ends the search. Two starts are compared with the upper bound too: this
  /// prefetches the cache lines of the starts beside those of the ends.
  @inline(__always)
  private func slots(_ nodes: UncheckedSpan<Double>, from lower: Double, to upper: Double) -> UInt64 {
    let ending = IntervalTree.bits(nodes + IntervalTree.fanOut) { $0 .> SIMD2(repeating: lower) }
    guard startsAscend else {
      return ending & IntervalTree.bits(nodes) { $0 .< SIMD2(repeating: upper) }
    }
    let first: UInt64 = nodes[4] < upper ? 0xffff : 0xf
    let second: UInt64 = nodes[8] < upper ? 0xffff : 0xff
    return ending & first & second
  }

  /// Which of a group's values satisfy a comparison, a bit each.
  @inline(__always)
  private static func bits(
    _ values: UncheckedSpan<Double>, where compare: (SIMD2<Double>) -> SIMDMask<SIMD2<Int64>>
  ) -> UInt64 {
    var bit = SIMD2<Int64>(1, 2)
    var bits = SIMD2<Int64>()
    for slot in stride(from: 0, to: fanOut, by: 2) {
      let pair: SIMD2<Double> = values.vector(at: slot)
      bits |= unsafe unsafeBitCast(compare(pair), to: SIMD2<Int64>.self) & bit
      bit &<<= SIMD2(repeating: 2)
    }
    return UInt64(bitPattern: bits[0] | bits[1])
  }

  /// The last leaf whose start is below `position`, or nil. The starts of the leaves must ascend. O(log n).
  package func lastLeaf(startingBefore position: Double) -> Int? {
    guard leafCount > 0, least < position else { return nil }
    var node = 0
    var group = 0
    var rest = position - least
    for _ in 0..<depth {
      let nodes = nodes(ofGroup: group)
      var slot = 0
      while slot + 1 < IntervalTree.fanOut, nodes[slot + 1] < rest { slot += 1 }
      rest -= nodes[slot]
      node = node * IntervalTree.fanOut + slot
      group = group * IntervalTree.fanOut + slot + 1
    }
    return node
  }

  /// The first leaf whose end is above `position`, or nil. The ends of the leaves must ascend. O(log n).
  package func firstLeaf(endingAfter position: Double) -> Int? {
    guard leafCount > 0, greatest > position else { return nil }
    var node = 0
    var group = 0
    var rest = position - least
    for _ in 0..<depth {
      let nodes = nodes(ofGroup: group) + IntervalTree.fanOut
      var slot = 0
      while slot + 1 < IntervalTree.fanOut, nodes[slot] <= rest { slot += 1 }
      rest -= nodes[slot - IntervalTree.fanOut]
      node = node * IntervalTree.fanOut + slot
      group = group * IntervalTree.fanOut + slot + 1
    }
    return node
  }
}

extension IntervalTree {
  /// Visits, in order, the leaves that `search` does, and of each two neighbours of which one ends before the
  /// range and the other begins behind it, the second: what some neighbours span together meets the range only
  /// if one of those that are visited is among them. O(log n + k).
  func searchJoined<V: Visitor>(from lower: Double, to upper: Double, _ visitor: inout V) {
    guard leafCount > 0, least < upper, greatest > lower else { return }
    if depth == 0 {
      _ = visitor.visit(leaf: 0, least: least)
    } else {
      let root = SearchedGroup(
        group: 0, first: 0, level: 0, base: least, lower: lower - least, upper: upper - least)
      var last = SideOfRange.inside
      _ = searchJoined(root, after: &last, &visitor)
    }
  }

  private func searchJoined<V: Visitor>(
    _ searched: SearchedGroup, after last: inout SideOfRange, _ visitor: inout V
  ) -> Bool {
    let nodes = nodes(ofGroup: searched.group)
    for slot in 0..<IntervalTree.fanOut {
      let (least, greatest) = (nodes[slot], nodes[slot + IntervalTree.fanOut])
      guard least < .infinity else { return true }
      let side: SideOfRange =
        greatest <= searched.lower ? .before : least >= searched.upper ? .behind : .inside
      if side == .inside, searched.level + 1 < depth {
        guard searchJoined(searched.child(slot, least: least), after: &last, &visitor) else { return false }
        continue
      }
      if side == .inside || last != .inside && side != last {
        let leaf = (searched.first + slot) << (IntervalTree.fanOutShift * (depth - 1 - searched.level))
        guard visitor.visit(leaf: leaf, least: searched.base + least) else { return false }
      }
      last = side
    }
    return true
  }
}

/// Where an interval is, seen from a range.
private enum SideOfRange { case before, inside, behind }

/// A group that is searched, and the range as the group's values are: relative to its parent node's start.
private struct SearchedGroup {
  var group: Int
  /// The index, among the nodes of its level, of the group's first.
  var first: Int
  var level: Int
  /// The absolute start that the group is relative to.
  var base: Double
  var lower: Double
  var upper: Double

  @inline(__always)
  func child(_ slot: Int, least: Double) -> SearchedGroup {
    SearchedGroup(
      group: group << IntervalTree.fanOutShift + slot + 1, first: (first + slot) << IntervalTree.fanOutShift,
      level: level + 1, base: base + least, lower: lower - least, upper: upper - least)
  }
}
