extension Change {
  /// What this edit and the next one changed together: it leads from the paths before the first to the paths after
  /// the second.
  ///
  ///     let change = try index.update { batch in batch.moveItem(from: path, to: target) }
  ///     let next = try index.setSize(measured, ofItemAt: target)
  ///     offset = try index.offset(keeping: anchor, after: change.followed(by: next))
  ///
  /// What the first edit inserted and the second deleted is in no list. What either of them moved, resized or
  /// reloaded is listed if it existed before and still exists, even if it is back where it was.
  ///
  /// - Parameter next: The change of the edit that followed this one.
  /// - Complexity: O(k log k) for the k edited ranges and moves of both.
  /// - Throws: `LayoutError.changesDoNotMeet` if the next edit did not begin with as many sections, or items in a
  ///   section, as this one ended with, as far as both know.
  public func followed(by next: Change) throws(LayoutError) -> Change {
    try checkMeets(next)
    var joined = Change(
      contentSizeBefore: contentSizeBefore, sectionCount: sectionMap.oldCount, revision: revisionBefore)
    joined.revisionAfter = next.revisionAfter
    joined.contentSizeAfter = next.contentSizeAfter
    joined.joinSections(self, next)
    joined.joinItems(self, next)
    joined.resizedItems = joined.resizedItems(self, next)
    joined.firstChangedItems = joined.firstChangedItems(self, next)
    return joined
  }

  // MARK: Sections

  private mutating func joinSections(_ first: Change, _ next: Change) {
    sectionMap = first.sectionMap.followed(by: next.sectionMap)
    sectionMoves = first.sectionMoves.followed(
      by: next.sectionMoves, newPlace: next.newSection(of:), oldPlace: first.oldSection(of:))
    let movedFrom = IndexRanges(sectionMoves.moves.map { $0.from })
    let movedTo = IndexRanges(sectionMoves.moves.map { $0.to }.sorted())
    deletedSections = sectionMap.removed.subtracting(movedFrom).ranges.flatMap { Array($0) }
    insertedSections = sectionMap.placed.subtracting(movedTo).ranges.flatMap { Array($0) }
    let reloaded = first.reloadedSections + next.reloadedSections.compactMap { first.oldSection(of: $0) }
    reloadedSections = Set(reloaded.filter { newSection(of: $0) != nil }).sorted()
  }

  /// The new index of a section of whose items some may have stayed, or nil.
  private func newSection(ofKept old: Int) -> Int? {
    reloadedSections.contains(sorted: old) ? nil : newSection(of: old)
  }

  // MARK: Items

  private mutating func joinItems(_ first: Change, _ next: Change) {
    itemMoves = first.itemMoves.followed(
      by: next.itemMoves, newPlace: next.newPath(of:), oldPlace: first.oldPath(of:))
    for entry in first.itemMaps where newSection(ofKept: entry.section) != nil {
      let following = first.newSection(of: entry.section).flatMap { next.itemMap(ofSection: $0) }
      let map = following.map { entry.map.followed(by: $0) } ?? entry.map
      itemMaps.append(SectionItemMap(section: entry.section, map: map))
    }
    for entry in next.itemMaps {
      guard let section = first.oldSection(of: entry.section), newSection(ofKept: section) != nil,
        first.itemMap(ofSection: section) == nil
      else { continue }
      itemMaps.append(SectionItemMap(section: section, map: entry.map))
    }
    itemMaps.sort { $0.section < $1.section }
    listItems()
  }

  /// Lists what was deleted and inserted: what was taken out or put in and is not moved.
  private mutating func listItems() {
    var deleted: [ItemRange] = []
    var inserted: [ItemRange] = []
    let movedFrom = itemMoves.moves.map { $0.from }
    let movedTo = itemMoves.moves.map { $0.to }.sorted()
    for entry in itemMaps {
      let from = IndexRanges(movedFrom.items(inSection: entry.section))
      for items in entry.map.removed.subtracting(from).ranges {
        deleted.append(ItemRange(section: entry.section, items: items))
      }
      let section = newSection(of: entry.section)!
      let to = IndexRanges(movedTo.items(inSection: section))
      for items in entry.map.placed.subtracting(to).ranges {
        inserted.append(ItemRange(section: section, items: items))
      }
    }
    deletedItems = ItemPaths(ranges: deleted)
    insertedItems = ItemPaths(ranges: inserted)
  }

