import Perpend

/// What a batch is made from: two lists of 100,000 identifiers, beside the standard library's difference of the same
/// lists. That has no moves; to find these too costs it more.
extension Catalog {
  static var differenceRows: [Row] {
    let lists: [(suffix: String, make: (Feeds) -> DifferenceLists)] = [
      ("", DifferenceLists.scattered), ("-ten", DifferenceLists.few), ("-prepend", DifferenceLists.prepended),
      ("-append", DifferenceLists.appended),
    ]
    return lists.flatMap { suffix, make in
      let baseline = "baseline/collection-difference\(suffix)/100k"
      return [
        difference("edit/diff\(suffix)/100k", make, baseline: baseline), collectionDifference(baseline, make),
      ]
    } + [difference("edit/diff-shuffle/100k", DifferenceLists.shuffled, baseline: nil), differenceOfSections]
  }

  private static func difference(
    _ name: String, _ kind: @escaping (Feeds) -> DifferenceLists, baseline: String?
  ) -> Row {
    differenceRow(name, kind, baseline: baseline) { old, new, size in
      var batch = Batch()
      try batch.addDifference(from: old, to: new, inSection: 0, size: size)
      return batch
    }
  }

  /// The same cut into a hundred sections, so that some items move from one to the next.
  private static var differenceOfSections: Row {
    differenceRow("edit/diff/100x1k", DifferenceLists.scattered, cutsSections: true) { old, new, size in
      var batch = Batch()
      try batch.addDifference(
        from: snapshot(of: old), to: snapshot(of: new), options: { _ in editGrid.options() }, size: size)
      return batch
    }
  }

  private static func snapshot(of ids: [UInt64]) -> FeedSnapshot<Int, UInt64> {
    let sections = (0..<100).map { section in
      let range = section * ids.count / 100..<(section + 1) * ids.count / 100
      return FeedSnapshot<Int, UInt64>.Section(id: section, items: Array(ids[range]))
    }
    return FeedSnapshot(sections: sections)
  }

  private static func differenceRow(
    _ name: String, _ kind: @escaping (Feeds) -> DifferenceLists, cutsSections: Bool = false,
    baseline: String? = nil, batch: @escaping ([UInt64], [UInt64], (UInt64) -> LayoutSize) throws -> Batch
  ) -> Row {
    Row(name: name, unit: .nanosecondsACall, baseline: baseline) { feeds in
      let lists = kind(feeds)
      if !cutsSections { try check(batch(lists.old, lists.new) { lists.sizes[$0]! }, lists, in: name) }
      let known = Set(lists.old)
      func sum(_ ids: some Sequence<UInt64>) -> UInt64 { ids.reduce(0) { $0 &* 31 &+ $1 } }
      return Trial(
        measure: .time(expected: sum(lists.new.filter { !known.contains($0) })) {
          var sum: UInt64 = 0
          _ = try batch(lists.old, lists.new) { id in
            sum = sum &* 31 &+ id
            return LayoutSize(height: 0)
          }
          return sum
        })
    }
  }

  private static func collectionDifference(_ name: String, _ kind: @escaping (Feeds) -> DifferenceLists)
    -> Row
  {
    Row(name: name, unit: .nanosecondsACall) { feeds in
      let lists = kind(feeds)
      let expected = lists.new.difference(from: lists.old)
      try WrongResult.unless(lists.old.applying(expected), is: lists.new, in: name)
      return Trial(
        measure: .time(expected: UInt64(expected.count)) {
          UInt64(lists.new.difference(from: lists.old).count)
        })
    }
  }

  /// Checks that a batch makes one list of the other.
  private static func check(_ batch: Batch, _ lists: DifferenceLists, in row: String) throws {
    let section = FeedSection(options: editGrid.options(), items: lists.old.map { lists.sizes[$0]! })
    var index = try LayoutIndex(editGrid.container(), sections: [section])
    let change = try index.apply(batch, expecting: [lists.new.count])
    let known = Set(lists.old)
    for (item, id) in lists.new.enumerated() {
      let path = ItemPath(section: 0, item: item)
      let origin = change.oldPath(of: path).map { lists.old[$0.item] }
      try WrongResult.unless(origin, is: known.contains(id) ? id : nil, in: row)
      try WrongResult.unless(index.size(ofItemAt: path), is: lists.sizes[id], in: row)
    }
  }
}

/// Identifiers before and after, as scattered as hashes.
private struct DifferenceLists {
  let old: [UInt64]
  let new: [UInt64]
  var sizes: [UInt64: LayoutSize] = [:]

  /// `origins` has the old place of each item, or nil for one that comes in.
  private init(_ feeds: Feeds, origins: [Int?]) {
    let sizes = Array(feeds.feed(1_000_000).aspect[..<200_000])
    let old = (0..<100_000).map(Self.identifier)
    var count = old.count
    let new = origins.map { origin in
      if let origin { return old[origin] }
      count += 1
      return Self.identifier(count - 1)
    }
    (self.old, self.new) = (old, new)
    for number in 0..<count { self.sizes[Self.identifier(number)] = sizes[number] }
  }

  private static func identifier(_ number: Int) -> UInt64 { UInt64(number) &* 0x9E37_79B9_7F4A_7C15 }

  private static func edited(_ feeds: Feeds, _ operations: Int) -> DifferenceLists {
    let sizes = Array(feeds.feed(1_000_000).aspect[..<100_000])
    return DifferenceLists(feeds, origins: ScatteredEdits(of: sizes, operations: operations).origins)
  }

  /// 250 deleted, 250 inserted and 250 moved.
  static func scattered(_ feeds: Feeds) -> DifferenceLists { edited(feeds, 1_000) }

  /// Three each.
  static func few(_ feeds: Feeds) -> DifferenceLists { edited(feeds, 12) }

  static func prepended(_ feeds: Feeds) -> DifferenceLists {
    DifferenceLists(feeds, origins: Array(repeating: nil, count: 50) + (0..<100_000).map { $0 })
  }

  static func appended(_ feeds: Feeds) -> DifferenceLists {
    DifferenceLists(feeds, origins: (0..<100_000).map { $0 } + Array(repeating: nil, count: 50))
  }

  static func shuffled(_ feeds: Feeds) -> DifferenceLists {
    var generator = Generator(seed: 7)
    var places = Array(0..<100_000)
    for place in places.indices.dropFirst() { places.swapAt(place, generator.next(in: 0...place)) }
    return DifferenceLists(feeds, origins: places)
  }
}
