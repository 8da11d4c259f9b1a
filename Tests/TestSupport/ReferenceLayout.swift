import Perpend

/// A feed laid out without any cleverness, to hold the library against.
///
/// It shares the option structs with the library and nothing else: O(n · c) layout in exact whole units here, linear
/// scans in `ReferenceLayout+Queries.swift`.
package struct ReferenceLayout: Sendable {
  /// An element and where it lies, in units.
  package struct Placed: Hashable, Sendable {
    package var path: ElementPath
    package var box: Box
    package var z: Int
  }

  package let container: Container
  package let sections: [ReferenceSection]
  /// All elements in index order, those without area too.
  package let elements: [Placed]
  package let contentHeight: Int

  /// A layout made at once or, with histories by section, what they have come to.
  package init(_ container: Container, _ sections: [Section], _ histories: [SectionHistory]? = nil) throws {
    self.container = container
    let grid = PixelGrid(scale: container.displayScale)
    var placed: [ReferenceSection] = []
    var elements: [Placed] = []
    var end = 0
    for (number, section) in sections.enumerated() {
      let reference = try ReferenceSection(
        section, number: number, start: end, containerWidth: units(container.crossLength), grid: grid,
        history: histories?[number])
      guard reference.end <= contentLimit else {
        throw ReferenceRefusal.contentTooLong(section: number)
      }
      end = reference.end
      placed.append(reference)
      Self.list(reference, number: number, into: &elements)
    }
    self.sections = placed
    self.elements = elements
    contentHeight = max(end, units(container.minimumContentLength))
  }

  /// How many items are left for later.
  package var pendingCount: Int { sections.reduce(0) { $0 + $1.pendingCount } }

  private static func list(_ section: ReferenceSection, number: Int, into elements: inout [Placed]) {
    if let header = section.header {
      elements.append(Placed(path: .header(section: number), box: header, z: 2))
    }
    for (item, box) in section.items.enumerated() {
      elements.append(Placed(path: .item(section: number, item: item), box: box, z: 0))
    }
    if let footer = section.footer {
      elements.append(Placed(path: .footer(section: number), box: footer, z: 1))
    }
  }
}

extension Rect {
  /// The rectangle that a box in units is in points.
  package init(_ box: Box) {
    self.init(x: points(box.x), y: points(box.y), width: points(box.width), height: points(box.height))
  }
}
