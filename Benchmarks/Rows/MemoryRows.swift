import Perpend

/// Bytes an item, as the allocator counts them.
extension Catalog {
  static var memoryRows: [Row] {
    [
      memory("memory/8x1M") { feed in
        let grid = StandardGrid(columns: 8)
        let section = FeedSection(options: grid.options(), items: feed.aspect)
        return try LayoutIndex(grid.container(), sections: [section])
      },
      memory("memory/stable/8x1M") { feed in try stableIndex(feed) },
      memory("memory/sections/100000x10") { feed in
        try LayoutIndex(sectionGrid.container(), sections: sections(100_000, of: 10, from: feed.aspect))
      },
    ]
  }

  private static func memory(_ name: String, make: @escaping (Feed) throws -> LayoutIndex) -> Row {
    Row(name: name, unit: .bytesAnItem, every: 3) { feeds in
      let feed = feeds.feed(million)
      let claimed = try make(feed).byteCount
      let itself = Double(claimed) / Double(million)
      let counted = Allocator.bytesInUse == nil ? ", which is all that is known here" : ""
      return Trial(
        note: "byteCount says \(Report.short(itself))\(counted)",
        measure: .value {
          // The input is gone when the second count is taken: what remains is the index.
          let before = Allocator.bytesInUse
          let index = try make(feed)
          let after = Allocator.bytesInUse
          try WrongResult.unless(index.itemCount, is: million, in: name)
          guard let before, let after else { return itself }
          return Double(after - before) / Double(million)
        })
    }
  }
}
