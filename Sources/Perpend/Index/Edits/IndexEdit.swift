/// An edit that has been checked: what `LayoutIndex.commit(_:)` is to do.
struct IndexEdit {
  /// What is to be done to sections, by new index, ascending; at most one job a section.
  var jobs: [SectionJob] = []
  /// The new order of the sections, or nil where it stays.
  var arrangement: SectionArrangement?
  /// The new container, header and footer, or nil where they stay.
  var surroundings: Surroundings?
  /// The jobs go on with sections, in order, as far as this position, in units; nil where they do not depend on
  /// one another.
  var position: Double?
  /// What the edit changes; the commit fills in the content sizes and the first changed items.
  var change: Change

  /// Moves the change out, without a copy.
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
