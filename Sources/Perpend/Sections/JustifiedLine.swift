/// How far the items of a line are moved, one after another: `Justification.offset` without its divisions.
///
/// An offset is `(first + k · step) / divisor` pixels, floored. The quotient and the remainder of a step are
/// found once for the line, and carried along.
struct JustifiedLine {
  private var offset: Int64
  private var remainder: Int64
  private var step: Int64 = 0
  private var stepRemainder: Int64 = 0
  private var divisor: Int64 = 1
  private let unitsPerPixel: Int64
  /// What the last item's offset is, where it ends flush.
  private let flush: Int64?

  /// Nil where there is no such shortcut: where pixels are no whole number of units.
  @inline(__always)
  init?(_ justification: Justification, count: Int, leftover: Int64, grid: PixelGrid) {
    unitsPerPixel = Int64(grid.unitsPerPixel)
    guard unitsPerPixel > 0 else { return nil }
    let count = Int64(count)
    (offset, remainder) = (0, 0)
    var firstShare: Int64 = 0
    switch justification {
    case _ where leftover <= 0, .start:
      flush = nil
      return
    case .end:
      offset = leftover
      flush = nil
      return
    case .center:
      offset = leftover / 2 / unitsPerPixel * unitsPerPixel
      flush = nil
      return
    case .spaceBetween:
      flush = count > 1 ? leftover : 0
      guard count > 1 else { return }
      divisor = (count - 1) * unitsPerPixel
      step = leftover
    case .spaceAround:
      flush = nil
      divisor = 2 * count * unitsPerPixel
      firstShare = leftover
      step = 2 * leftover
    case .spaceEvenly:
      flush = nil
      divisor = (count + 1) * unitsPerPixel
      firstShare = leftover
      step = leftover
    }
    offset = firstShare / divisor * unitsPerPixel
    remainder = firstShare % divisor
    stepRemainder = step % divisor
    step = step / divisor * unitsPerPixel
  }

  /// The offset of the next item; the last one says so.
  @inline(__always)
  mutating func next(isLast: Bool) -> Int64 {
    let current = offset
    offset &+= step
    remainder &+= stepRemainder
    let carries = remainder >= divisor
    offset &+= carries ? unitsPerPixel : 0
    remainder &-= carries ? divisor : 0
    return isLast ? flush ?? current : current
  }
}
