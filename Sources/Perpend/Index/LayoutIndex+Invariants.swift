extension LayoutIndex {
  /// Every mutation ends with it. Does nothing unless the checks are compiled in (`-D PERPEND_CHECKS`).
  @inline(__always)
  func checkInvariants() {
    #if PERPEND_CHECKS
      _checkInvariants()
    #endif
  }

  /// Recomputes, in the plainest way, all that edits keep up to date, and stops where it differs.
  package func _checkInvariants() {
    precondition(totals.room == roomBefore, "short content has the room that it needs")
    var start = totals.room + ends.headerLength
    var items = 0
    var pending = 0
    tree.withTree { tree in
      tree.checkInvariants()
      precondition(tree.leafCount == sections.count, "the tree has a leaf a section")
      for (index, section) in sections.enumerated() {
        section.withView { $0.checkInvariants() }
        let extent = section.extent
        let leaf = tree.interval(ofLeaf: index)
        precondition(
          leaf.least == start + extent.start && leaf.greatest == start + extent.end,
          "a section's leaf is what its elements span")
        precondition(
          section.state.metrics.containerLength == containerMetrics.crossLength, "one container for all")
        start += extent.length
        items += section.count
        pending += section.pendingCount
      }
    }
    var pinned = PinnedHeaders()
    pinned.update(
      Array(sections.indices), from: sections.map { _ in .none },
      to: sections.map { $0.state.metrics.header.pinning })
    precondition(
      pinned.sections == pinnedHeaders.sections && pinned.stayUntilNext == pinnedHeaders.stayUntilNext,
      "pinned headers are known")
    precondition(start == sectionsEnd, "sections stand one below the other")
    precondition(items == itemCount && pending == pendingItemCount, "each item counts once")
  }
}
