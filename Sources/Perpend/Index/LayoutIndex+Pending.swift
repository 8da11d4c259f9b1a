extension LayoutIndex {
  /// Lays out what was left for later, down to an offset in points: then everything above it has its final
  /// place. O(n) for the n items that are placed.
  public mutating func ensureLayout(through offset: Double) throws(LayoutError) {
    guard let position = LayoutUnit.position(offset) else { return }
    var section = 0
    while pendingItemCount > 0, section < sections.count {
      let start = start(ofSection: section)
      guard start < position else { return }
      if sections[section].pendingCount > 0 {
        try perform([
          SectionJob(section: section, scope: .resume, limit: LayoutLimit(position: position - start))
        ])
      }
      section += 1
    }
  }

  /// Lays out at least `itemBudget` of the items that were left for later, from the top, or all that are
  /// left. Returns how many are left then. O(n) for the n items that are placed.
  @discardableResult
  public mutating func continueLayout(itemBudget: Int) throws(LayoutError) -> Int {
    var budget = itemBudget
    var section = 0
    while budget > 0, pendingItemCount > 0, section < sections.count {
      let pending = sections[section].pendingCount
      if pending > 0 {
        try perform([SectionJob(section: section, scope: .resume, limit: LayoutLimit(items: budget))])
        budget -= pending - sections[section].pendingCount
      } else {
        section += 1
      }
    }
    return pendingItemCount
  }
}
