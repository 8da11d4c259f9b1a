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
    package var zIndex: Int
  }

  package let container: Container
  package let axes: ReferenceAxes
  /// As they would lie in a vertical feed from left to right.
  package let sections: [ReferenceSection]
  /// All elements in index order where they lie, those without area too.
  package let elements: [Placed]
  /// How long the content is along the main axis.
  package let contentLength: Int
  /// How long header, sections and footer are together.
  package let naturalLength: Int
  /// Where they start: short content may stand at the end.
  package let contentStart: Int
  /// The header and the footer of the whole collection.
  package let header: Box?
  package let footer: Box?
  /// How the headers and footers are pinned, in the collection and in its sections; `none` where there is none.
  let endPinning: ReferencePinning
  let pinnings: [ReferencePinning]

  /// A layout made at once or, with histories by section, what they have come to.
  package init(
    _ container: Container, header: Supplementary? = nil, footer: Supplementary? = nil,
    _ sections: [FeedSection], _ histories: [SectionHistory]? = nil
  ) throws {
    let atStart = try ReferenceLayout(container, header, footer, sections, histories, contentStart: 0)
    let room = units(container.minimumContentLength) - atStart.naturalLength
    self =
      container.shortContent == .end && room > 0
      ? try ReferenceLayout(container, header, footer, sections, histories, contentStart: room) : atStart
  }

  private init(
    _ container: Container, _ header: Supplementary?, _ footer: Supplementary?,
    _ sections: [FeedSection], _ histories: [SectionHistory]?, contentStart: Int
  ) throws {
    self.contentStart = contentStart
    self.container = container
    endPinning = ReferencePinning(header, footer)
    pinnings = sections.map { ReferencePinning($0.options.header, $0.options.footer) }
    let axes = ReferenceAxes(container)
    self.axes = axes
    let containerWidth = units(container.crossLength)
    let grid = PixelGrid(scale: container.displayScale)
    var placed: [ReferenceSection] = []
    var elements: [Placed] = []
    var end = contentStart
    self.header = ReferenceSection.place(
      header.map { axes.exchanged($0) }, y: &end, containerWidth: containerWidth)
    end = max(contentStart, end)
    if let box = self.header {
      elements.append(Placed(path: .collectionHeader, box: box, zIndex: 2))
    }
    for (number, section) in sections.enumerated() {
      let reference = try ReferenceSection(
        axes.exchanged(section), number: number, start: end, containerWidth: containerWidth, grid: grid,
        history: histories?[number])
      guard reference.end - contentStart <= contentLimit else {
        throw ReferenceRefusal.contentTooLong(section: number)
      }
      end = reference.end
      placed.append(reference)
      Self.list(reference, number: number, into: &elements)
    }
    self.sections = placed
    var footerEnd = end
    self.footer = ReferenceSection.place(
      footer.map { axes.exchanged($0) }, y: &footerEnd, containerWidth: containerWidth)
    if let box = self.footer {
      elements.append(Placed(path: .collectionFooter, box: box, zIndex: 1))
    }
    naturalLength = max(end, footerEnd) - contentStart
    let contentLength = max(end, footerEnd, units(container.minimumContentLength))
    self.contentLength = contentLength
    self.elements = elements.map {
      Placed(path: $0.path, box: axes.turned($0.box, contentLength: contentLength), zIndex: $0.zIndex)
    }
  }

  private static func list(
    _ section: ReferenceSection, number: Int, into elements: inout [Placed]
  ) {
    for decoration in section.decorations {
      let path = ElementPath.decoration(section: number, index: decoration.number, item: decoration.item)
      elements.append(Placed(path: path, box: decoration.box, zIndex: decoration.zIndex))
    }
    if let header = section.header {
      elements.append(Placed(path: .header(section: number), box: header, zIndex: 2))
    }
    for (item, box) in section.items.enumerated() {
      elements.append(Placed(path: .item(section: number, item: item), box: box, zIndex: 0))
    }
    if let footer = section.footer {
      elements.append(Placed(path: .footer(section: number), box: footer, zIndex: 1))
    }
  }

  /// How many items are left for later.
  package var pendingCount: Int { sections.reduce(0) { $0 + $1.pendingCount } }

  package var contentSize: LayoutSize {
    axes.exchanged(
      LayoutSize(width: points(units(container.crossLength)), height: points(contentLength)))
  }

  /// Where a box of a section lies.
  package func turned(_ box: Box) -> Box { axes.turned(box, contentLength: contentLength) }

  /// The same in points.
  package func rect(_ box: Box) -> LayoutRect { LayoutRect(turned(box)) }
}

extension LayoutRect {
  /// The rectangle that a box in units is in points.
  package init(_ box: Box) {
    self.init(x: points(box.x), y: points(box.y), width: points(box.width), height: points(box.height))
  }
}
