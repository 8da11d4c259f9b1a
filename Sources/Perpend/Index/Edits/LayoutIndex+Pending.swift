extension LayoutIndex {
  /// Lays out the pending items, down to an offset. Then everything above the offset has its final frame.
  ///
  /// - Parameter offset: The offset, in points from the content's start; `.infinity` lays out everything. NaN lays
  ///   out nothing.
  /// - Complexity: O(1) where no item is pending; otherwise O(s), and O(n) for the n items that are laid out.
  /// - Throws: An error of the layout: `LayoutError.contentTooLong`, `LayoutError.invalidBandItemCount` or
  ///   `LayoutError.invalidLength`.
  public mutating func ensureLayout(through offset: Double) throws(LayoutError) {
    guard let position = LayoutUnit.position(offset) else { return }
    var edit = noEdit
    edit.jobs = pendingSections.map { SectionJob(section: $0, action: .resume) }
    guard let first = edit.jobs.first, start(ofSection: first.section) - totals.room < position else {
      return
    }
    edit.position = position
    try commit(&edit)
  }

  /// Lays out at least `itemBudget` of the pending items, from the top, or all of them if they are fewer.
  ///
  /// - Parameter itemBudget: How many items to lay out; 0 or less lays out none.
  /// - Returns: How many items are still pending.
  /// - Complexity: O(1) where no item is pending; otherwise O(s), and O(n) for the n items that are laid out.
  /// - Throws: An error of the layout: `LayoutError.contentTooLong`, `LayoutError.invalidBandItemCount` or
  ///   `LayoutError.invalidLength`.
  @discardableResult
  public mutating func continueLayout(itemBudget: Int) throws(LayoutError) -> Int {
    var edit = noEdit
    var budget = itemBudget
    for section in pendingSections where budget > 0 {
      let pending = sections[section].pendingCount
      // A bound even where all are to be placed: without any, the layout limit would hold.
      let limit = LayoutLimit(items: min(budget, pending))
      edit.jobs.append(SectionJob(section: section, action: .resume, limit: limit))
      budget -= pending
    }
    if !edit.jobs.isEmpty { try commit(&edit) }
    return pendingItemCount
  }

  /// The frame of an item, in points. A pending item is laid out for it.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: nil if there is no such item.
  /// - Complexity: O(log n + log s). Where items are pending, O(s), and O(n) for the n items that are laid out.
  /// - Throws: An error of the layout where items are pending: `LayoutError.contentTooLong`,
  ///   `LayoutError.invalidBandItemCount` or `LayoutError.invalidLength`.
  public mutating func ensureFrame(ofItemAt path: ItemPath) throws(LayoutError) -> LayoutRect? {
    try layOut(through: .item(section: path.section, item: path.item))
    return frame(ofItemAt: path)
  }

  /// Lays out what the frame of an element depends on. Does nothing where there is no such element.
  mutating func layOut(through path: ElementPath) throws(LayoutError) {
    guard pendingItemCount > 0 else { return }
    if startIsPending { return try ensureLayout(through: .infinity) }
    var last = path.section
    switch path.kind {
    case .collectionHeader: return
    case .collectionFooter: last = sections.count
    case .header: last -= 1
    case .footer, .decoration: break
    case .item:
      guard let section = storage(path.section), path.item >= 0, path.item < section.count else { return }
    }
    var edit = noEdit
    for section in pendingSections where section <= last {
      // No edit may hold the section itself: it would be copied.
      var items = sections[section].pendingCount
      if section == path.section, path.kind == .item {
        items = min(items, path.item - sections[section].state.placedCount + 1)
      }
      guard items > 0 else { continue }
      let limit = LayoutLimit(items: items)
      edit.jobs.append(SectionJob(section: section, action: .resume, limit: limit))
    }
    if !edit.jobs.isEmpty { try commit(&edit) }
  }

  /// Does what lays out more than once, or nothing of it.
  mutating func layingOutAllOrNothing<Result>(
    _ body: (inout LayoutIndex) throws(LayoutError) -> Result
  ) throws(LayoutError) -> Result {
    guard pendingItemCount > 0 else { return try body(&self) }
    let longestEnd = pendingSections.reduce(sectionsEnd + ends.footerLength) { end, section in
      let state = sections[section].state
      let longest = state.longestLength(with: state.metrics, sizes: state.sizes, count: state.count)
      return end + longest - state.extent.length
    }
    // Where nothing can be refused, no way back is needed.
    guard longestEnd > LayoutIndex.longestContent else { return try body(&self) }
    var attempt = self
    let result = try body(&attempt)
    // What is copied for a way back is not what somebody shares.
    attempt.work.sectionsCopied = work.sectionsCopied
    self = attempt
    return result
  }

  /// The sections with pending items.
  private var pendingSections: [Int] {
    pendingItemCount == 0 ? [] : sections.indices.filter { sections[$0].pendingCount > 0 }
  }
}
