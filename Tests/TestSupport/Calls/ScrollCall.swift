import Perpend

/// A question about scrolling that may lay out what was left for later.
package enum ScrollCall: CaseIterable, Hashable, Sendable {
  case anchor, keep, bring, bringSection, ensureFrame

  /// Asks it about an item, or about its section; the offset where there is one.
  package func answer(
    of index: inout LayoutIndex, _ path: ItemPath, _ viewport: Viewport
  ) throws(LayoutError) -> Double? {
    switch self {
    case .anchor:
      _ = try index.anchor(.item(path), in: viewport)
      return nil
    case .keep:
      let anchor = try index.anchor(.end(), in: viewport)
      return try index.offset(keeping: anchor)
    case .bring:
      return try index.offset(
        bringing: .item(section: path.section, item: path.item), to: .start, in: viewport)
    case .bringSection:
      return try index.offset(bringingSection: path.section, to: .nearest, in: viewport)
    case .ensureFrame:
      _ = try index.ensureFrame(ofItemAt: path)
      return nil
    }
  }
}
