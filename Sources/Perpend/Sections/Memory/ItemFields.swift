/// What is stored of a section's items beside their positions.
struct ItemFields: Hashable {
  /// Whether sizes are stored.
  var storesSizes: Bool
  /// Whether any item has traits.
  var storesTraits: Bool
  /// Whether any item spans columns or is locked to one.
  var spansColumns: Bool
}

extension ItemFields {
  /// What a section keeps now.
  init(of state: SectionState) {
    storesSizes = state.plan.storesSizes
    storesTraits = state.plan.storesTraits
    spansColumns = state.constrainedCount > 0
  }
}

extension ItemPlan {
  /// The plan for items with these metrics.
  init(
    capacity: Int, _ metrics: SectionMetrics, _ fields: ItemFields, longestShift: Int = BlockShape.usualShift
  ) {
    let columns = metrics.columns
    var kind = Kind.bands
    var columnCount = columns.count
    switch metrics.arrangement {
    case .grid: kind = .uniform
    case .bands: break
    case .waterfall:
      if columns.count == 1 {
        kind = .lanes
      } else if fields.spansColumns {
        kind = .spans
      } else {
        switch columns.placement {
        case .shortest: kind = .sortedColumns
        case .stable: kind = .keptColumns
        case .leftToRight, .rightToLeft:
          kind = .lanes
          // Columns that no item reaches need no lane.
          columnCount = max(1, min(columns.count, capacity))
        }
      }
    }
    self.init(
      kind, capacity: capacity, columnCount: kind == .uniform ? 1 : columnCount,
      storesSizes: fields.storesSizes, storesTraits: fields.storesTraits, longestShift: longestShift)
  }
}
