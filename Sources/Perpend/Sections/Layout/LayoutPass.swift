/// What is to be laid out.
struct LayoutPass {
  /// The first item whose extent or index has changed.
  var first: Int
  /// The last one; behind it the layout may stop as soon as it converges with the old one.
  var last: Int
  /// Whether extents are to be computed again from the original sizes. Those of items that have never been
  /// placed are in any case.
  var rescales: Bool
  /// Where the layout ends: items from here on stay pending.
  var end: Int
}

/// The result of a layout.
struct LayoutOutcome {
  /// The number of items that were placed.
  var placed: Int
  /// The end of the placed items.
  var end: Int
  /// Whether it has converged with the old layout: then what was placed behind it stays.
  var converged: Bool
}
