extension LayoutIndex {
  /// The area of the items of a section, in points: between its insets on the cross axis, and from where the items
  /// begin to where they end on the main axis.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: nil if there is no such section.
  /// - Complexity: O(log s).
  public func itemArea(inSection section: Int) -> LayoutRect? {
    unitItemArea(inSection: section).map(rect)
  }

  /// The frame of a column of a section, in points. It is as long as the section's items together. A flow and a
  /// custom layout have one column, which is the whole line.
  ///
  /// - Parameters:
  ///   - column: The index of the column, from 0 at the leading side.
  ///   - section: The index of the section.
  /// - Returns: nil if there is no such section or column.
  /// - Complexity: O(log s).
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
