extension LayoutIndex {
  /// The size of the content in points: the container's length across, and along the main axis the end of the
  /// last section or the least content length, if that is more. O(1).
  public var contentSize: LayoutSize {
    containerMetrics.orientation.size(
      main: LayoutUnit.points(contentEnd), cross: LayoutUnit.points(Double(containerMetrics.crossLength)))
  }

  /// The number of items in a section, or nil if there is no such section.
  public func itemCount(inSection section: Int) -> Int? { storage(section)?.count }

  /// The options of a section, or nil if there is no such section.
  public func options(ofSection section: Int) -> SectionOptions? { storage(section)?.state.options.value }

  /// The number of columns of a section, or nil if there is no such section.
  public func columnCount(inSection section: Int) -> Int? { storage(section)?.state.metrics.columns.count }

  /// The width of the items of a section in points, or nil if there is no such section.
  public func itemWidth(inSection section: Int) -> Double? {
    (storage(section)?.state.metrics.columns.width).map { LayoutUnit.points(Double($0)) }
  }

  /// The original size of an item in points, or nil if there is no such item. O(1).
  ///
  /// As it came in, in whole units of 1/960 point, or to 24 significant bits where it is a ratio. Taken in again, it
  /// means the same.
  public func size(ofItemAt path: ItemPath) -> LayoutSize? {
    withItem(path) { view, _ in view.size(of: path.item, containerMetrics.orientation) }
  }

  /// What sets an item apart, or nil if there is no such item. O(1).
  public func traits(ofItemAt path: ItemPath) -> ItemTraits? {
    withItem(path) { view, _ in view.traits(of: path.item).traits }
  }

  /// The column of an item, or nil if there is no such item or it has no place yet. O(1).
  public func column(ofItemAt path: ItemPath) -> Int? {
    withItem(path) { view, _ in
      path.item < view.state.placedCount ? view.column(of: path.item) : nil
    } ?? nil
  }

  /// The frame of an item in points, or nil if there is no such item or it has no place yet. O(log n + log
  /// s).
  public func frame(ofItemAt path: ItemPath) -> LayoutRect? { unitFrame(ofItemAt: path).map(rect) }

  func unitFrame(ofItemAt path: ItemPath) -> UnitRect? {
    withItem(path) { view, start in
      guard path.item < view.state.placedCount else { return nil }
      return view.frame(of: path.item, sectionStart: start())
    } ?? nil
  }

  /// The frame of a section's header in points, or nil if it has none. O(log s).
  public func frame(ofHeaderInSection section: Int) -> LayoutRect? {
    unitFrame(of: .header(section: section)).map(rect)
  }

  /// The frame of a section's footer in points, or nil if it has none. O(log s).
  public func frame(ofFooterInSection section: Int) -> LayoutRect? {
    unitFrame(of: .footer(section: section)).map(rect)
  }

  /// The frame of a section in points: the container's width, from the section's start to its end, header,
  /// footer and insets included. Nil if there is no such section. O(log s).
  public func frame(ofSection section: Int) -> LayoutRect? { unitFrame(ofSection: section).map(rect) }

  func unitFrame(ofSection section: Int) -> UnitRect? {
    guard let state = storage(section)?.state else { return nil }
    let start = start(ofSection: section)
    return UnitRect(
      mainStart: start, mainEnd: start + state.extent.length,
      crossStart: 0, crossEnd: Double(state.metrics.containerLength))
  }

  /// The frame of an element in points, or nil if there is none at that path. O(log n + log s), and for a
  /// row's decoration as many times as it has items.
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
  func rect(_ unitRect: UnitRect) -> LayoutRect { containerMetrics.orientation.rect(unitRect) }

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
