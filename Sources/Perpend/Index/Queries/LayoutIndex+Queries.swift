extension LayoutIndex {
  /// The elements that share a positive area with a rectangle, in index order. O(log n + log s + k).
  ///
  /// Edges that only touch do not count; elements without area are not listed; a rectangle without area, or
  /// with an edge that is not a number, finds nothing. The rectangle's edges count to the nearest 1/960
  /// point.
  public func elements(in rect: LayoutRect) -> [Element] {
    var elements: [Element] = []
    forEachElement(in: rect) { elements.append($0) }
    return elements
  }

  /// Calls `body` with each element that shares a positive area with a rectangle, in index order. Allocates
  /// nothing but what holds the closure; `paths(in:into:)` not even that. O(log n + log s + k).
  public func forEachElement(in rect: LayoutRect, _ body: (Element) -> Void) {
    guard let rect = containerMetrics.orientation.unitRect(rect) else { return }
    forEachElement(of: QueryScope(rect), body)
  }

  /// Writes the paths of the elements that share a positive area with a rectangle into `buffer`, in index
  /// order. Allocates nothing. O(log n + log s + k).
  ///
  /// Returns how many there are; where they are more than the buffer holds, it has the first of them. Those of a
  /// grid that it does not hold take no time.
  public func paths(in rect: LayoutRect, into buffer: inout MutableSpan<ElementPath>) -> Int {
    guard let rect = containerMetrics.orientation.unitRect(rect) else { return 0 }
    return collectPaths(into: &buffer) { sink in query(QueryScope(rect), &sink) }
  }

  /// The topmost element whose frame holds a point, or nil: headers lie above footers, footers above items,
  /// and of items the later above the earlier. Where nothing is pinned: `element(at:in:)` knows of pins.
  /// O(log n + log s + k).
  public func element(at point: LayoutPoint) -> Element? {
    topmostElement(at: point, pin: nil)
  }

  /// The first item at or after an offset: in the first section that has one, the item with the least start
  /// that is not above `offset` (in points), and of those the first. O(log n + log s), and O(1) for each
  /// section below that has none.
  public func firstItem(atOrAfter offset: Double) -> ItemPath? {
    guard let position = LayoutUnit.position(offset) else { return nil }
    var visitor = FirstItemVisitor(sections: sections, position: position)
    tree.withTree { $0.search(from: position - 1, to: .infinity, &visitor) }
    return visitor.found
  }

  /// Calls `body` with each element that a scope finds.
  func forEachElement(of scope: QueryScope, _ body: (Element) -> Void) {
    withoutActuallyEscaping(body) { body in
      var sink = ClosureSink(orientation: containerMetrics.orientation, body: body)
      query(scope, &sink)
    }
  }

  /// The topmost element at a point, with headers and footers where they are pinned.
  func topmostElement(at point: LayoutPoint, pin: Pin?) -> Element? {
    let orientation = containerMetrics.orientation
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
    // By its address from here on: it is long.
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
    // Also where only what is left out is a viewport's.
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
