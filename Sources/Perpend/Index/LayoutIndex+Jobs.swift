extension LayoutIndex {
  /// The longest content, in units.
  static let longestContent = LayoutUnit.longestContent * LayoutUnit.perPoint

  /// Performs jobs, one a section in ascending order, and moves the sections below. All or, if the content
  /// would become too long, nothing.
  mutating func perform(_ jobs: [SectionJob]) throws(LayoutError) {
    guard let first = jobs.first?.section else { return }
    let before = jobs.map { sections[$0.section].extent }
    let itemsBefore = jobs.reduce(0) { $0 + sections[$1.section].count }
    let pendingBefore = jobs.reduce(0) { $0 + sections[$1.section].pendingCount }
    let jobs = limited(jobs)
    var longestEnd = sectionsEnd + ends.footerLength
    // By their place in the array: a job is not copied that way.
    for index in jobs.indices {
      longestEnd += jobs[index].longestLength(of: sections[jobs[index].section]) - before[index].length
    }
    // Only the layout tells how long the content becomes. Where it might be too long, a way back is kept.
    let undo = longestEnd > LayoutIndex.longestContent ? JobsUndo(jobs, on: self) : nil

    work.itemsPlaced += SectionPool.perform(jobs, on: &sections, threads: threads)
    work.sectionsLaidOut += jobs.count
    itemCount += jobs.reduce(-itemsBefore) { $0 + sections[$1.section].count }
    pendingItemCount += jobs.reduce(-pendingBefore) { $0 + sections[$1.section].pendingCount }
    for index in jobs.indices {
      sectionsEnd += sections[jobs[index].section].extent.length - before[index].length
    }
    if let undo, sectionsEnd + ends.footerLength > LayoutIndex.longestContent {
      let section = firstTooFar(sections, from: ends.headerLength)
      undo.takeBack(&self)
      throw .contentTooLong(section: section ?? first, limit: LayoutUnit.longestContent)
    }

    if jobs.count <= sections.count / 16 + 1 {
      for index in jobs.indices { updateTree(jobs[index].section, from: before[index]) }
    } else {
      let start = tree.withTree { $0.least(ofLeaf: first) } - before[0].start
      rewriteTree(from: first, startingAt: start)
    }
    checkInvariants()
  }

  /// The jobs with the layout limit, if there is one and they have none of their own. Sections are taken to
  /// start where they did.
  private func limited(_ jobs: [SectionJob]) -> [SectionJob] {
    guard let layoutLimit, let position = LayoutUnit.position(layoutLimit) else { return jobs }
    return jobs.map { job in
      guard job.limit.isNone else { return job }
      var job = job
      job.limit.position = position - start(ofSection: job.section)
      return job
    }
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

  /// Writes what the sections span, from one on, which starts at `start`. O(s).
  mutating func rewriteTree(from section: Int, startingAt start: Double) {
    var start = start
    tree.rewrite(from: section) { rewriter in
      for section in sections[section...] {
        let extent = section.extent
        rewriter.write(least: start + extent.start, greatest: start + extent.end)
        start += extent.length
      }
      return rewriter.finishTruncating()
    }
    sectionsEnd = start
  }

  /// The first of the sections to end, with the footer below all, beyond the longest content, were the first to
  /// start at `start`.
  func firstTooFar(_ sections: ContiguousArray<SectionStorage>, from start: Double) -> Int? {
    var end = start + ends.footerLength
    return sections.firstIndex { section in
      end += section.extent.length
      return end > LayoutIndex.longestContent
    }
  }

  /// Where a section starts, in units; there must be one. O(log s).
  func start(ofSection section: Int) -> Double {
    tree.withTree { $0.least(ofLeaf: section) } - sections[section].extent.start
  }
}
