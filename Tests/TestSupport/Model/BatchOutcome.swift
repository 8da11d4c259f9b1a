import Perpend

/// What a batch makes of a feed, on plain arrays: where each section and item of the result comes from.
package struct BatchOutcome: Sendable {
  package struct Item: Sendable {
    package var size: LayoutSize
    package var traits = ItemTraits()
    /// The old place; nil if the item came in.
    package var origin: ItemPath?
    /// Whether it left that place by a move of its own.
    package var isMoved = false

    /// Whether it was in a section and has not left it, not even for another place in it.
    package func stays(in section: Int) -> Bool { origin?.section == section && !isMoved }
  }

  package struct PlannedSection: Sendable {
    package var options: SectionOptions
    package var items: [Item]
    /// The old place; nil if the section came in.
    package var origin: Int?
    /// Whether none of its items were there before, because it came in or was reloaded.
    package var isFresh: Bool
    /// Whether it keeps the sizes of its items.
    package var knowsSizes: Bool
  }

  package let sections: [PlannedSection]
  package let feed: Feed

  /// Nil if the batch makes no sense.
  package init?(_ edits: [BatchEdit], of feed: Feed) {
    let lists = BatchLists(edits)
    guard let order = Self.order(lists, of: feed) else { return nil }
    guard Self.haveSense(lists, of: feed) else { return nil }
    let reloads = Dictionary(uniqueKeysWithValues: lists.resizedItems.map { ($0.path, $0) })
    guard let arrivals = Self.arrivals(lists, reloads, of: feed, sectionCount: order.count) else {
      return nil
    }
    let removed = Set(lists.deletedItems).union(lists.movedItems.map(\.from))
    var sections = order
    for number in sections.indices {
      let own = sections[number].items.compactMap { item in
        guard let origin = item.origin else { return item }
        return removed.contains(origin) ? nil : item.reloaded(reloads[origin])
      }
      let fixed = arrivals[number] ?? [:]
      guard let items = Self.arranged(own, around: fixed) else { return nil }
      sections[number].items = items
    }
    self.sections = sections
    var outcome = feed
    outcome.sections = sections.map { $0.section }
    self.feed = outcome
  }

  /// The sections in their new order, with the items that they had or brought along.
  private static func order(_ lists: BatchLists, of feed: Feed) -> [PlannedSection]? {
    let old = feed.sections.indices
    let left = lists.deletedSections + lists.movedSections.map(\.from)
    let gone = lists.deletedSections + lists.reloadedSections.map(\.0)
    guard areDistinct(left + lists.reloadedSections.map(\.0), in: old),
      areDistinct(lists.options.map(\.0) + gone, in: old)
    else { return nil }

    var sections = feed.sections.enumerated().map { number, section in
      PlannedSection(
        options: section.options,
        items: (0..<section.itemCount).map { item in
          Item(section, item, origin: ItemPath(section: number, item: item))
        },
        origin: number, isFresh: false, knowsSizes: section.knowsSizes)
    }
    for (number, section) in lists.reloadedSections {
      sections[number] = fresh(section, origin: number)
    }
    for (number, options) in lists.options { sections[number].options = options }

    var fixed: [Int: PlannedSection] = [:]
    for (section, place) in lists.insertedSections {
      guard fixed.updateValue(fresh(section, origin: nil), forKey: place) == nil else { return nil }
    }
    for (from, to) in lists.movedSections {
      guard fixed.updateValue(sections[from], forKey: to) == nil else { return nil }
    }
    return arranged(old.filter { !left.contains($0) }.map { sections[$0] }, around: fixed)
  }

  private static func fresh(_ section: FeedSection, origin: Int?) -> PlannedSection {
    PlannedSection(
      options: section.options, items: (0..<section.itemCount).map { Item(section, $0) }, origin: origin,
      isFresh: true, knowsSizes: section.knowsSizes)
  }

  /// Whether the old places of items exist and go together: nothing is taken out twice, and what is reloaded
  /// is there afterwards.
  private static func haveSense(_ lists: BatchLists, of feed: Feed) -> Bool {
    let gone = Set(lists.deletedSections + lists.reloadedSections.map(\.0))
    let (deleted, moved) = (lists.deletedItems, lists.movedItems.map(\.from))
    let reloaded = lists.resizedItems.map(\.path)
    return (deleted + moved + reloaded).allSatisfy { feed.contains($0) }
      && Set(deleted + moved).count == deleted.count + moved.count
      && Set(deleted + reloaded).count == deleted.count + reloaded.count
      && reloaded.allSatisfy { !gone.contains($0.section) || moved.contains($0) }
  }

  /// Inserted and moved items by new section and item.
  private static func arrivals(
    _ lists: BatchLists, _ reloads: [ItemPath: BatchLists.Reload], of feed: Feed, sectionCount: Int
  ) -> [Int: [Int: Item]]? {
    let moved = lists.movedItems.map { from, to in
      let item = Item(feed.sections[from.section], from.item, origin: from, isMoved: true)
      return (to, item.reloaded(reloads[from]))
    }
    let inserted = lists.insertedItems.map { size, path, traits in
      (path, Item(size: size, traits: traits ?? ItemTraits()))
    }
    var arrivals: [Int: [Int: Item]] = [:]
    for (path, item) in inserted + moved {
      guard (0..<sectionCount).contains(path.section),
        arrivals[path.section, default: [:]].updateValue(item, forKey: path.item) == nil
      else { return nil }
    }
    return arrivals
  }

  /// A list in which some stand at given places and the others, in order, at those left.
  private static func arranged<T>(_ others: [T], around fixed: [Int: T]) -> [T]? {
    let count = others.count + fixed.count
    guard fixed.keys.allSatisfy({ (0..<count).contains($0) }) else { return nil }
    var others = others[...]
    return (0..<count).map { fixed[$0] ?? others.removeFirst() }
  }

  private static func areDistinct(_ places: [Int], in range: Range<Int>) -> Bool {
    Set(places).count == places.count && places.allSatisfy { range.contains($0) }
  }
}

