extension IntervalTree {
  /// Writes leaves from one onward, from left to right, and then either shifts what follows or cuts it off.
  ///
  /// The groups above the next leaf are *open*, from the top down as far as they have been needed: their
  /// values are absolute. A group that has been written to its end is *sealed*: made relative again and
  /// summed up in the node above. A leaf costs O(1) on average; to begin and to finish O(log n).
  @safe
  package struct Rewriter {
    private var tree: IntervalTree
    /// The leaf that is written next; it lies in every open group.
    private(set) var leaf: Int
    /// How many levels are open, counted from the top.
    private var openLevels = 0

    package init(_ tree: IntervalTree, from leaf: Int) {
      assert(leaf >= 0 && leaf <= tree.leafCount)
      self.tree = tree
      self.leaf = leaf
    }

    /// The absolute start that the next leaf has had so far; there must be one.
    package mutating func oldLeast() -> Double {
      assert(leaf < tree.leafCount)
      guard tree.depth > 0 else { return tree.least }
      openPath()
      return nodes(atLevel: tree.depth - 1)[slot(atLevel: tree.depth - 1)]
    }

    /// Writes the next leaf, in absolute values.
    package mutating func write(least: Double, greatest: Double) {
      if tree.depth == 0 {
        tree.memory[0] = least
        tree.memory[1] = greatest
      } else {
        openPath()
        let nodes = self.nodes(atLevel: tree.depth - 1)
        let slot = self.slot(atLevel: tree.depth - 1)
        nodes[slot] = least
        nodes[slot + fanOut] = greatest
        while openLevels > 0, self.slot(atLevel: openLevels - 1) == fanOut - 1 { seal() }
      }
      leaf += 1
    }

    /// Moves what has not been written by `distance`, and ends.
    package mutating func finish(shiftingRestBy distance: Double) {
      if leaf < tree.leafCount, distance != 0 {
        if tree.depth == 0 {
          tree.memory[0] += distance
          tree.memory[1] += distance
        } else {
          openPath()
          forEachSlotOfRest { nodes, slot in
            nodes[slot] += distance
            nodes[slot + fanOut] += distance
          }
        }
      }
      while openLevels > 0 { seal() }
    }

    /// Cuts off what has not been written, and ends with the tree of what remains.
    package mutating func finishTruncating() -> IntervalTree {
      // A group that would begin with the next leaf is not opened: it may lie beyond the memory.
      while openLevels < tree.depth, leaf & ((1 << shift(atLevel: openLevels)) - 1) != 0 { open() }
      forEachSlotOfRest { nodes, slot in
        nodes[slot] = .infinity
        nodes[slot + fanOut] = -.infinity
      }
      while openLevels > 0 { seal() }
      tree.leafCount = leaf
      return tree
    }

    // MARK: The open groups

    /// The binary logarithm of the leaves below a group of the level.
    @inline(__always)
    private func shift(atLevel level: Int) -> Int { fanOutShift &* (tree.depth &- level) }

    /// The group of the level that holds the next leaf.
    @inline(__always)
    private func nodes(atLevel level: Int) -> UncheckedSpan<Double> {
      tree.nodes(ofGroup: firstGroup(atDepth: level) + leaf >> shift(atLevel: level))
    }

    /// The slot in that group above the next leaf.
    @inline(__always)
    private func slot(atLevel level: Int) -> Int { (leaf >> shift(atLevel: level + 1)) & (fanOut - 1) }

    private mutating func openPath() {
      while openLevels < tree.depth { open() }
    }

    /// Opens the next level down; a group that no leaf has been below is cleared.
    private mutating func open() {
      let level = openLevels
      let nodes = self.nodes(atLevel: level)
      if leaf & -(1 << shift(atLevel: level)) < tree.leafCount {
        let base = level == 0 ? tree.least : self.nodes(atLevel: level - 1)[slot(atLevel: level - 1)]
        for index in 0..<groupStride { nodes[index] += base }
      } else {
        for slot in 0..<fanOut {
          nodes[slot] = .infinity
          nodes[slot + fanOut] = -.infinity
        }
      }
      openLevels += 1
    }

    /// Seals the lowest open group.
    private mutating func seal() {
      openLevels -= 1
      let nodes = self.nodes(atLevel: openLevels)
      var least = Double.infinity
      var greatest = -Double.infinity
      for slot in 0..<fanOut {
        least = min(least, nodes[slot])
        greatest = max(greatest, nodes[slot + fanOut])
      }
      if least < .infinity {
        for index in 0..<groupStride { nodes[index] -= least }
      }
      let above = openLevels == 0 ? tree.memory : self.nodes(atLevel: openLevels - 1)
      let slot = openLevels == 0 ? 0 : self.slot(atLevel: openLevels - 1)
      above[slot] = least
      above[openLevels == 0 ? 1 : slot + fanOut] = greatest
    }

    /// The nodes of open groups below which nothing has been written: an open child is summed up when it is
    /// sealed.
    private func forEachSlotOfRest(_ body: (UncheckedSpan<Double>, Int) -> Void) {
      for level in 0..<openLevels {
        let first = slot(atLevel: level) + (level + 1 < openLevels ? 1 : 0)
        for slot in first..<fanOut { body(nodes(atLevel: level), slot) }
      }
    }
  }
}
