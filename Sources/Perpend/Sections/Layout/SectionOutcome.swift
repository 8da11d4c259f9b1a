/// What a job came to.
struct SectionOutcome {
  /// Items that were given a place.
  var placed = 0
  /// Whether the section was copied, since another value shared it.
  var wasCopied = false
  /// Whether the section was moved to other memory without the places of its items.
  var placesAreLost = false
  /// What a custom layout did that cannot be: then the job has to be undone.
  var fault: BandFault?
  /// The way back, where one was asked for.
  var undo: SectionUndo?
}
