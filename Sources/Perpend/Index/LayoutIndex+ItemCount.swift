extension LayoutIndex {
  /// The most items that a feed may have: sums of them are exact as doubles, and far from overflowing.
  static let mostItems = 1 << 53

  /// Refuses more items in a section than it, or the feed, may have.
  func checkItemCounts(with count: Int, moreInSection section: Int) throws(LayoutError) {
    let allowed = SectionStorage.itemCounts
    guard sections[section].count <= allowed.upperBound - count else {
      throw .invalidItemCount(sections[section].count + count, section: section, allowed: allowed)
    }
    guard itemCount <= LayoutIndex.mostItems - count else {
      throw LayoutIndex.tooManyItems(sectionCount: sections.count) {
        sections[$0].count + ($0 == section ? count : 0)
      }
    }
  }

  /// The error for sections that together have more items than a feed may; they must have more.
  static func tooManyItems(sectionCount: Int, itemCount: (_ section: Int) -> Int) -> LayoutError {
    var (count, section) = (0, 0)
    while section < sectionCount {
      count += itemCount(section)
      if count > mostItems { break }
      section += 1
    }
    return .tooManyItems(count, section: section, limit: mostItems)
  }
}
