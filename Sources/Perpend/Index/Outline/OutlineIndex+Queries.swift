extension OutlineIndex {
  /// The frame of an item, in points.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: nil if there is no such item.
  /// - Complexity: O(1).
  public func frame(ofItemAt path: ItemPath) -> LayoutRect? {
    guard columns.indices.contains(path.section), path.item >= 0, path.item < columns[path.section].count
    else { return nil }
    return orientation.rect(frame(path.section, path.item))
  }

  /// The frame of the connector between an item and its children, in points.
  ///
  /// It fills the gap between the two columns, from the start of the item to the end of its last child, or to its
  /// own end if that is further.
  ///
  /// - Parameter parent: The path of the item.
  /// - Returns: nil if there is no such item, it has no children, or the connector has no area.
  /// - Complexity: O(1).
  public func frame(ofConnectorAt parent: ItemPath) -> LayoutRect? {
    guard columns.indices.contains(parent.section), parent.item >= 0,
      parent.item < columns[parent.section].count
    else { return nil }
    return connector(parent.section, parent.item).map(orientation.rect)
  }

  /// The frame of an element, in points.
  ///
  /// - Parameter path: The path of the element.
  /// - Returns: nil if there is no element at that path.
  /// - Complexity: O(1).
  public func frame(of path: ElementPath) -> LayoutRect? {
    switch path.kind {
    case .item: frame(ofItemAt: ItemPath(section: path.section, item: path.item))
    case .decoration:
      path.decorationIndex == 0 ? frame(ofConnectorAt: ItemPath(section: path.section, item: path.item)) : nil
    case .collectionHeader, .header, .footer, .collectionFooter: nil
    }
  }

  /// The children of an item: indices of items in the next column.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: nil if there is no such item; an empty range if it has no children.
  /// - Complexity: O(1).
  public func children(ofItemAt path: ItemPath) -> Range<Int>? {
    guard columns.indices.contains(path.section), path.item >= 0, path.item < columns[path.section].count
    else { return nil }
    return columns[path.section].children(of: path.item)
  }

  /// The elements that share an area with a rectangle, in index order: column by column, and in each the connectors
  /// before the items.
  ///
  /// - Parameter rect: The rectangle, in content coordinates, in points.
  /// - Complexity: O(d log n + k).
  public func elements(in rect: LayoutRect) -> [Element] {
    var elements: [Element] = []
    forEachElement(in: rect) { elements.append($0) }
    return elements
  }

  /// Calls `body` with each element that shares an area with a rectangle, in index order.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in content coordinates, in points.
  ///   - body: Called with each element.
  /// - Complexity: O(d log n + k).
  public func forEachElement(in rect: LayoutRect, _ body: (Element) -> Void) {
    guard let rect = orientation.unitRect(rect) else { return }
    forEachElement(in: rect) { path, frame in
      let zIndex = path.kind == .item ? ElementZIndex.item : ElementZIndex.connector
      body(Element(path: path, frame: orientation.rect(frame), zIndex: zIndex))
    }
  }

  /// The topmost element whose frame holds a point. Items are above connectors.
  ///
  /// - Parameter point: The point, in content coordinates, in points.
  /// - Returns: nil if there is none.
  /// - Complexity: O(d log n + k) for the k elements at the point.
  public func element(at point: LayoutPoint) -> Element? {
    guard let square = orientation.unitSquare(at: point) else { return nil }
    var found: (path: ElementPath, frame: UnitRect)?
    forEachElement(in: square) { path, frame in
      if found == nil || path.kind == .item { found = (path, frame) }
    }
    return found.map {
      let zIndex = $0.path.kind == .item ? ElementZIndex.item : ElementZIndex.connector
      return Element(path: $0.path, frame: orientation.rect($0.frame), zIndex: zIndex)
    }
  }

  private func forEachElement(in rect: UnitRect, _ body: (ElementPath, UnitRect) -> Void) {
    for index in columns.indices {
      let column = columns[index]
      // In a column what stands below ends below too.
      if index + 1 < columns.count, column.crossEnd < rect.crossEnd,
        rect.crossStart < columns[index + 1].crossStart
      {
        var item = column.partitioningIndex { column.starts[$0] + column.lengths[$0] > rect.mainStart }
        while item < column.count, column.starts[item] < rect.mainEnd {
          if let frame = connector(index, item), frame.overlaps(rect) {
            body(.decoration(section: index, index: 0, item: item), frame)
          }
          item += 1
        }
      }
      guard column.crossStart < rect.crossEnd, rect.crossStart < column.crossEnd else { continue }
      var item = column.partitioningIndex { column.end(of: $0) > rect.mainStart }
      while item < column.count, column.starts[item] < rect.mainEnd {
        let frame = frame(index, item)
        if frame.overlaps(rect) { body(.item(section: index, item: item), frame) }
        item += 1
      }
    }
  }

  private func frame(_ index: Int, _ item: Int) -> UnitRect {
    let column = columns[index]
    return UnitRect(
      mainStart: column.starts[item], mainEnd: column.end(of: item), crossStart: column.crossStart,
      crossEnd: column.crossEnd)
  }

  private func connector(_ index: Int, _ item: Int) -> UnitRect? {
    let column = columns[index]
    guard index + 1 < columns.count, let last = column.children(of: item).last else { return nil }
    let next = columns[index + 1]
    let end = max(column.end(of: item), next.end(of: last))
    guard column.crossEnd < next.crossStart, column.starts[item] < end else { return nil }
    return UnitRect(
      mainStart: column.starts[item], mainEnd: end, crossStart: column.crossEnd, crossEnd: next.crossStart)
  }
}
