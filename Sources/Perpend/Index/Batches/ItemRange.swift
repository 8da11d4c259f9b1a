/// Items of a section in a row.
public struct ItemRange: Hashable, Sendable {
  /// The number of the section.
  public internal(set) var section: Int
  /// The numbers of the items in it.
  public internal(set) var items: Range<Int>
}
