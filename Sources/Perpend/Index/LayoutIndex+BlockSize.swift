extension LayoutIndex {
  /// Lays out a section again in blocks of at most `1 << shift` items, so that in a test few items make a tree of
  /// several levels. Returns how many items it has placed.
  package mutating func _layOut(section: Int, inBlocksOfShift shift: Int) -> Int {
    let state = sections[section].state
    let plan = ItemPlan(
      capacity: state.plan.capacity, state.metrics, ItemFields(of: state), longestShift: shift)
    sections[section].move(to: plan, head: 0)
    return SectionJob(section: section, action: .layOutAll).perform(on: &sections[section]).placed
  }
}
