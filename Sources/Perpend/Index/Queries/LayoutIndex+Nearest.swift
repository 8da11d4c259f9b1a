extension LayoutIndex {
  /// The item whose frame is closest to a point. If several are, it is the first in index order.
  ///
  /// A coordinate counts to the nearest 1/960 point, and one beyond 10^12 points as 2^50 / 960 points.
  ///
  /// - Parameter point: The point, in content coordinates, in points.
  /// - Returns: nil if no item has an area, or a coordinate is NaN.
  /// - Complexity: O(log n + log s + k) for the k items, and sections, that are no further away than the one that
  ///   is found; the distance to a section is measured along the main axis. In a grid O(log c) for c columns.
  public func nearestItem(to point: LayoutPoint) -> ItemPath? {
    let orientation = orientation
    guard let square = orientation.unitSquare(at: point) else { return nil }
    var search = PointSearch(square: square, orientation)
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
