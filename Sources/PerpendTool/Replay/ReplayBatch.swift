import Perpend

/// A batch of a case: the edits and the names of what they bring in.
struct ReplayBatch {
  private var insertedItems: [(at: ItemPath, item: ItemDescription)] = []
  private var deletedItems: [ItemPath] = []
  private var movedItems: [(from: ItemPath, to: ItemPath)] = []
  /// Without an item the size stays as it is.
  private var resizedItems: [(at: ItemPath, item: ItemDescription?)] = []
  private var insertedSections: [(at: Int, section: SectionDescription)] = []
  private var deletedSections: [Int] = []
  private var movedSections: [(from: Int, to: Int)] = []
  /// Without a section it stays as it is.
  private var reloadedSections: [(at: Int, section: SectionDescription?)] = []
  private var countsAfter: [Int]?

  static let keys = [
    "insertItems", "deleteItems", "moveItems", "reloadItems",
    "insertSections", "deleteSections", "moveSections", "reloadSections", "countsAfter",
  ]

  init(_ field: JSONField, _ defaults: SectionDefaults) throws {
    func each<Edit>(_ key: String, _ read: (JSONField) throws -> Edit) throws -> [Edit] {
      try field[key]?.elements().map(read) ?? []
    }
    insertedItems = try each("insertItems") { edit in
      try edit.checkKeys(["at", "item"])
      return (try ItemPath(edit.required("at")), try ItemDescription(edit.required("item"), defaults.axis))
    }
    deletedItems = try each("deleteItems") { try ItemPath($0) }
    movedItems = try each("moveItems") { edit in
      try edit.checkKeys(["from", "to"])
      return (try ItemPath(edit.required("from")), try ItemPath(edit.required("to")))
    }
    resizedItems = try each("reloadItems") { edit in
      if edit.json.elements != nil { return (try ItemPath(edit), nil) }
      try edit.checkKeys(["at", "item"])
      return (
        try ItemPath(edit.required("at")), try edit["item"].map { try ItemDescription($0, defaults.axis) }
      )
    }
    insertedSections = try each("insertSections") { edit in
      try edit.checkKeys(["at", "section"])
      return (try edit.required("at").integer(), try SectionDescription(edit.required("section"), defaults))
    }
    deletedSections = try each("deleteSections") { try $0.integer() }
    movedSections = try each("moveSections") { edit in
      try edit.checkKeys(["from", "to"])
      return (try edit.required("from").integer(), try edit.required("to").integer())
    }
    reloadedSections = try each("reloadSections") { edit in
      if edit.json.number != nil { return (try edit.integer(), nil) }
      try edit.checkKeys(["at", "section"])
      return (
        try edit.required("at").integer(), try edit["section"].map { try SectionDescription($0, defaults) }
      )
    }
    countsAfter = try field["countsAfter"]?.elements().map { try $0.integer() }
  }

  func apply(to state: inout ReplayState) throws(LayoutError) -> Change {
    let change = try state.index.apply(batch(for: state.index), expecting: countsAfter)
    let sectionIDs = sectionIDs(after: change, state)
    state.itemNames = itemNames(after: change, state)
    let replaced = Set(reloadedSections.filter { $0.section != nil }.map(\.at))
    state.keepsColumns = (0..<state.index.sectionCount).map { section in
      change.oldSection(of: section).map { state.keepsColumns[$0] && !replaced.contains($0) } ?? false
    }
    state.sectionIDs = sectionIDs
    return change
  }

  private func batch(for index: LayoutIndex) -> Batch {
    var batch = Batch()
    for (path, item) in insertedItems { batch.insertItem(item.size, at: path, traits: item.traits) }
    for path in deletedItems { batch.deleteItem(at: path) }
    for (from, to) in movedItems { batch.moveItem(from: from, to: to) }
    for (path, item) in resizedItems {
      // Where nothing is, the index says so; the size does not matter.
      let size = item?.size ?? index.size(ofItemAt: path) ?? LayoutSize(height: 0)
      batch.setSize(size, ofItemAt: path, traits: item?.traits)
    }
    for (place, section) in insertedSections { batch.insertSection(section.section, at: place) }
    for place in deletedSections { batch.deleteSection(at: place) }
    for (from, to) in movedSections { batch.moveSection(from: from, to: to) }
    for (place, section) in reloadedSections {
      batch.reloadSection(at: place, with: section?.section ?? Self.section(at: place, in: index))
    }
    return batch
  }

