import Perpend

/// Sections for a fuzz target: of any layout, some of them as long as content may be.
extension RandomSource {
  /// A section of at most `room` items with a size.
  package mutating func wildSection(atMost room: Int) -> FeedSection {
    var section = FeedSection(options: wildOptions())
    section.items = wildSizes(atMost: room)
    if section.isGrid {
      section.unsizedItemCount = wildUnsizedCount()
    } else if oneIn(64) {
      section.unsizedItemCount = pick([1, -1, .max])
    }
    if oneIn(3) {
      let palette = (0..<int(1...3)).map { _ in oneIn(2) ? ItemTraits() : wildTraits() }
      section.traits = section.items.indices.map { palette[$0 % palette.count] }
    }
    return section
  }

  private mutating func wildUnsizedCount() -> Int {
    switch int(0...15) {
    case 0: pick([1 << 48, 1 << 48 + 1, 1 << 47, .max, .min, -1])
    // As many as make a column of the longest items as long as content may be, or nearly so.
    case 1: pick([10_000_000_000, 15_000, 7500, 7499, 14_999])
    case 2...5: int(0...65_535)
    default: int(0...100)
    }
  }

  package mutating func wildOptions() -> SectionOptions {
    var options = options(wildLayout())
    if oneIn(4) { options.insets = wildInsets() }
    if oneIn(8) { options.header = wildSupplementary() }
    if oneIn(8) { options.footer = wildSupplementary() }
    if oneIn(64) { options.decorations = Array(repeating: Decoration(.rows), count: pick([255, 256, 257])) }
    return options
  }

  /// The options with one thing changed.
  package mutating func wildOptions(after options: SectionOptions) -> SectionOptions {
    var options = options
    switch int(0...7) {
    case 0: options.header = wildSupplementary()
    case 1: options.footer = wildSupplementary()
    case 2: options.insets = wildInsets()
    case 3: options.decorations = decorations()
    case 4: options = wildOptions()
    case 5: options.layout = wildLayout()
    default: options.layout = altered(options.layout)
    }
    return options
  }

  package mutating func wildSupplementary() -> Supplementary? {
    oneIn(3)
      ? nil
      : Supplementary(
        height: wildLength(), insets: wildInsets(), pinning: pick(Supplementary.Pinning.allCases))
  }

  private mutating func wildInsets() -> LayoutInsets {
    func inset(_ random: inout RandomSource) -> Double {
      random.wildLength() * (random.oneIn(4) ? -1 : 1)
    }
    return oneIn(3)
      ? .zero
      : LayoutInsets(top: inset(&self), leading: inset(&self), bottom: inset(&self), trailing: inset(&self))
  }

  private mutating func wildLayout() -> SectionLayout {
    switch int(0...9) {
    case 0: return .custom(Mischief(kind: pick(Mischief.Kind.allCases)))
    case 1, 2: return narrowLayout()
    case 3:
      return .grid(UniformGrid(itemSize: wildSize(), columnSpacing: wildLength(), rowSpacing: wildLength()))
    case 4:
      let count = pick([0, -1, 1, 2, 3, 8, 255, 256, .max, .min])
      return .waterfall(
        Waterfall(
          columns: oneIn(2) ? .fixed(count) : .fitting(minimumWidth: wildLength(), maximum: count),
          columnSpacing: wildLength(), itemSpacing: wildLength(), placement: pick(placements)))
    default: return layout()
    }
  }
}
