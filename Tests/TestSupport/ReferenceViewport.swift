import Perpend

extension ReferenceLayout {
  /// What of a viewport bars leave uncovered, in units along the main axis.
  package func rangeSeen(in viewport: Viewport) -> Range<Int> {
    let start = units(viewport.offset + viewport.startInset)
    return start..<max(start, units(viewport.offset + viewport.length - viewport.endInset))
  }
}
