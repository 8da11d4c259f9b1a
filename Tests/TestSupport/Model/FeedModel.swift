import Perpend

/// A feed through a history of edits, on plain arrays: what is in it, which columns its stable waterfalls keep,
/// and how much of it has a place.
package struct FeedModel: Sendable {
  package private(set) var feed: Feed
  package private(set) var layout: ReferenceLayout
  /// By section and item; nil for items that no stable waterfall has placed.
  private var columns: [[Int?]]
  private var limit: Double?

  /// A feed that is laid out at once.
  package init(_ feed: Feed) throws {
    self.feed = feed
    layout = try feed.reference()
    columns = feed.sections.indices.map { Self.noColumns(feed, $0) }
    noteColumns()
  }

  /// Makes an edit that an index has made. How many items have a place, where some may have none, is the
  /// index's choice; all else follows from it.
  package mutating func apply(_ edit: Edit, as index: LayoutIndex) throws {
    let before = (feed: feed, columns: columns)
    let outcome = edit.outcome(of: feed)
    edit.apply(to: &feed)
    columns = feed.sections.indices.map { section in
      let origin = outcome.map { $0.sections[section].origin } ?? section
      guard let origin, before.columns.indices.contains(origin),
        Self.keepsColumns(before.feed, origin, feed, section)
      else { return Self.noColumns(feed, section) }
      guard let outcome else { return before.columns[origin] }
      return outcome.sections[section].items.map { item in
        item.stays(in: origin) ? before.columns[origin][item.origin!.item] : nil
      }
    }
    switch edit {
    case .repack(let section, let first):
      for item in first..<columns[section].count { columns[section][item] = nil }
    case .layoutLimit(let limit): self.limit = limit
    default: break
    }
    let isWhole = limit == nil && layout.pendingCount == 0
    let histories = feed.sections.indices.map { section in
      SectionHistory(
        columns: columns[section],
        placedCount: isWhole ? columns[section].count : placedCount(section, index))
    }
    layout = try ReferenceLayout(
      feed.container, header: feed.header, footer: feed.footer, feed.sections, histories)
    noteColumns()
  }

  private func placedCount(_ section: Int, _ index: LayoutIndex) -> Int {
    let items = 0..<feed.sections[section].itemCount
    return items.first { index.frame(ofItemAt: ItemPath(section: section, item: $0)) == nil } ?? items.count
  }

  /// What has been placed in a stable waterfall keeps its column.
  private mutating func noteColumns() {
    for (number, section) in layout.sections.enumerated()
    where feed.sections[number].options.isStable {
      columns[number].replaceSubrange(section.itemColumns.indices, with: section.itemColumns)
    }
  }

  private static func noColumns(_ feed: Feed, _ section: Int) -> [Int?] {
    Array(repeating: nil, count: feed.sections[section].itemCount)
  }

  private static func keepsColumns(_ old: Feed, _ oldSection: Int, _ new: Feed, _ newSection: Int) -> Bool {
    // Along another axis everything is built afresh.
    old.container.axis == new.container.axis && old.sections[oldSection].options.isStable
      && new.sections[newSection].options.isStable
      && old.columns(ofSection: oldSection).count == new.columns(ofSection: newSection).count
  }
}
