import Perpend

/// The elements in a rectangle, as far as they are listed: there may be more than one can look at.
package struct Listing {
  /// The first of them, in index order.
  let paths: [ElementPath]
  /// How many there are in all.
  let count: Int

  /// How many are listed.
  package static let most = 10_000

  init(_ index: LayoutIndex, in rect: LayoutRect, most: Int = Listing.most) {
    self.init(most: most) { index.paths(in: rect, into: &$0) }
  }

  init(_ index: LayoutIndex, in viewport: Viewport, most: Int = Listing.most) {
    self.init(most: most) { index.paths(in: viewport, into: &$0) }
  }

  private init(most: Int, list: (inout MutableSpan<ElementPath>) -> Int) {
    var paths = [ElementPath](repeating: .collectionHeader, count: most)
    var span = paths.mutableSpan
    count = list(&span)
    self.paths = Array(paths.prefix(count))
  }

  /// How many are not listed.
  var moreCount: Int { count - paths.count }

  /// What stands in their place; nil if all are listed.
  var more: String? { moreCount > 0 ? "… and \(Format.grouped(moreCount)) more" : nil }

  /// The same at the end of an array.
  var jsonOfMore: [JSON] { moreCount > 0 ? [.object([("more", .number(moreCount))])] : [] }
}
