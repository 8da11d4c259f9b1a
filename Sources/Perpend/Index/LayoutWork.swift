/// Work done, as tests count it.
package struct LayoutWork: Hashable, Sendable {
  /// The number of items that were placed.
  package var itemsPlaced = 0
  /// Sections that were laid out, whole or in part.
  package var sectionsLaidOut = 0
  /// Sections that were copied before an edit, since another value shared them.
  package var sectionsCopied = 0
}
