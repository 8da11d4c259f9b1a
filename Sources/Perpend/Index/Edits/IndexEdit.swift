/// An edit that has been checked: what `LayoutIndex.commit(_:)` is to do.
struct IndexEdit {
  /// What is to be done to sections, by new index, ascending; at most one job a section.
  var jobs: [SectionJob] = []
  /// Which sections stand where, or nil where all stand where they did.
  var arrangement: SectionArrangement?
  /// What is around the sections from now on, or nil where that stays.
  var surroundings: Surroundings?
  /// The jobs go on with sections, in order, as far as this position, in units; nil where they do not depend on
  /// one another.
  var position: Double?
  /// What the edit says to have changed, but for content sizes and first changed items, which the commit fills in.
  var change: Change

  /// Hands the change on without a copy.
  mutating func takeChange() -> Change {
    var taken = Change(contentSizeBefore: .zero, sectionCount: 0, revision: 0)
    swap(&taken, &change)
    return taken
  }
}

extension LayoutIndex {
  /// An edit that changes nothing yet.
  var noEdit: IndexEdit {
    IndexEdit(
      change: Change(contentSizeBefore: contentSize, sectionCount: sections.count, revision: revision))
  }
}
