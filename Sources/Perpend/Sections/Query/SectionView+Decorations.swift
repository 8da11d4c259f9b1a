extension SectionView {
  /// Reports the section's decorations that share area with a rectangle, in their order.
  func queryDecorations<Sink: ElementSink>(
    _ scope: QueryScope, _ section: Int, _ start: Double, _ sink: inout Sink
  ) {
    for (index, decoration) in (state.options.value.decorations).enumerated() {
      guard sink.wantsMore else { return }
      let path = ElementPath.decoration(section: section, index: index)
      if decoration.coverage == .rows {
        queryRows(scope, path, decoration, start, &sink)
      } else if let frame = frame(of: decoration, sectionStart: start), frame.overlaps(scope.rect),
        !(scope.excluded.map { frame.overlaps($0.rect) } ?? false)
      {
        sink.take(path, frame: frame, zIndex: decoration.zIndex)
      }
    }
  }

  /// The frame of a decoration that covers the section or its items, or nil where its insets leave nothing of it.
  func frame(of decoration: Decoration, sectionStart: Double) -> UnitRect? {
    let (metrics, length) = (state.metrics, state.itemsLength)
    var frame = UnitRect(
      mainStart: sectionStart, mainEnd: sectionStart + state.extent.length,
      crossStart: 0, crossEnd: Double(metrics.containerLength))
    if decoration.coverage == .items {
      guard state.count > 0 else { return nil }
      frame = metrics.itemArea(from: 0, to: length, sectionStart: sectionStart)
    }
    return inset(frame, by: decoration)
  }

  /// The frame of a decoration of the row of an item, or nil if no row begins with it.
  func rowFrame(of decoration: Decoration, item: Int, sectionStart: Double) -> UnitRect? {
    guard item >= 0 && item < state.placedCount, state.metrics.hasRows, rowStart(of: item) == item else {
      return nil
    }
    return inset(rowFrame(of: item, sectionStart: sectionStart), by: decoration)
  }

  func inset(_ frame: UnitRect, by decoration: Decoration) -> UnitRect? {
    var frame = frame
    let insets = state.metrics.insets(of: decoration)
    frame.mainStart += Double(insets.mainStart)
    frame.mainEnd -= Double(insets.mainEnd)
    frame.crossStart += Double(insets.crossStart)
    frame.crossEnd -= Double(insets.crossEnd)
    return frame.mainStart < frame.mainEnd && frame.crossStart < frame.crossEnd ? frame : nil
  }
}

extension SectionMetrics {
  /// Between the insets on the cross axis, and a range on the main axis that is relative to where the items
  /// begin.
  func itemArea(from start: Double, to end: Double, sectionStart: Double) -> UnitRect {
    let crossStart = Double(insets.crossStart)
    return UnitRect(
      mainStart: sectionStart + itemsStart + start, mainEnd: sectionStart + itemsStart + end,
      crossStart: crossStart, crossEnd: max(crossStart, Double(containerLength) - Double(insets.crossEnd)))
  }
}
