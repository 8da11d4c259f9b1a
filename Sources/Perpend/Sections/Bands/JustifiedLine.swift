/// How far the items of a line are moved, one after another: `Justification.offset` without its divisions.
///
/// An offset is `(first + k · step) / divisor` pixels, floored. The quotient and the remainder of a step are
/// found once for the line, and carried along.
package struct JustifiedLine {
  private var offset: Int64
  private var remainder: Int64
  private var step: Int64 = 0
  private var stepRemainder: Int64 = 0
  private var divisor: Int64 = 1
  private let unitsPerPixel: Int64
  /// The offset of the last item where it ends flush; it counts instead of what `next` says.
  package let flush: Int64?

  /// Nil where there is no such shortcut: where pixels are no whole number of units.
  @inline(__always)
  package init?(_ justification: Justification, count: Int, leftover: Int64, grid: PixelGrid) {
    unitsPerPixel = Int64(grid.unitsPerPixel)
    guard unitsPerPixel > 0 else { return nil }
    let count = Int64(count)
    (offset, remainder) = (0, 0)
    flush = justification == .spaceBetween && leftover > 0 ? (count > 1 ? leftover : 0) : nil
    guard leftover > 0 else { return }
    switch justification {
    case .start: return
    case .end: offset = leftover
    case .center: offset = leftover / 2 / unitsPerPixel * unitsPerPixel
    case .spaceBetween:
      guard count > 1 else { return }
      setStep(leftover, (count - 1) * unitsPerPixel)
    case .spaceAround:
      setStep(2 * leftover, 2 * count * unitsPerPixel)
      (offset, remainder) = (leftover / divisor * unitsPerPixel, leftover % divisor)
    case .spaceEvenly:
      setStep(leftover, (count + 1) * unitsPerPixel)
      (offset, remainder) = (step, stepRemainder)
    }
  }

  @inline(__always)
  private mutating func setStep(_ share: Int64, _ divisor: Int64) {
    self.divisor = divisor
    step = share / divisor * unitsPerPixel
    stepRemainder = share % divisor
  }

  /// The offset of the next item. It has no branch: whether a pixel is carried is unpredictable.
  @inline(__always)
  package mutating func next() -> Int64 {
    let current = offset
    offset &+= step
    remainder &+= stepRemainder
    let carry = ~((remainder &- divisor) >> 63)
    offset &+= unitsPerPixel & carry
    remainder &-= divisor & carry
    return current
  }
}
