extension IntervalTree {
  /// Stops where a node is not the sum of what is below it.
  func checkInvariants() {
    guard leafCount > 0, depth > 0 else { return }
    for level in 0..<depth {
      let below = 1 << (4 * (depth - level))
      for index in 0...(leafCount - 1) / below {
        let nodes = nodes(ofGroup: IntervalTree.firstGroup(atDepth: level) + index)
        var least = Double.infinity
        var greatest = -Double.infinity
        for slot in 0..<IntervalTree.fanOut {
          let isUsed = index * below + slot * (below / IntervalTree.fanOut) < leafCount
          let (start, end) = (nodes[slot], nodes[slot + IntervalTree.fanOut])
          precondition(
            isUsed ? start < .infinity && end > -.infinity : start == .infinity && end == -.infinity,
            "only slots beyond the last leaf are empty")
          least = min(least, start)
          greatest = max(greatest, end)
        }
        precondition(least == 0, "a group is relative to its least start")
        let sum = above(level, index)
        precondition(greatest == sum.greatest - sum.least, "a node has the greatest end below it")
      }
    }
  }

  /// The node above a group: the root, or one that is relative to its own group.
  private func above(_ level: Int, _ index: Int) -> (least: Double, greatest: Double) {
    guard level > 0 else { return (least, greatest) }
    let nodes = nodes(
      ofGroup: IntervalTree.firstGroup(atDepth: level - 1) + index / IntervalTree.fanOut)
    let slot = index % IntervalTree.fanOut
    return (nodes[slot], nodes[slot + IntervalTree.fanOut])
  }
}
