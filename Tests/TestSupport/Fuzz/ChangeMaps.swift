import Perpend

/// The first thing in which a change summary disagrees with itself, or with the index before and after.
package func changeMapDifference(
  _ change: Change, from before: LayoutIndex, to after: LayoutIndex
) -> String? {
  differing("content size before", change.contentSizeBefore, before.contentSize)
    ?? differing("content size after", change.contentSizeAfter, after.contentSize)
    ?? sectionMapDifference(change, before, after)
    ?? first(0..<before.sectionCount) { oldItemDifference(change, before, section: $0) }
    ?? first(0..<after.sectionCount) { newItemDifference(change, before, after, section: $0) }
    ?? nowhereDifference(change, before, after)
}

private func sectionMapDifference(_ change: Change, _ before: LayoutIndex, _ after: LayoutIndex) -> String? {
  first(0..<before.sectionCount) { old in
    guard let new = change.newSection(of: old) else {
      return differing("deletion of section \(old)", change.deletedSections.contains(old), true)
    }
    return differing("way back of section \(old)", change.oldSection(of: new), old)
  }
    ?? first(0..<after.sectionCount) { new in
      guard let old = change.oldSection(of: new) else {
        return differing("insertion of section \(new)", change.insertedSections.contains(new), true)
      }
      return differing("way back of new section \(new)", change.newSection(of: old), new)
    }
}

private func oldItemDifference(_ change: Change, _ before: LayoutIndex, section: Int) -> String? {
  let isGone = change.newSection(of: section) == nil || change.reloadedSections.contains(section)
  return first(before.examinedItems(ofSection: section)) { item in
    let old = ItemPath(section: section, item: item)
    guard let new = change.newPath(of: old) else {
      return differing("deletion of \(old)", isGone || change.deletedItems.contains(old), true)
    }
    return change.oldPath(of: new) == old
      ? nil : differing("way back of \(old)", change.oldPath(of: new), old)
  }
}

private func newItemDifference(
  _ change: Change, _ before: LayoutIndex, _ after: LayoutIndex, section: Int
) -> String? {
  let isFresh = change.oldSection(of: section).map { change.reloadedSections.contains($0) } ?? true
  let isGrid = after.options(ofSection: section)!.isGrid
  return first(after.examinedItems(ofSection: section)) { item in
    let new = ItemPath(section: section, item: item)
    guard let old = change.oldPath(of: new) else {
      return differing("insertion of \(new)", isFresh || change.insertedItems.contains(new), true)
    }
    guard change.newPath(of: old) == new else {
      return differing("way back of new \(new)", change.newPath(of: old), new)
    }
    let (size, oldSize) = (after.size(ofItemAt: new), before.size(ofItemAt: old))
    if isGrid || size == oldSize || change.resizedItems.contains(old) { return nil }
    return differing("size of \(new)", size, oldSize)
  }
}

/// Places that nothing ever had go nowhere, and come from nowhere.
private func nowhereDifference(_ change: Change, _ before: LayoutIndex, _ after: LayoutIndex) -> String? {
  first([-1, .min, .max]) { number in
    differing("new section of \(number)", change.newSection(of: number), nil)
      ?? differing("old section of \(number)", change.oldSection(of: number), nil)
      ?? nowhereDifference(change, ItemPath(section: number, item: 0), ItemPath(section: number, item: 0))
      ?? nowhereDifference(change, ItemPath(section: 0, item: number), ItemPath(section: 0, item: number))
  }
    ?? differing("new place of the section behind", change.newSection(of: before.sectionCount), nil)
    ?? differing("old place of the section behind", change.oldSection(of: after.sectionCount), nil)
}

private func nowhereDifference(_ change: Change, _ old: ItemPath, _ new: ItemPath) -> String? {
  differing("new place of \(old)", change.newPath(of: old), nil)
    ?? differing("old place of \(new)", change.oldPath(of: new), nil)
}

extension SectionOptions {
  package var isGrid: Bool {
    if case .grid = layout { true } else { false }
  }
}
