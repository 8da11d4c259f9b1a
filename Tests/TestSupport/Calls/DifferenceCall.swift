import Perpend

/// A call that adds a difference to a batch.
package struct DifferenceCall: Hashable, Sendable {
  /// Which call it is. Those of one section have snapshots of one section.
  package enum Form: Hashable, Sendable {
    case items(section: Int)
    case collection(section: Int)
    case feed
  }

  package var form: Form
  package var old: FeedSnapshot<Int, Int>
  package var new: FeedSnapshot<Int, Int>
  package var changed: Set<Int> = []
  /// Of items that come in or have changed.
  package var sizes: [Int: LayoutSize] = [:]
  package var traits: [Int: ItemTraits] = [:]
  /// Of sections that come in.
  package var options: [Int: SectionOptions] = [:]
  /// What it comes to, where that is known.
  package var edits: [BatchEdit] = []

  package init(_ form: Form, from old: FeedSnapshot<Int, Int>, to new: FeedSnapshot<Int, Int>) {
    (self.form, self.old, self.new) = (form, old, new)
  }

  package func add(to batch: inout Batch) throws(LayoutError) {
    func size(_ id: Int) -> LayoutSize { sizes[id] ?? LayoutSize(height: 1) }
    switch form {
    case .items(let section):
      try batch.addDifference(
        from: old.sections[0].items, to: new.sections[0].items, inSection: section, changed: changed,
        traits: { traits[$0] }, size: size)
    case .collection(let section):
      let difference = new.sections[0].items.difference(from: old.sections[0].items).inferringMoves()
      batch.add(difference, inSection: section, traits: { traits[$0] }, size: size)
    case .feed:
      try batch.addDifference(
        from: old, to: new, changed: changed, options: { options[$0] ?? SectionOptions() },
        traits: { traits[$0] }, size: size)
    }
  }
}

extension DifferenceCall {
  /// The call that turns a feed into what some edits make of it, where no other moves would do as well. Sections that
  /// they reload go and others come.
  package init?(_ form: Form, _ edits: [BatchEdit], of feed: Feed) {
    guard let outcome = BatchOutcome(edits, of: feed) else { return nil }
    let starts = feed.sections.indices.map { feed.sections[..<$0].reduce(0) { $0 + $1.itemCount } }
    var (nextItem, nextSection) = (1_000_000, 1000)
    self.init(
      form,
      from: FeedSnapshot(
        sections: feed.sections.enumerated().map { number, section in
          .init(id: number, items: Array(starts[number]..<starts[number] + section.itemCount))
        }), to: FeedSnapshot())
    for section in outcome.sections {
      var id = section.origin ?? nextSection
      if section.isFresh {
        id = nextSection
        nextSection += 1
        options[id] = section.options
      }
      var items: [Int] = []
      for item in section.items {
        if let origin = item.origin {
          items.append(starts[origin.section] + origin.item)
        } else {
          items.append(nextItem)
          sizes[nextItem] = item.size
          if item.traits != ItemTraits() { traits[nextItem] = item.traits }
          nextItem += 1
        }
      }
      new.sections.append(.init(id: id, items: items))
    }
    for (path, size, itemTraits) in BatchLists(edits).resizedItems {
      let id = starts[path.section] + path.item
      changed.insert(id)
      sizes[id] = size
      traits[id] = itemTraits
    }
    if case .collection = form, !changed.isEmpty { self.form = .items(section: form.section) }
    guard let edits = plainEdits else { return nil }
    self.edits = edits
  }
}

extension DifferenceCall.Form {
  /// The number of the first section.
  fileprivate var section: Int {
    switch self {
    case .items(let section), .collection(let section): section
    case .feed: 0
    }
  }
}

