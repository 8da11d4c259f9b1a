import Perpend

/// The sample as a hierarchy: the collection, its sections, and the first items of each.
struct OutlineDrawing {
  private let names: [[String]]
  private let index: OutlineIndex
  private let panel: LayoutRect
  /// The section of each item of the columns behind the first.
  private let sections: [[Int]]

  init(_ sample: Feed, panel: LayoutRect) throws {
    self.panel = panel
    let groups = sample.groups.indices.filter { sample.groups[$0].items.count < 200 }.prefix(7)
    var leaves: [Outline.Item] = []
    var branches: [Outline.Item] = []
    var names: [[String]] = [[sample.name], [], []]
    var sections: [[Int]] = [[0], [], []]
    for group in groups {
      let first = leaves.count
      for size in sample.groups[group].items.prefix(2 + group % 3) {
        leaves.append(Outline.Item(height: min(22 + size.height / 60, 46).rounded()))
        names[2].append("\(Format.plain(size.width)) × \(Format.plain(size.height))")
        sections[2].append(group)
      }
      branches.append(Outline.Item(height: 30, children: first..<leaves.count))
      names[1].append(sample.groups[group].name)
      sections[1].append(group)
    }
    self.names = names
    self.sections = sections
    let columns = [
      Outline.Column(width: 112, items: [Outline.Item(height: 44, children: 0..<branches.count)]),
      Outline.Column(width: 96, items: branches), Outline.Column(width: 110, items: leaves),
    ]
    let insets = LayoutInsets(top: 12, leading: 10, bottom: 12, trailing: 10)
    do {
      index = try OutlineIndex(
        Container(width: panel.width),
        Outline(columns: columns, columnSpacing: 31, itemSpacing: 7, insets: insets))
    } catch {
      throw ToolError.refused("perpend: the outline was refused: \(Refusal(error).message)")
    }
  }

  func draw(into svg: inout SVG) {
    let viewport = LayoutRect(x: 0, y: 0, width: panel.width, height: panel.height)
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

  private func drawItem(_ element: Element, into svg: inout SVG) {
    let (column, item) = (element.path.section, element.path.item)
    let tint = column == 0 ? Tint.ofWhole : Tint(section: sections[column][item])
    let frame = element.frame
    svg.element(
      "rect",
      [("data-item", "\(column),\(item)")] + frame.attributes + [
        ("rx", "4"), ("fill", column < 2 ? tint.band : tint.fill),
        ("stroke", column < 2 ? tint.band : tint.edge),
      ])
    let name = names[column][item]
    let size =
      TextFit.size(name, width: frame.width - 10, height: frame.height, smallest: 10, largest: 12.5) ?? 10
    svg.element(
      "text",
      [
        ("x", (frame.x + frame.width / 2).svg), ("y", (frame.y + frame.height / 2 + size * 0.36).svg),
        ("font-size", size.svg), ("font-weight", "600"), ("text-anchor", "middle"),
        ("fill", column < 2 ? "#ffffff" : tint.ink),
      ], content: TextFit.cut(name, width: frame.width - 6, size: size))
  }

  /// From the parent's edge to the edges of its children, along the middle of the gap.
  private func drawConnector(_ element: Element, into svg: inout SVG) {
    let parent = ItemPath(section: element.path.section, item: element.path.item)
    guard let from = index.frame(ofItemAt: parent), let children = index.children(ofItemAt: parent) else {
      return
    }
    let tint = parent.section == 0 ? Tint.ofWhole : Tint(section: sections[1][parent.item])
    let frame = element.frame
    let middle = frame.x + frame.width / 2
    let start = from.y + min(from.height, 30) / 2
    var path = "M\(frame.x.svg) \(start.svg)H\(middle.svg)"
    for child in children {
      guard let to = index.frame(ofItemAt: ItemPath(section: parent.section + 1, item: child)) else {
        continue
      }
      let end = to.y + min(to.height, 30) / 2
      path += "M\(middle.svg) \(start.svg)V\(end.svg)H\(frame.maxX.svg)"
    }
    svg.element("path", [("d", path), ("fill", "none"), ("stroke", tint.edge), ("stroke-width", "1.5")])
  }
}
