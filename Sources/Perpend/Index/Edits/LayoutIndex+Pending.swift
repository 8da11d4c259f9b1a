extension LayoutIndex {
  /// Lays out what was left for later, down to an offset in points: then everything above it has its final
  /// place. O(n) for the n items that are placed, and O(s).
  public mutating func ensureLayout(through offset: Double) throws(LayoutError) {
    guard let position = LayoutUnit.position(offset) else { return }
    var edit = noEdit
    edit.jobs = pendingSections.map { SectionJob(section: $0, scope: .resume) }
    guard let first = edit.jobs.first, start(ofSection: first.section) < position else { return }
    edit.position = position
    try commit(&edit)
  }

  /// Lays out at least `itemBudget` of the items that were left for later, from the top, or all that are
  /// left. Returns how many are left then. O(n) for the n items that are placed, and O(s).
  @discardableResult
  public mutating func continueLayout(itemBudget: Int) throws(LayoutError) -> Int {
    var edit = noEdit
    var budget = itemBudget
    for section in pendingSections where budget > 0 {
      let pending = sections[section].pendingCount
      // A bound even where all are to be placed: without any, the layout limit would hold.
      let limit = LayoutLimit(items: min(budget, pending))
      edit.jobs.append(SectionJob(section: section, scope: .resume, limit: limit))
      budget -= pending
    }
    if !edit.jobs.isEmpty { try commit(&edit) }
    return pendingItemCount
  }

  /// The sections with items that have no place yet.
  private var pendingSections: [Int] {
    pendingItemCount == 0 ? [] : sections.indices.filter { sections[$0].pendingCount > 0 }
  }
}
