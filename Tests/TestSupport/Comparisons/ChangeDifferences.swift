import Perpend

/// The first thing in which a change summary differs from what the model says of a batch.
package func changeDifference(
  _ change: Change, _ edits: [BatchEdit], _ outcome: BatchOutcome, before: ReferenceLayout,
  after: ReferenceLayout
) -> String? {
  differing("content size before", change.contentSizeBefore, before.contentSize)
    ?? differing("content size after", change.contentSizeAfter, after.contentSize)
    ?? listDifference(change, BatchLists(edits), outcome)
    ?? mapDifference(change, outcome, before)
    ?? absenceDifference(change, BatchLists(edits), outcome, before)
    ?? firstChangeDifference(change, outcome, before, after)
}

/// The first thing in which a joined change differs from what the model says of the edits together.
package func joinedChangeDifference(
  _ change: Change, _ outcome: BatchOutcome, moved: Set<Int>, resized: Set<ItemPath>, before: ReferenceLayout,
  after: ReferenceLayout
) -> String? {
  let reloaded = outcome.sections.filter(\.isFresh).compactMap(\.origin)
  let kept = Set(outcome.sections.compactMap(\.origin))
  let gone = before.sections.indices.filter { !kept.contains($0) }
  let arrivals = outcome.sections.indices.filter { outcome.sections[$0].origin == nil }
  var origins: Set<ItemPath> = []
  var (movedFrom, inserted): ([ItemPath], [ItemPath]) = ([], [])
  for (number, section) in outcome.sections.enumerated() {
    for (place, item) in section.items.enumerated() {
      if let origin = item.origin {
        origins.insert(origin)
        if item.isMoved { movedFrom.append(origin) }
      } else if !section.isFresh {
        inserted.append(ItemPath(section: number, item: place))
      }
    }
  }
  let deleted = before.sections.indices.filter { kept.contains($0) && !reloaded.contains($0) }
    .flatMap { section in
      (0..<before.sections[section].itemCount).map { ItemPath(section: section, item: $0) }
        .filter { !origins.contains($0) }
    }
  let movedSections = moved.filter(kept.contains).sorted()
  let resizedItems = resized.intersection(origins).sorted()
  let sectionLists =
    differing("deleted sections", change.deletedSections, gone)
    ?? differing("inserted sections", change.insertedSections, arrivals)
    ?? differing("reloaded sections", change.reloadedSections, reloaded.sorted())
    ?? differing("moved sections", change.movedSections.map(\.from), movedSections)
  let itemLists =
    differing("moved items", change.movedItems.map(\.from), movedFrom.sorted())
    ?? differing("deleted items", Array(change.deletedItems), deleted)
    ?? differing("inserted items", Array(change.insertedItems), inserted)
    ?? differing("resized items", Array(change.resizedItems), resizedItems)
  return differing("content size before", change.contentSizeBefore, before.contentSize)
    ?? differing("content size after", change.contentSizeAfter, after.contentSize)
    ?? sectionLists ?? itemLists
    ?? mapDifference(change, outcome, before)
    ?? firstChangeDifference(change, outcome, before, after)
}

private func listDifference(_ change: Change, _ lists: BatchLists, _ outcome: BatchOutcome) -> String? {
  let gone = Set(lists.deletedSections + lists.reloadedSections.map(\.0))
  let deleted = lists.deletedItems.filter { !gone.contains($0.section) }.sorted()
  let inserted = lists.insertedItems.map(\.path).filter { !outcome.sections[$0.section].isFresh }.sorted()
  let movedItems = lists.movedItems.sorted { $0.from < $1.from }
  let movedSections = lists.movedSections.sorted { $0.from < $1.from }
  return differing("deleted sections", change.deletedSections, lists.deletedSections.sorted())
    ?? differing("inserted sections", change.insertedSections, lists.insertedSections.map(\.1).sorted())
    ?? differing("reloaded sections", change.reloadedSections, lists.reloadedSections.map(\.0).sorted())
    ?? differing("moved sections, from", change.movedSections.map(\.from), movedSections.map(\.from))
    ?? differing("moved sections, to", change.movedSections.map(\.to), movedSections.map(\.to))
    ?? differing("deleted items", Array(change.deletedItems), deleted)
    ?? differing("inserted items", Array(change.insertedItems), inserted)
    ?? differing("reloaded items", Array(change.resizedItems), lists.resizedItems.map(\.path).sorted())
    ?? differing("moved items, from", change.movedItems.map(\.from), movedItems.map(\.from))
    ?? differing("moved items, to", change.movedItems.map(\.to), movedItems.map(\.to))
}

