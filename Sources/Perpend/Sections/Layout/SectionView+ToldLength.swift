/// The length that a section is told to have while some of its items are pending: an estimate from all their sizes.
///
/// An item *weighs* what it adds to the length of all columns together, spacing included. Weights are whole numbers, so
/// that their sum does not depend on an order, and is followed through edits instead of computed again.
extension SectionView {
  /// An estimate is at most this many even shares of what all items weigh. No layout is shorter than one.
  static let mostShares = 4.0

  /// The length of the items, of which the placed ones reach to `placedEnd`: at least that. In columns without spans
  /// it is the even share of all, exact in a list; otherwise it is guessed to be as much as the placed ones take for
  /// what they weigh.
  ///
  /// O(1) where the weight of all is known, and O(n) for the placed ones where items span columns or have frames of
  /// their own.
  func toldLength(placedEnd: Double) -> Double {
    let (count, placed) = (state.count, state.placedCount)
    guard placed < count else { return placedEnd }
    if state.itemsWeight.isNaN { state.itemsWeight = weight(of: 0..<count) }
    let (weight, columns) = (state.itemsWeight, state.metrics.columns)
    let evenShare = weight / Double(columns.count) - Double(columns.itemSpacing)
    var told = evenShare
    if state.plan.storesFrames {
      let placedWeight = self.weight(of: 0..<placed)
      if placedWeight > 0 {
        told = min(placedEnd * weight / placedWeight, SectionView.mostShares * evenShare)
      }
      // Nothing is refused for a guess.
      if told > LayoutUnit.longestContent * LayoutUnit.perPoint { told = evenShare }
    }
    return max(placedEnd, LayoutUnit.nearest(min(told, 0x1p50)))
  }

  /// Finds what all items weigh before some of them lose their places, if it follows from where the columns end.
  /// O(c + b) for c columns and blocks of b items.
  package func noteWeight() {
    let (count, plan) = (state.count, state.plan)
    guard state.itemsWeight.isNaN && state.pendingCount == 0 && count > 0 else { return }
    let spacing = Double(state.metrics.columns.itemSpacing)
    var sum = 0.0
    switch plan.kind {
    case .spans, .bands, .uniform: return
    case .lanes:
      for index in 0..<plan.laneCount where lane(index).count > 0 {
        sum += lane(index).tree.greatest + spacing
      }
    case .keptColumns:
      for column in 0..<plan.laneCount { sum += lane(column).tree.greatest + spacing }
    case .sortedColumns:
      let (lane, index) = (lane(0), (count - 1) / plan.checkpointInterval)
      let first = index * plan.checkpointInterval
      if index > 0 {
        sum = lane.tree.least(ofLeaf: plan.shape.block(of: first)) * Double(plan.keyCount)
        for key in 0..<plan.keyCount { sum += Double(checkpoint(index)[key].keyHeight) }
      }
      for item in first..<count {
        let block = lane.block(plan.shape.block(of: item))
        sum += block.extent(plan.shape.indexInBlock(of: item)) + spacing
      }
    }
    state.itemsWeight = sum
  }

  /// What an item weighs.
  func weight(of item: Int) -> Double { weight(of: item..<item + 1) }

  /// What items weigh together. O(n) for n items.
  func weight(of items: IndexRanges) -> Double { items.runs.reduce(0) { $0 + weight(of: $1.range) } }

  /// The same for items that follow one another.
  package func weight(of items: Range<Int>) -> Double {
    let (metrics, scaler) = (state.metrics, state.scaler)
    let (columns, spacing) = (metrics.columns, Double(metrics.columns.itemSpacing))
    let (widths, heights) = (widths, heights)
    var sum = 0.0
    switch metrics.arrangement {
    case .waterfall where state.plan.storesTraits:
      for item in items {
        let span = min(traits(of: item).span, columns.count)
        let extent = scaler.extent(
          width: widths[item], height: heights[item], columnWidth: columns.width(from: 0, span: span))
        sum += Double(span) * (Double(extent) + spacing)
      }
    case .waterfall, .bands(.rows):
      for item in items {
        sum += Double(scaler.extent(width: widths[item], height: heights[item])) + spacing
      }
    case .bands(.flow):
      // Its share of a line.
      let (line, gap) = (Double(columns.width), Double(columns.spacing))
      for item in items {
        let (width, height) = (
          Double(PackedLength(bits: widths[item]).units),
          Double(PackedLength(bits: heights[item]).units) + spacing
        )
        sum += line > 0 ? LayoutUnit.nearest(min(width + gap, line) * height / line) : height
      }
    case .bands(.custom), .grid: sum = Double(items.count)
    }
    return sum
  }

  /// Whether what all items weigh has to be followed through an edit.
  var followsWeight: Bool { !state.itemsWeight.isNaN && state.plan.storesSizes }
}