extension BatchOutcome {
  /// What this and then another make of a feed, by where each thing comes from.
  package func followed(by next: BatchOutcome) -> BatchOutcome {
    let sections = next.sections.map { section in
      var section = section
      section.isFresh = section.isFresh || section.origin.map { self.sections[$0].isFresh } ?? true
      section.origin = section.origin.flatMap { self.sections[$0].origin }
      section.items = section.items.map { item in
        guard let origin = item.origin else { return item }
        var item = item
        let before = self.sections[origin.section].items[origin.item]
        item.origin = before.origin
        item.isMoved = item.isMoved || before.isMoved
        return item
      }
      return section
    }
    return BatchOutcome(sections: sections, feed: next.feed)
  }

  private init(sections: [PlannedSection], feed: Feed) {
    self.sections = sections
    self.feed = feed
  }
}

extension BatchOutcome.Item {
  fileprivate init(_ section: FeedSection, _ item: Int, origin: ItemPath? = nil, isMoved: Bool = false) {
    self.init(
      size: section.size(at: item), traits: section.traits(at: item),
      origin: origin, isMoved: isMoved)
  }

  fileprivate func reloaded(_ reload: BatchLists.Reload?) -> Self {
    guard let reload else { return self }
    var item = self
    item.size = reload.size
    if let traits = reload.traits { item.traits = traits } else { item.traits.isEstimate = false }
    return item
  }
}

extension BatchOutcome.PlannedSection {
  fileprivate var section: FeedSection {
    guard knowsSizes else { return FeedSection(options: options, unsizedItemCount: items.count) }
    return FeedSection(options: options, items: items.map(\.size), traits: items.map(\.traits))
  }
}

/// The edits of a batch by kind.
struct BatchLists {
  typealias Reload = (path: ItemPath, size: LayoutSize, traits: ItemTraits?)

  var insertedItems: [(size: LayoutSize, path: ItemPath, traits: ItemTraits?)] = []
  var deletedItems: [ItemPath] = []
  var movedItems: [(from: ItemPath, to: ItemPath)] = []
  var resizedItems: [Reload] = []
  var insertedSections: [(FeedSection, Int)] = []
  var deletedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var reloadedSections: [(Int, FeedSection)] = []
  var options: [(Int, SectionOptions)] = []

  init(_ edits: [BatchEdit]) {
    for edit in edits.flatMap(\.parts) {
      switch edit {
      case .insertItem(let size, let path, let traits): insertedItems.append((size, path, traits))
      case .deleteItem(let path): deletedItems.append(path)
      case .moveItem(let from, let to): movedItems.append((from, to))
      case .setSize(let path, let size, let traits): resizedItems.append((path, size, traits))
      case .insertSection(let section, let index): insertedSections.append((section, index))
      case .deleteSection(let index): deletedSections.append(index)
      case .moveSection(let from, let to): movedSections.append((from, to))
      case .reloadSection(let index, let section): reloadedSections.append((index, section))
      case .setOptions(let options, let index): self.options.append((index, options))
      case .difference: break
      }
    }
  }
}

extension BatchEdit {
  /// It, or the edits that it comes to.
  fileprivate var parts: [BatchEdit] {
    if case .difference(let call) = self { call.edits } else { [self] }
  }
}

extension Feed {
  package func contains(_ path: ItemPath) -> Bool {
    sections.indices.contains(path.section) && (0..<sections[path.section].itemCount).contains(path.item)
  }
}
