import Perpend

extension ReferenceLayout {
  /// What shares a positive area with the rectangle, in index order.
  package func elements(in rect: LayoutRect) -> [Element] {
    elements.filter { Self.sharesArea($0.box, rect) }.map(\.element)
  }

  static func sharesArea(_ box: Box, _ rect: LayoutRect) -> Bool {
    overlaps(box.x, box.maxX, roundedUnits(rect.x), roundedUnits(rect.x + rect.width))
      && overlaps(box.y, box.maxY, roundedUnits(rect.y), roundedUnits(rect.y + rect.height))
  }

  /// Not a number on either side overlaps nothing; `Swift.max` would lose it.
  private static func overlaps(_ start: Int, _ end: Int, _ low: Double, _ high: Double) -> Bool {
    start < end && low < high && Double(start) < high && low < Double(end)
  }

  /// The topmost element at a point: the highest z, among equals the last in index order.
  package func element(at point: LayoutPoint) -> Element? {
    let x = roundedUnits(point.x)
    let y = roundedUnits(point.y)
    var best: Placed?
    for placed in elements {
      let box = placed.box
      guard Double(box.x) <= x, x < Double(box.maxX), Double(box.y) <= y, y < Double(box.maxY) else {
        continue
      }
      if placed.zIndex >= best?.zIndex ?? .min { best = placed }
    }
    return best?.element
  }

  /// In the first section that has an item starting at or after the offset along the main axis: the one that starts
  /// first.
  package func firstItem(atOrAfter offset: Double) -> ItemPath? {
    let offset = roundedUnits(offset)
    for (number, section) in sections.enumerated() {
      var best: Int?
      for (item, box) in section.items.enumerated() where Double(box.y) >= offset {
        if best == nil || box.y < section.items[best!].y { best = item }
      }
      if let best { return ItemPath(section: number, item: best) }
    }
    return nil
  }
}

extension ReferenceLayout.Placed {
  /// The element in points.
  package var element: Element { Element(path: path, frame: LayoutRect(box), zIndex: zIndex) }
}