extension DifferenceCall {
  /// The edits, found by the plainest search; nil where others would do as well.
  package var plainEdits: [BatchEdit]? {
    let first = form.section
    let oldNumbers = Dictionary(uniqueKeysWithValues: old.sections.enumerated().map { ($1.id, $0) })
    let newIDs = Set(new.sections.map(\.id))
    let kept = new.sections.compactMap { oldNumbers[$0.id] }
    guard let keptInOrder = onlyLongestAscendingRun(of: kept) else { return nil }
    var edits: [BatchEdit] = []
    for (number, section) in old.sections.enumerated() where !newIDs.contains(section.id) {
      edits.append(.deleteSection(first + number))
    }
    for (number, section) in new.sections.enumerated() {
      guard let origin = oldNumbers[section.id], !keptInOrder.contains(origin) else { continue }
      edits.append(.moveSection(first + origin, to: first + number))
    }

    var paths: [Int: ItemPath] = [:]
    for (number, section) in old.sections.enumerated() {
      for (item, id) in section.items.enumerated() {
        paths[id] = ItemPath(section: first + number, item: item)
      }
    }
    let newItems = Set(new.sections.flatMap(\.items))
    for section in old.sections where newIDs.contains(section.id) {
      edits += section.items.filter { !newItems.contains($0) }.map { .deleteItem(paths[$0]!) }
    }
    for (number, section) in new.sections.enumerated() {
      let origin = oldNumbers[section.id]
      let staying = section.items.compactMap { paths[$0] }.filter { $0.section - first == origin }
      guard let inOrder = onlyLongestAscendingRun(of: staying.map(\.item)) else { return nil }
      var brought = FeedSection(options: options[section.id] ?? SectionOptions())
      for (item, id) in section.items.enumerated() {
        let place = ItemPath(section: first + number, item: item)
        if let path = paths[id] {
          if path.section - first != origin || !inOrder.contains(path.item) {
            edits.append(.moveItem(path, to: place))
          }
        } else if origin == nil {
          brought.items.append(sizes[id]!)
          brought.traits.append(traits[id] ?? ItemTraits())
        } else {
          edits.append(.insertItem(sizes[id]!, place, traits: traits[id]))
        }
      }
      if origin == nil { edits.append(.insertSection(brought, first + number)) }
    }
    for id in changed.sorted() where newItems.contains(id) {
      if let path = paths[id] { edits.append(.setSize(path, sizes[id]!, traits: traits[id])) }
    }
    return edits
  }
}

/// The values of the longest ascending subsequence, by looking at every pair; nil if there are several as long.
private func onlyLongestAscendingRun(of values: [Int]) -> Set<Int>? {
  var lengths: [Int] = []
  var ways: [Int] = []
  for (index, value) in values.enumerated() {
    let before = (0..<index).filter { values[$0] < value }
    let longest = before.map { lengths[$0] }.max() ?? 0
    lengths.append(longest + 1)
    let count = before.reduce(0) { lengths[$1] == longest ? $0 + ways[$1] : $0 }
    ways.append(longest == 0 ? 1 : min(2, count))
  }
  guard var length = lengths.max() else { return [] }
  let ends = values.indices.filter { lengths[$0] == length }
  guard ends.count == 1, ways[ends[0]] == 1 else { return nil }
  var run: Set<Int> = []
  var (index, limit) = (ends[0], Int.max)
  while length > 0 {
    while lengths[index] != length || values[index] >= limit { index -= 1 }
    run.insert(values[index])
    (limit, length) = (values[index], length - 1)
  }
  return run
}

extension RandomSource {
  /// A difference that has one sense, of the feed or of one section; nil if the choices make none.
  package mutating func difference(of feed: Feed, _ style: BatchStyle) -> DifferenceCall? {
    var style = style
    guard oneIn(2), !feed.sections.isEmpty else {
      return DifferenceCall(.feed, batch(of: feed, style), of: feed)
    }
    let number = int(0...feed.sections.count - 1)
    let section = Feed(feed.container, [feed.sections[number]])
    guard section.referenceIfAny != nil else { return nil }
    style.editsSections = false
    let form = oneIn(2) ? DifferenceCall.Form.items(section: number) : .collection(section: number)
    return DifferenceCall(form, batch(of: section, style), of: section)
  }
}
