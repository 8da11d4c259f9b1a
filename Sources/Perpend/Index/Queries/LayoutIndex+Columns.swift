extension LayoutIndex {
  /// Where the items of a section lie: between its insets on the cross axis, and from where the items begin to where
  /// they end on the main axis, in points. Nil if there is no such section.
  ///
  /// - Complexity: O(log s) for s sections.
  public func itemArea(inSection section: Int) -> LayoutRect? {
    unitItemArea(inSection: section).map(rect)
  }

  /// The frame of a column of a section, as long as the section's items together, in points. A flow and a custom
  /// layout have one column, which is the whole line. Nil if there is no such section or column.
  ///
  /// - Complexity: O(log s) for s sections.
  public func frame(ofColumn column: Int, inSection section: Int) -> LayoutRect? {
    guard var frame = unitItemArea(inSection: section), let columns = storage(section)?.state.metrics.columns,
      column >= 0, column < columns.count
    else { return nil }
    frame.crossStart = columns.start(column)
    frame.crossEnd = frame.crossStart + Double(columns.width)
    return rect(frame)
  }

  private func unitItemArea(inSection section: Int) -> UnitRect? {
    guard let state = storage(section)?.state else { return nil }
    return state.metrics.itemArea(from: 0, to: state.itemsLength, sectionStart: start(ofSection: section))
  }
}
