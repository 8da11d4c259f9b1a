import Perpend

/// Draws a hierarchy: parents dark, what has no children pale, and the connectors between them.
package struct OutlineDrawing {
  private let description: OutlineDescription
  private let index: OutlineIndex
  /// What of the content is shown, and where in the picture.
  private let viewport: LayoutRect
  private let panel: LayoutRect

  init(_ description: OutlineDescription, _ index: OutlineIndex, viewport: LayoutRect, panel: LayoutRect) {
    self.description = description
    self.index = index
    self.viewport = viewport
    self.panel = panel
  }

  package func draw(into svg: inout SVG) {
    svg.open(
      "svg", panel.attributes + [("viewBox", viewport.viewBox), ("preserveAspectRatio", "none")])
    svg.element("rect", viewport.attributes + [("fill", "#ffffff")])
    for element in index.elements(in: viewport) {
      switch element.path.kind {
      case .item: drawItem(element, into: &svg)
      case .decoration: drawConnector(element, into: &svg)
      default: break
      }
    }
    svg.close("svg")
  }

  private func tint(_ column: Int, _ item: Int) -> Tint {
    description.branches[column][item].map(Tint.init(section:)) ?? .ofWhole
  }

  private func drawItem(_ element: Element, into svg: inout SVG) {
    let (column, item) = (element.path.section, element.path.item)
    let tint = tint(column, item)
    let isParent = !description.outline.columns[column].items[item].children.isEmpty
    let frame = element.frame
    let name = description.names[column][item]
    svg.shape(
      "rect",
      [("data-item", "\(column),\(item)")] + frame.attributes + [
        ("rx", "4"), ("fill", isParent ? tint.band : tint.fill), ("stroke", isParent ? tint.band : tint.edge),
      ], tip: name)
    let size =
      TextFit.size(name, width: frame.width - 10, height: frame.height, smallest: 10, largest: 12.5) ?? 10
    guard frame.height >= size else { return }
    svg.element(
      "text",
      [
        ("x", (frame.x + frame.width / 2).svg), ("y", (frame.y + frame.height / 2 + size * 0.36).svg),
        ("font-size", size.svg), ("font-weight", "600"), ("text-anchor", "middle"),
        ("fill", isParent ? "#ffffff" : tint.ink),
      ], content: TextFit.cut(name, width: frame.width - 6, size: size))
  }

  /// From the parent's edge to the edges of its children, along the middle of the gap.
  private func drawConnector(_ element: Element, into svg: inout SVG) {
    let parent = ItemPath(section: element.path.section, item: element.path.item)
    guard let from = index.frame(ofItemAt: parent), let children = index.children(ofItemAt: parent) else {
      return
    }
    let frame = element.frame
    let isMirrored = index.container.direction == .rightToLeft
    let (near, far) = isMirrored ? (frame.maxX, frame.x) : (frame.x, frame.maxX)
    let middle = frame.x + frame.width / 2
    let start = from.y + min(from.height, 30) / 2
    var path = "M\(near.svg) \(start.svg)H\(middle.svg)"
    for child in children {
      guard let to = index.frame(ofItemAt: ItemPath(section: parent.section + 1, item: child)) else {
        continue
      }
      let end = to.y + min(to.height, 30) / 2
      path += "M\(middle.svg) \(start.svg)V\(end.svg)H\(far.svg)"
    }
    let edge = tint(parent.section, parent.item).edge
    svg.element("path", [("d", path), ("fill", "none"), ("stroke", edge), ("stroke-width", "1.5")])
  }
}