private func mapDifference(_ change: Change, _ outcome: BatchOutcome, _ before: ReferenceLayout) -> String? {
  var newSections: [Int: Int] = [:]
  var newPaths: [ItemPath: ItemPath] = [:]
  for (number, section) in outcome.sections.enumerated() {
    if let origin = section.origin { newSections[origin] = number }
    for (item, planned) in section.items.enumerated() {
      if let origin = planned.origin { newPaths[origin] = ItemPath(section: number, item: item) }
    }
  }
  let forward = first(before.sections.indices) { old in
    differing("new place of section \(old)", change.newSection(of: old), newSections[old])
      ?? first(0..<before.sections[old].itemCount) { item in
        let path = ItemPath(section: old, item: item)
        let new = change.newPath(of: path)
        return new == newPaths[path] ? nil : differing("new place of \(path)", new, newPaths[path])
      }
  }
  return forward
    ?? first(outcome.sections.indices) { new in
      differing("old place of section \(new)", change.oldSection(of: new), outcome.sections[new].origin)
        ?? first(outcome.sections[new].items.indices) { item in
          let path = ItemPath(section: new, item: item)
          let (old, origin) = (change.oldPath(of: path), outcome.sections[new].items[item].origin)
          return old == origin ? nil : differing("old place of \(path)", old, origin)
        }
    }
}

/// What never was goes nowhere, and what is not there came from nowhere.
private func absenceDifference(
  _ change: Change, _ lists: BatchLists, _ outcome: BatchOutcome, _ before: ReferenceLayout
) -> String? {
  let (oldCounts, newCounts) = (before.sections.map(\.itemCount), outcome.sections.map(\.items.count))
  let oldSections = Set(lists.deletedItems.map(\.section) + lists.movedItems.map(\.from.section))
  let newSections = Set(lists.insertedItems.map(\.path.section) + lists.movedItems.map(\.to.section))
  return first([-1, oldCounts.count, .max, .min]) { section in
    differing("new place of section \(section)", change.newSection(of: section), nil)
      ?? differing(
        "new place of an item", change.newPath(of: ItemPath(section: section, item: 0)), nil)
  }
    ?? first([-1, newCounts.count, .max, .min]) { section in
      differing("old place of section \(section)", change.oldSection(of: section), nil)
        ?? differing(
          "old place of an item", change.oldPath(of: ItemPath(section: section, item: 0)), nil)
    }
    ?? first(oldCounts.indices) { section in
      // Only where items came, went or moved is it known how many there are.
      let count = oldSections.contains(section) ? oldCounts[section] : -1
      return first([-1, count, .max, .min]) { item in
        let path = ItemPath(section: section, item: item)
        return differing("new place of \(path)", change.newPath(of: path), nil)
      }
    }
    ?? first(newCounts.indices) { section in
      let count = newSections.contains(section) ? newCounts[section] : -1
      return first([-1, count, .max, .min]) { item in
        let path = ItemPath(section: section, item: item)
        return differing("old place of \(path)", change.oldPath(of: path), nil)
      }
    }
}

/// Before the first changed item everything is where it was in its section; where none is listed, everything is.
private func firstChangeDifference(
  _ change: Change, _ outcome: BatchOutcome, _ before: ReferenceLayout, _ after: ReferenceLayout
) -> String? {
  let listed = change.firstChangedItems
  let ascends = zip(listed, listed.dropFirst()).allSatisfy { $0.section < $1.section }
  if let difference = differing("\(listed) ascends", ascends, true) { return difference }
  let firstChanged = Dictionary(uniqueKeysWithValues: listed.map { ($0.section, $0.item) })
  return first(outcome.sections.indices) { number in
    let planned = outcome.sections[number]
    guard !planned.isFresh, let origin = planned.origin else { return nil }
    let (old, new) = (before.sections[origin], after.sections[number])
    if firstChanged[number] == nil, new.itemCount > 0 {
      let difference =
        differing("count of unlisted section \(number)", new.itemCount, old.itemCount)
        ?? differing(
          "header of unlisted section \(number)", new.header?.less(new.start), old.header?.less(old.start))
        ?? differing(
          "footer of unlisted section \(number)", new.footer?.less(new.start), old.footer?.less(old.start))
      if let difference { return difference }
    }
    let end = firstChanged[number] ?? new.itemCount
    return first(0..<end) { item in
      guard planned.items[item].origin == ItemPath(section: origin, item: item),
        old.place(ofItem: item) == new.place(ofItem: item)
      else { return "item \(item) of section \(number) has changed; the first said to have is \(listed)" }
      return nil
    }
  }
}

extension Box {
  fileprivate func less(_ start: Int) -> Box { Box(x: x, y: y - start, width: width, height: height) }
}

extension ReferenceSection {
  /// Where an item is in the section, if it has a place.
  fileprivate func place(ofItem item: Int) -> Box? {
    items.indices.contains(item) ? items[item].less(start) : nil
  }
}
