import Perpend

/// A hierarchy on a page of its own, with its name and its figures on top.
package struct OutlinePicture {
  let description: OutlineDescription
  let index: OutlineIndex
  let name: String

  package init(description: OutlineDescription, index: OutlineIndex, name: String) {
    self.description = description
    self.index = index
    self.name = name
  }

  /// No longer than this, in points: nobody looks at more.
  private static let longest = 16_000.0

  /// What the picture and the command say of it.
  var summary: String {
    let items = description.outline.columns.reduce(0) { $0 + $1.items.count }
    let size = index.contentSize
    return "\(Format.count(items, "item")) in \(Format.count(index.columnCount, "column")), "
      + "\(Format.grouped(size.width)) × \(Format.grouped(size.height)) pt"
  }

  package func svg() -> String {
    let content = index.contentSize
    let viewport = LayoutRect(x: 0, y: 0, width: content.width, height: min(content.height, Self.longest))
    let scale = content.width > 0 ? min(1, 1200 / content.width) : 1
    let isCut = content.height > Self.longest
    let facts = isCut ? [summary, "the first \(Format.grouped(Self.longest)) pt"] : [summary]
    return PicturePage(
      name: name, facts: facts,
      panels: LayoutSize(width: viewport.width * scale, height: viewport.height * scale)
    ).svg { svg in
      guard viewport.width > 0, viewport.height > 0 else { return }
      let panel = LayoutRect(
        x: PicturePage.margin, y: PicturePage.top, width: viewport.width * scale,
        height: viewport.height * scale)
      OutlineDrawing(description, index, viewport: viewport, panel: panel).draw(into: &svg)
    }
  }
}
