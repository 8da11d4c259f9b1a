/// The way back from jobs that make the content too long.
enum JobsUndo {
  /// What was, since the jobs cannot be turned round.
  case copy(LayoutIndex)
  /// New sizes are taken back by the old ones: no section has to be copied.
  case resizes(_ jobs: [SectionJob], sizes: [SizeRange], sectionsEnd: Double, work: LayoutWork)

  init(_ jobs: [SectionJob], on index: LayoutIndex) {
    // What is left for later would not come back as it was.
    guard index.pendingItemCount == 0, let inverse = JobsUndo.inverse(jobs, on: index.sections) else {
      self = .copy(index)
      return
    }
    self = .resizes(
      inverse, sizes: jobs.map { index.sections[$0.section].state.sizes }, sectionsEnd: index.sectionsEnd,
      work: index.work)
  }

  /// The jobs that give items the sizes that they have now, or nil if the jobs are not only about sizes.
  private static func inverse(
    _ jobs: [SectionJob], on sections: ContiguousArray<SectionStorage>
  ) -> [SectionJob]? {
    var inverse: [SectionJob] = []
    for job in jobs {
      guard case .resize(let changes) = job.scope, job.settings == nil, job.limit.isNone else { return nil }
      let old = sections[job.section].withView { view in
        changes.map { (item: $0.item, size: view.unitSize(of: $0.item)) }
      }
      inverse.append(SectionJob(section: job.section, scope: .resize(old)))
    }
    return inverse
  }

  /// Undoes the jobs, which have been performed on the sections and their sum, and no further.
  func takeBack(_ index: inout LayoutIndex) {
    switch self {
    case .copy(let copy):
      index = copy
    case .resizes(let jobs, let sizes, let sectionsEnd, let work):
      _ = SectionPool.perform(jobs, on: &index.sections, threads: index.threads)
      for (job, sizes) in zip(jobs, sizes) { index.sections[job.section].state.sizes = sizes }
      index.sectionsEnd = sectionsEnd
      index.work = work
    }
  }
}