  /// The items to which either gave another size, of those that still exist.
  private func resizedItems(_ first: Change, _ next: Change) -> ItemPaths {
    var resized: [ItemRange] = []
    for range in first.resizedItems.ranges where newSection(ofKept: range.section) != nil {
      let removed = itemMap(ofSection: range.section)?.removed ?? IndexRanges()
      for items in IndexRanges(range.items).subtracting(removed).ranges {
        resized.append(ItemRange(section: range.section, items: items))
      }
    }
    for move in itemMoves.moves where first.resizedItems.contains(move.from) {
      resized.append(ItemRange(move.from))
    }
    for range in next.resizedItems.ranges {
      guard let section = first.oldSection(of: range.section),
        !first.reloadedSections.contains(sorted: section)
      else { continue }
      guard let map = first.itemMap(ofSection: section) else {
        resized.append(ItemRange(section: section, items: range.items))
        continue
      }
      for items in IndexRanges(range.items).subtracting(map.placed).ranges {
        for old in IndexRanges(map.oldIndices(around: items)).subtracting(map.removed).ranges {
          resized.append(ItemRange(section: section, items: old))
        }
      }
    }
    for move in first.itemMoves.moves where next.resizedItems.contains(move.to) {
      resized.append(ItemRange(move.from))
    }
    return ItemPaths(ranges: resized)
  }

  /// The first item of each section that either may have changed: both left everything before it as it was.
  private func firstChangedItems(_ first: Change, _ next: Change) -> [ItemPath] {
    let before = first.firstChangedItems.compactMap { path in
      next.newSection(of: path.section).map { ItemPath(section: $0, item: path.item) }
    }
    var items: [ItemPath] = []
    for path in (before + next.firstChangedItems).sorted() where items.last?.section != path.section {
      guard let section = oldSection(of: path.section), newSection(ofKept: section) != nil else { continue }
      items.append(path)
    }
    return items
  }

  // MARK: Checks

  private func checkMeets(_ next: Change) throws(LayoutError) {
    guard sectionMap.newCount == next.sectionMap.oldCount else {
      throw .changesDoNotMeet(
        expected: next.sectionMap.oldCount, actual: sectionMap.newCount, at: .container)
    }
    for entry in next.itemMaps {
      if let count = itemCountAfter(inSection: entry.section), count != entry.map.oldCount {
        throw .changesDoNotMeet(expected: entry.map.oldCount, actual: count, at: .section(entry.section))
      }
    }
    // Of what the next edit found, and of what this one left, where only the other knows the count.
    for path in next.itemMoves.moves.map({ $0.from }) + next.resizedItems.ranges.map({ $0.last }) {
      if let count = itemCountAfter(inSection: path.section), path.item >= count {
        throw .changesDoNotMeet(expected: path.item + 1, actual: count, at: .section(path.section))
      }
    }
    for path in itemMoves.moves.map({ $0.to }) + resizedItems.ranges.compactMap({ newPath(of: $0.last) }) {
      if let map = next.itemMap(ofSection: path.section), path.item >= map.oldCount {
        throw .changesDoNotMeet(expected: map.oldCount, actual: path.item + 1, at: .section(path.section))
      }
    }
  }

  /// How many items a section has after the edit, by its new index, if it is known.
  private func itemCountAfter(inSection new: Int) -> Int? {
    oldSection(of: new).flatMap { itemMap(ofSection: $0) }?.newCount
  }
}

extension MoveTable {
  /// The moves of this and then of another edit, from before the one to after the other.
  fileprivate func followed(
    by next: MoveTable, newPlace: (Place) -> Place?, oldPlace: (Place) -> Place?
  ) -> MoveTable {
    var joined = moves.compactMap { move in newPlace(move.to).map { Move(from: move.from, to: $0) } }
    for move in next.moves where source(of: move.from) == nil {
      if let from = oldPlace(move.from) { joined.append(Move(from: from, to: move.to)) }
    }
    return MoveTable(joined)
  }
}

extension [ItemPath] {
  /// The item indices of those in a section, of ascending paths. O(log n) and what it returns.
  fileprivate func items(inSection section: Int) -> [Int] {
    self[partitioningIndex { $0.section >= section }..<partitioningIndex { $0.section > section }]
      .map { $0.item }
  }
}
