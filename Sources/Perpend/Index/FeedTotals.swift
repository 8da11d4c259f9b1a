/// What all sections come to together.
struct FeedTotals {
  /// The end of the last section, in units.
  var sectionsEnd = 0.0
  /// The room before content that is short and stands at the end, in units.
  var room = 0.0
  var itemCount = 0
  /// Items that are not laid out yet.
  var pendingItemCount = 0

  mutating func add(_ section: SectionStorage) {
    sectionsEnd += section.extent.length
    itemCount += section.count
    pendingItemCount += section.pendingCount
  }

  mutating func remove(_ section: SectionStorage) {
    sectionsEnd -= section.extent.length
    itemCount -= section.count
    pendingItemCount -= section.pendingCount
  }
}
