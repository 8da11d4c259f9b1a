import Perpend

/// What is wrong with a batch.
extension Refusal {
  static func code(_ fault: LayoutError.BatchFault, _ operation: LayoutError.BatchOperation?) -> String {
    switch fault {
    case .duplicate: "duplicateIndex"
    case .outOfRange: "outOfBounds"
    case .deletedAndMoved: "deleteAndMove"
    case .deletedAndReloaded: "deleteAndReload"
    case .movedAndReloaded: "moveAndReload"
    // An item goes with its section: it is deleted as well.
    case .sectionIsGone: operation == .setSize ? "deleteAndReload" : "sectionIsGone"
    case .countMismatch: "countMismatch"
    }
  }

  static func details(_ fault: LayoutError.BatchFault, _ operation: LayoutError.BatchOperation?) -> [(
    String, JSON
  )] {
    var details: [(String, JSON)] = []
    if let operation { details.append(("operation", .string(operation.word))) }
    if case .countMismatch(let expected, let actual) = fault {
      details += [("computed", .number(actual)), ("declared", .number(expected))]
    }
    return details
  }

  static func message(_ fault: LayoutError.BatchFault, _ place: LayoutError.Place) -> String {
    let name =
      switch place {
      case .container: "the feed"
      case .section(let section): "section \(section)"
      case .item(let path): "item \(path.section),\(path.item)"
      }
    switch fault {
    case .duplicate: return "\(name) is named twice"
    case .outOfRange(let count):
      if case .item(let path) = place {
        return "there is no item \(path.item) in section \(path.section); it has \(count)"
      }
      return "there is no \(name); there are \(count)"
    case .deletedAndMoved, .deletedAndReloaded: return "\(name) is deleted too"
    case .movedAndReloaded: return "\(name) is moved too"
    case .sectionIsGone:
      if case .item = place { return "\(name) goes with its section" }
      return "\(name) is deleted or reloaded too"
    case .countMismatch(let expected, let actual):
      let what = place == .container ? "section" : "item"
      return "\(name) would have \(Format.count(actual, what)), and \(Format.grouped(expected)) were declared"
    }
  }
}
