extension LayoutIndex {
  /// The size of the content, in points.
  ///
  /// On the cross axis it is the container's length. On the main axis it ends with the last section and the footer
  /// of the feed, or where the least content length does, if that is more.
  ///
  /// - Complexity: O(1).
  public var contentSize: LayoutSize {
    containerMetrics.axis.size(
      main: LayoutUnit.points(contentEnd), cross: LayoutUnit.points(Double(containerMetrics.crossLength)))
  }

  /// The number of items in a section.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: nil if there is no such section.
  /// - Complexity: O(1).
  public func itemCount(inSection section: Int) -> Int? { storage(section)?.count }

  /// The options of a section.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: nil if there is no such section.
  /// - Complexity: O(1).
  public func options(ofSection section: Int) -> SectionOptions? { storage(section)?.state.options.value }

  /// The number of columns of a section: of a flow and a custom layout 1.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: nil if there is no such section.
  /// - Complexity: O(1).
  public func columnCount(inSection section: Int) -> Int? { storage(section)?.state.metrics.columns.count }

  /// The cross length of a column of a section, in points: its width where the feed scrolls vertically. Of a flow
  /// and a custom layout it is the length of a whole line.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: nil if there is no such section.
  /// - Complexity: O(1).
  public func itemWidth(inSection section: Int) -> Double? {
    (storage(section)?.state.metrics.columns.width).map { LayoutUnit.points(Double($0)) }
  }

  /// The original size of an item, in points, to the nearest 1/960 point. In a grid whose items came without sizes
  /// it is the grid's item size.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: nil if there is no such item.
  /// - Complexity: O(1).
  public func size(ofItemAt path: ItemPath) -> LayoutSize? {
    withItem(path) { view, _ in view.size(of: path.item, containerMetrics.axis) }
  }

  /// What sets an item apart from the others.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: nil if there is no such item.
  /// - Complexity: O(1).
  public func traits(ofItemAt path: ItemPath) -> ItemTraits? {
    withItem(path) { view, _ in view.traits(of: path.item).traits }
  }

  /// The index of an item's column, from 0 at the leading side: of an item that spans columns the first. In a flow
  /// and a custom layout it is 0.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: nil if there is no such item, or it is not laid out yet.
  /// - Complexity: O(1).
  public func column(ofItemAt path: ItemPath) -> Int? {
    withItem(path) { view, _ in
      path.item < view.state.placedCount ? view.column(of: path.item) : nil
    } ?? nil
  }

  /// The frame of an item, in points.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: nil if there is no such item, or it is pending: `ensureFrame(ofItemAt:)` lays it out.
  /// - Complexity: O(log n + log s).
  public func frame(ofItemAt path: ItemPath) -> LayoutRect? { unitFrame(ofItemAt: path).map(rect) }

  func unitFrame(ofItemAt path: ItemPath) -> UnitRect? {
    withItem(path) { view, start in
      guard path.item < view.state.placedCount else { return nil }
      return view.frame(of: path.item, sectionStart: start())
    } ?? nil
  }

  /// The frame of a section's header where it is not pinned, in points.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: nil if there is no such section, or it has no header.
  /// - Complexity: O(log s).
  public func frame(ofHeaderInSection section: Int) -> LayoutRect? {
    unitFrame(of: .header(section: section)).map(rect)
  }

  /// The frame of a section's footer where it is not pinned, in points.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: nil if there is no such section, or it has no footer.
  /// - Complexity: O(log s).
  public func frame(ofFooterInSection section: Int) -> LayoutRect? {
    unitFrame(of: .footer(section: section)).map(rect)
  }

  /// The frame of a section, in points: over the container's whole cross length, with header, footer and insets.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: nil if there is no such section.
  /// - Complexity: O(log s).
  public func frame(ofSection section: Int) -> LayoutRect? { unitFrame(ofSection: section).map(rect) }

  func unitFrame(ofSection section: Int) -> UnitRect? {
    guard let state = storage(section)?.state else { return nil }
    let start = start(ofSection: section)
    return UnitRect(
      mainStart: start, mainEnd: start + state.extent.length,
      crossStart: 0, crossEnd: Double(state.metrics.containerLength))
  }

  /// The frame of an element where nothing is pinned, in points.
  ///
  /// - Parameter path: The path of the element.
  /// - Returns: nil if there is no element at that path, it is not laid out yet, or it is a decoration without
  ///   area.
  /// - Complexity: O(log n + log s). For the decoration of a row O(log n) for each block of 64 items that the row
  ///   is in.
  public func frame(of path: ElementPath) -> LayoutRect? { unitFrame(of: path).map(rect) }

  func unitFrame(of path: ElementPath) -> UnitRect? {
    switch path.kind {
    case .collectionHeader: return unitHeaderFrame
    case .decoration: return unitFrame(ofDecorationAt: path)
    case .header:
      return storage(path.section)?.state.metrics.headerFrame?.moved(by: start(ofSection: path.section))
    case .item: return unitFrame(ofItemAt: ItemPath(section: path.section, item: path.item))
    case .footer:
      guard let state = storage(path.section)?.state else { return nil }
      return state.metrics.footerFrame(itemsLength: state.itemsLength)?
        .moved(by: start(ofSection: path.section))
    case .collectionFooter: return unitFooterFrame
    }
  }

  private func unitFrame(ofDecorationAt path: ElementPath) -> UnitRect? {
    guard let section = storage(path.section) else { return nil }
    let decorations = section.state.options.value.decorations
    guard decorations.indices.contains(path.decorationIndex) else { return nil }
    let decoration = decorations[path.decorationIndex]
    guard decoration.coverage == .rows || path.item == 0 else { return nil }
    let start = start(ofSection: path.section)
    return section.withView { view in
      decoration.coverage == .rows
        ? view.rowFrame(of: decoration, item: path.item, sectionStart: start)
        : view.frame(of: decoration, sectionStart: start)
    }
  }

  /// A rectangle in points.
  func rect(_ unitRect: UnitRect) -> LayoutRect { orientation.rect(unitRect) }

  /// Enters the section of an item, with its start, or gives nil if there is no such item.
  private func withItem<Result>(
    _ path: ItemPath, _ body: (SectionView, _ sectionStart: () -> Double) -> Result
  ) -> Result? {
    guard let section = storage(path.section), path.item >= 0, path.item < section.count else {
      return nil
    }
    return section.withView { view in body(view, { start(ofSection: path.section) }) }
  }
}
