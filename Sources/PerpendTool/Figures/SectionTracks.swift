import Perpend

/// Where the items of a section may stand: what of it is neither header nor footer nor inset, and the columns there.
package struct SectionTracks {
  /// All that there is for items.
  let area: LayoutRect
  /// The columns, or what stands for them in a layout that has none.
  package let columns: [LayoutRect]

  /// More columns than this are taken together.
  private static let most = 10_000

  package init?(ofSection section: Int, in index: LayoutIndex) {
    guard let area = index.itemArea(inSection: section), let count = index.columnCount(inSection: section)
    else {
      return nil
    }
    self.area = area
    columns =
      count <= Self.most ? (0..<count).compactMap { index.frame(ofColumn: $0, inSection: section) } : [area]
  }
}
