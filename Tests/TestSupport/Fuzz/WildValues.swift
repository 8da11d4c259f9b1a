import Perpend

/// Values for a fuzz target: mostly plain ones, now and then one at a bound, beyond it or no number.
extension RandomSource {
  package mutating func wildLength() -> Double {
    switch int(0...31) {
    case 0:
      pick([
        .nan, .infinity, -.infinity, -1, -0.0, 2_000_000.001, 1e300, -1e300, .leastNonzeroMagnitude, 1 / 1920,
      ])
    case 1...3: 2_000_000
    case 4: pick([1_999_999.999, 1 / 960, 1_000_000])
    case 5...9: 0
    case 10, 11: length(0...2000)
    default: Double(int(0...255))
    }
  }

  /// A coordinate or an offset.
  package mutating func wildPosition(near length: Double) -> Double {
    switch int(0...15) {
    case 0:
      pick([
        .nan, .infinity, -.infinity, 1e300, -1e300, 3e10, -3e10, 1e12, .leastNonzeroMagnitude,
        .greatestFiniteMagnitude,
      ])
    case 1: -wildLength()
    case 2: length
    case 3: length - wildLength()
    case 4, 5: wildLength()
    default: self.length(0...min(max(1, length), 30_000_000_000))
    }
  }

  /// A number below `count`, or one that is not.
  package mutating func wildNumber(below count: Int) -> Int {
    guard count > 0, !oneIn(32) else {
      return pick([0, -1, count, count + 1, .max, .max - 1, .min, 1 << 47, 1 << 48])
    }
    return switch int(0...7) {
    case 0: 0
    case 1: count - 1
    case 2: min(count - 1, 64 * int(0...63))
    default: int(0...count - 1)
    }
  }

  package mutating func wildPath(in index: LayoutIndex) -> ItemPath {
    let section = wildNumber(below: index.sectionCount)
    return ItemPath(section: section, item: wildNumber(below: index.itemCount(inSection: section) ?? 3))
  }

  package mutating func wildRange(below count: Int) -> Range<Int> {
    let first = wildNumber(below: count)
    let last = oneIn(2) ? first : wildNumber(below: count)
    let range = min(first, last)..<max(first, last)
    return switch int(0...7) {
    case 0: range
    case 1: 0..<max(0, count)
    case 2: 0..<max(0, first)
    case 3: first..<max(first, count)
    // What no array holds.
    case 4 where last < .max - 600: last..<last + int(0...600)
    default: first..<(first < .max ? first + 1 : first)
    }
  }

  package mutating func wildTraits() -> ItemTraits {
    guard oneIn(16) else { return itemTraits() }
    return ItemTraits(
      span: .columns(pick([0, -1, 1, 255, 256, .min, .max])), column: pick([nil, -1, 254, 255, .min, .max]),
      isEstimate: oneIn(2))
  }

  package mutating func wildSize() -> LayoutSize {
    oneIn(2) ? LayoutSize(height: wildLength()) : LayoutSize(width: wildLength(), height: wildLength())
  }

  /// Few different sizes, of which some bytes make a long list.
  package mutating func wildSizes(atMost room: Int) -> [LayoutSize] {
    let count = wildCount(atMost: room)
    let palette = (0..<int(1...4)).map { _ in wildSize() }
    let stride = int(1...5)
    return (0..<count).map { palette[$0 / stride % palette.count] }
  }

  private mutating func wildCount(atMost room: Int) -> Int {
    let count =
      switch int(0...7) {
      case 0...3: int(0...9)
      case 4, 5: int(0...255)
      case 6: pick([1, 16, 63, 64, 65, 127, 128, 129, 255, 256, 257, 511, 512, 513, 1024])
      default: int(0...4095)
      }
    return min(count, max(0, room))
  }

  package mutating func wildContainer(after container: Container) -> Container {
    var next = self.container(after: container)
    guard oneIn(16) else { return next }
    switch int(0...3) {
    case 0: next.crossLength = wildLength()
    case 1: next.minimumContentLength = wildLength()
    case 2: next.displayScale = pick([0, -1, .nan, .infinity, 960, 961, 1 / 960, .leastNonzeroMagnitude])
    default: next.displayScale = length(0...10)
    }
    return next
  }

  package mutating func wildViewport(near length: Double) -> Viewport {
    var viewport = Viewport(
      offset: wildPosition(near: length),
      length: oneIn(2) ? self.length(0...2000) : wildPosition(near: length))
    guard oneIn(2) else { return viewport }
    viewport.overscanAhead = wildLength()
    viewport.overscanBehind = wildLength()
    viewport.startInset = wildLength()
    viewport.endInset = wildLength()
    viewport.movesBackward = oneIn(2)
    return viewport
  }
}
