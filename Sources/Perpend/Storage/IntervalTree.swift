/// Intervals in order of index, and over them an implicit tree of least starts and greatest ends.
///
/// The augmented interval tree without pointers: groups of 16 nodes, numbered like a heap (the children of
/// slot s of group g are group `16 g + s + 1`), each group 16 least starts followed by 16 greatest ends.
/// Starts need not ascend, and a tall interval far above a range is found by its end.
///
/// Invariants:
/// 1. The root holds absolute values; a group's values are relative to the least start of its parent node.
///    So the least relative start of a group is 0, and a shift of everything from a leaf on touches, on one
///    path, the nodes to the right: at most 16 a level.
/// 2. A node's values are the least start and the greatest end of the group below it.
/// 3. Slots beyond the last leaf hold (+∞, −∞) and meet no range.
/// 4. With fewer than two leaves there are no groups: the root is the leaf.
///
/// A view of memory that somebody else owns: valid only inside the closure that it was made in.
@safe
package struct IntervalTree {
  static let fanOutShift = 4
  static let fanOut = 1 << fanOutShift
  /// Doubles a group.
  static let groupStride = 2 * fanOut

  let memory: UncheckedSpan<Double>
  /// Levels of groups.
  let depth: Int
  package var leafCount: Int
  /// Whether no leaf starts before the one before it.
  let startsAscend: Bool

  package init(
    memory: UnsafeMutablePointer<Double>, depth: Int, leafCount: Int, startsAscend: Bool = false
  ) {
    unsafe self.memory = UncheckedSpan(memory)
    self.leafCount = leafCount
    self.startsAscend = startsAscend
    self.depth = depth
  }

  /// Levels of groups for a number of leaves.
  package static func depth(leafCapacity: Int) -> Int {
    var depth = 0
    var nodes = leafCapacity
    while nodes > 1 {
      nodes = (nodes + fanOut - 1) / fanOut
      depth += 1
    }
    return depth
  }

  /// Doubles of memory for a number of leaves: the root, then the groups; the lowest level only as far as it is
  /// used.
  package static func doubleCount(leafCapacity: Int) -> Int {
    let depth = depth(leafCapacity: leafCapacity)
    guard depth > 0 else { return 2 }
    let lowest = (leafCapacity + fanOut - 1) / fanOut
    return 2 + (firstGroup(atDepth: depth - 1) + lowest) * groupStride
  }

  /// The index of the first group of a level: the count of those above it.
  @inline(__always)
  static func firstGroup(atDepth depth: Int) -> Int { ((1 << (fanOutShift * depth)) - 1) / (fanOut - 1) }

  /// The group of a leaf, at the lowest level.
  @inline(__always)
  func group(ofLeaf leaf: Int) -> Int {
    IntervalTree.firstGroup(atDepth: depth - 1) + leaf / IntervalTree.fanOut
  }

  /// The least starts of a group; its greatest ends follow.
  @inline(__always)
  func nodes(ofGroup group: Int) -> UncheckedSpan<Double> {
    memory + 2 + group * IntervalTree.groupStride
  }

  /// The least start of all, absolute. An empty tree has none.
  @inline(__always)
  package var least: Double {
    assert(leafCount > 0)
    return memory[0]
  }

  /// The greatest end of all, absolute. An empty tree has none.
  @inline(__always)
  package var greatest: Double {
    assert(leafCount > 0)
    return memory[1]
  }

  /// The absolute least start of a leaf: a sum over one path. O(log n).
  @inline(__always)
  package func least(ofLeaf leaf: Int) -> Double {
    assert(leaf >= 0 && leaf < leafCount)
    var sum = least
    guard depth > 0 else { return sum }
    var group = group(ofLeaf: leaf)
    var slot = leaf % IntervalTree.fanOut
    while true {
      sum += nodes(ofGroup: group)[slot]
      guard group > 0 else { return sum }
      slot = (group - 1) % IntervalTree.fanOut
      group = (group - 1) / IntervalTree.fanOut
    }
  }

  /// The absolute start and end of a leaf. O(log n).
  func interval(ofLeaf leaf: Int) -> (least: Double, greatest: Double) {
    let absolute = least(ofLeaf: leaf)
    guard depth > 0 else { return (absolute, greatest) }
    let slot = leaf % IntervalTree.fanOut
    let nodes = nodes(ofGroup: group(ofLeaf: leaf))
    return (absolute, absolute - nodes[slot] + nodes[slot + IntervalTree.fanOut])
  }
}
