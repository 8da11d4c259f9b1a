import Perpend

/// Answers that name elements.
enum ElementAnswers {
  /// A feed of more items than this is not listed unasked.
  static let printedItems = 1000

  /// The frames of the items that `wanted` names, or of all.
  static func items(_ index: LayoutIndex, _ wanted: JSON?) -> JSON? {
    if let names = wanted?.members, !names.isEmpty {
      return .object(
        names.map { name in
          guard let path = ItemPath(text: name.key) else { return (name.key, notAName) }
          return (name.key, index.frame(ofItemAt: path).map(JSON.frame) ?? .null)
        })
    }
    guard wanted != nil || index.itemCount <= printedItems else { return nil }
    var frames: [(String, JSON)] = []
    for section in 0..<index.sectionCount {
      for item in 0..<(index.itemCount(inSection: section) ?? 0) where frames.count < printedItems {
        let frame = index.frame(ofItemAt: ItemPath(section: section, item: item))
        frames.append(("\(section),\(item)", frame.map(JSON.frame) ?? .null))
      }
    }
    return .object(frames)
  }

  /// The frames of an element of the sections that `wanted` names, or of all sections that have it.
  static func sections(
    _ index: LayoutIndex, _ wanted: JSON?, _ frame: (LayoutIndex, Int) -> Rect?
  ) -> JSON? {
    if let names = wanted?.members, !names.isEmpty {
      return .object(
        names.map { name in
          guard let section = StrictNumber.integer(name.key) else { return (name.key, notAName) }
          return (name.key, frame(index, section).map(JSON.frame) ?? .null)
        })
    }
    guard wanted != nil || index.sectionCount <= printedItems else { return nil }
    let frames = (0..<index.sectionCount).compactMap { section in
      frame(index, section).map { (String(section), JSON.frame($0)) }
    }
    return wanted == nil && frames.isEmpty ? nil : .object(frames)
  }

  /// An answer that equals nothing, not even null.
  private static var notAName: JSON { .string("no element has such a name") }

  static func name(_ index: LayoutIndex, _ point: Point) -> JSON {
    index.element(at: point).map { .string($0.path.name) } ?? .null
  }

  static func names(_ index: LayoutIndex, _ rect: Rect) -> JSON {
    .array(index.elements(in: rect).map { .string($0.path.name) })
  }
}
