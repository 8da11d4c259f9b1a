import Perpend

/// Batches of a thousand edits in a million items.
extension Catalog {
  static let editGrid = StandardGrid(columns: 8)
  static let editsABatch = 1_000

  static var editRows: [Row] { [scattered, appended, prepended, estimate] }

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
}
