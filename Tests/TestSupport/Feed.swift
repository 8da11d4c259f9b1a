import Perpend

/// What a layout index is given: the input after a history of edits, for a fresh build.
package struct Feed: Sendable {
  package var container: Container
  package var sections: [Section]

  package init(_ container: Container, _ sections: [Section]) {
    self.container = container
    self.sections = sections
  }

  /// An index built at once.
  package func index() throws(LayoutError) -> LayoutIndex {
    try LayoutIndex(container, sections: sections)
  }

  /// An index built section by section on the caller's thread.
  package func serialIndex() throws(LayoutError) -> LayoutIndex {
    var index = try LayoutIndex(container)
    index.threads = 1
    for section in sections { try index.append(section) }
    return index
  }

  package func reference() throws -> ReferenceLayout {
    try ReferenceLayout(container, sections)
  }

  /// The reference's layout, or nil if it refuses.
  ///
  /// Nil also where insets below 0 make a column wider than a length may be: that is a test of its own.
  package var referenceIfAny: ReferenceLayout? {
    do {
      let layout = try reference()
      return layout.sections.allSatisfy { $0.columns.width <= lengthLimit } ? layout : nil
    } catch {
      return nil
    }
  }

  /// A short description for a failure trail.
  package var label: String {
    let sections = sections.map { "\($0.items.count) items, \($0.options)" }
    return "\(container) \(sections)"
  }
}
