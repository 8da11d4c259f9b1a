extension IntervalTree {
  /// What a search does at the leaves that it finds.
  protocol Visitor {
    /// Takes a leaf whose interval meets the range; `least` is its absolute start, and `isContained` says
    /// that it lies wholly inside. False ends the search.
    mutating func visit(leaf: Int, least: Double, isContained: Bool) -> Bool
  }

  /// Visits, in order, the leaves whose interval shares more than a point with `lower..<upper`, or, being
  /// empty, lies inside it. O(log n + k).
  @inline(__always)
  func search<V: Visitor>(from lower: Double, to upper: Double, _ visitor: inout V) {
    guard leafCount > 0, least < upper, greatest > lower else { return }
    if depth == 0 {
      _ = visitor.visit(leaf: 0, least: least, isContained: least >= lower && greatest <= upper)
    } else {
      _ = search(
        group: 0, first: 0, level: 0, base: least, from: lower - least, to: upper - least, &visitor)
    }
  }

  /// `first` is the number, among the nodes of its level, of the group's first; `base` the absolute start
  /// that the group is relative to, and so are `lower` and `upper`.
  private func search<V: Visitor>(
    group: Int, first: Int, level: Int, base: Double, from lower: Double, to upper: Double, _ visitor: inout V
  ) -> Bool {
    let nodes = unsafe nodes(ofGroup: group)
    var matches = unsafe IntervalTree.matches(nodes, from: lower, to: upper)
    while matches != 0 {
      let slot = matches.trailingZeroBitCount
      matches &= matches &- 1
      let least = unsafe nodes[slot]
      let goesOn: Bool
      if level + 1 == depth {
        let isContained = unsafe least >= lower && nodes[slot + IntervalTree.fanOut] <= upper
        goesOn = visitor.visit(leaf: first + slot, least: base + least, isContained: isContained)
      } else {
        goesOn = search(
          group: group * IntervalTree.fanOut + slot + 1, first: (first + slot) * IntervalTree.fanOut,
          level: level + 1, base: base + least, from: lower - least, to: upper - least, &visitor)
      }
      guard goesOn else { return false }
    }
    return true
  }

  /// The slots of a group whose interval meets the range, a bit each.
  @inline(__always)
  private static func matches(
    _ nodes: UnsafePointer<Double>, from lower: Double, to upper: Double
  ) -> UInt64 {
    let (lower, upper) = (SIMD2(repeating: lower), SIMD2(repeating: upper))
    var bit = SIMD2<Int64>(1, 2)
    var bits = SIMD2<Int64>()
    for slot in stride(from: 0, to: fanOut, by: 2) {
      let least = unsafe UnsafeRawPointer(nodes + slot).loadUnaligned(as: SIMD2<Double>.self)
      let greatest = unsafe UnsafeRawPointer(nodes + slot + fanOut).loadUnaligned(as: SIMD2<Double>.self)
      let meets = (least .< upper) .& (greatest .> lower)
      bits |= unsafe unsafeBitCast(meets, to: SIMD2<Int64>.self) & bit
      bit &<<= SIMD2(repeating: 2)
    }
    return UInt64(bitPattern: bits[0] | bits[1])
  }

  /// The last leaf whose start is below `position`, or nil. The starts of the leaves must ascend. O(log n).
  func lastLeaf(startingBefore position: Double) -> Int? {
    guard leafCount > 0, least < position else { return nil }
    var node = 0
    var group = 0
    var rest = position - least
    for _ in 0..<depth {
      let nodes = unsafe nodes(ofGroup: group)
      var slot = 0
      while slot + 1 < IntervalTree.fanOut, unsafe nodes[slot + 1] < rest { slot += 1 }
      rest -= unsafe nodes[slot]
      node = node * IntervalTree.fanOut + slot
      group = group * IntervalTree.fanOut + slot + 1
    }
    return node
  }

  /// The first leaf whose end is above `position`, or nil. The ends of the leaves must ascend. O(log n).
  func firstLeaf(endingAfter position: Double) -> Int? {
    guard leafCount > 0, greatest > position else { return nil }
    var node = 0
    var group = 0
    var rest = position - least
    for _ in 0..<depth {
      let nodes = unsafe nodes(ofGroup: group) + IntervalTree.fanOut
      var slot = 0
      while slot + 1 < IntervalTree.fanOut, unsafe nodes[slot] <= rest { slot += 1 }
      rest -= unsafe nodes[slot - IntervalTree.fanOut]
      node = node * IntervalTree.fanOut + slot
      group = group * IntervalTree.fanOut + slot + 1
    }
    return node
  }
}