  private static func section(at place: Int, in index: LayoutIndex) -> FeedSection {
    guard let options = index.options(ofSection: place) else { return FeedSection(options: SectionOptions()) }
    let count = index.itemCount(inSection: place) ?? 0
    if case .grid = options.layout { return FeedSection(options: options, unsizedItemCount: count) }
    let paths = (0..<count).map { ItemPath(section: place, item: $0) }
    return FeedSection(
      options: options, items: paths.compactMap { index.size(ofItemAt: $0) },
      traits: paths.compactMap { index.traits(ofItemAt: $0) })
  }

  // MARK: Names

  private func sectionIDs(after change: Change, _ state: ReplayState) -> [String?] {
    let inserted = Dictionary(uniqueKeysWithValues: insertedSections.map { ($0.at, $0.section.id) })
    let reloaded = Dictionary(uniqueKeysWithValues: reloadedSections.map { ($0.at, $0.section?.id) })
    return (0..<state.index.sectionCount).map { section in
      if let id = inserted[section] { return id }
      guard let old = change.oldSection(of: section) else { return nil }
      return (reloaded[old] ?? nil) ?? state.sectionIDs[old]
    }
  }

  /// The names of the items after the batch, by way of what the index says went where.
  private func itemNames(after change: Change, _ state: ReplayState) -> [[Int: String]] {
    var names = [[Int: String]](repeating: [:], count: state.index.sectionCount)
    for (section, old) in state.itemNames.enumerated() {
      for (item, id) in old {
        guard let new = change.newPath(of: ItemPath(section: section, item: item)) else { continue }
        names[new.section][new.item] = id
      }
    }
    for (path, item) in resizedItems {
      guard let id = item?.id, let new = change.newPath(of: path) else { continue }
      names[new.section][new.item] = id
    }
    for (section, own) in namesBroughtIn(change, state) {
      placeNames(own, ofSection: section, &names, change, state)
    }
    for (path, item) in insertedItems { names[path.section][path.item] = item.id }
    return names
  }

  /// The items that come with a section take the places there that no edit of an item takes.
  private func placeNames(
    _ own: [Int: String], ofSection section: Int, _ names: inout [[Int: String]], _ change: Change,
    _ state: ReplayState
  ) {
    let inserted = Set(insertedItems.map(\.at))
    let count = state.index.itemCount(inSection: section) ?? 0
    var (item, place, left) = (0, 0, own.count)
    while left > 0, place < count {
      let path = ItemPath(section: section, item: place)
      if !inserted.contains(path), change.oldPath(of: path) == nil {
        if let id = own[item] {
          names[section][place] = id
          left -= 1
        }
        item += 1
      }
      place += 1
    }
  }

  /// The names of the items of sections that are inserted or reloaded, by new place.
  private func namesBroughtIn(_ change: Change, _ state: ReplayState) -> [Int: [Int: String]] {
    var brought: [Int: [Int: String]] = [:]
    for (place, section) in insertedSections { brought[place] = section.itemNames }
    for (place, section) in reloadedSections {
      guard let new = change.newSection(of: place) else { continue }
      brought[new] = section?.itemNames ?? state.itemNames[place]
    }
    return brought
  }
}

extension ItemPath {
  /// The place that a case writes as [section, item].
  init(_ field: JSONField) throws(JSONField.Malformed) {
    let place = try field.elements("[section, item]")
    guard place.count == 2 else { throw field.malformed("[section, item]") }
    self.init(section: try place[0].integer(), item: try place[1].integer())
  }
}
