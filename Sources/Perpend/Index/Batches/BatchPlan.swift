/// A batch that has been checked: what is to be done to each section, by new index.
struct BatchPlan {
  let newCount: Int
  var change: Change
  /// Edits of items, by the new index of their section; of sections that come in, too.
  private(set) var edits: [Int: ItemEdits] = [:]
  /// New options, by the new index of their section.
  private(set) var options: [Int: SectionOptions] = [:]
  /// Sections that come in, by their new index.
  private(set) var sections: [Int: FeedSection] = [:]

  /// Checks a batch against an index. `expectedCounts`, if given, is how many items each section shall have
  /// after it.
  init(_ batch: Batch, _ index: LayoutIndex, expectedCounts: [Int]?) throws(LayoutError) {
    change = Change(
      contentSizeBefore: index.contentSize, sectionCount: index.sectionCount, revision: index.revision)
    newCount =
      index.sectionCount - batch.deletedSections.count + batch.insertedSections.count
    try planSections(batch, oldCount: index.sectionCount)
    try planItems(batch, index)
    try checkItemCounts(index)
    if let expectedCounts { try check(expectedCounts, index) }
  }

  /// The old index of the section at a new one, or nil if it comes in.
  func source(of section: Int) -> Int? { sections[section] == nil ? change.oldSection(of: section) : nil }

  /// The number of items that the section at a new index will have.
  func itemCount(_ section: Int, _ index: LayoutIndex) -> Int {
    let before =
      source(of: section).flatMap { index.itemCount(inSection: $0) } ?? sections[section]!.itemCount
    return edits[section]?.count(from: before) ?? before
  }

  // MARK: Sections

  private mutating func planSections(_ batch: Batch, oldCount: Int) throws(LayoutError) {
    let deleted = try BatchPlan.checked(batch.deletedSections, .deleteSection, count: oldCount)
    let from = try BatchPlan.checked(batch.movedSections.map { $0.from }, .moveSectionFrom, count: oldCount)
    let reloaded = try BatchPlan.checked(
      batch.reloadedSections.map { $0.index }, .reloadSection, count: oldCount)
    let changed = try BatchPlan.checked(batch.changedOptions.map { $0.index }, .setOptions, count: oldCount)
    try BatchPlan.checkDisjoint(from, deleted, .deletedAndMoved, .moveSectionFrom, at: { .section($0) })
    try BatchPlan.checkDisjoint(reloaded, deleted, .deletedAndReloaded, .reloadSection, at: { .section($0) })
    try BatchPlan.checkDisjoint(reloaded, from, .movedAndReloaded, .reloadSection, at: { .section($0) })
    try BatchPlan.checkDisjoint(changed, deleted, .sectionIsGone, .setOptions, at: { .section($0) })
    try BatchPlan.checkDisjoint(changed, reloaded, .sectionIsGone, .setOptions, at: { .section($0) })

    // New indices make sense only once the old ones do.
    let to = try BatchPlan.checked(batch.movedSections.map { $0.to }, .moveSectionTo, count: newCount)
    let inserted = try BatchPlan.checked(
      batch.insertedSections.map { $0.index }, .insertSection, count: newCount)
    try BatchPlan.checkDisjoint(inserted, to, .duplicate, .insertSection, at: { .section($0) })

    change.deletedSections = deleted
    change.insertedSections = inserted
    change.reloadedSections = reloaded
    change.sectionMoves = MoveTable(batch.movedSections)
    change.sectionMap = IndexMap(
      oldCount: oldCount, removed: IndexRanges((deleted + from).sorted()),
      placed: IndexRanges((inserted + to).sorted()))
    let arrivals = batch.insertedSections + batch.reloadedSections.map { (change.newSection(of: $0)!, $1) }
    for (index, section) in arrivals {
      _ = try section.checkedItemCount(index: index)
      sections[index] = section
    }
    for (index, new) in batch.changedOptions { options[change.newSection(of: index)!] = new }
  }

  /// Sorts and checks indices of sections.
  private static func checked(
    _ indices: [Int], _ operation: LayoutError.BatchOperation, count: Int
  ) throws(LayoutError) -> [Int] {
    let sorted = indices.sorted()
    for (position, index) in sorted.enumerated() {
      guard index >= 0, index < count else {
        throw .invalidBatch(.outOfRange(count: count), operation, at: .section(index))
      }
      if position > 0, sorted[position - 1] == index {
        throw .invalidBatch(.duplicate, operation, at: .section(index))
      }
    }
    return sorted
  }

  // MARK: Items

  private mutating func planItems(_ batch: Batch, _ index: LayoutIndex) throws(LayoutError) {
    let deleted = try oldPaths(batch.deletedItems, .deleteItem, index)
    let from = try oldPaths(batch.movedItems.map { $0.from }, .moveItemFrom, index)
    let reloaded = try oldPaths(batch.resizedItems.map { $0.path }, .setSize, index)
    try BatchPlan.checkDisjoint(from, deleted, .deletedAndMoved, .moveItemFrom, at: { .item($0) })
    try BatchPlan.checkDisjoint(reloaded, deleted, .deletedAndReloaded, .setSize, at: { .item($0) })
    // An item of a deleted section may be deleted too, or be moved out of it.
    for path in reloaded where newSection(of: path) == nil && !from.contains(sorted: path) {
      throw .invalidBatch(.sectionIsGone, .setSize, at: .item(path))
    }

    change.deletedItems = ItemPaths(deleted.filter { newSection(of: $0) != nil })
    change.resizedItems = ItemPaths(reloaded)
    change.itemMoves = MoveTable(batch.movedItems)
    for path in (deleted + from).sorted() {
      if let section = newSection(of: path) { edits[section, default: ItemEdits()].removed.append(path.item) }
    }
    var reloadsOfMoved: [ItemPath: UnitSize] = [:]
    for (path, size, traits) in batch.resizedItems {
      let size = try UnitSize(size, traits, index.containerMetrics.axis, at: path)
      if from.contains(sorted: path) {
        reloadsOfMoved[path] = size
      } else {
        edits[newSection(of: path)!, default: ItemEdits()].resized.append((path.item, size))
      }
    }
    try planPlaced(batch, index, reloadsOfMoved)
    for (section, edit) in edits {
      guard let old = source(of: section) else { continue }
      let map = IndexMap(
        oldCount: index.sections[old].count, removed: edit.removed, placed: edit.placed)
      if !map.isIdentity { change.itemMaps.append(SectionItemMap(section: old, map: map)) }
    }
    change.itemMaps.sort { $0.section < $1.section }
  }

