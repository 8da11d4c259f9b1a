import Perpend

/// What batches are made of.
package struct BatchStyle: Sendable {
  /// Whether sections come, go, move and change.
  package var editsSections = true
  /// The most items of a section that comes in, and the most that come in at once.
  package var maximum = 100
  /// A size for an item that comes in.
  package var size: @Sendable (inout RandomSource) -> LayoutSize = { SizeStyle.mixed.size(using: &$0) }
  package var section: @Sendable (inout RandomSource, Int) -> FeedSection = { $0.section(maximum: $1) }
  /// Options for a section that is there; there must be sizes for what they lay out.
  package var options: @Sendable (inout RandomSource, FeedSection) -> SectionOptions = { $0.options(for: $1) }
  /// Traits for an item that comes in or is reloaded.
  package var traits: @Sendable (inout RandomSource) -> ItemTraits? = { $0.oneIn(6) ? $0.itemTraits() : nil }

  package init() {}
}

extension RandomSource {
  /// A batch that makes sense and whose result the reference does not refuse, its edits in any order.
  package mutating func batch(of feed: Feed, _ style: BatchStyle = BatchStyle()) -> [BatchEdit] {
    while true {
      var edits = style.editsSections && oneIn(2) ? sectionEdits(of: feed, style) : []
      guard let outcome = BatchOutcome(edits, of: feed) else {
        fatalError("the generator makes sections do what makes no sense: \(edits)")
      }
      if !oneIn(6) { edits += itemEdits(of: feed, outcome, style) }
      edits.shuffle(using: &self)
      guard let outcome = BatchOutcome(edits, of: feed) else {
        fatalError("the generator makes items do what makes no sense: \(edits)")
      }
      if outcome.feed.referenceIfAny != nil { return edits }
    }
  }

  private mutating func sectionEdits(of feed: Feed, _ style: BatchStyle) -> [BatchEdit] {
    var edits: [BatchEdit] = []
    var movers: [Int] = []
    let (edited, all) = (int(0...3), oneIn(15))
    var left = feed.sections.count
    for number in feed.sections.indices where all || int(1...max(3, feed.sections.count)) <= edited {
      let kind = all ? 0 : int(0...5)
      if kind == 0 { left -= 1 }
      switch kind {
      case 0: edits.append(.deleteSection(number))
      case 1: edits.append(.reloadSection(number, style.section(&self, style.maximum)))
      case 2: edits.append(.setOptions(style.options(&self, feed.sections[number]), number))
      default: movers.append(number)
      }
      if kind > 3, oneIn(3) { edits.append(.setOptions(style.options(&self, feed.sections[number]), number)) }
    }
    let arrivals = int(0...2)
    let places = Array(0..<left + arrivals).shuffled(using: &self)
    for (number, place) in zip(movers, places) { edits.append(.moveSection(number, to: place)) }
    for place in places.dropFirst(movers.count).prefix(arrivals) {
      edits.append(.insertSection(style.section(&self, style.maximum), place))
    }
    return edits
  }

  private mutating func itemEdits(
    of feed: Feed, _ outcome: BatchOutcome, _ style: BatchStyle
  ) -> [BatchEdit] {
    guard !outcome.sections.isEmpty else { return [] }
    var edits: [BatchEdit] = []
    var movers: [ItemPath] = []
    var left = outcome.sections.map(\.items.count)
    let numbers = Set((0..<int(1...3)).map { _ in int(0...outcome.sections.count - 1) })
    for number in numbers.sorted() {
      let section = outcome.sections[number]
      guard !section.isFresh, let origin = section.origin else {
        continue
      }
      let moves = int(0...2)
      let removed = run(of: section.items.count)
      for item in removed {
        let path = ItemPath(section: origin, item: item)
        if moves == 0 || (moves == 1 && oneIn(2)) {
          edits.append(.deleteItem(path))
        } else {
          movers.append(path)
        }
      }
      left[number] -= removed.count
      let gone = Set(removed)
      for item in Set(run(of: section.items.count).prefix(int(0...5))).sorted() where !gone.contains(item) {
        let size = oneIn(3) ? feed.sections[origin].size(at: item) : style.size(&self)
        edits.append(
          .setSize(ItemPath(section: origin, item: item), size, traits: style.traits(&self)))
      }
    }
    // What goes with its section may be deleted as well, or be moved out of it.
    let kept = Set(outcome.sections.filter { !$0.isFresh }.map(\.origin))
    for section in feed.sections.indices where !kept.contains(section) && oneIn(2) {
      let count = feed.sections[section].itemCount
      for item in run(of: count).prefix(int(1...5)) {
        let path = ItemPath(section: section, item: item)
        if oneIn(3) { edits.append(.deleteItem(path)) } else { movers.append(path) }
      }
    }
    for path in movers where oneIn(5) {
      edits.append(.setSize(path, style.size(&self), traits: style.traits(&self)))
    }

    let insertionCount = pick([0, 0, 1, 1, 2, 3, int(0...style.maximum)])
    let only = oneIn(2) ? int(0...left.count - 1) : nil
    var arrivals: [Int: [ItemPath?]] = [:]
    for comer in movers.map(Optional.some) + Array(repeating: nil, count: insertionCount) {
      arrivals[only ?? int(0...left.count - 1), default: []].append(comer)
    }
    for (number, arrivals) in arrivals.sorted(by: { $0.key < $1.key }) {
      let places = places(arrivals.count, of: left[number] + arrivals.count)
      for (comer, item) in zip(arrivals.shuffled(using: &self), places) {
        let path = ItemPath(section: number, item: item)
        edits.append(
          comer.map { .moveItem($0, to: path) }
            ?? .insertItem(style.size(&self), path, traits: style.traits(&self)))
      }
    }
    return edits
  }

  /// Some of the places of a list: none, few, a run, or all.
  private mutating func run(of count: Int) -> [Int] {
    guard count > 0 else { return [] }
    switch int(0...7) {
    case 0: return oneIn(3) ? Array(0..<count) : []
    case 1: return Array(0..<int(1...count))
    case 2: return Array(int(0...count - 1)..<count)
    case 3:
      let start = int(0...count - 1)
      return Array(start..<min(count, start + int(1...130)))
    default: return places(int(1...min(count, 6)), of: count)
    }
  }

  /// So many distinct places of a list: at its start, its end, together or here and there.
  private mutating func places(_ count: Int, of total: Int) -> [Int] {
    switch int(0...5) {
    case 0: return Array(0..<count)
    case 1: return Array(total - count..<total)
    case 2:
      let start = int(0...total - count)
      return Array(start..<start + count)
    default: return Array(Array(0..<total).shuffled(using: &self).prefix(count))
    }
  }
}
