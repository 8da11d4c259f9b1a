import Perpend
import TestSupport
import Testing

/// Every batch of up to two edits, sensible or not, on feeds of up to two sections of up to three items.
struct SmallWorldBatchTests {
  static let worlds: [[Int]] = [[], [0], [1], [2], [3], [0, 1], [2, 1], [3, 2]]

  @Test(arguments: worlds)
  func everyBatch(counts: [Int]) throws {
    let feed = Self.feed(counts)
    let index = try feed.index()
    let layout = try feed.reference()
    let edits = Self.edits(of: feed)
    try check([], feed, index, layout)
    for (number, edit) in edits.enumerated() {
      try check([edit], feed, index, layout)
      for (otherNumber, other) in edits[number...].enumerated() {
        // The order of the edits has no effect: some are made this way round, some that.
        try check(otherNumber % 2 == 0 ? [edit, other] : [other, edit], feed, index, layout)
      }
    }
  }

  private func check(
    _ edits: [BatchEdit], _ feed: Feed, _ index: LayoutIndex, _ layout: ReferenceLayout
  ) throws {
    let trail = Trail().adding("\(feed.sections.map(\.items.count))").adding("\(edits)")
    var edited = index
    let call = Self.call(edits)
    guard let outcome = BatchOutcome(edits, of: feed) else {
      do {
        try call.apply(to: &edited)
      } catch {
        guard case .invalidBatch(_, .some, _) = error else {
          return try require(noDifference: "not a batch's error but \(error)", trail)
        }
        return try require(noDifference: firstDifference(edited, index), trail)
      }
      return try require(noDifference: "not refused", trail)
    }
    let change = try applying(trail) { () throws(LayoutError) in try call.apply(to: &edited) }!
    let after = try outcome.feed.reference()
    try require(noDifference: firstDifference(edited, after), trail)
    try require(noDifference: changeDifference(change, edits, outcome, before: layout, after: after), trail)
  }

  /// One edit alone is made by a closure.
  static func call(_ edits: [BatchEdit]) -> Edit { edits.count == 1 ? .update(edits) : .batch(edits) }

  static func feed(_ counts: [Int]) -> Feed {
    let options = [
      SectionOptions(layout: .waterfall(Waterfall(columns: .fixed(2), columnSpacing: 2, itemSpacing: 3))),
      SectionOptions(
        layout: .waterfall(
          Waterfall(columns: .fixed(3), columnSpacing: 2, itemSpacing: 0, placement: .leftToRight)),
        insets: LayoutInsets(top: 1), header: Supplementary(height: 4)),
    ]
    let sections = counts.enumerated().map { number, count in
      FeedSection(
        options: options[number], items: (0..<count).map { LayoutSize(height: Double(1 + 4 * number + $0)) })
    }
    return Feed(Container(width: 40), sections)
  }

  /// Every edit at every place there is, and at the one beyond the last of each list.
  static func edits(of feed: Feed) -> [BatchEdit] {
    let numbers = Array(0...feed.sections.count)
    let paths = numbers.flatMap { number in
      let count = number < feed.sections.count ? feed.sections[number].items.count : 0
      return (0...count).map { ItemPath(section: number, item: $0) }
    }
    let section = FeedSection(
      layout: .list(itemSpacing: 1), items: [LayoutSize(height: 40), LayoutSize(height: 50)])
    return paths.flatMap { path in
      [
        .insertItem(LayoutSize(height: 20), path), .deleteItem(path),
        .setSize(path, LayoutSize(height: 30)),
      ] + paths.map { .moveItem(path, to: $0) }
    }
      + numbers.flatMap { number in
        [
          .insertSection(section, number), .deleteSection(number), .reloadSection(number, section),
          .setOptions(SectionOptions(layout: .list(itemSpacing: 2)), number),
        ] + numbers.map { .moveSection(number, to: $0) }
      } + differences(of: feed).map { .difference($0) }
  }

  /// One page forward in each section, and what mixes the sections.
  private static func differences(of feed: Feed) -> [DifferenceCall] {
    var snapshot = FeedSnapshot<Int, Int>()
    for (number, section) in feed.sections.enumerated() {
      snapshot.sections.append(.init(id: number, items: section.items.indices.map { 10 * number + $0 }))
    }
    let ofSections = snapshot.sections.enumerated().flatMap { number, section in
      let old = FeedSnapshot(sections: [section])
      var new = old
      new.sections[0].items = section.items.dropFirst() + [98, 99]
      var items = DifferenceCall(.items(section: number), from: old, to: new)
      items.changed = Set(section.items.suffix(1))
      return [items, DifferenceCall(.collection(section: number), from: old, to: new)]
    }
    var mixed = DifferenceCall(.feed, from: snapshot, to: snapshot)
    mixed.new.sections.append(.init(id: 7, items: [99] + snapshot.sections.flatMap { $0.items.prefix(1) }))
    for number in snapshot.sections.indices { mixed.new.sections[number].items = [90 + number] }
    if snapshot.sections.count > 1 { mixed.new.sections.removeFirst() }
    return (ofSections + [mixed]).map { call in
      var call = call
      for id in Array(90...99) + call.changed { call.sizes[id] = LayoutSize(height: Double(60 + id)) }
      call.options[7] = SectionOptions(layout: .list(itemSpacing: 1))
      call.edits = call.plainEdits!
      return call
    }
  }
}
