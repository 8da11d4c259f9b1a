import Perpend

/// What a layout index is given: the input after a history of edits, for a fresh build.
package struct Feed: Sendable {
  package var container: Container
  package var sections: [FeedSection]
  /// The header and the footer of the whole collection.
  package var header: Supplementary?
  package var footer: Supplementary?

  package init(_ container: Container, _ sections: [FeedSection]) {
    self.container = container
    self.sections = sections
  }

  /// An index built at once.
  package func index() throws(LayoutError) -> LayoutIndex {
    try LayoutIndex(container, header: header, footer: footer, sections: sections)
  }

  /// An index built section by section on the caller's thread.
  package func serialIndex() throws(LayoutError) -> LayoutIndex {
    var index = try LayoutIndex(container, header: header, footer: footer)
    index.maximumThreadCount = 1
    for section in sections { try index.append(section) }
    return index
  }

  package func reference() throws -> ReferenceLayout {
    try ReferenceLayout(container, header: header, footer: footer, sections)
  }

  /// The reference's layout, or nil if it refuses.
  package var referenceIfAny: ReferenceLayout? {
    do {
      return try reference()
    } catch {
      return nil
    }
  }

  /// A short description for a failure trail.
  package var label: String {
    let ends = [header, footer].map { $0.map { "\($0)" } ?? "none" }
    return "\(container), header \(ends[0]), footer \(ends[1]), \(sections.map { $0.label })"
  }
}

extension FeedSection {
  package var label: String {
    let marked = traits.enumerated().filter { $0.element != ItemTraits() }.map {
      "\($0.offset): \($0.element)"
    }
    return "\(itemCount) items, \(options)\(marked.isEmpty ? "" : ", \(marked)")"
  }
}

extension Feed {
  /// The columns of a section as it would be in a vertical feed.
  package func columns(ofSection section: Int) -> ReferenceColumns {
    ReferenceAxes(container).exchanged(sections[section]).options.columns(
      containerWidth: units(container.crossLength), grid: PixelGrid(scale: container.displayScale))
  }
}

extension SectionOptions {
  /// Whether it is a waterfall whose items keep their columns.
  package var isStable: Bool {
    if case .waterfall(let waterfall) = layout { waterfall.placement == .stable } else { false }
  }

  /// The waterfall of a section that is one.
  package var waterfall: Waterfall {
    guard case .waterfall(let waterfall) = layout else { fatalError("\(layout) is no waterfall") }
    return waterfall
  }
}
