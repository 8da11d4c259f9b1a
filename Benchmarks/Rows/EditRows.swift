import Perpend

/// Batches of a thousand edits in a million items, and what a batch is made from.
extension Catalog {
  private static let editGrid = StandardGrid(columns: 8)
  private static let editsABatch = 1_000

  static var editRows: [Row] { [scattered, appended, prepended, estimate] }

  static var differenceRows: [Row] { [difference] }

  /// A call applies a batch and the one that undoes it, so that it ends as it began.
  private static var scattered: Row {
    edit("batch") { sizes in
      let edits = ScatteredEdits(of: sizes, operations: editsABatch)
      return ([edits.batch, edits.undo], edits.result)
    }
  }

  private static var prepended: Row {
    edit("prepend") { sizes in
      let added = sizes[million / 2..<million / 2 + editsABatch]
      return (insertion(of: Array(added), at: 0), added + sizes)
    }
  }

  /// Appending alone, to a section that has room: what the first append makes there stays when it is undone.
  private static var appended: Row {
    let name = "edit/append-\(editsABatch)/8x1M"
    return Row(name: name, unit: .nanosecondsACall, baseline: "layout/shortest/8x1M") { feeds in
      let sizes = feeds.feed(million).aspect
      let added = Array(sizes[million / 2..<million / 2 + editsABatch])
      let heights = [sizes + added, sizes].map { sizes in
        UInt64(Argmin<Int>.contentHeight(scaled(sizes), columns: editGrid.columns))
      }
      let section = FeedSection(options: editGrid.options(), items: sizes)
      var index = try LayoutIndex(editGrid.container(), sections: [section])
      func append() throws -> UInt64 {
        try index.insertItems(added, at: ItemPath(section: 0, item: million))
        return UInt64(index.contentSize.height)
      }
      func undo() throws {
        try index.deleteItems(million..<million + editsABatch, inSection: 0)
        try WrongResult.unless(UInt64(index.contentSize.height), is: heights[1], in: name)
      }
      try WrongResult.unless(append(), is: heights[0], in: name)
      try undo()
      return Trial(undo: undo, measure: .time(expected: heights[0], call: append))
    }
  }

  /// The last of the items is marked as an estimate, and no longer: no item moves.
  private static var estimate: Row {
    let name = "edit/estimate-end/8x1M"
    return Row(name: name, unit: .nanosecondsACall, baseline: "resize/end/8x1M") { feeds in
      let sizes = feeds.feed(million).aspect
      let section = FeedSection(
        options: editGrid.options(), items: sizes, traits: [ItemTraits(isEstimate: true)])
      var index = try LayoutIndex(editGrid.container(), sections: [section])
      let path = ItemPath(section: 0, item: million - 1)
      return Trial(
        operations: 2, note: "O(log n + log s)",
        measure: .time(expected: 2) {
          var estimates: UInt64 = 0
          for isEstimate in [true, false] {
            try index.setTraits(ItemTraits(isEstimate: isEstimate), ofItemAt: path)
            if index.traits(ofItemAt: path)?.isEstimate == isEstimate { estimates += 1 }
          }
          return estimates
        })
    }
  }

  private static func edit(
    _ name: String, operations: Int = 2,
    edits: @escaping ([LayoutSize]) -> (batches: [Batch], sizes: [LayoutSize])
  ) -> Row {
    let name = "edit/\(name)-\(editsABatch)/8x1M"
    return Row(name: name, unit: .nanosecondsACall, baseline: "layout/shortest/8x1M") { feeds in
      let sizes = feeds.feed(million).aspect
      let (batches, edited) = edits(sizes)
      let heights = [edited, sizes].map { sizes in
        Argmin<Int>.contentHeight(scaled(sizes), columns: editGrid.columns)
      }
      let section = FeedSection(options: editGrid.options(), items: sizes)
      var index = try LayoutIndex(editGrid.container(), sections: [section])
      var trial = layoutTrial(items: 1, expected: heights) { step in
        try index.apply(batches[step])
        return index.contentSize.height
      }
      trial.operations = operations
      return trial
    }
  }

  /// The batch that inserts items one after the other, and the one that deletes them.
  private static func insertion(of sizes: [LayoutSize], at place: Int) -> [Batch] {
    var insertion = Batch()
    var deletion = Batch()
    for (offset, size) in sizes.enumerated() {
      let path = ItemPath(section: 0, item: place + offset)
      insertion.insertItem(size, at: path)
      deletion.deleteItem(at: path)
    }
    return [insertion, deletion]
  }

  private static func scaled(_ sizes: [LayoutSize]) -> [Int32] {
    sizes.map { Int32(Int($0.height) * StandardGrid.columnWidth / Int($0.width)) }
  }

  /// Identifiers as scattered as hashes; three in four of the edits show in them, reloads do not.
  private static var difference: Row {
    let name = "edit/diff/100k"
    return Row(name: name, unit: .nanosecondsACall) { feeds in
      let sizes = Array(feeds.feed(million).aspect[..<100_000])
      let edits = ScatteredEdits(of: sizes, operations: editsABatch)
      let old = sizes.indices.map(identifier)
      var fresh = sizes.count
      let new = edits.origins.map { origin in
        if let origin { return old[origin] }
        fresh += 1
        return identifier(fresh)
      }
      func batch(_ size: (Int) -> LayoutSize) throws -> Batch {
        guard let batch = Batch(from: old, to: new, inSection: 0, size: size) else {
          throw WrongResult(row: name, expected: "a batch", found: "nil")
        }
        return batch
      }
      try check(batch { edits.result[$0] }, sizes, edits, in: name)
      let expected = new.indices.reduce(into: UInt64(0)) { sum, place in
        if edits.origins[place] == nil { sum = sum &* 31 &+ UInt64(place) }
      }
      return Trial(
        measure: .time(expected: expected) {
          var sum: UInt64 = 0
          _ = try batch { place in
            sum = sum &* 31 &+ UInt64(place)
            return LayoutSize(height: 0)
          }
          return sum
        })
    }
  }

  private static func identifier(_ number: Int) -> UInt64 { UInt64(number) &* 0x9E37_79B9_7F4A_7C15 }

  /// Checks that a batch makes of the items what the edits make of them, but for the reloads.
  private static func check(
    _ batch: Batch, _ sizes: [LayoutSize], _ edits: ScatteredEdits, in row: String
  ) throws {
    let section = FeedSection(options: editGrid.options(), items: sizes)
    var index = try LayoutIndex(editGrid.container(), sections: [section])
    let change = try index.apply(batch)
    try WrongResult.unless(index.itemCount, is: edits.origins.count, in: row)
    for (place, origin) in edits.origins.enumerated() {
      let path = ItemPath(section: 0, item: place)
      try WrongResult.unless(change.oldPath(of: path)?.item, is: origin, in: row)
      let size = origin.map { sizes[$0] } ?? edits.result[place]
      try WrongResult.unless(index.size(ofItemAt: path), is: size, in: row)
    }
  }
}
