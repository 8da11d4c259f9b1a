extension IntervalTree {
  /// Looks in the leaves of a tree for what is nearest.
  protocol NearestVisitor {
    /// How near anything in a rectangle can be, or nil if nothing that qualifies can be there.
    func bound(_ rect: UnitRect) -> Nearness?
    /// Whether something as near as that may be better than the best so far.
    func admits(_ bound: Nearness) -> Bool
    /// Looks at what is in a leaf, whose start is `least`.
    mutating func visit(leaf: Int, least: Double)
  }

  /// What the leaves cover on the cross axis.
  enum CrossBounds {
    /// All of them the same range.
    case range(from: Double, to: Double)
    /// Each the interval of the same leaf in a tree of the same shape.
    case tree(IntervalTree)
  }

  /// Visits the leaves that may hold the nearest, the nearer ones first. O(log n + k) for k leaves that are no
  /// further away than what is found.
  ///
  /// `start` is where the positions of the tree count from.
  func searchNearest<V: NearestVisitor>(from start: Double, across cross: CrossBounds, _ visitor: inout V) {
    guard leafCount > 0, least < greatest else { return }
    var rect = UnitRect(mainStart: start + least, mainEnd: start + greatest, crossStart: 0, crossEnd: 0)
    switch cross {
    case .range(let lower, let upper): (rect.crossStart, rect.crossEnd) = (lower, upper)
    case .tree(let tree): (rect.crossStart, rect.crossEnd) = (tree.least, tree.greatest)
    }
    guard let bound = visitor.bound(rect), visitor.admits(bound) else { return }
    searchNearest(NearestNode(rect: rect), cross, &visitor)
  }

  private func searchNearest<V: NearestVisitor>(
    _ node: NearestNode, _ cross: CrossBounds, _ visitor: inout V
  ) {
    guard node.level < depth else { return visitor.visit(leaf: node.index, least: node.rect.mainStart) }
    unsafe withUnsafeTemporaryAllocation(of: Nearness.self, capacity: IntervalTree.fanOut) { bounds in
      var left: UInt64 = 0
      for slot in 0..<IntervalTree.fanOut {
        let rect = rect(ofChild: slot, of: node, cross)
        guard rect.mainStart < rect.mainEnd, let bound = visitor.bound(rect) else { continue }
        unsafe bounds[slot] = bound
        left |= 1 << UInt64(slot)
      }
      while left != 0 {
        var nearest = left.trailingZeroBitCount
        for slot in nearest..<IntervalTree.fanOut where left >> UInt64(slot) & 1 == 1 {
          if unsafe bounds[slot] < bounds[nearest] { nearest = slot }
        }
        guard unsafe visitor.admits(bounds[nearest]) else { return }
        left &= ~(1 << UInt64(nearest))
        let rect = rect(ofChild: nearest, of: node, cross)
        searchNearest(node.child(nearest, rect: rect), cross, &visitor)
      }
    }
  }

  private func rect(ofChild slot: Int, of node: NearestNode, _ cross: CrossBounds) -> UnitRect {
    let nodes = nodes(ofGroup: node.group)
    var rect = node.rect
    rect.mainEnd = rect.mainStart + nodes[slot + IntervalTree.fanOut]
    rect.mainStart += nodes[slot]
    if case .tree(let tree) = cross {
      let nodes = tree.nodes(ofGroup: node.group)
      rect.crossEnd = rect.crossStart + nodes[slot + IntervalTree.fanOut]
      rect.crossStart += nodes[slot]
    }
    return rect
  }
}

/// A node that is searched: a group of the tree, or a leaf.
private struct NearestNode {
  /// The index among the nodes of its level.
  var index = 0
  var group = 0
  var level = 0
  /// What is below it lies in here.
  var rect: UnitRect

  func child(_ slot: Int, rect: UnitRect) -> NearestNode {
    NearestNode(
      index: index << IntervalTree.fanOutShift + slot, group: group << IntervalTree.fanOutShift + slot + 1,
      level: level + 1, rect: rect)
  }
}
