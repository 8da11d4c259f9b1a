import Perpend

extension ElementPath {
  /// The name that cases and answers use: i:section,item, h:section, f:section.
  var name: String {
    switch kind {
    case .collectionHeader: "H"
    case .collectionFooter: "F"
    case .decoration: "d:\(section),\(decoration),\(item)"
    case .item: "i:\(section),\(item)"
    case .header: "h:\(section)"
    case .footer: "f:\(section)"
    }
  }
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
  static func frame(_ frame: Rect) -> JSON {
    .array([.number(frame.x), .number(frame.y), .number(frame.width), .number(frame.height)])
  }

  static func size(_ size: Size) -> JSON { .array([.number(size.width), .number(size.height)]) }
}
