import Perpend

/// Batches of a thousand edits in a million items, and what a batch is made from.
extension Catalog {
  private static let editGrid = StandardGrid(columns: 8)
  private static let editsABatch = 1_000

  static var editRows: [Row] { [scattered, appended, prepended, estimate] }

  static var differenceRows: [Row] { [difference, differenceOfSections, appendedDifference] }

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
    differenceRow("edit/diff/100k") { old, new, size in
      var batch = Batch()
      try batch.addDifference(from: old, to: new, inSection: 0, size: size)
      return batch
    }
  }

  /// The same cut into a hundred sections, so that some items move from one to the next.
  private static var differenceOfSections: Row {
    let name = "edit/diff/100x1k"
    return differenceRow(name, checks: false) { old, new, size in
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

  /// A page more at the end: the rest is compared, and looked up in what is new.
  private static var appendedDifference: Row {
    let name = "edit/diff-append/100k"
    return Row(name: name, unit: .nanosecondsACall) { _ in
      let old = (0..<100_000).map(identifier)
      let new = old + (100_000..<100_050).map(identifier)
      func sum(_ ids: some Sequence<UInt64>) -> UInt64 { ids.reduce(0) { $0 &* 31 &+ $1 } }
      return Trial(
        measure: .time(expected: sum(new[100_000...])) {
          var asked: [UInt64] = []
          var batch = Batch()
          try batch.addDifference(from: old, to: new, inSection: 0) { id in
            asked.append(id)
            return LayoutSize(height: 0)
          }
          return sum(asked)
        })
    }
  }

  private static func differenceRow(
    _ name: String, checks: Bool = true,
    batch: @escaping ([UInt64], [UInt64], (UInt64) -> LayoutSize) throws -> Batch
  ) -> Row {
    Row(name: name, unit: .nanosecondsACall) { feeds in
      let sizes = Array(feeds.feed(million).aspect[..<100_000])
      let edits = ScatteredEdits(of: sizes, operations: editsABatch)
      let old = sizes.indices.map(identifier)
      var fresh: [UInt64: LayoutSize] = [:]
      let new = edits.origins.enumerated().map { place, origin in
        if let origin { return old[origin] }
        let id = identifier(sizes.count + fresh.count)
        fresh[id] = edits.result[place]
        return id
      }
      if checks { try check(batch(old, new) { fresh[$0]! }, sizes, edits, in: name) }
      let expected = new.reduce(into: UInt64(0)) { sum, id in
        if fresh[id] != nil { sum = sum &* 31 &+ id }
      }
      return Trial(
        measure: .time(expected: expected) {
          var sum: UInt64 = 0
          _ = try batch(old, new) { id in
            sum = sum &* 31 &+ id
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
