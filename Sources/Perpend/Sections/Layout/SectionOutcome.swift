/// The result of a job.
struct SectionOutcome {
  /// The number of items that were placed.
  var placed = 0
  /// Whether the section was copied, since another value shared it.
  var wasCopied = false
  /// Whether the section was moved to other memory without the positions of its items.
  var placesAreLost = false
  /// What a custom layout did wrong: then the job has to be undone.
  var fault: BandFault?
  /// The way back, where one was asked for.
  var undo: SectionUndo?
}
