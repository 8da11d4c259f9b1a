extension LayoutIndex {
  /// The elements that share an area with a rectangle, in index order, where nothing is pinned.
  ///
  /// Frames that only touch the rectangle are not found, and neither are elements without area. The edges of the
  /// rectangle count to the nearest 1/960 point. A rectangle without area, or with an edge that is NaN, finds
  /// nothing.
  ///
  /// - Parameter rect: The rectangle, in content coordinates, in points.
  /// - Complexity: O(log n + log s + k).
  public func elements(in rect: LayoutRect) -> [Element] {
    array(of: .rect(rect))
  }

  /// Calls `body` with each element that shares an area with a rectangle, in index order, where nothing is pinned.
  ///
  /// It takes memory for 64 elements as long as it runs. `elements(in:into:)` allocates nothing.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in content coordinates, in points.
  ///   - body: Called with each element.
  /// - Complexity: O(log n + log s + k).
  @inlinable
  public func forEachElement(in rect: LayoutRect, _ body: (Element) -> Void) {
    visit(.rect(rect), body)
  }

  /// Writes the paths of the elements that share an area with a rectangle into a buffer, in index order, where
  /// nothing is pinned. Allocates nothing where no section has more than 12 columns.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in content coordinates, in points.
  ///   - buffer: Takes the paths; what does not fit is only counted.
  /// - Returns: The number of elements, which may be more than the buffer holds.
  /// - Complexity: O(log n + log s + k). Items of a grid that do not fit into the buffer take no time.
  public func paths(in rect: LayoutRect, into buffer: inout MutableSpan<ElementPath>) -> Int {
    guard let rect = orientation.unitRect(rect) else { return 0 }
    return collectPaths(into: &buffer) { sink in query(QueryScope(rect), &sink) }
  }

  /// The topmost element whose frame holds a point, where nothing is pinned. `element(at:in:)` knows what a
  /// viewport pins.
  ///
  /// The element with the greatest z index is the topmost; if several have it, the last of them in index order. A
  /// decoration is an element too: a background is found where nothing else is.
  ///
  /// - Parameter point: The point, in content coordinates, in points.
  /// - Returns: nil if there is none.
  /// - Complexity: O(log n + log s + k) for the k elements at the point.
  public func element(at point: LayoutPoint) -> Element? {
    topmostElement(at: point, pin: nil)
  }

  /// The first item that starts at or after an offset.
  ///
  /// It is in the first section that has such an item. There it is the one with the least start; if several have
  /// it, the first in index order.
  ///
  /// - Parameter offset: The offset, in points.
  /// - Returns: nil if there is no such item, or the offset is NaN.
  /// - Complexity: O(log n + log s), and O(1) for each section below that has none. In a custom layout also O(1) for
  ///   each block of 64 items that reaches into what lies between the offset and the item.
  public func firstItem(atOrAfter offset: Double) -> ItemPath? {
    guard let position = LayoutUnit.position(offset) else { return nil }
    var visitor = FirstItemVisitor(sections: sections, position: position)
    tree.withTree { $0.search(from: position - 1, to: .infinity, &visitor) }
    return visitor.found
  }

  /// The topmost element at a point, with headers and footers where they are pinned.
  func topmostElement(at point: LayoutPoint, pin: Pin?) -> Element? {
    let orientation = orientation
    guard let rect = orientation.unitSquare(at: point) else { return nil }
    var sink = TopmostSink(orientation: orientation)
    query(QueryScope(rect, pin: pin), &sink)
    return sink.element
  }

  /// Writes the paths of what `query` finds into a buffer. Returns how many it finds.
  @inline(__always)
  func collectPaths(
    into buffer: inout MutableSpan<ElementPath>, _ query: (inout PathSink) -> Void
  ) -> Int {
    unsafe buffer.withUnsafeMutableBufferPointer { buffer in
      var sink = unsafe PathSink(paths: buffer.baseAddress, capacity: buffer.count)
      query(&sink)
      return sink.count
    }
  }

  @inline(__always)
  package func query<Sink: ElementSink>(_ scope: QueryScope, _ sink: inout Sink) {
    // Passed by address from here on: it is long.
    var scope = scope
    unsafe withUnsafePointer(to: &scope) { scope in unsafe query(scope, &sink) }
  }

  private func query<Sink: ElementSink>(_ scope: UnsafePointer<QueryScope>, _ sink: inout Sink) {
    let isViewport = unsafe scope.pointee.pin != nil
    if ends.header.height > 0 {
      let isPinned = isViewport && ends.header.isPinned
      unsafe scope.pointee.take(
        .collectionHeader, zIndex: isPinned ? ElementZIndex.pinnedCollectionHeader : ElementZIndex.header,
        &sink
      ) { pinnedHeaderFrame($0) }
    }
    // Also where only the excluded rectangle is a viewport's.
    let knowsPins = unsafe isViewport || scope.pointee.excluded?.pin != nil
    let staying = knowsPins ? stayingHeader(behind: unsafe scope.pointee.rect.mainStart) : nil
    if knowsPins, pinnedHeaders.stayUntilNext {
      unsafe withUnsafePointer(to: self) { unsafe querySections(scope, staying, $0, &sink) }
    } else {
      unsafe querySections(scope, staying, nil, &sink)
    }
    if ends.footer.height > 0, sink.wantsMore {
      let isPinned = isViewport && ends.footer.isPinned
      unsafe scope.pointee.take(
        .collectionFooter, zIndex: isPinned ? ElementZIndex.pinnedCollectionFooter : ElementZIndex.footer,
        &sink
      ) { pinnedFooterFrame($0) }
    }
  }
}

