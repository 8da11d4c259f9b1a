import Perpend

/// What a layout index is given: the input after a history of edits, for a fresh build.
package struct Feed: Sendable {
  package var container: Container
  package var sections: [Section]
  /// The header and the footer of the whole collection.
  package var header: Supplementary?
  package var footer: Supplementary?
  /// What stable waterfalls remember of the history: the columns of their items, by section.
  var given: [GivenColumns?] = []

  package init(_ container: Container, _ sections: [Section]) {
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
    index.threads = 1
    for section in sections { try index.append(section) }
    return index
  }

  package func reference() throws -> ReferenceLayout {
    try ReferenceLayout(container, header: header, footer: footer, sections, given: given)
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

extension Section {
  package var label: String {
    let marked = traits.enumerated().filter { $0.element != ItemTraits() }.map {
      "\($0.offset): \($0.element)"
    }
    return "\(itemCount) items, \(options)\(marked.isEmpty ? "" : ", \(marked)")"
  }
}

extension Feed {
  /// Whether nothing that the history has decided is left: then the feed is laid out as one built afresh.
  package var followsFromInput: Bool { !sections.contains { $0.options.isStable } }

  /// Has stable waterfalls remember their columns, as they do before an edit.
  package mutating func settle() {
    guard !followsFromInput, let layout = referenceIfAny else {
      given = []
      return
    }
    given = sections.indices.map { number in
      guard sections[number].options.isStable else { return nil }
      let section = layout.sections[number]
      return GivenColumns(columnCount: section.columns.count, columns: section.itemColumns)
    }
  }

  /// Has them forget their columns, from an item of a section on or all.
  package mutating func forgetColumns(section: Int? = nil, from item: Int = 0) {
    for number in given.indices where section ?? number == number {
      guard let columns = given[number]?.columns else { continue }
      given[number]?.columns = columns.indices.map { $0 < item ? columns[$0] : nil }
    }
  }

  package mutating func insertItems(_ sizes: [Size], traits: ItemTraits?, at path: ItemPath) {
    sections[path.section].insert(sizes, traits: traits, at: path.item)
    if path.section < given.count {
      given[path.section]?.columns.insert(contentsOf: sizes.map { _ in nil }, at: path.item)
    }
  }

  package mutating func deleteItems(_ range: Range<Int>, inSection section: Int) {
    sections[section].remove(range)
    if section < given.count { given[section]?.columns.removeSubrange(range) }
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
