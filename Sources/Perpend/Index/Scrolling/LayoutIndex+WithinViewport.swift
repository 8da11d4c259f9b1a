/// What a renderer sees of a rectangle: pinned headers and footers where a viewport pins them, whatever of the
/// rectangle is on screen.
extension LayoutIndex {
  /// The elements that share a positive area with a rectangle, in index order, with pinned headers and footers
  /// where a viewport pins them.
  ///
  /// - Complexity: O(log n + log s + k) for k elements.
  public func elements(in rect: LayoutRect, within viewport: Viewport) -> [Element] {
    var elements: [Element] = []
    forEachElement(in: rect, within: viewport) { elements.append($0) }
    return elements
  }

  /// Calls `body` with each element that shares a positive area with a rectangle, in index order, with pinned
  /// headers and footers where a viewport pins them. Allocates nothing but what holds the closure.
  ///
  /// - Complexity: O(log n + log s + k) for k elements.
  public func forEachElement(
    in rect: LayoutRect, within viewport: Viewport, _ body: (Element) -> Void
  ) {
    guard let rect = orientation.unitRect(rect) else { return }
    forEachElement(of: QueryScope(rect, pin: pin(viewport)), body)
  }

  /// Writes the paths of the elements that share a positive area with a rectangle into `buffer`, in index order,
  /// with pinned headers and footers where a viewport pins them. Allocates nothing.
  ///
  /// - Complexity: O(log n + log s + k) for k elements.
  /// - Returns: How many there are; where they are more than the buffer holds, it has the first of them.
  public func paths(
    in rect: LayoutRect, within viewport: Viewport, into buffer: inout MutableSpan<ElementPath>
  ) -> Int {
    guard let rect = orientation.unitRect(rect) else { return 0 }
    return collectPaths(into: &buffer) { sink in query(QueryScope(rect, pin: pin(viewport)), &sink) }
  }

  /// The topmost element whose frame holds a point where a viewport is scrolled to: a touch on a pinned header is
  /// that header's. Nil if there is none. The point is in content coordinates, in points.
  ///
  /// - Complexity: O(log n + log s + k) for the k elements at the point.
  public func element(at point: LayoutPoint, in viewport: Viewport) -> Element? {
    topmostElement(at: point, pin: pin(viewport))
  }
}
