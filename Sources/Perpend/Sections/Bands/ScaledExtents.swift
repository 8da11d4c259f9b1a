/// The scaled extents of items, computed a stretch at a time.
@safe
struct ScaledExtents {
  /// Items a stretch: as many as a row may have, and some more.
  static let capacity = 512

  let view: SectionView
  let scaler: ItemScaler
  let memory: UnsafeMutablePointer<Int32>
  private var items = 0..<0

  init(_ view: SectionView, memory: UnsafeMutablePointer<Int32>) {
    self.view = view
    scaler = view.state.scaler
    unsafe self.memory = unsafe memory
  }

  /// The extents of some items.
  @inline(__always)
  mutating func extents(of range: Range<Int>) -> UnsafePointer<Int32> {
    if range.lowerBound < items.lowerBound || range.upperBound > items.upperBound {
      fill(from: range.lowerBound)
    }
    return unsafe UnsafePointer(memory + (range.lowerBound &- items.lowerBound))
  }

  private mutating func fill(from start: Int) {
    let end = min(start + ScaledExtents.capacity, view.state.count)
    unsafe scaler.scale(
      widths: view.widths + start, heights: view.heights + start, count: end - start, to: memory)
    items = start..<end
  }
}
