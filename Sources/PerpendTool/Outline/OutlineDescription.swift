import Perpend

/// A hierarchy with the names of its items, column by column.
struct OutlineDescription {
  var name: String?
  var container: Container
  var outline: Outline
  /// The names of the items of each column.
  var names: [[String]]
  /// The branch that each item belongs to, which gives it its colour; nil for the whole.
  var branches: [[Int?]]

  func index() throws(LayoutError) -> OutlineIndex { try OutlineIndex(container, outline) }
}
