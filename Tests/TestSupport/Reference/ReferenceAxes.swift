import Perpend

/// A horizontal feed is a vertical one with the axes exchanged, and in one from right to left x is mirrored: so the
/// reference lays out only from top to bottom and from left to right.
package struct ReferenceAxes: Sendable {
  private let isHorizontal: Bool
  private let isMirrored: Bool
  private let crossLength: Int

  package init(_ container: Container) {
    isHorizontal = container.axis == .horizontal
    isMirrored = container.direction == .rightToLeft
    crossLength = units(container.crossLength)
  }

  /// A size as a vertical feed has it, or the other way round.
  package func exchanged(_ size: LayoutSize) -> LayoutSize {
    isHorizontal ? LayoutSize(width: size.height, height: size.width) : size
  }

  /// The section that lies in a vertical feed as this one does in a horizontal one, or the other way round.
  package func exchanged(_ section: FeedSection) -> FeedSection {
    guard isHorizontal else { return section }
    var section = section
    section.items = section.items.map { exchanged($0) }
    var options = section.options
    options.insets = exchanged(options.insets)
    options.header = options.header.map { exchanged($0) }
    options.footer = options.footer.map { exchanged($0) }
    for index in options.decorations.indices {
      options.decorations[index].insets = exchanged(options.decorations[index].insets)
    }
    if case .grid(var grid) = options.layout {
      grid.itemSize = exchanged(grid.itemSize)
      options.layout = .grid(grid)
    }
    section.options = options
    return section
  }

  package func exchanged(_ supplementary: Supplementary) -> Supplementary {
    var supplementary = supplementary
    supplementary.insets = exchanged(supplementary.insets)
    return supplementary
  }

  private func exchanged(_ insets: LayoutInsets) -> LayoutInsets {
    guard isHorizontal else { return insets }
    return LayoutInsets(
      top: insets.leading, leading: insets.top, bottom: insets.trailing, trailing: insets.bottom)
  }

  /// Where a box of the vertical feed, from left to right, lies in this one, whose content is so long.
  package func turned(_ box: Box, contentLength: Int) -> Box {
    var box = isHorizontal ? Box(x: box.y, y: box.x, width: box.height, height: box.width) : box
    if isMirrored { box.x = (isHorizontal ? contentLength : crossLength) - box.x - box.width }
    return box
  }
}
