extension SectionView {
  /// The first item to start at or after a position, where items are in lanes.
  func firstItemInLanes(atOrAfter position: Double) -> Int? {
    let plan = state.plan
    var best: (start: Double, item: Int)?
    for index in 0..<plan.laneCount {
      let lane = lane(index)
      let slot = lane.firstSlot(startingAtOrAfter: position)
      guard slot < lane.count else { continue }
      let candidate = (start: lane.interval(slot).start, item: slot * plan.laneCount + index)
      if best.map({ candidate < $0 }) ?? true { best = candidate }
    }
    return best?.item
  }

  /// The same where items have frames, whose starts need not ascend: a first candidate, and then those before it.
  func firstFrame(atOrAfter position: Double) -> Int? {
    let lane = lane(0)
    var visitor = FirstFrameVisitor(lane: lane, position: position, stopsAtFirst: true)
    lane.tree.search(from: position - 1, to: .infinity, &visitor)
    guard let first = visitor.best else { return nil }
    visitor.stopsAtFirst = false
    lane.tree.search(from: position - 1, to: first.start + 1, &visitor)
    return visitor.best?.item
  }
}

/// Looks for the item with the least start at or after a position.
private struct FirstFrameVisitor: IntervalTree.Visitor {
  let lane: Lane
  let position: Double
  var stopsAtFirst: Bool
  var best: (start: Double, item: Int)?

  mutating func visit(leaf: Int, least: Double) -> Bool {
    if let best, least > best.start { return true }
    let block = lane.block(leaf)
    for slot in 0..<lane.size(ofBlock: leaf) {
      let candidate = (start: least + block.start(slot), item: leaf << lane.shape.shift + slot)
      guard candidate.start >= position else { continue }
      if best.map({ candidate < $0 }) ?? true { best = candidate }
    }
    return !(stopsAtFirst && best != nil)
  }
}
