/// What is drawn above what.
enum ElementZIndex {
  /// A connector of an outline.
  static let connector = -1
  static let item = 0
  static let footer = 1
  static let header = 2
  static let pinnedFooter = 3
  static let pinnedHeader = 4
  static let pinnedCollectionFooter = 5
  static let pinnedCollectionHeader = 6
}
