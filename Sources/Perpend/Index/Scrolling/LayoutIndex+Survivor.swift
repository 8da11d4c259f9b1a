extension LayoutIndex {
  /// Where the item is now that was the nearest to an old path in the lists, of those that an edit left: the first
  /// behind it, or else the last before it. Those that the edit moved count only if there are no others. Asked of the
  /// index as the edit left it. O(s) at worst, and O(log e) for e edits where the section has an item left behind.
  func survivor(of change: Change, nearestTo old: ItemPath) -> ItemPath? {
    survivor(of: change, nearestTo: old) { change.sectionMap.newIndex(of: $0) }
      ?? survivor(of: change, nearestTo: old) { change.sectionMoves.target(of: $0) }
      ?? change.itemMoves.nearestTarget(to: old)
  }

  private func survivor(
    of change: Change, nearestTo old: ItemPath, newSection: (Int) -> Int?
  ) -> ItemPath? {
    let sections = 0..<change.sectionMap.oldCount
    for section in sections.clamped(to: old.section..<max(old.section, sections.upperBound)) {
      guard let new = newSection(section), let map = map(ofSection: section, now: new, change) else {
        continue
      }
      let first = section == old.section ? old.item : 0
      if let item = map.firstStaying(from: first) { return ItemPath(section: new, item: item) }
    }
    for section in sections.prefix(old.section + 1).reversed() {
      guard let new = newSection(section), let map = map(ofSection: section, now: new, change) else {
        continue
      }
      let end = section == old.section ? old.item : map.oldCount
      if let item = map.lastStaying(before: end) { return ItemPath(section: new, item: item) }
    }
    return nil
  }

  /// Where the items of a section went that is not replaced.
  private func map(ofSection old: Int, now new: Int, _ change: Change) -> IndexMap? {
    guard !change.reloadedSections.contains(sorted: old) else { return nil }
    return change.itemMap(ofSection: old) ?? itemCount(inSection: new).map { IndexMap(oldCount: $0) }
  }
}

extension IndexMap {
  /// The new index of the first element that stayed, of those from an old index on. O(log r) for r ranges.
  fileprivate func firstStaying(from old: Int) -> Int? {
    let run = removed.runs.partitioningIndex { $0.range.upperBound > old }
    let isGone = run < removed.runs.count && removed.runs[run].range.contains(old)
    return newIndex(of: isGone ? removed.runs[run].range.upperBound : old)
  }

  /// The new index of the last element that stayed, of those before an old index. O(log r) for r ranges.
  fileprivate func lastStaying(before old: Int) -> Int? {
    let last = min(old, oldCount) - 1
    let run = removed.runs.partitioningIndex { $0.range.upperBound > last }
    let isGone = run < removed.runs.count && removed.runs[run].range.contains(last)
    return newIndex(of: isGone ? removed.runs[run].range.lowerBound - 1 : last)
  }
}

extension MoveTable {
  /// Where the first went that stood at a place or behind it, or else the last before it. O(log k) for k moves.
  fileprivate func nearestTarget(to source: Place) -> Place? {
    let index = moves.partitioningIndex { $0.from >= source }
    return index < moves.count ? moves[index].to : moves.last?.to
  }
}
