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
  package var referenceIfAny: ReferenceLayout? {
    do {
      return try reference()
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
