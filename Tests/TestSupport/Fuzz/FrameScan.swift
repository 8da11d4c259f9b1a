import Perpend

/// The answers to questions about an index that a look at every frame gives. Of grids too large for that it knows the
/// ends.
package struct FrameScan {
  private let index: LayoutIndex
  private let elements: [(path: ElementPath, frame: LayoutRect)]
  /// Whether it knows all elements.
  package let isWhole: Bool

  package init(_ index: LayoutIndex) {
    self.index = index
    var paths = [ElementPath.collectionHeader, .collectionFooter]
    var isWhole = true
    for section in 0..<index.sectionCount {
      let items = index.examinedItems(ofSection: section)
      if items.count < index.itemCount(inSection: section)! { isWhole = false }
      paths += [.header(section: section), .footer(section: section)]
      paths += items.map { .item(section: section, item: $0) }
      for (number, decoration) in index.options(ofSection: section)!.decorations.prefix(4).enumerated() {
        if decoration.coverage != .rows {
          paths.append(.decoration(section: section, index: number))
        } else if items.count <= 300 {
          paths += items.map { .decoration(section: section, index: number, item: $0) }
        }
      }
    }
    elements = paths.sorted().compactMap { path in index.frame(of: path).map { (path, $0) } }
    self.isWhole = isWhole
  }

  /// The elements that a query of a rectangle must find, of those that the scan knows.
  private func elements(in rect: LayoutRect) -> [ElementPath] {
    elements.filter { Self.sharesArea(Box($0.frame), rect) }.map(\.path)
  }

  private static func sharesArea(_ box: Box, _ rect: LayoutRect) -> Bool {
    ReferenceLayout.sharesArea(box, rect)
  }

  /// What a query misses, or finds and should not.
  package func queryDifference(in rect: LayoutRect) -> String? {
    let found = index.elements(in: rect)
    let expected = elements(in: rect)
    let known = Set(elements.map(\.path))
    let paths = found.map(\.path).filter { known.contains($0) }
    if let difference = listDifference("elements in \(rect)", paths, expected) { return difference }
    if found.map(\.path) != found.map(\.path).sorted() { return "elements in \(rect) are out of order" }
    for element in found where index.frame(of: element.path) != element.frame {
      return differing("frame of \(element.path)", element.frame, index.frame(of: element.path))
    }
    return bufferDifference(index, in: rect, capacity: 7, expected: found.map(\.path))
  }

  package func nearestDifference(to point: LayoutPoint) -> String? {
    let (x, y) = (roundedUnits(point.x), roundedUnits(point.y))
    guard x.magnitude <= 0x1p50, y.magnitude <= 0x1p50 else { return nil }
    func distance(_ frame: LayoutRect) -> Double {
      let box = Box(frame)
      let dx = max(0, Double(box.x) - x, x - Double(box.maxX))
      let dy = max(0, Double(box.y) - y, y - Double(box.maxY))
      return dx * dx + dy * dy
    }
    let items = elements.filter { $0.path.kind == .item && $0.frame.width > 0 && $0.frame.height > 0 }
    let nearest = items.map { distance($0.frame) }.min()
    let found = index.nearestItem(to: point).flatMap { index.frame(ofItemAt: $0) }.map { distance($0) }
    return differing("distance of the item nearest to \(point)", found, nearest)
  }

  package func firstItemDifference(atOrAfter offset: Double) -> String? {
    let least = roundedUnits(offset)
    guard !offset.isNaN else { return differing("first item", index.firstItem(atOrAfter: offset), nil) }
    var best: (path: ItemPath, start: Double)?
    for element in elements {
      guard let path = element.path.itemPath else { continue }
      let start = Double(start(of: Box(element.frame)))
      guard start >= least, best.map({ $0.path.section == path.section && start < $0.start }) ?? true else {
        continue
      }
      best = (path, start)
    }
    return differing(
      "first item at or after \(offset)", index.firstItem(atOrAfter: offset), best?.path)
  }

  /// Where a box starts, from the feed's own start.
  private func start(of box: Box) -> Int {
    guard index.container.axis == .horizontal else { return box.y }
    return index.container.direction == .rightToLeft ? units(index.contentSize.width) - box.maxX : box.x
  }
}

extension Box {
  /// The box of a frame that an index gave.
  fileprivate init(_ frame: LayoutRect) {
    self.init(x: units(frame.x), y: units(frame.y), width: units(frame.width), height: units(frame.height))
  }
}
