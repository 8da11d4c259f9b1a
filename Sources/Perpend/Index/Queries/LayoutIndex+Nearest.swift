extension LayoutIndex {
  /// The item whose frame is closest to a point, of several the first in index order; nil if no item has an
  /// area, or a coordinate is not a number.
  ///
  /// A coordinate counts to the nearest 1/960 point, and one beyond 10^12 points as 2^50 / 960 points. It goes
  /// down the trees by distance: O(log n + log s + k) for the k items, and sections, that are no further away
  /// than what is found, of sections the distance along the main axis counting; a grid takes O(log c) for c
  /// columns.
  public func nearestItem(to point: LayoutPoint) -> ItemPath? {
    let orientation = containerMetrics.orientation
    guard let square = orientation.unitSquare(at: point) else { return nil }
    var search = PointSearch(square: square, isMirrored: orientation.mirrorLength != nil)
    searchNearest(&search)
    return search.best?.path
  }

  /// Goes down to the items that may be the nearest.
  package func searchNearest<Search: NearestSearch>(_ search: inout Search) {
    unsafe sections.withUnsafeBufferPointer { sections in
      tree.withTree { tree in
        var visitor = unsafe NearestSectionVisitor(sections: sections, search: search)
        tree.searchNearest(from: 0, across: .range(from: -.infinity, to: .infinity), &visitor)
        search = visitor.search
      }
    }
  }
}

/// Searches the sections that may have the nearest item.
@safe
private struct NearestSectionVisitor<Search: NearestSearch>: IntervalTree.NearestVisitor {
  let sections: UnsafeBufferPointer<SectionStorage>
  var search: Search

  func bound(_ rect: UnitRect) -> Nearness? { search.bound(rect) }
  func admits(_ bound: Nearness) -> Bool { search.admits(bound) }

  mutating func visit(leaf: Int, least: Double) {
    unsafe SectionStorage.withView(of: sections, at: leaf) { view in
      let start = least - view.state.extent.start
      view.searchNearest(&search, section: leaf, start: start)
    }
  }
}