  /// Items that come in or are moved, by new path.
  private mutating func planPlaced(
    _ batch: Batch, _ index: LayoutIndex, _ reloadsOfMoved: [ItemPath: UnitSize]
  ) throws(LayoutError) {
    var placed: [(path: ItemPath, size: UnitSize, operation: LayoutError.BatchOperation)] = []
    for (path, size, traits) in batch.insertedItems {
      let size = try UnitSize(size, traits, index.containerMetrics.axis, at: path)
      placed.append((path, size, .insertItem))
    }
    for move in batch.movedItems {
      let size = index.unitSize(ofItemAt: move.from)!
      placed.append((move.to, reloadsOfMoved[move.from].map { size.reloaded(as: $0) } ?? size, .moveItemTo))
    }
    placed.sort { $0.path < $1.path }
    var start = 0
    while start < placed.count {
      let section = placed[start].path.section
      guard section >= 0, section < newCount else {
        throw .invalidBatch(.outOfRange(count: newCount), placed[start].operation, at: .section(section))
      }
      let end = placed[start...].firstIndex { $0.path.section != section } ?? placed.count
      try place(placed[start..<end], inSection: section, count: itemCount(section, index) + end - start)
      start = end
    }
    let inserted = batch.insertedItems.map { $0.path }.filter { source(of: $0.section) != nil }
    change.insertedItems = ItemPaths(inserted.sorted())
  }

  /// Puts items into a section that will have `count`.
  private mutating func place(
    _ arrivals: ArraySlice<(path: ItemPath, size: UnitSize, operation: LayoutError.BatchOperation)>,
    inSection section: Int, count: Int
  ) throws(LayoutError) {
    var edit = edits[section] ?? ItemEdits()
    for (path, size, operation) in arrivals {
      guard path.item >= 0, path.item < count else {
        throw .invalidBatch(.outOfRange(count: count), operation, at: .item(path))
      }
      guard edit.placed.last != path.item else {
        throw .invalidBatch(.duplicate, operation, at: .item(path))
      }
      edit.place(size, at: path.item)
    }
    edits[section] = edit
  }

  /// Sorts and checks old paths.
  private func oldPaths(
    _ paths: [ItemPath], _ operation: LayoutError.BatchOperation, _ index: LayoutIndex
  ) throws(LayoutError) -> [ItemPath] {
    let sorted = paths.sorted()
    for (position, path) in sorted.enumerated() {
      guard let count = index.itemCount(inSection: path.section) else {
        throw .invalidBatch(.outOfRange(count: index.sectionCount), operation, at: .section(path.section))
      }
      guard path.item >= 0, path.item < count else {
        throw .invalidBatch(.outOfRange(count: count), operation, at: .item(path))
      }
      if position > 0, sorted[position - 1] == path {
        throw .invalidBatch(.duplicate, operation, at: .item(path))
      }
    }
    return sorted
  }

  private static func checkDisjoint<Position: Comparable>(
    _ positions: [Position], _ others: [Position], _ fault: LayoutError.BatchFault,
    _ operation: LayoutError.BatchOperation,
    at place: (Position) -> LayoutError.Place
  ) throws(LayoutError) {
    for position in positions where others.contains(sorted: position) {
      throw .invalidBatch(fault, operation, at: place(position))
    }
  }

  /// The new index of an item's section, or nil if none of its items is left.
  private func newSection(of path: ItemPath) -> Int? {
    change.reloadedSections.contains(sorted: path.section) ? nil : change.newSection(of: path.section)
  }

  /// Refuses more items than a section, or the feed, may have.
  private func checkItemCounts(_ index: LayoutIndex) throws(LayoutError) {
    let allowed = SectionStorage.itemCounts
    for section in edits.keys.sorted() {
      let count = itemCount(section, index)
      guard count <= allowed.upperBound else {
        throw .invalidItemCount(count, section: section, allowed: allowed)
      }
    }
    var count = index.itemCount
    for section in change.deletedSections + change.reloadedSections { count -= index.sections[section].count }
    for edit in edits.values { count -= edit.removed.count }
    for added in sections.values.map({ $0.itemCount }) + edits.values.map({ $0.placed.count }) {
      count += added
      guard count <= LayoutIndex.mostItems else {
        throw LayoutIndex.tooManyItems(sectionCount: newCount) { itemCount($0, index) }
      }
    }
  }

  private func check(_ expectedCounts: [Int], _ index: LayoutIndex) throws(LayoutError) {
    guard expectedCounts.count == newCount else {
      throw .invalidBatch(
        .countMismatch(expected: expectedCounts.count, actual: newCount), nil, at: .container)
    }
    for (section, expected) in expectedCounts.enumerated() {
      let actual = itemCount(section, index)
      guard actual == expected else {
        throw .invalidBatch(
          .countMismatch(expected: expected, actual: actual), nil, at: .section(section))
      }
    }
  }
}
