import Perpend

/// Inputs that rows of one group have in common, made when first asked for.
final class Feeds {
  private var feeds: [Int: Feed] = [:]
  private var indexes: [Shape: LayoutIndex] = [:]
  private var arrays: [Shape: SortedArray] = [:]

  private struct Shape: Hashable {
    let grid: StandardGrid
    let count: Int
  }

  func feed(_ count: Int) -> Feed {
    if let feed = feeds[count] { return feed }
    let feed = Feed(count: count)
    feeds[count] = feed
    return feed
  }

  /// An index of heights as given; for queries only, since it is shared.
  func index(_ grid: StandardGrid, _ count: Int) throws -> LayoutIndex {
    let shape = Shape(grid: grid, count: count)
    if let index = indexes[shape] { return index }
    let section = FeedSection(options: grid.options(), items: feed(count).given)
    let index = try LayoutIndex(grid.container(), sections: [section])
    indexes[shape] = index
    return index
  }

  /// The same feed as a sorted array.
  func sortedArray(_ grid: StandardGrid, _ count: Int) -> SortedArray {
    let shape = Shape(grid: grid, count: count)
    if let array = arrays[shape] { return array }
    let array = SortedArray(heights: feed(count).heights.map(Double.init), grid: grid)
    arrays[shape] = array
    return array
  }
}
