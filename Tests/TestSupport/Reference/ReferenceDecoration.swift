import Perpend

/// A decoration of a section, or of one of its rows, where it has an area.
package struct ReferenceDecoration: Hashable, Sendable {
  /// Its place among the section's.
  package var number: Int
  /// The first item of its row; 0 where it covers no row.
  package var item = 0
  package var box: Box
  package var zIndex: Int

  /// All of a section, in the order in which a query lists them.
  static func list(
    _ options: SectionOptions, section: Box, itemsStart: Int, itemsLength: Int,
    _ items: ReferenceItems
  ) -> [ReferenceDecoration] {
    let leading = units(options.insets.leading)
    let width = max(0, section.width - leading - units(options.insets.trailing))
    func area(_ start: Int, _ end: Int) -> Box {
      Box(x: leading, y: itemsStart + start, width: width, height: end - start)
    }
    var list: [ReferenceDecoration] = []
    for (number, decoration) in options.decorations.enumerated() {
      var covered: [(item: Int, box: Box)] = []
      switch decoration.coverage {
      case .section: covered = [(0, section)]
      case .items: if !items.boxes.isEmpty { covered = [(0, area(0, itemsLength))] }
      case .rows:
        for (row, first) in items.rows.enumerated() {
          let end = row + 1 < items.rows.count ? items.rows[row + 1] : items.boxes.count
          let boxes = items.boxes[first..<end]
          covered.append((first, area(boxes.map(\.y).min()!, boxes.map(\.maxY).max()!)))
        }
      }
      for (item, box) in covered {
        let box = box.inset(by: decoration.insets)
        guard box.width > 0, box.height > 0 else { continue }
        list.append(ReferenceDecoration(number: number, item: item, box: box, zIndex: decoration.zIndex))
      }
    }
    return list
  }
}

extension Box {
  fileprivate func inset(by insets: LayoutInsets) -> Box {
    Box(
      x: x + units(insets.leading), y: y + units(insets.top),
      width: width - units(insets.leading) - units(insets.trailing),
      height: height - units(insets.top) - units(insets.bottom))
  }
}
