/// What a call to lay items out is to do.
struct LayoutPass {
  /// The first item whose extent or index has changed.
  var first: Int
  /// The last one; behind it the layout may stop as soon as it converges with the old one.
  var last: Int
  /// Whether extents are to be computed again from the original sizes. Those of items that have never been
  /// placed are in any case.
  var rescales: Bool
  /// Where the layout ends: items from here on are left for later.
  var end: Int
}

/// What a layout has come to.
struct LayoutOutcome {
  /// Items that were given a place.
  var placed: Int
  /// The end of those that have one now.
  var end: Int
  /// Whether it has fallen in with the old layout: then what was placed behind it stands.
  var converged: Bool
}
