import Perpend

/// A hierarchy with the names of its items, column by column.
package struct OutlineDescription {
  var name: String?
  var container: Container
  package var outline: Outline
  /// The names of the items of each column.
  package var names: [[String]]
  /// The branch that each item belongs to, which gives it its colour; nil for the whole.
  package var branches: [[Int?]]

  package func index() throws(LayoutError) -> OutlineIndex { try OutlineIndex(container, outline) }
}
