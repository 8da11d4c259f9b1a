/// The layouts that place items in bands: one below the other, each depending on nothing but its items.
enum BandLayout: Hashable {
  case rows(stretches: Bool)
  case flow(Flow.Alignment)
  /// A custom layout.
  case custom

  /// Whether items stand in the section's columns, scaled to their width.
  var standsInColumns: Bool {
    switch self {
    case .rows: true
    case .flow, .custom: false
    }
  }

  /// The least number of items of a band that has another behind it; nil where a band may have any number.
  func itemsPerBand(_ columns: ColumnMetrics) -> Int? {
    switch self {
    case .rows: columns.count
    case .flow: 1
    case .custom: nil
    }
  }
}

extension SectionView {
  /// Places items in the bands of a layout.
  func layOutBands(_ pass: LayoutPass, _ layout: BandLayout, _ fault: inout BandFault?) -> LayoutOutcome? {
    switch layout {
    case .rows(let stretches):
      let capacity = RowSource.scratchCount(columnCount: state.metrics.columns.count)
      return UncheckedSpan<Int32>.withScratch(count: capacity) { memory in
        var rows = RowSource(self, stretches: stretches, memory: memory)
        return layOutBands(pass, &rows)
      }
    case .flow(let alignment):
      if state.sizes.hasRatios {
        var flow = FlowSource<AnyLengths>(self, alignment: alignment)
        return layOutBands(pass, &flow)
      }
      var flow = FlowSource<WholeLengths>(self, alignment: alignment)
      return layOutBands(pass, &flow)
    case .custom:
      #if hasFeature(Embedded)
        return nil
      #else
        guard case .custom(let layout) = state.options.value.layout else { return nil }
        var source = CustomSource(self, layout.base)
        let outcome = layOutBands(pass, &source)
        fault = fault ?? source.fault
        return outcome
      #endif
    }
  }
}
