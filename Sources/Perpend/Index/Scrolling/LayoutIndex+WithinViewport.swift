/// What a renderer sees of a rectangle: headers and footers where a viewport pins them, even if the rectangle is not on
/// screen.
extension LayoutIndex {
  /// The elements that share an area with a rectangle, in index order, with headers and footers where a viewport
  /// pins them.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in content coordinates, in points.
  ///   - viewport: The viewport that pins them.
  /// - Complexity: O(log n + log s + k).
  public func elements(in rect: LayoutRect, within viewport: Viewport) -> [Element] {
    array(of: .within(rect, viewport))
  }

  /// Calls `body` with each element that shares an area with a rectangle, in index order, with headers and footers
  /// where a viewport pins them. Takes memory for 64 elements as long as it runs.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in content coordinates, in points.
  ///   - viewport: The viewport that pins them.
  ///   - body: Called with each element.
  /// - Complexity: O(log n + log s + k).
  @inlinable
  public func forEachElement(
    in rect: LayoutRect, within viewport: Viewport, _ body: (Element) -> Void
  ) {
    visit(.within(rect, viewport), body)
  }

  /// Writes the paths of the elements that share an area with a rectangle into a buffer, in index order, with
  /// headers and footers where a viewport pins them. Allocates nothing where no section has
  /// more than 12 columns.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in content coordinates, in points.
  ///   - viewport: The viewport that pins them.
  ///   - buffer: Takes the paths; what does not fit is only counted.
  /// - Returns: The number of elements, which may be more than the buffer holds.
  /// - Complexity: O(log n + log s + k).
  public func paths(
    in rect: LayoutRect, within viewport: Viewport, into buffer: inout MutableSpan<ElementPath>
  ) -> Int {
    guard let rect = orientation.unitRect(rect) else { return 0 }
    return collectPaths(into: &buffer) { sink in query(QueryScope(rect, pin: pin(viewport)), &sink) }
  }

  /// The topmost element whose frame holds a point, with headers and footers where a viewport pins them: a touch on
  /// a pinned header finds that header.
  ///
  /// - Parameters:
  ///   - point: The point, in content coordinates, in points.
  ///   - viewport: The viewport that pins them.
  /// - Returns: nil if there is none.
  /// - Complexity: O(log n + log s + k) for the k elements at the point.
  public func element(at point: LayoutPoint, in viewport: Viewport) -> Element? {
    topmostElement(at: point, pin: pin(viewport))
  }
}
