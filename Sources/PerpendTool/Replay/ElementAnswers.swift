import Perpend

/// Answers that name elements.
enum ElementAnswers {
  /// A feed of more items than this is not listed unasked.
  static let printedItems = 1000
  /// Answers about all items of a feed of more than this are not given.
  static let mostItems = 1_000_000

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
      let count = min(index.itemCount(inSection: section) ?? 0, printedItems - frames.count)
      for item in 0..<count {
        let frame = index.frame(ofItemAt: ItemPath(section: section, item: item))
        frames.append(("\(section),\(item)", frame.map(JSON.frame) ?? .null))
      }
    }
    return .object(frames)
  }

  /// The frames of an element of the sections that `wanted` names, or of all sections that have it.
  static func sections(
    _ index: LayoutIndex, _ wanted: JSON?, _ frame: (LayoutIndex, Int) -> LayoutRect?
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

  static func name(_ index: LayoutIndex, _ point: LayoutPoint) -> JSON {
    index.element(at: point).map { .string($0.path.name) } ?? .null
  }

  /// The names of the elements in a rectangle or a viewport: as many as are listed, or as are expected if that is
  /// more.
  static func names(_ index: LayoutIndex, _ rect: LayoutRect, _ wanted: JSON?) -> JSON {
    names(Listing(index, in: rect, most: most(wanted)))
  }

  static func names(_ index: LayoutIndex, _ viewport: Viewport, _ wanted: JSON?) -> JSON {
    names(Listing(index, in: viewport, most: most(wanted)))
  }

  private static func most(_ wanted: JSON?) -> Int { max(Listing.most, wanted?.elements?.count ?? 0) }

  private static func names(_ listing: Listing) -> JSON {
    .array(listing.paths.map { .string($0.name) } + listing.jsonOfMore)
  }

  /// The answers to several questions, each with what is expected of it.
  static func each<Question>(
    _ questions: [Question], _ wanted: JSON?, _ answer: (Question, JSON?) -> JSON
  ) -> JSON {
    let wanted = wanted?.elements ?? []
    return .array(
      questions.enumerated().map { number, question in
        answer(question, wanted.indices.contains(number) ? wanted[number] : nil)
      })
  }

  /// The answer about all items, or that there are more than `most`, which equals no answer.
  static func ofAll(
    _ index: LayoutIndex, most: Int = mostItems, _ answer: (LayoutIndex) -> JSON
  ) -> JSON {
    guard index.itemCount > most else { return answer(index) }
    return .string(
      "not for more than \(Format.count(most, "item")); there are \(Format.grouped(index.itemCount))")
  }
}
