/// Where the items of a section went.
struct SectionItemMap: Hashable, Sendable {
  /// The old index of the section.
  let section: Int
  let map: IndexMap
}
