/// The way back of a section from a job.
enum SectionUndo {
  /// The job moved the section to other memory: this is what it was.
  case storage(SectionStorage)
  /// Nothing is stored of the items: the state is all there is.
  indirect case state(SectionState)
  /// The job is done in place. Undone, the section has its old input again, which lays out as it did.
  indirect case input(SectionInput)

  /// Notes what a job needs to be undone, before it changes anything. `old` is what the section was moved from
  /// for the job, if it was.
  init(_ job: SectionJob, of section: SectionStorage, old: SectionStorage?) {
    if let old {
      self = .storage(old)
    } else if section.state.plan.storesSizes {
      self = .input(SectionInput(job.action, of: section))
    } else {
      self = .state(section.state)
    }
  }

  /// Undoes the job: O(1), or a layout of what was laid out.
  func takeBack(_ section: inout SectionStorage) {
    switch self {
    case .storage(let old): section = old
    case .state(let state): section.state = state
    case .input(let input): input.restore(&section)
    }
  }
}
