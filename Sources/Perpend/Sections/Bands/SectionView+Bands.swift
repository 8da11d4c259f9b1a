extension SectionView {
  /// Places items band by band: from the last known start of a band that the first change has no influence
  /// on, to where a band begins with the item that one began with before.
  @inline(__always)
  func layOutBands<Source: BandSource>(_ pass: LayoutPass, _ source: inout Source) -> LayoutOutcome? {
    let outcome: LayoutOutcome? = UncheckedSpan<Int64>.withScratch(
      count: state.plan.shape.size
    ) { layOutBands(pass, &source, scratch: $0) }
    state.lookahead = max(state.lookahead, Int32(clamping: source.lookahead))
    return outcome
  }

  private func layOutBands<Source: BandSource>(
    _ pass: LayoutPass, _ source: inout Source, scratch: UncheckedSpan<Int64>
  ) -> LayoutOutcome? {
    let oldEnd = state.placedCount
    let first = min(pass.first, oldEnd) - Int(state.lookahead)
    var (item, start) = bandToResume(atOrBefore: first) ?? (0, 0)
    let resumed = item
    let lane = lane(0, itemCount: state.count)
    var writer = FrameWriter(
      lane, oldTree: self.lane(0, itemCount: oldEnd).tree, oldCrossTree: crossTree(itemCount: oldEnd),
      from: item, scratch: scratch,
      sizes: source.copiesSizes ? (widths, heights) : nil,
      crossRange: source.crossRange)
    var bands = BandStarts(bandStarts, interval: state.plan.checkpointInterval, from: item)

    while item < pass.end {
      if item > pass.last, item < oldEnd, item > resumed, bands.isCheckpoint(item) {
        let checkpoint = checkpoint(bands.interval(of: item))
        let oldStart = writer.oldBase() + checkpoint[0]
        if lane.shape.indexInBlock(of: item) > 0 { writer.deferStore(of: start, in: checkpoint) }
        bands.add(item)
        writer.finish(shiftingRestBy: start - oldStart, oldCount: oldEnd)
        return writer.isTooLong ? nil : LayoutOutcome(placed: item - resumed, end: oldEnd, converged: true)
      }
      if bands.add(item) { writer.deferStore(of: start, in: checkpoint(bands.interval(of: item))) }
      start += source.placeBand(at: start, &writer)
      item = writer.item
    }
    bands.end(at: item)
    writer.finishTruncating()
    return writer.isTooLong ? nil : LayoutOutcome(placed: item - resumed, end: item, converged: false)
  }

  /// The last band with a checkpoint that begins at an item or before, and where it starts.
  func bandToResume(atOrBefore last: Int) -> (item: Int, start: Int64)? {
    let plan = state.plan
    let bands = BandStarts(bandStarts, interval: plan.checkpointInterval, from: 0)
    let tree = lane(0).tree
    for index in stride(from: last / plan.checkpointInterval, to: 0, by: -1) {
      guard let item = bands.first(inInterval: index), item <= last else { continue }
      let base = tree.least(ofLeaf: plan.shape.block(of: item))
      return (item, Int64(base) + checkpoint(index)[0])
    }
    return nil
  }

  /// The first item whose frame may change if that of a given item does; asked before the change.
  func firstAffected(by item: Int) -> Int {
    let placedCount = state.placedCount
    guard state.plan.kind.hasBands, placedCount > 0 else { return item }
    let first = min(item, placedCount) - Int(state.lookahead)
    return first >= 0 ? bandStart(of: min(first, placedCount - 1)) : 0
  }

  /// How many items, from the first on, have an influence on those that are placed: a band may have looked at pending
  /// items.
  var countSeen: Int {
    let (placedCount, lookahead) = (state.placedCount, Int(state.lookahead))
    return state.plan.kind.hasBands ? placedCount + lookahead : placedCount
  }

  /// A bit an item: whether a band begins with it.
  var bandStarts: UncheckedSpan<UInt64> {
    unsafe UncheckedSpan(memory, offset: state.plan.bandStarts)
  }

  /// The first item of an item's band.
  func bandStart(of item: Int) -> Int {
    var word = item >> 6
    var bits = bandStarts[word] & (~0 >> UInt64(63 - item & 63))
    while bits == 0 {
      word -= 1
      bits = bandStarts[word]
    }
    return word << 6 + 63 - bits.leadingZeroBitCount
  }

  /// The first item of the band behind an item's, or the number of placed items.
  func bandEnd(of item: Int) -> Int {
    let count = state.placedCount
    var next = item + 1
    while next < count {
      let bits = bandStarts[next >> 6] >> UInt64(next & 63)
      if bits != 0 { return min(count, next + bits.trailingZeroBitCount) }
      next = (next | 63) + 1
    }
    return count
  }
}
