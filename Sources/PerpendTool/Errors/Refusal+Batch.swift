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
}
