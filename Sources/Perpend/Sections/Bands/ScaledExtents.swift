/// The scaled extents of items, computed a stretch at a time.
@safe
struct ScaledExtents {
  /// Items a stretch: as many as a row may have, and some more.
  static let capacity = 512

  let view: SectionView
  let scaler: ItemScaler
  let memory: UncheckedSpan<Int32>
  private var items = 0..<0

  init(_ view: SectionView, memory: UncheckedSpan<Int32>) {
    self.view = view
    scaler = view.state.scaler
    self.memory = memory
  }

  /// The extents of some items.
  @inline(__always)
  mutating func extents(of range: Range<Int>) -> UncheckedSpan<Int32> {
    if range.lowerBound < items.lowerBound || range.upperBound > items.upperBound {
      fill(from: range.lowerBound)
    }
    return memory + (range.lowerBound &- items.lowerBound)
  }

  private mutating func fill(from start: Int) {
    let end = min(start + ScaledExtents.capacity, view.state.count)
    scaler.scale(
      widths: view.widths + start, heights: view.heights + start, count: end - start, to: memory)
    items = start..<end
  }
}
