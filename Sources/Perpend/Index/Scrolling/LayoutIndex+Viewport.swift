extension LayoutIndex {
  /// The elements that a viewport covers, in index order, with headers and footers where it pins them.
  ///
  /// - Parameter viewport: The viewport; its overscan is covered too.
  /// - Complexity: O(log n + log s + k).
  public func elements(in viewport: Viewport) -> [Element] {
    array(of: .viewport(viewport))
  }

  /// Calls `body` with each element that a viewport covers, in index order, with headers and footers where it pins
  /// them.
  ///
  /// Where they are pinned is computed, not stored, so scrolling changes nothing in the index. The call takes memory
  /// for 64 elements as long as it runs.
  ///
  /// - Parameters:
  ///   - viewport: The viewport; its overscan is covered too.
  ///   - body: Called with each element.
  /// - Complexity: O(log n + log s + k).
  @inlinable
  public func forEachElement(in viewport: Viewport, _ body: (Element) -> Void) {
    visit(.viewport(viewport), body)
  }

  /// Writes the paths of the elements that a viewport covers into a buffer, in index order. Allocates nothing where no
  /// section has more than 12 columns.
  ///
  /// - Parameters:
  ///   - viewport: The viewport; its overscan is covered too.
  ///   - buffer: Takes the paths; what does not fit is only counted.
  /// - Returns: The number of elements, which may be more than the buffer holds.
  /// - Complexity: O(log n + log s + k).
  public func paths(in viewport: Viewport, into buffer: inout MutableSpan<ElementPath>) -> Int {
    guard let rect = viewport.unitRect else { return 0 }
    return collectPaths(into: &buffer) { sink in query(QueryScope(rect, pin: pin(viewport)), &sink) }
  }

  /// Writes the paths of the elements that a viewport covers and another does not into a buffer, in index order.
  /// Allocates nothing where no section has more than 12 columns.
  ///
  /// Called for both orders of two viewports, it finds what enters and what leaves when one moves to the other.
  ///
  /// - Parameters:
  ///   - viewport: The viewport that covers the elements; its overscan is covered too.
  ///   - other: The viewport that does not.
  ///   - buffer: Takes the paths; what does not fit is only counted.
  /// - Returns: The number of elements, which may be more than the buffer holds.
  /// - Complexity: O(log n + log s + k) for the k elements in what only `viewport` covers, and the sections in all
  ///   that it covers. Where it is longer at both ends, k counts all that it covers.
  public func paths(
    in viewport: Viewport, butNotIn other: Viewport, into buffer: inout MutableSpan<ElementPath>
  ) -> Int {
    collectPaths(into: &buffer) { sink in query(viewport, butNot: other, &sink) }
  }

  /// Calls `entering` with each element that a viewport covers and did not cover before, and then `leaving` with
  /// each that it no longer covers. Each of both is in index order, with the frame in the viewport that covers it.
  ///
  /// It takes memory for 64 elements as long as it runs. `elements(in:butNotIn:into:)` allocates nothing.
  ///
  /// - Parameters:
  ///   - old: The viewport before it moved.
  ///   - new: The viewport after it moved.
  ///   - entering: Called with each element that is covered now.
  ///   - leaving: Called with each element that was covered before.
  /// - Complexity: O(log n + log s + k) for the k elements in what the viewport has moved over, and the sections in
  ///   both. Where it has grown at both ends, k counts all that it covers.
  @inlinable
  public func forEachChange(
    from old: Viewport, to new: Viewport, entering: (Element) -> Void, leaving: (Element) -> Void
  ) {
    visit(.onlyIn(new, butNotIn: old), entering)
    visit(.onlyIn(old, butNotIn: new), leaving)
  }

  package func query<Sink: ElementSink>(_ viewport: Viewport, butNot other: Viewport, _ sink: inout Sink) {
    guard let rect = viewport.unitRect else { return }
    guard let otherRect = other.unitRect else {
      return query(QueryScope(rect, pin: pin(viewport)), &sink)
    }
    var excluding = ExcludingSink(base: sink, start: otherRect.mainStart, end: otherRect.mainEnd)
    query(QueryScope(rect, pin: pin(viewport), excluding: otherRect, pin: pin(other)), &excluding)
    sink = excluding.base
  }
}

/// Leaves out items that share a part of the main axis with a range.
private struct ExcludingSink<Base: ElementSink>: ElementSink {
  var base: Base
  let start: Double
  let end: Double

  var wantsMore: Bool { base.wantsMore }

  mutating func take(_ path: ElementPath, frame: UnitRect, zIndex: Int) {
    base.take(path, frame: frame, zIndex: zIndex)
  }

  @inline(__always)
  mutating func take(_ hits: UInt64, of items: FoundItems) {
    let kept = hits & ~items.sharing(hits, from: start, to: end)
    if kept != 0 { base.take(kept, of: items) }
  }

  @inline(__always)
  mutating func look(at items: Int) { base.look(at: items) }
}