extension LayoutIndex {
  /// `index` is this one where headers stay until the next one.
  @inline(__always)
  private func querySections<Sink: ElementSink>(
    _ scope: UnsafePointer<QueryScope>, _ staying: StayingHeader?, _ index: UnsafePointer<LayoutIndex>?,
    _ sink: inout Sink
  ) {
    unsafe sections.withUnsafeBufferPointer { sections in
      tree.withTree { tree in
        var visitor = unsafe SectionVisitor(
          sections: sections, scope: scope, staying: staying, index: index, sink: sink)
        if visitor.sink.wantsMore {
          unsafe tree.search(from: scope.pointee.rect.mainStart, to: scope.pointee.rect.mainEnd, &visitor)
          visitor.takeStayingHeader()
        }
        sink = visitor.sink
      }
    }
  }
}

/// Asks the sections that a rectangle meets.
@safe
private struct SectionVisitor<Sink: ElementSink>: IntervalTree.Visitor {
  let sections: UnsafeBufferPointer<SectionStorage>
  let scope: UnsafePointer<QueryScope>
  /// A header that may be in the rectangle although its section is not.
  var staying: StayingHeader?
  /// Where headers stay until the next one: it knows how far they go.
  let index: UnsafePointer<LayoutIndex>?
  var sink: Sink

  mutating func visit(leaf: Int, least: Double) -> Bool {
    if let section = staying?.section, section <= leaf {
      if section < leaf { takeStayingHeader() }
      staying = nil
      guard sink.wantsMore else { return false }
    }
    unsafe SectionStorage.withView(of: sections, at: leaf) { view in
      let start = least - view.state.extent.start
      unsafe view.query(
        scope, section: leaf, start: start, reach: index?.pointee.reach(ofSection: leaf), &sink)
    }
    return sink.wantsMore
  }

  mutating func takeStayingHeader() {
    guard let staying, sink.wantsMore else { return }
    unsafe scope.pointee.take(
      .header(section: staying.section), zIndex: ElementZIndex.pinnedHeader, &sink
    ) { pin in pin.map { $0.header(staying.frame, before: staying.limit) } ?? staying.frame }
  }
}

/// Looks for the first item at or after a position.
private struct FirstItemVisitor: IntervalTree.Visitor {
  let sections: ContiguousArray<SectionStorage>
  let position: Double
  var found: ItemPath?

  mutating func visit(leaf: Int, least: Double) -> Bool {
    let item = sections[leaf].withView { view in
      let itemsStart = least - view.state.extent.start + view.state.metrics.itemsStart
      return view.firstItem(atOrAfter: position - itemsStart)
    }
    found = item.map { ItemPath(section: leaf, item: $0) }
    return found == nil
  }
}
