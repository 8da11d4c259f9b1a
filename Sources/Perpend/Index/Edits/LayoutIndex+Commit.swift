extension LayoutIndex {
  /// The longest content, in units.
  static let longestContent = LayoutUnit.longestContent * LayoutUnit.perPoint

  /// Makes an edit, whole or not at all. Every edit goes through here. What is refused here is what no check can
  /// tell before: a content that is too long, and what a custom layout does.
  @discardableResult
  mutating func commit(_ edit: inout IndexEdit) throws(LayoutError) -> Change {
    let (oldTotals, oldWork) = (totals, work)
    let first = min(edit.arrangement?.first ?? sections.count, edit.jobs.first?.section ?? sections.count)
    let start = start(ofSection: first)
    limit(&edit, start)
    noteFirstChangedItems(&edit)

    let oldHeaderLength = ends.headerLength
    exchangeSurroundings(&edit)
    let shift = ends.headerLength - oldHeaderLength
    totals.sectionsEnd += shift
    edit.arrangement?.arrange(&sections)
    if let gone = edit.arrangement?.gone { for section in gone { totals.remove(section) } }
    // Where few sections change, the tree is shifted at each of them, from what it spanned.
    let isLocal = edit.arrangement == nil && edit.jobs.count <= sections.count / 16 + 1
    let before = edit.jobs.map { job in
      (extent: sections[job.section].extent, pinning: job.isNew ? .none : headerPinning(job.section))
    }
    let outcomes = perform(&edit)

    if let error = refusal(edit.jobs, outcomes) {
      for (job, outcome) in zip(edit.jobs, outcomes) { outcome.undo?.takeBack(&sections[job.section]) }
      edit.arrangement?.restore(&sections)
      exchangeSurroundings(&edit)
      (totals, work) = (oldTotals, oldWork)
      throw error
    }
    if shift != 0 { shiftTree(by: shift) }
    if isLocal {
      for index in edit.jobs.indices { updateTree(edit.jobs[index].section, from: before[index].extent) }
    } else {
      let end = edit.arrangement.map { $0.end ?? sections.count } ?? 0
      let last = edit.jobs.last?.section ?? -1
      rewriteTree(from: first, to: max(first, end, last + 1), startingAt: start + shift)
    }
    updateRoom()
    if let arrangement = edit.arrangement { pinnedHeaders.rearrange(arrangement) }
    if edit.jobs.indices.contains(where: { headerPinning(edit.jobs[$0].section) != before[$0].pinning }) {
      pinnedHeaders.update(
        edit.jobs.map { $0.section }, from: before.map { $0.pinning },
        to: edit.jobs.map { headerPinning($0.section) })
    }
    edit.change.contentSizeAfter = contentSize
    if edit.change.changesItems { revision += 1 }
    edit.change.revisionAfter = revision
    checkInvariants()
    return edit.takeChange()
  }

  /// Gives jobs the layout limit, if there is one and they have none of their own. Sections are assumed to start where
  /// they did; where sections come and go, at `start`, the earliest position possible. The room before short content
  /// may shrink to nothing.
  private func limit(_ edit: inout IndexEdit, _ start: Double) {
    guard let layoutLimit, let position = LayoutUnit.position(layoutLimit) else { return }
    for index in edit.jobs.indices where edit.jobs[index].limit.isNone {
      let start = edit.arrangement == nil ? self.start(ofSection: edit.jobs[index].section) : start
      edit.jobs[index].limit.position = position - start + totals.room
    }
  }

  private func headerPinning(_ section: Int) -> Supplementary.Pinning {
    sections[section].state.metrics.header.pinning
  }

  /// Exchanges container, header and footer with those of an edit, if it has others. Done twice, all is as it was.
  private mutating func exchangeSurroundings(_ edit: inout IndexEdit) {
    guard let new = edit.surroundings else { return }
    edit.surroundings = Surroundings(container, containerMetrics, ends)
    (container, containerMetrics, ends) = (new.container, new.containerMetrics, new.ends)
  }

  /// Notes the first item of each section that may lie elsewhere in it after an edit than before.
  private func noteFirstChangedItems(_ edit: inout IndexEdit) {
    // By index: a job is not copied that way.
    for index in edit.jobs.indices {
      let section = edit.jobs[index].section
      guard let source = edit.arrangement.map({ $0.source(of: section) }) ?? section,
        let item = edit.jobs[index].firstChangedItem(of: sections[source])
      else { continue }
      edit.change.firstChangedItems.append(ItemPath(section: section, item: item))
    }
  }

  /// Performs jobs, and counts what they change. Returns the result of each, if it may have to be undone.
  private mutating func perform(_ edit: inout IndexEdit) -> [SectionOutcome] {
    var longestEnd = sectionsEnd + ends.footerLength
    for index in edit.jobs.indices {
      longestEnd += edit.jobs[index].longestLength(of: sections[edit.jobs[index].section])
      guard !edit.jobs[index].isNew else { continue }
      longestEnd -= sections[edit.jobs[index].section].extent.length
    }
    // Only the layout tells how long the content becomes. Where it might be too long, ways back are kept.
    let keepsWaysBack = longestEnd > LayoutIndex.longestContent
    if let position = edit.position {
      return perform(&edit.jobs, through: position, keepsWaysBack: keepsWaysBack)
    }
    for index in edit.jobs.indices where !edit.jobs[index].isNew {
      totals.remove(sections[edit.jobs[index].section])
    }
    let outcome = SectionPool.perform(
      edit.jobs, on: &sections, maximumThreadCount: maximumThreadCount, keepsWaysBack: keepsWaysBack)
    for index in edit.jobs.indices { totals.add(sections[edit.jobs[index].section]) }
    work.itemsPlaced += outcome.placed
    work.sectionsLaidOut += edit.jobs.count
    work.sectionsCopied += outcome.copied
    return outcome.sections
  }

  /// Performs jobs one by one as far as a position: where a section starts depends on those above. Takes out the
  /// jobs of sections that start behind it.
  private mutating func perform(
    _ jobs: inout [SectionJob], through position: Double, keepsWaysBack: Bool
  ) -> [SectionOutcome] {
    var outcomes: [SectionOutcome] = []
    var grown = 0.0
    for index in jobs.indices {
      let section = jobs[index].section
      let start = start(ofSection: section) + grown - totals.room
      guard start < position else {
        jobs.removeSubrange(index...)
        break
      }
      jobs[index].limit.position = position - start
      grown -= sections[section].extent.length
      totals.remove(sections[section])
      let outcome = jobs[index].perform(on: &sections[section], keepsWayBack: keepsWaysBack)
      totals.add(sections[section])
      grown += sections[section].extent.length
      work.itemsPlaced += outcome.placed
      work.sectionsLaidOut += 1
      work.sectionsCopied += outcome.wasCopied ? 1 : 0
      outcomes.append(outcome)
    }
    return outcomes
  }

  /// Why jobs that have been performed are refused, or nil if they are not.
  private func refusal(_ jobs: [SectionJob], _ outcomes: [SectionOutcome]) -> LayoutError? {
    for (job, outcome) in zip(jobs, outcomes) {
      if let fault = outcome.fault { return fault.error(section: job.section) }
    }
    guard naturalLength > LayoutIndex.longestContent else { return nil }
    return .contentTooLong(section: firstTooFar, limit: LayoutUnit.longestContent)
  }

  /// Writes what a section spans, and shifts the sections below. O(log s).
  private mutating func updateTree(_ section: Int, from old: SectionExtent) {
    let new = sections[section].extent
    guard new != old else { return }
    tree.rewrite(from: section) { rewriter in
      let start = rewriter.oldLeast() - old.start
      rewriter.write(least: start + new.start, greatest: start + new.end)
      rewriter.finish(shiftingRestBy: new.length - old.length)
      return nil
    }
  }

  /// Moves all content where it is short, or was, and stands at the end. O(log s).
  private mutating func updateRoom() {
    let shift = roomBefore - totals.room
    guard shift != 0 else { return }
    totals.room += shift
    totals.sectionsEnd += shift
    shiftTree(by: shift)
  }

  /// Shifts all sections. O(log s).
  private mutating func shiftTree(by distance: Double) {
    tree.rewrite(from: 0) { rewriter in
      rewriter.finish(shiftingRestBy: distance)
      return nil
    }
  }

  /// Writes what sections span, of which the first starts at `start`, and shifts those behind, or cuts off what is there no
  /// more. O(k) for the k sections from `first` to `end`, and O(log s).
  private mutating func rewriteTree(from first: Int, to end: Int, startingAt start: Double) {
    tree.reserve(sections.count)
    var start = start
    tree.rewrite(from: first) { rewriter in
      for section in sections[first..<end] {
        let extent = section.extent
        rewriter.write(least: start + extent.start, greatest: start + extent.end)
        start += extent.length
      }
      guard end < sections.count else { return rewriter.finishTruncating() }
      rewriter.finish(shiftingRestBy: start + sections[end].extent.start - rewriter.oldLeast())
      return nil
    }
    tree.giveBackRoom()
  }

  /// The first section to end, with the footer below all, beyond the longest content; if none does, the last.
  private var firstTooFar: Int {
    var end = ends.headerLength + ends.footerLength
    let first = sections.firstIndex { section in
      end += section.extent.length
      return end > LayoutIndex.longestContent
    }
    return first ?? max(0, sections.count - 1)
  }

  /// Where a section starts, in units, or for their count where the last one ends. O(log s).
  func start(ofSection section: Int) -> Double {
    guard section < sections.count else { return sectionsEnd }
    return tree.withTree { $0.least(ofLeaf: section) } - sections[section].extent.start
  }
}
