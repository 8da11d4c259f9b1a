import Perpend

extension ElementPath {
  /// The name that cases and answers use: i:section,item, h:section, f:section, d:section,number,item for a
  /// decoration, H and F for the header and footer of the whole collection.
  package var name: String {
    switch kind {
    case .collectionHeader: "H"
    case .collectionFooter: "F"
    case .decoration: "d:\(section),\(decorationIndex),\(item)"
    case .item: "i:\(section),\(item)"
    case .header: "h:\(section)"
    case .footer: "f:\(section)"
    }
  }
}

extension ElementPath {
  /// The element of that name.
  package init?(name: String) {
    if let end = [ElementPath.collectionHeader, .collectionFooter].first(where: { $0.name == name }) {
      self = end
      return
    }
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let numbers = parts[1].split(separator: ",", omittingEmptySubsequences: false).map(StrictNumber.integer)
    switch (parts[0], numbers.count) {
    case ("i", 2): self = .item(section: numbers[0] ?? -1, item: numbers[1] ?? -1)
    case ("h", 1): self = .header(section: numbers[0] ?? -1)
    case ("f", 1): self = .footer(section: numbers[0] ?? -1)
    case ("d", 3):
      self = .decoration(section: numbers[0] ?? -1, index: numbers[1] ?? -1, item: numbers[2] ?? -1)
    default: return nil
    }
    // A name has no other spelling.
    guard self.name == name else { return nil }
  }

  /// The number of the section, or nil for what belongs to the whole collection.
  var sectionNumber: Int? { kind == .collectionHeader || kind == .collectionFooter ? nil : section }
}

extension ItemPath {
  /// The path that is written "section,item".
  init?(text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(StrictNumber.integer)
    guard parts.count == 2, let section = parts[0], let item = parts[1] else { return nil }
    self.init(section: section, item: item)
  }
}

extension JSON {
  /// A frame as cases and answers write it: [x, y, width, height].
  static func frame(_ frame: LayoutRect) -> JSON {
    .array([.number(frame.x), .number(frame.y), .number(frame.width), .number(frame.height)])
  }

  static func size(_ size: LayoutSize) -> JSON { .array([.number(size.width), .number(size.height)]) }
}
