import Perpend

/// Random options, the awkward ones more often than chance would have them.
extension RandomSource {
  package mutating func container() -> Container {
    let length = pick([320, 375, 390.5, 1024, 2_000_000, 1, 0, length(0...3000)])
    let scale = pick([1, 2, 3, 1.5, 2.625])
    var container = Container(
      axis: pick(ScrollAxis.allCases), crossLength: length, displayScale: scale,
      minimumContentLength: oneIn(4) ? self.length(0...5000) : 0, direction: pick(ReadingDirection.allCases))
    // Half of those that may have short content.
    container.shortContent = Int(container.minimumContentLength) % 2 == 1 ? .end : .start
    return container
  }

  /// 800 points across.
  package mutating func plainContainer() -> Container {
    Container(axis: pick(ScrollAxis.allCases), crossLength: 800, direction: pick(ReadingDirection.allCases))
  }

  /// The container as it may come to be: with another length across, another axis or another direction.
  package mutating func container(after container: Container) -> Container {
    var next = container
    switch int(0...5) {
    case 0: next.axis = pick(ScrollAxis.allCases)
    case 1: next.direction = pick(ReadingDirection.allCases)
    case 2, 3: next.crossLength = self.container().crossLength
    default: next = self.container()
    }
    return next
  }

  package mutating func columns() -> ColumnCount {
    switch int(0...5) {
    case 0: return .fixed(int(1...255))
    case 1: return .fitting(minimumWidth: length(1...400), maximum: int(1...255))
    case 2: return .fitting(minimumWidth: length(1...400))
    default: return .fixed(pick([1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 32, 33, 64, 255]))
    }
  }

  package mutating func spacing() -> Double {
    switch int(0...9) {
    case 0: return length(0...2_000_000)
    case 1: return 2_000_000
    case 2...4: return 0
    default: return length(0...30)
    }
  }

  package mutating func insets() -> LayoutInsets {
    let range: ClosedRange<Double>
    switch int(0...9) {
    case 0: range = -2_000_000...2_000_000
    case 1...3: range = -40...40
    case 4, 5: return .zero
    default: range = 0...30
    }
    return LayoutInsets(
      top: length(range), leading: length(range), bottom: length(range), trailing: length(range))
  }

  package mutating func supplementary() -> Supplementary? {
    switch int(0...5) {
    case 0, 1: return nil
    case 2: return Supplementary(height: 0, insets: insets())
    default: return Supplementary(height: length(0...80), insets: insets())
    }
  }

  package mutating func options() -> SectionOptions {
    options(layout())
  }

  package mutating func options(_ layout: SectionLayout) -> SectionOptions {
    SectionOptions(
      layout: layout, insets: insets(), header: supplementary(), footer: supplementary(),
      decorations: decorations())
  }

  package mutating func decorations() -> [Decoration] {
    guard oneIn(3) else { return [] }
    return (0..<int(1...3)).map { _ in
      Decoration(
        pick(Decoration.Coverage.allCases), insets: oneIn(2) ? .zero : insets(),
        zIndex: pick([-1, -1, 0, 5, -7]))
    }
  }
}
